/** Plain links that stay in the app: those of the frame, and those to an anchor of the page they stand on. */
import { useEffect } from "react";
import { isPlainClick, navigate } from "#ui/router.tsx";
import { parseAnchor } from "./scrollRules.ts";

/** They go the same way as the router's links, instead of loading a page or jumping. */
export function useLinkClicks(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const to = event.defaultPrevented || !isPlainClick(event) ? null : findAddress(event.target);
      if (to === null) return;
      event.preventDefault();
      const { pathname, search, hash } = to;
      navigate({ pathname, search, hash });
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);
}

/** The skip link stays the browser's, so that it works at once; shared answers are no anchor. */
function findAddress(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link === null || link.target !== "") return null;
  if (link.hasAttribute("data-in-app")) return link;
  const isAnchor = link.getAttribute("href")?.startsWith("#") === true && link.hash !== "#main";
  return isAnchor && parseAnchor(link.hash) !== null ? link : null;
}
