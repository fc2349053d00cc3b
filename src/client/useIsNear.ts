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
