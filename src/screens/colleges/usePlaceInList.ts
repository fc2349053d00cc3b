/** How far the list was opened and scrolled, found again on reload and on coming back from a college. */
import { useEffect, useMemo, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

const storageKey = "tassel-colleges-place";
const pageSize = 20;

type Place = { key: string; shown: number; scrollY: number };

/** `isReady` is true once the list stands: before that there is nothing to scroll to. */
export function usePlaceInList(isReady: boolean): {
  shown: number;
  showMore: () => void;
  restart: () => void;
} {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const kept = useMemo(() => (isReady && isReturn ? read(key) : null), [isReady, isReturn, key]);
  const [own, setOwn] = useState<number | null>(null);
  const shown = own ?? kept?.shown ?? pageSize;
  const place = useRef<Place>({ key, shown, scrollY: 0 });
  const isRestored = useRef(false);

  useEffect(() => {
    place.current = { ...place.current, key, shown };
  }, [key, shown]);

  // Leaving for another page removes the list, and with it the scroll position: it is noted while scrolling.
  useEffect(() => {
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

  useEffect(() => {
    if (!isReady || isRestored.current) return undefined;
    // After the page's own scrolling to its top, and once the rows stand.
    const frame = requestAnimationFrame(() => {
      if (kept !== null) window.scrollTo(0, kept.scrollY);
      place.current.scrollY = window.scrollY;
      isRestored.current = true;
    });
    return () => cancelAnimationFrame(frame);
  }, [isReady, kept]);

  return { shown, showMore: () => setOwn(shown + pageSize), restart: () => setOwn(pageSize) };
}

/** Storage that is forbidden or broken is as good as empty: the list then opens at its top. */
function read(key: string): Place | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
    return isPlace(kept) && kept.key === key ? kept : null;
  } catch {
    return null;
  }
}

function write(place: Place): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(place));
  } catch {
    // Without storage the place is forgotten, nothing else.
  }
}

function isPlace(value: unknown): value is Place {
  if (typeof value !== "object" || value === null) return false;
  if (!("key" in value && "shown" in value && "scrollY" in value)) return false;
  const { key, shown, scrollY } = value;
  return typeof key === "string" && Number.isSafeInteger(shown) && Number.isFinite(scrollY);
}
