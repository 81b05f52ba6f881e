"""The HTTP side: routes, middleware, cookies, static files, the OpenAPI document."""
