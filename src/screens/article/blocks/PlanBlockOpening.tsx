/** Opens the story plan in the tools, says that it is now the current student, and removes it again. */
import { useState } from "react";
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { UndoNotice } from "#ui/UndoNotice.tsx";
import { findFirstOwnPlanId, openStoryPlan, removeStoryPlan } from "./planBlockStore.ts";
import { planBlockWords as words } from "./planBlockWords.ts";

type OpeningMessage = "failed" | "removed" | "shownOwn";

export default function PlanBlockOpening({ studentName, file }: { studentName: string; file: string }) {
  const { plan, plans, isLoaded } = usePlan();
  const store = usePlanStore();
  const [message, setMessage] = useState<OpeningMessage | null>(null);
  const ownPlanId = findFirstOwnPlanId(plans);
  const isKept = plans.some((one) => one.studentName === studentName);
  const isShown = plan.studentName === studentName;
  const open = () => setMessage(openStoryPlan(store, studentName, file) ? null : "failed");
  const remove = () => {
    removeStoryPlan(store, studentName);
    setMessage("removed");
  };
  const showOwn = (id: string) => {
    store.show(id);
    setMessage("shownOwn");
  };
  return (
    <div>
      {!isShown && (
        <>
          <div className="flex flex-wrap gap-3">
            <Button disabled={!isLoaded} onClick={open}>
              {isKept ? words.openAgain : words.open}
            </Button>
            {isKept && (
              <Button variant="ghost" onClick={remove}>
                {words.remove}
              </Button>
            )}
          </div>
          <p className="mt-2 max-w-lead text-[0.95rem] text-ink-soft">{words.openDetail(studentName)}</p>
        </>
      )}
      <div role="status">
        {isShown && (
          <Notice
            tone="attention"
            title={words.openedTitle(studentName)}
            actions={
              <>
                <ButtonLink to="/my-plan">{words.toPlan}</ButtonLink>
                {ownPlanId !== null && (
                  <Button variant="light" onClick={() => showOwn(ownPlanId)}>
                    {words.back}
                  </Button>
                )}
                <Button variant="ghost" onClick={remove}>
                  {words.remove}
                </Button>
              </>
            }
          >
            {words.opened}
          </Notice>
        )}
        {!isShown && message === "failed" && <p className="mt-2 font-medium">{words.failed}</p>}
        {!isShown && message === "shownOwn" && <p className="mt-2 font-medium">{words.backDone}</p>}
      </div>
      <UndoNotice
        className="mt-3 empty:hidden"
        removed={message === "removed" && !isKept ? words.removed(studentName) : null}
        undo={words.undo}
        onUndo={open}
      />
    </div>
  );
}
