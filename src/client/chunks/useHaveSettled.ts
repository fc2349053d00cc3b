/** Waits for lazy parts, so that what they show is painted together with the rest instead of pushing it down later. */
import { useEffect, useState } from "react";

type Preloadable = { preload: () => Promise<unknown> };

/** True once each has been downloaded or has failed: where it stands it says so itself. `parts` must be memoized. */
export function useHaveSettled(parts: readonly Preloadable[]): boolean {
  const [settled, setSettled] = useState<readonly Preloadable[]>([]);
  useEffect(() => {
    let isOver = false;
    void Promise.allSettled(parts.map((part) => part.preload())).then(() => {
      if (!isOver) setSettled(parts);
    });
    return () => {
      isOver = true;
    };
  }, [parts]);
  return parts.every((part) => settled.includes(part));
}
