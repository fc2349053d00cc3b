/**
 * Says at once when a change of the plan could not be kept, for as long as it would be lost, and asks before
 * the window is closed. Every change is reported here, whichever screen made it.
 */
import { useEffect, useRef } from "react";
import { useUnkept } from "#client/plan/keepingNews.ts";
import { words } from "#components/keeping/words.ts";
import { BottomBar } from "#ui/BottomBar.tsx";
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
    <BottomBar place="notice" className="border-t border-danger bg-danger-soft text-ink shadow-lift">
      <div className="page py-2 sm:py-3">
        {/* A new element for each failure, so that a screen reader says it again. */}
        <div key={failures} role="alert">
          <p className="font-semibold">{words.title(changes)}</p>
          {/* On a phone it would take a third of the window: heard at once, and read by a press. */}
          <p className="text-[0.92rem] max-sm:sr-only">{words.why[because]}</p>
        </div>
        <details className="text-[0.92rem] sm:hidden">
          <summary className="min-h-8 py-1 underline underline-offset-4">{words.whyTitle}</summary>
          <p className="pb-1">{words.why[because]}</p>
        </details>
        <div className="flex flex-wrap gap-2 sm:mt-2">
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
    </BottomBar>
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
