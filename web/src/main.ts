import "@fontsource/figtree/latin-500.css";
import "@fontsource/figtree/latin-700.css";
import "@fontsource/fraunces/latin-600.css";
import "./style/tokens.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepForOffline } from "./device/offline";
import { showUnhandledFailures } from "./api/failures";
import { firstLanguage, language } from "./text/language.svelte";

showUnhandledFailures();
await language.choose(firstLanguage());
mount(App, { target: document.getElementById("app")! });
// Only later visits need this, so it comes last, and a failure is ignored.
void keepForOffline().catch(() => undefined);
