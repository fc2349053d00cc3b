/** How the index comes about, as a staircase, and what it would be with another income. */
import { useMemo, useState } from "react";
import type { AidOutcome } from "#domain/aid/fafsaFlowInput.ts";
import { calculateWithIncome, findIncomeReach, triedIncome } from "#domain/aid/fafsaFlowLevers.ts";
import { buildStaircase } from "#domain/aid/indexStaircase.ts";
import type { AidAnswers } from "#domain/answers/households.ts";
import { Button } from "#ui/Button.tsx";
import { Stairs } from "#ui/chart/Stairs.tsx";
import { RangeField } from "#ui/RangeField.tsx";
import { stairWords as words } from "./stairWords.ts";

export function IndexStairs(props: { used: AidAnswers; outcome: AidOutcome; isEligible: boolean }) {
  const { used, outcome } = props;
  const [changeUsd, setChangeUsd] = useState(0);
  const reach = useMemo(() => findIncomeReach(used), [used]);
  // Answers may change below the picture, and with them how far another income may be tried.
  const triedUsd = Math.min(reach.moreUsd, Math.max(reach.lessUsd, changeUsd));
  const tried = triedUsd === 0 ? outcome : (calculateWithIncome(used, triedUsd) ?? outcome);
  const staircase = buildStaircase(tried);
  if (staircase === null) return null;
  const { stairs, largest, leastUsd, mostUsd } = staircase;
  const context = { formula: outcome.worksheet.formula, people: outcome.worksheet.familySize };
  const incomeUsd = stairs[0]?.toUsd ?? 0;
  return (
    <div className="mt-4 space-y-5">
      {largest !== null && <p className="max-w-text">{words.largest(largest, context)}</p>}
      <Stairs
        label={words.label}
        least={leastUsd}
        most={mostUsd}
        rows={stairs.map((stair) => ({
          key: stair.code,
          label: words.steps[stair.code](context),
          amount: words.amount(stair),
          from: stair.fromUsd,
          to: stair.toUsd,
          isSum: stair.isSum,
        }))}
      />
      {reach.lessUsd < reach.moreUsd && (
        <div className="no-print max-w-md">
          <RangeField
            label={words.try(context)}
            valueText={words.triedIncome(incomeUsd)}
            value={triedUsd}
            minimum={reach.lessUsd}
            maximum={reach.moreUsd}
            step={triedIncome.stepUsd}
            onChange={setChangeUsd}
          />
          <p className="mt-1" role="status">
            {words.tried(tried, outcome, props.isEligible)}
          </p>
          <p className="mt-1 text-[0.92rem] text-ink-soft">
            {words.trying(reach.lessUsd > -triedIncome.mostUsd || reach.moreUsd < triedIncome.mostUsd)}
          </p>
          {triedUsd !== 0 && (
            <Button variant="light" className="mt-2" onClick={() => setChangeUsd(0)}>
              {words.back}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
