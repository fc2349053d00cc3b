/** Whether this installation sends no mail and keeps it on the server: screens then say where it is found. */
import { readBrowserSettings } from "./settings.ts";
import { useIsMounted } from "./useIsMounted.ts";

/** False while prerendering and in the hydrating render, like any setting of the installation. */
export function useKeepsMail(): boolean {
  return useIsMounted() && readBrowserSettings(document).keepsMail === true;
}
