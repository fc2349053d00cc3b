/** How far the list was expanded and scrolled, restored on reload and on coming back from a college. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "#ui/router.tsx";

const storageKey = "tassel-colleges-place";
const pageSize = 20;

/** `list` identifies the visit and the query: another query opens another list. */
type Place = { list: string; shown: number; scrollY: number };

/**
 * `isReady` is true once the list is known; `hasRows` says whether as many of its rows are rendered: before that there is
 * nothing to scroll to. `asked` is the query of the list shown; `newest` is the one asked last, whose list may still be on its way.
 */
export function usePlaceInList(
  isReady: boolean,
  asked: string,
  newest: string,
  hasRows: (shown: number) => boolean,
): { shown: number; isRestoring: boolean; showMore: () => void } {
  const { key, move } = useLocation();
  const list = `${key} ${asked}`;
  const isReturn = move === "pop";
  const kept = useMemo(() => (isReady && isReturn ? read(list) : null), [isReady, isReturn, list]);
  const [own, setOwn] = useState<{ lists: readonly string[]; shown: number } | null>(null);
  const shown = (own?.lists.includes(list) ? own.shown : kept?.shown) ?? pageSize;
  const place = useRef<Place>({ list, shown, scrollY: 0 });
  const isRestored = useRef(false);

  useEffect(() => {
    place.current = { ...place.current, list, shown };
  }, [list, shown]);

  // Navigating away removes the list and with it the scroll position, so save it while scrolling, and stop
  // together with the list, before the shorter page changes the position.
  useLayoutEffect(() => {
    const note = () => {
      if (isRestored.current) place.current.scrollY = window.scrollY;
    };
    const keep = () => {
      if (isRestored.current) write(place.current);
    };
    window.addEventListener("scroll", note, { passive: true });
    window.addEventListener("pagehide", keep);
    return () => {
      window.removeEventListener("scroll", note);
      window.removeEventListener("pagehide", keep);
      keep();
    };
  }, []);

  const canScroll = isReady && hasRows(shown);
  useEffect(() => {
    if (!canScroll || isRestored.current) return undefined;
    // After the page's own scroll to top, and once the rows are rendered.
    const frame = requestAnimationFrame(() => {
      if (kept !== null) window.scrollTo(0, kept.scrollY);
      place.current.scrollY = window.scrollY;
      isRestored.current = true;
    });
    return () => cancelAnimationFrame(frame);
  }, [canScroll, kept]);

  // A link to another search on this page: start the new list at its top.
  const visit = useRef(key);
  useEffect(() => {
    if (visit.current !== key && !isReturn) window.scrollTo(0, 0);
    visit.current = key;
  }, [key, isReturn]);

  // Pressed while a newer list is on its way, it counts for that one too: the person already sees that search chosen.
  const showMore = () => setOwn({ lists: [list, `${key} ${newest}`], shown: shown + pageSize });
  return { shown, isRestoring: kept !== null, showMore };
}

/** Storage that is blocked or corrupt counts as empty: the list then opens at its top. */
function read(list: string): Place | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
    return isPlace(kept) && kept.list === list ? kept : null;
  } catch {
    return null;
  }
}

function write(place: Place): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(place));
  } catch {
    // Without storage only the position is lost.
  }
}

function isPlace(value: unknown): value is Place {
  if (typeof value !== "object" || value === null) return false;
  if (!("list" in value && "shown" in value && "scrollY" in value)) return false;
  const { list, shown, scrollY } = value;
  return typeof list === "string" && Number.isSafeInteger(shown) && Number.isFinite(scrollY);
}
