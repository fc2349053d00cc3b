/** Erases everything after one confirmation, and says what was erased. */
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { ErasedAccount } from "#client/account/eraseAccount.ts";
import { forgetTally } from "#client/calculatorTally/keptTally.ts";
import { forgetOpenedColleges } from "#client/colleges/openedColleges.ts";
import { eraseTurns } from "#client/counselor/conversationDatabase.ts";
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { holdPlanSync } from "#client/planSync/usePlanSync.ts";
import { erasePausedMutations } from "#client/query/pausedMutationStore.ts";
import { hasSessionHint, noteUnfinishedSignOut } from "#client/session/hint.ts";
import { endSession, useSession } from "#client/session/session.ts";
import { ErasedReceipt } from "#components/account/ErasedReceipt.tsx";
import { UnsentNotice } from "#components/account/UnsentNotice.tsx";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Notice } from "#ui/Notice.tsx";
import { eraseOfflineFiles } from "./deviceState.ts";
import { words } from "./words.ts";

type Outcome =
  | { kind: "erased"; plans: number; caches: number; wasSignedIn: boolean }
  | { kind: "accountErased"; erased: ErasedAccount }
  | { kind: "failed" }
  | { kind: "accountFailed" };

export function Erase(props: { onErased: () => void }) {
  const { plan, plans, isLoaded } = usePlan();
  const store = usePlanStore();
  const queries = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const [isErasing, setIsErasing] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const session = useSession();
  const user = session.status === "signedIn" ? session.user : null;
  const [alsoAccount, setAlsoAccount] = useState(false);
  const id = useId();

  /** Whoever asks again starts anew: a tick from before would erase the account unseen. */
  const stopAsking = () => {
    setIsAsking(false);
    setAlsoAccount(false);
  };

  const erase = async () => {
    setIsErasing(true);
    setOutcome(await erased());
    setIsErasing(false);
    stopAsking();
    props.onErased();
  };

  const erased = async (): Promise<Outcome> => {
    const count = Math.max(1, plans.length);
    let account: ErasedAccount | null = null;
    if (user !== null && alsoAccount) {
      // First and on its own: if it fails, nothing is gone and it can be retried.
      try {
        const { eraseAccount } = await import("#client/account/eraseAccount.ts");
        account = await eraseAccount(queries, true);
      } catch {
        return { kind: "accountFailed" };
      }
    }
    // Erasing stops sync for good; if it fails, sync starts again.
    holdPlanSync(true);
    const endsSession = user !== null && account === null;
    try {
      await store.erase();
      // Before everything that follows: with it, the account would restore everything.
      if (endsSession) endSession();
      // Pending requests, their stored copies, and those just being restored.
      queries.clear();
      await erasePausedMutations();
      await eraseTurns();
      queries.clear();
      forgetOpenedColleges();
      forgetTally();
      const cacheCount = await eraseOfflineFiles();
      if (account !== null) {
        return { kind: "accountErased", erased: { ...account, isPlanRemoved: true } };
      }
      return { kind: "erased", plans: count, caches: cacheCount, wasSignedIn: user !== null };
    } catch {
      // The account is gone whatever happens on the device: its receipt is shown once, here.
      return account === null ? { kind: "failed" } : { kind: "accountErased", erased: account };
    } finally {
      holdPlanSync(false);
      // The stored note about it was erased with everything else.
      if (endsSession && !hasSessionHint()) noteUnfinishedSignOut();
    }
  };

  return (
    <section aria-labelledby="erase" className="rounded-3xl border-2 border-danger p-5 sm:p-8">
      <h2 id="erase" className="text-3xl">
        {words.erase}
      </h2>
      <p className="mt-2 max-w-text">{words.eraseText}</p>
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
            {words.erased(outcome.plans, outcome.caches)} {outcome.wasSignedIn && words.erasedSignedIn}
          </Notice>
        )}
        {outcome?.kind === "accountErased" && <ErasedReceipt erased={outcome.erased} hasAskedToRemovePlan />}
        {outcome?.kind === "accountFailed" && (
          <Notice tone="problem" title={words.accountFailedTitle}>
            {words.accountFailed}
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
        onClose={stopAsking}
        isBusy={isErasing}
      >
        <p>{words.confirm(plans.length, plan.colleges.length)}</p>
        {user !== null && (
          <>
            <p className="mt-3">{words.confirmSignedIn}</p>
            {!alsoAccount && !isErasing && <UnsentNotice />}
            <label htmlFor={id} className="mt-3 flex min-h-11 items-center gap-3 font-semibold">
              <input
                id={id}
                type="checkbox"
                className="size-5 shrink-0 accent-accent"
                checked={alsoAccount}
                onChange={(event) => setAlsoAccount(event.target.checked)}
              />
              {words.alsoAccount(user.email)}
            </label>
          </>
        )}
        <div className="mt-5 flex flex-wrap gap-3">
          <Button variant="destructive" disabled={isErasing} onClick={() => void erase()}>
            {isErasing ? words.erasing : words.confirmYes}
          </Button>
          <Button variant="light" disabled={isErasing} onClick={stopAsking}>
            {words.confirmNo}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
