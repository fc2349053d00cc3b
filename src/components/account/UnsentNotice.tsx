/** Shown before plans are removed from this device: warns about changes the account does not have, and syncs them meanwhile. */
import { useEffect, useState } from "react";
import { syncNow, usePlanSyncStatus } from "#client/planSync/usePlanSync.ts";
import { Notice } from "#ui/Notice.tsx";
import { describeUnsent } from "./describeUnsent.ts";
import { words as all } from "./words.ts";

const words = all.unsent;

/**
 * `planId`: the plan to be removed; all plans without it. For signed-in people. Once shown it keeps its room: the
 * buttons below it must not move under the finger when the account catches up.
 */
export function UnsentNotice({ planId = null }: { planId?: string | null }) {
  useEffect(() => {
    void syncNow();
  }, []);
  const unsent = describeUnsent(usePlanSyncStatus(), planId).join(" ");
  const [told, setTold] = useState(unsent);
  if (unsent !== "" && unsent !== told) setTold(unsent);
  const isCaughtUp = unsent === "" && told !== "";
  return (
    <div aria-live="polite" className="mt-4 grid *:col-start-1 *:row-start-1 empty:hidden">
      {told !== "" && (
        <div className={isCaughtUp ? "[visibility:hidden]" : undefined}>
          <Notice tone="attention" title={words.title}>
            {told}
          </Notice>
        </div>
      )}
      {isCaughtUp && <Notice title={words.caughtUp} />}
    </div>
  );
}
