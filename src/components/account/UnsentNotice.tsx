/** Before plans go from this device: whether the account has all of them. What it does not have goes there while this is read. */
import { useEffect } from "react";
import { lookNow, usePlanSyncStatus } from "#client/planSync/usePlanSync.ts";
import { Notice } from "#ui/Notice.tsx";
import { describeUnsent } from "./describeUnsent.ts";
import { words as all } from "./words.ts";

const words = all.unsent;

/** `planId`: the one plan that goes; without it all of them. For who is signed in. */
export function UnsentNotice({ planId = null }: { planId?: string | null }) {
  useEffect(() => {
    void lookNow();
  }, []);
  const sentences = describeUnsent(usePlanSyncStatus(), planId);
  return (
    <div aria-live="polite" className="mt-4 empty:hidden">
      {sentences.length > 0 && (
        <Notice tone="attention" title={words.title}>
          {sentences.join(" ")}
        </Notice>
      )}
    </div>
  );
}
