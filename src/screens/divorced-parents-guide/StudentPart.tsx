/** The student's part: what both households shared, and the total, which can be saved in the plan. */
import { useState } from "react";
import { usePlanStore } from "#client/plan/usePlan.ts";
import type { HouseholdsView } from "#domain/aid/householdShareView.ts";
import { parentHouseholds } from "#domain/aid/parentAnswers.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { householdWords as words } from "./householdWords.ts";
import { OpenShare } from "./OpenShare.tsx";
import { SeenShareView, TotalView } from "./SeenShares.tsx";
import type { Names } from "./toolWords.ts";

export function StudentPart({ view, names }: { view: HouseholdsView; names: Names }) {
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
