/** Says what the person can do once loading takes long. */
import { useEffect, useState } from "react";
import { words } from "./words.ts";

export function LoadingHint({ afterMs }: { afterMs: number }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  if (!isSlow) return null;
  return (
    <p className="mt-6">
      <strong>{words.takingLonger}</strong> {words.takingLongerDetail}
    </p>
  );
}
