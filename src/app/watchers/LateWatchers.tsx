/** Loads the watchers after hydration; the first render is the same with and without them. */
import { type ComponentType, useEffect, useState } from "react";

export function LateWatchers() {
  const [Watchers, setWatchers] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isGone = false;
    const load = () => {
      void import("./Watchers.tsx").then(
        (module) => {
          if (!isGone) setWatchers(() => module.default);
        },
        // Without a network the page works without them; they load when it is back.
        () => window.addEventListener("online", load, { once: true }),
      );
    };
    // After React's own work: the page is hydrated first.
    const timer = setTimeout(load);
    return () => {
      isGone = true;
      clearTimeout(timer);
      window.removeEventListener("online", load);
    };
  }, []);
  return Watchers === null ? null : <Watchers />;
}
