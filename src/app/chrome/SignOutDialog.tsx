/** Asks at sign-out whether to keep the plan and the counselor's conversation on this device; signs out right away if there is neither. */
import { useEffect, useRef, useState } from "react";
import { forgetOpenedColleges } from "#client/colleges/openedColleges.ts";
import { eraseTurns, readTurns } from "#client/counselor/conversationDatabase.ts";
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { holdPlanSync } from "#client/planSync/usePlanSync.ts";
import { signOut } from "#client/session/session.ts";
import { stopAsking } from "#client/session/signOutDialogState.ts";
import { UnsentNotice } from "#components/account/UnsentNotice.tsx";
import { SavePlanFile } from "#components/plan-file/SavePlanFile.tsx";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Notice } from "#ui/Notice.tsx";
import { signOutWords as words } from "./signOutWords.ts";

/** A default export because it is lazy-loaded at sign-out. */
export default function SignOutDialog() {
  const { plan, plans, isLoaded } = usePlan();
  const store = usePlanStore();
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const hasPlan = Object.keys(plan.stamps).length > 0 || plans.length > 1;
  const hasConversation = useHasConversation();
  const isKnown = isLoaded && (hasPlan || hasConversation !== null);
  const hasAnything = hasPlan || hasConversation === true;
  const hasLeft = useRef(false);

  useEffect(() => {
    if (!isKnown || hasAnything || hasLeft.current) return;
    hasLeft.current = true;
    void signOut();
  }, [isKnown, hasAnything]);

  if (!isKnown || (!hasAnything && !isBusy)) return null;

  const keep = () => {
    setIsBusy(true);
    hasLeft.current = true;
    void signOut();
  };
  const remove = async () => {
    setIsBusy(true);
    hasLeft.current = true;
    holdPlanSync(true);
    try {
      await eraseTurns();
      await store.erase();
      forgetOpenedColleges();
    } catch {
      // Erasing stopped plan sync, so start it again.
      holdPlanSync(false);
      setIsBusy(false);
      setHasFailed(true);
      return;
    }
    await signOut();
    holdPlanSync(false);
  };

  return (
    <Dialog isOpen title={words.title} closeLabel={words.close} onClose={stopAsking} isBusy={isBusy}>
      <p className="max-w-lead">{hasPlan ? words.question(plans.length) : words.conversation}</p>
      <div aria-live="polite">
        {hasFailed && (
          <div className="mt-4">
            <Notice tone="problem" title={words.failedTitle}>
              {words.failed}
            </Notice>
          </div>
        )}
      </div>
      {!isBusy && <UnsentNotice />}
      <ul className="mt-5 grid gap-4 sm:grid-cols-2">
        <li className="flex flex-col rounded-2xl border border-line bg-card p-4">
          <p className="mb-4 grow text-ink-soft">{words.keepText}</p>
          <Button disabled={isBusy} onClick={keep} className="w-full">
            {words.keep}
          </Button>
        </li>
        <li className="flex flex-col rounded-2xl border border-line bg-card p-4">
          <p className="mb-4 grow text-ink-soft">{words.removeText}</p>
          <Button variant="destructive" disabled={isBusy} onClick={() => void remove()} className="w-full">
            {words.remove}
          </Button>
        </li>
      </ul>
      {hasPlan && (
        <Disclosure summary={words.saveFirst} className="mt-4">
          <SavePlanFile />
        </Disclosure>
      )}
      <p role="status" className={isBusy ? "mt-3 text-ink-soft" : "sr-only"}>
        {isBusy && words.busy}
      </p>
    </Dialog>
  );
}

/** Null until the device has said; a device that cannot say keeps none. */
function useHasConversation(): boolean | null {
  const [has, setHas] = useState<boolean | null>(null);
  useEffect(() => {
    readTurns(null).then(
      (turns) => setHas(turns.length > 0),
      () => setHas(false),
    );
  }, []);
  return has;
}
