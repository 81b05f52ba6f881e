"""The types of all requests and answers. The browser's types are generated from them."""
