/** Syncs the plan with the account while someone is signed in, and reports what the first sign-in did. Renders nothing. */
import { useEffect } from "react";
import {
  closeReport,
  runPlanSync,
  useIsPlanSyncHeld,
  usePlanSyncStatus,
} from "#client/planSync/usePlanSync.ts";
import { refreshSession, useSession } from "#client/session/session.ts";
import { useToast } from "#ui/Toast.tsx";

/** Several sentences take longer to read than other messages. */
const reportShownMs = 20_000;

export function PlanSyncWatcher() {
  const session = useSession();
  const showToast = useToast();
  const isHeld = useIsPlanSyncHeld();
  const who = session.status === "signedIn" && !isHeld ? session.user.email : null;
  useEffect(() => {
    if (who === null) return undefined;
    return runPlanSync(() => void refreshSession("renewed"));
  }, [who]);
  const report = usePlanSyncStatus()?.report ?? null;
  useEffect(() => {
    if (report === null) return;
    import("#client/planSync/words.ts").then(
      ({ reportWords }) => {
        const { title, lines } = reportWords(report);
        showToast({ title, description: lines.join(" "), durationMs: reportShownMs });
        closeReport();
      },
      () => undefined,
    );
  }, [report, showToast]);
  return null;
}
