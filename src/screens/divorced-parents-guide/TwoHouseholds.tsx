/** Two separate households: asks who is looking, then shows only that person's part. */
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { buildHouseholdsView, type HouseholdsView, type Viewer } from "#domain/aid/householdShareView.ts";
import { parentHouseholds } from "#domain/aid/parentAnswers.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { HouseholdPart } from "./HouseholdPart.tsx";
import { householdWords as words } from "./householdWords.ts";
import { readNames } from "./names.ts";
import { OpenShare } from "./OpenShare.tsx";
import { SeenShareView, TotalView } from "./SeenShares.tsx";
import type { Names } from "./toolWords.ts";

export default function TwoHouseholds(props: {
  viewer: Viewer | null;
  onView: (viewer: Viewer | null) => void;
}) {
  const { plan, isLoaded } = usePlan();
  const box = useRef<HTMLDivElement>(null);
  const names = readNames(plan.aid);
  if (!isLoaded) return null;

  /** The previous content is gone: focus moves to the new heading. */
  function look(viewer: Viewer | null): void {
    flushSync(() => props.onView(viewer));
    box.current?.querySelector<HTMLElement>("h3")?.focus();
  }

  return (
    <div ref={box} className="mt-6 max-w-3xl print:mt-0 print:max-w-none">
      {props.viewer === null ? (
        <Card className="print:hidden">
          <h3 tabIndex={-1} className="text-2xl outline-none">
            {words.whoTitle}
          </h3>
          <div className="mt-4 flex flex-col items-stretch gap-3 sm:flex-row sm:flex-wrap">
            {(["first", "second"] as const).map((household) => (
              <Button key={household} variant="outline" onClick={() => look(household)}>
                {words.iAm(names[household])}
              </Button>
            ))}
            <Button variant="outline" onClick={() => look("student")}>
              {words.iAmStudent}
            </Button>
          </div>
          <p className="mt-4 text-[0.95rem] text-ink-soft">{words.whoNote}</p>
          <p className="mt-2 text-[0.95rem] text-ink-soft">{words.planFileNote}</p>
        </Card>
      ) : (
        <>
          {/* Nothing this viewer may not see is passed below this line. */}
          {props.viewer === "student" ? (
            <StudentPart view={buildHouseholdsView(plan.aid, "student")} names={names} />
          ) : (
            <HouseholdPart
              key={props.viewer}
              household={props.viewer}
              view={buildHouseholdsView(plan.aid, props.viewer)}
              names={names}
            />
          )}
          <Button variant="light" className="mt-6 print:hidden" onClick={() => look(null)}>
            {words.leave}
          </Button>
        </>
      )}
    </div>
  );
}

/** The student's part: what both households shared, and the total, which can be saved in the plan. */
function StudentPart({ view, names }: { view: HouseholdsView; names: Names }) {
  return (
    <div className="space-y-6">
      <div>
        <h3 tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
          {words.studentTitle}
        </h3>
        <p className="mt-1 text-ink-soft">{words.studentLead}</p>
      </div>
      <Card>
        <TotalView total={view.total} names={names} />
        {view.total.kind === "shown" && <TakeTotal amountUsd={view.total.amountUsd} />}
      </Card>
      {parentHouseholds.map((household) => (
        <Card key={household}>
          <h4 className="font-serif text-xl">{words.otherTitle(names[household])}</h4>
          <SeenShareView share={view.handed[household]} name={names[household]} />
        </Card>
      ))}
      <Card className="print:hidden">
        <OpenShare own={null} names={names} />
      </Card>
    </div>
  );
}

function TakeTotal({ amountUsd }: { amountUsd: number }) {
  const store = usePlanStore();
  const [isUsed, setUsed] = useState(false);
  return (
    <div className="mt-4 print:hidden">
      <Button
        variant="outline"
        onClick={() => {
          store.give({ kind: "setMoney", fields: { payPerYearUsd: amountUsd } });
          setUsed(true);
        }}
      >
        {words.takeTotal}
      </Button>
      <p className="mt-2 text-[0.95rem] text-ink-soft">{words.takeTotalNote}</p>
      <p role="status" className={isUsed ? "mt-2 font-medium text-accent-text" : "sr-only"}>
        {isUsed && words.totalTaken}
      </p>
    </div>
  );
}
