/** Tells that React has taken over the page. Part of the app, so that both renders have the same tree and ids. */
import { useEffect } from "react";

export function MountSignal({ onMounted }: { onMounted: () => void }) {
  useEffect(() => {
    // Outside of React's own work: an action on a part not taken over yet makes React do so at once, but not in here.
    const timer = setTimeout(onMounted);
    return () => clearTimeout(timer);
  }, [onMounted]);
  return null;
}
