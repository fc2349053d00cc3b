/** Shown before plans are removed from this device: warns about changes the account does not have, and syncs them meanwhile. */
import { useEffect } from "react";
import { syncNow, usePlanSyncStatus } from "#client/planSync/usePlanSync.ts";
import { Notice } from "#ui/Notice.tsx";
import { describeUnsent } from "./describeUnsent.ts";
import { words as all } from "./words.ts";

const words = all.unsent;

/** `planId`: the plan to be removed; all plans without it. For signed-in people. */
export function UnsentNotice({ planId = null }: { planId?: string | null }) {
  useEffect(() => {
    void syncNow();
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
