/** Removes one of several students' plans after one confirmation; the others stay. */
import { useState } from "react";
import { eraseTurns } from "#client/counselor/conversationDatabase.ts";
import { eraseEssayRows } from "#client/essays/essayDatabase.ts";
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { useSession } from "#client/session/session.ts";
import { UnsentNotice } from "#components/account/UnsentNotice.tsx";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { words } from "./words.ts";

export function RemoveStudent(props: { onRemoved: () => void }) {
  const { plans } = usePlan();
  const store = usePlanStore();
  const isSignedIn = useSession().status === "signedIn";
  const [asked, setAsked] = useState<string | null>(null);
  const [removed, setRemoved] = useState<string | null>(null);
  const getName = (planId: string) =>
    plans.find(({ id }) => id === planId)?.studentName ?? words.unnamedStudent;
  if (plans.length < 2 && removed === null) return null;

  const remove = async (planId: string) => {
    const name = getName(planId);
    setAsked(null);
    await store.remove(planId);
    await eraseTurns([planId]).catch(() => undefined);
    await eraseEssayRows(planId).catch(() => undefined);
    setRemoved(name);
    props.onRemoved();
  };

  return (
    <section aria-labelledby="remove-student" className="rounded-3xl border border-line bg-card p-5 sm:p-8">
      <h2 id="remove-student" className="text-3xl">
        {words.removeStudent}
      </h2>
      <p className="mt-2 max-w-text">{words.removeStudentText}</p>
      {plans.length > 1 && (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {plans.map(({ id }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
              <span className="font-semibold">{getName(id)}</span>
              <Button
                variant="ghost"
                aria-label={words.removeNamed(getName(id))}
                onClick={() => setAsked(id)}
              >
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p aria-live="polite" className="mt-3 empty:hidden">
        {removed !== null && words.removed(removed)}
      </p>
      <Dialog
        isOpen={asked !== null}
        title={asked === null ? words.removeStudent : words.removeAsk(getName(asked))}
        closeLabel={words.close}
        onClose={() => setAsked(null)}
      >
        <p>{words.removeConfirm}</p>
        {isSignedIn && <UnsentNotice planId={asked} />}
        <div className="mt-5 flex flex-wrap gap-3">
          <Button variant="destructive" onClick={() => asked !== null && void remove(asked)}>
            {words.removeYes}
          </Button>
          <Button variant="light" onClick={() => setAsked(null)}>
            {words.confirmNo}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
