/** Whether a part of the page has come near to what is seen: a tool that nobody scrolls to fetches no colleges. */
import { type RefObject, useEffect, useState } from "react";

/** About a screen ahead, so that it stands before it is reached. */
const margin = "800px 0px";

/** Stays true once it has been. */
export function useIsNear(part: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = part.current;
    if (isNear || element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [part, isNear]);
  return isNear;
}
