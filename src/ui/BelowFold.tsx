/** Content below the first screenful of a long page; after a navigation it renders once the first screenful has painted. */
import { type ReactNode, startTransition, useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "./router.tsx";
import { runAfterPaint } from "./runAfterPaint.ts";

const subscribeToNothing = () => () => undefined;

/**
 * Prerendered, hydrated, restored and anchored pages render whole right away. After following a link, a slow
 * phone shows the top of the page one long frame sooner.
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
  // One screen tall, so that the footer does not flash right below the fold.
  return isShown ? children : <div className="h-screen" />;
}
