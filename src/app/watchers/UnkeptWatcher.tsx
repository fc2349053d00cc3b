/**
 * Says at once when a change of the plan could not be kept, for as long as it would be lost, and asks before
 * the window is closed. Every change is reported here, whichever screen made it.
 */
import { useEffect, useRef } from "react";
import { useUnkept } from "#client/plan/keepingNews.ts";
import { words } from "#components/keeping/words.ts";
import { Button } from "#ui/Button.tsx";
import { useToast } from "#ui/Toast.tsx";

export function UnkeptWatcher() {
  const unkept = useUnkept();
  const showToast = useToast();
  const isUnkept = unkept !== null;
  const wasUnkept = useRef(false);
  useEffect(() => {
    if (wasUnkept.current && !isUnkept) showToast({ title: words.keptAgain });
    wasUnkept.current = isUnkept;
    if (!isUnkept) return undefined;
    // Fetched while there is a network: what saves a copy must not be missing when it is needed.
    void loadHelp().catch(() => undefined);
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnkept, showToast]);
  if (unkept === null) return null;
  const { because, changes, failures } = unkept;
  return (
    // Stays in sight at the bottom of the window, and comes to rest below the footer, so that it hides nothing for good.
    <div className="no-print sticky bottom-0 z-40 border-t border-danger bg-danger-soft text-ink shadow-lift">
      <div className="page py-3">
        {/* A new element for each failure, so that a screen reader says it again. */}
        <div key={failures} role="alert">
          <p className="font-semibold">{words.title(changes)}</p>
          <p className="text-[0.92rem]">{words.why[because]}</p>
        </div>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="sm" onClick={() => void download()}>
            {words.download}
          </Button>
          {because !== "forbidden" && (
            <Button size="sm" variant="outline" onClick={() => void tryAgain()}>
              {words.tryAgain}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

async function loadHelp() {
  const [{ browserPlanStore }, { downloadPlan }] = await Promise.all([
    import("#client/plan/usePlan.ts"),
    import("#components/plan-file/downloadPlan.ts"),
  ]);
  return { store: browserPlanStore(), downloadPlan };
}

async function download(): Promise<void> {
  const { store, downloadPlan } = await loadHelp();
  downloadPlan(store.getState().plan);
}

async function tryAgain(): Promise<void> {
  const { store } = await loadHelp();
  await store.tryAgain();
}
