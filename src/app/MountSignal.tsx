/** Signals that React has hydrated the page. Part of the tree, so that both renders produce the same markup and ids. */
import { useEffect } from "react";

export function MountSignal({ onMounted }: { onMounted: () => void }) {
  useEffect(() => {
    // Deferred outside React's own work: an event on a part that is not hydrated yet would force React to hydrate it synchronously here.
    const timer = setTimeout(onMounted);
    return () => clearTimeout(timer);
  }, [onMounted]);
  return null;
}
