/** What stands below the first screenful of a long page: after a change of page it follows the first paint. */
import { type ReactNode, startTransition, useEffect, useState, useSyncExternalStore } from "react";
import { runAfterPaint } from "./runAfterPaint.ts";
import { useLocation } from "./router.tsx";

const subscribeToNothing = () => () => undefined;

/**
 * Prerendered, taken over, gone back to or opened at an anchor the page stands whole at once; who follows a link sees
 * its beginning one long frame earlier on a slow phone.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const { move, hash } = useLocation();
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [isShown, setShown] = useState(isHydrated || move === "pop" || hash !== "");
  useEffect(() => {
    if (isShown) return undefined;
    return runAfterPaint(() => startTransition(() => setShown(true)));
  }, [isShown]);
  // As tall as a screen, so that the footer does not stand under the beginning for a moment.
  return isShown ? children : <div className="h-screen" />;
}
