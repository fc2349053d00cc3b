/** Whether an element is near the viewport, so that content nobody scrolls to is not downloaded. */
import { type RefObject, useEffect, useState } from "react";

/** About one screen ahead, so that it is ready before it is reached. */
const margin = "800px 0px";

/** Calls back each time the element comes near; returns a function that stops. */
export function watchNear(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) callback();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Stays true once it has been. */
export function useIsNear(part: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = part.current;
    return isNear || element === null ? undefined : watchNear(element, () => setNear(true));
  }, [part, isNear]);
  return isNear;
}

/**
 * Opens a part that waits as HTML: when it comes near, and again whenever the network is back; at once where nothing was
 * prerendered. `open` must stay the same. It sets no state, because a re-render before the part is alive would empty it.
 */
export function useOpenWhenNear(part: RefObject<Element | null>, open: () => void): void {
  useEffect(() => {
    const element = part.current;
    if (element === null) return undefined;
    if (element.querySelector(":scope > [data-waiting]") !== null) open();
    const watch = () => watchNear(element, open);
    let end = watch();
    const watchAgain = () => {
      end();
      end = watch();
    };
    window.addEventListener("online", watchAgain);
    return () => {
      end();
      window.removeEventListener("online", watchAgain);
    };
  }, [part, open]);
}
