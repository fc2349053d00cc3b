/** Opens the story plan in the tools, says that it is the shown student now, and takes it back. */
import { useState } from "react";
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { firstOwnPlanId, type OpenedStory, openStoryPlan } from "./planBlockStore.ts";
import { planBlockWords as words } from "./planBlockWords.ts";

export default function PlanBlockOpening({ studentName, file }: { studentName: string; file: string }) {
  const { plan, plans, isLoaded } = usePlan();
  const store = usePlanStore();
  const [opened, setOpened] = useState<OpenedStory | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const ownPlanId = opened?.ownPlanId ?? firstOwnPlanId(plans);
  const isKept = plans.some((one) => one.studentName === studentName);
  const isShown = plan.studentName === studentName && plan.colleges.length > 0;
  const open = () => {
    const now = openStoryPlan(store, studentName, file);
    setOpened(now);
    setSaid(now === null ? words.failed : null);
  };
  const takeBack = () => {
    opened?.takeBack?.();
    setOpened(null);
    setSaid(words.removed(studentName));
  };
  return (
    <div>
      {!isShown && (
        <>
          <Button disabled={!isLoaded} onClick={open}>
            {isKept ? words.openAgain : words.open}
          </Button>
          <p className="mt-2 max-w-[60ch] text-[0.95rem] text-ink-soft">{words.openDetail(studentName)}</p>
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
                  <Button
                    variant="light"
                    onClick={() => {
                      store.show(ownPlanId);
                      setSaid(words.backDone);
                    }}
                  >
                    {words.back}
                  </Button>
                )}
                {opened?.takeBack != null && (
                  <Button variant="ghost" onClick={takeBack}>
                    {words.remove}
                  </Button>
                )}
              </>
            }
          >
            {words.opened}
          </Notice>
        )}
        {!isShown && said !== null && <p className="mt-2 font-medium">{said}</p>}
      </div>
    </div>
  );
}
