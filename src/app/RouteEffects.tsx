/** What happens when the path changes: to the top of the page, the head's tags replaced, focus on the new content. */
import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { applyHead } from "#client/head.ts";
import { headOf, headTags } from "#site/head.ts";
import { pageAt } from "#site/pages.ts";

export function RouteEffects() {
  const { pathname } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const shownPath = useRef<string | null>(null);
  useEffect(() => {
    const isFirst = shownPath.current === null;
    const isSame = shownPath.current === pathname;
    shownPath.current = pathname;
    // The first page came with its own head, and the browser keeps its own scroll position there.
    if (isFirst || isSame) return;
    // Going back, the browser restores where the person was.
    if (!isReturn) window.scrollTo(0, 0);
    document.getElementById("main")?.focus({ preventScroll: true });
    // A college's page names itself once its record is there.
    if (pageAt(pathname) !== null || !pathname.startsWith("/colleges/")) {
      applyHead(document, headTags(headOf(pathname), window.location.origin));
    }
  }, [pathname, isReturn]);
  return null;
}
