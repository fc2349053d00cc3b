/** Two households, each on its own: who is looking, and then that one's part alone. */
import { useRef } from "react";
import { flushSync } from "react-dom";
import { usePlan } from "#client/plan/usePlan.ts";
import { buildHouseholdsView, type Viewer } from "#domain/aid/householdShareView.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { HouseholdPart } from "./HouseholdPart.tsx";
import { householdWords as words } from "./householdWords.ts";
import { readNames } from "./names.ts";
import { StudentPart } from "./StudentPart.tsx";

export default function TwoHouseholds(props: {
  viewer: Viewer | null;
  onView: (viewer: Viewer | null) => void;
}) {
  const { plan, isLoaded } = usePlan();
  const box = useRef<HTMLDivElement>(null);
  const names = readNames(plan.aid);
  if (!isLoaded) return null;

  /** What was on the page before is gone: the keyboard and the reader go on at the new heading. */
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
          {/* Only what this viewer may see goes further than this line. */}
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
