/** What stands in a screen's place while its code loads, with a hint after ten seconds. */
import { useEffect, useState } from "react";
import { pageLoadingHintMs } from "#client/limits.ts";
import { words } from "./words.ts";

export function PageLoading() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), pageLoadingHintMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="mx-auto min-h-[70vh] max-w-5xl px-4 py-10" role="status">
      <p className="sr-only">{words.loading}</p>
      <div aria-hidden="true" className="animate-pulse space-y-4 motion-reduce:animate-none">
        <div className="h-10 w-2/3 rounded-lg bg-line" />
        <div className="h-5 w-full rounded bg-line" />
        <div className="h-5 w-5/6 rounded bg-line" />
        <div className="h-40 w-full rounded-2xl bg-line" />
      </div>
      {isSlow && (
        <p className="mt-6">
          <strong>{words.takingLonger}</strong> {words.takingLongerDetail}
        </p>
      )}
    </div>
  );
}
