/** Whether the person has interacted with the page yet; work needed only after that can wait for it. */
import { useEffect, useState } from "react";

const signs = ["pointerdown", "keydown", "input"] as const;

export function useHasTouched(): boolean {
  const [hasTouched, setHasTouched] = useState(false);
  useEffect(() => {
    const note = () => setHasTouched(true);
    for (const sign of signs) window.addEventListener(sign, note, { once: true, passive: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, note);
    };
  }, []);
  return hasTouched;
}
