/** React by itself, so that the browser can begin it in a task of its own: on a slow phone it takes as long as the rest of the app. */
export { createRoot, hydrateRoot, type Root, type RootOptions } from "react-dom/client";
