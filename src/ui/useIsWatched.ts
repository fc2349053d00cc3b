/** Whether a person can be looking at a message: not while the window has been in the background since it appeared. */
import { useEffect, useState } from "react";

/** False for what appeared while the window was in the background, until it is focused. */
export function useIsWatched(): boolean {
  const [isWatched, setIsWatched] = useState(() => document.hasFocus());
  useEffect(() => {
    if (isWatched) return undefined;
    const watch = () => setIsWatched(true);
    window.addEventListener("focus", watch, { once: true });
    return () => window.removeEventListener("focus", watch);
  }, [isWatched]);
  return isWatched;
}
