/** Erasing everything, after asking once, and saying what was erased. */
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { eraseKeptRequests } from "#client/query/keptRequestStore.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Notice } from "#ui/Notice.tsx";
import { eraseOfflineFiles } from "./deviceState.ts";
import { words } from "./words.ts";

type Outcome = { kind: "erased"; plans: number; caches: number } | { kind: "failed" };

export function Erase(props: { onErased: () => void }) {
  const { plan, plans, isLoaded } = usePlan();
  const store = usePlanStore();
  const queries = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const [isErasing, setIsErasing] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const erase = async () => {
    setIsErasing(true);
    const count = Math.max(1, plans.length);
    try {
      await store.erase();
      // What this page would still send, what is kept of it, and what was just being taken up from there.
      queries.clear();
      await eraseKeptRequests();
      queries.clear();
      const cacheCount = await eraseOfflineFiles();
      setOutcome({ kind: "erased", plans: count, caches: cacheCount });
    } catch {
      setOutcome({ kind: "failed" });
    }
    setIsErasing(false);
    setIsAsking(false);
    props.onErased();
  };

  return (
    <section aria-labelledby="erase" className="rounded-3xl border-2 border-danger p-5 sm:p-8">
      <h2 id="erase" className="text-3xl">
        {words.erase}
      </h2>
      <p className="mt-2 max-w-[65ch]">{words.eraseText}</p>
      <Button variant="destructive" className="mt-5" disabled={!isLoaded} onClick={() => setIsAsking(true)}>
        {words.eraseButton}
      </Button>
      <div aria-live="polite" className="mt-5 empty:hidden">
        {outcome?.kind === "erased" && (
          <Notice
            title={words.erasedTitle}
            actions={
              <ButtonLink variant="outline" to="/college-match-quiz">
                {words.startAgain}
              </ButtonLink>
            }
          >
            {words.erased(outcome.plans, outcome.caches)}
          </Notice>
        )}
        {outcome?.kind === "failed" && (
          <Notice tone="problem" title={words.eraseFailedTitle}>
            {words.eraseFailed}
          </Notice>
        )}
      </div>
      <Dialog
        isOpen={isAsking}
        title={words.confirmTitle}
        closeLabel={words.close}
        onClose={() => setIsAsking(false)}
      >
        <p>{words.confirm(plans.length, plan.colleges.length)}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button variant="destructive" disabled={isErasing} onClick={() => void erase()}>
            {isErasing ? words.erasing : words.confirmYes}
          </Button>
          <Button variant="light" onClick={() => setIsAsking(false)}>
            {words.confirmNo}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
