/** Keeps the plan in step with the account while somebody is signed in, and says what the first sign-in did. Renders nothing. */
import { useEffect } from "react";
import { loadModule } from "#client/chunks/loadModule.ts";
import { beginPlanSync } from "#client/planSync/beginPlanSync.ts";
import {
  closeReport,
  setBegunSync,
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
    // Only who is signed in downloads it. Until it comes the plan is on the device.
    const begun = beginPlanSync({
      async load(failures) {
        const { startPlanSync } = await loadModule(
          () => import("#client/planSync/browserPlanSync.ts"),
          failures,
        );
        return () => startPlanSync(() => void refreshSession("renewed"));
      },
      after(waitMs, run) {
        const timer = setTimeout(run, waitMs);
        return () => clearTimeout(timer);
      },
    });
    setBegunSync(begun);
    window.addEventListener("online", begun.now);
    document.addEventListener("visibilitychange", begun.now);
    return () => {
      window.removeEventListener("online", begun.now);
      document.removeEventListener("visibilitychange", begun.now);
      setBegunSync(null);
      begun.stop();
    };
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
