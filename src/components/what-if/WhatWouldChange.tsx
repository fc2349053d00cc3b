/** What would change a college's label, chance or price: only steps that make a visible difference. */

import { type ReactNode, useMemo } from "react";
import { askEngine } from "#client/engine/askEngine.ts";
import type { Ranked } from "#client/engine/engine.ts";
import { createQuestion, useLatest } from "#client/engine/useAnswer.ts";
import { toChanceRangeText } from "#components/chance/ChanceView.tsx";
import { AdmissionMark } from "#components/label/AdmissionMark.tsx";
import { BudgetMark } from "#components/label/BudgetMark.tsx";
import { useStudentQuestion } from "#components/matches/useStudentQuestion.ts";
import {
  hasOtherAdmission,
  hasOtherBudget,
  hasOtherChance,
  hasOtherPrice,
  type WhatIf,
} from "#domain/match/whatIf.ts";
import type { PriceBand } from "#domain/price/band.ts";
import { meritWords } from "#domain/price/meritWords.ts";
import { formatShownRange } from "#domain/price/shownPrice.ts";
import { words } from "./words.ts";

const question = createQuestion(askEngine("whatIf"));

export default function WhatWouldChange(props: { row: Ranked }) {
  const { unitId } = props.row.college;
  const { student } = useStudentQuestion();
  const request = useMemo(() => (student === null ? null : { student, unitId }), [student, unitId]);
  const found = useLatest(question, request)?.value ?? null;
  if (found === null) return <p className="text-ink-soft">{words.loading}</p>;
  if (found.length === 0) return <p className="text-ink-soft">{words.none}</p>;
  return (
    <div>
      <p className="text-[0.92rem] text-ink-soft">{words.lead}</p>
      <ul className="mt-2 divide-y divide-line">
        {found.map((one, index) => (
          <li key={`${one.change.code}-${index}`} className="py-2.5">
            <p className="font-semibold">{words.title(one.change)}</p>
            <Effects of={one} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Effects({ of: { change, before, after } }: { of: WhatIf<PriceBand> }) {
  const range = toChanceRangeText(before.chance);
  const nextRange = toChanceRangeText(after.chance);
  return (
    <div className="mt-0.5 space-y-1 text-[0.95rem]">
      {change.code === "merit" && (
        <p className="figures">{meritWords.stepEffect(change.moreUsd, change.grant?.name ?? null)}</p>
      )}
      {hasOtherAdmission(before, after) && (
        <Becomes
          before={<AdmissionMark code={before.admissionLabel.code} />}
          after={<AdmissionMark code={after.admissionLabel.code} />}
        />
      )}
      {hasOtherChance(before, after) && range !== null && nextRange !== null && (
        <Becomes name={words.effect.chance} before={range} after={nextRange} />
      )}
      {hasOtherPrice(before, after) && before.priceBand !== null && after.priceBand !== null && (
        <Becomes
          name={words.effect.price}
          before={formatShownRange(before.priceBand)}
          after={formatShownRange(after.priceBand)}
        />
      )}
      {hasOtherBudget(before, after) && (
        <Becomes
          before={<BudgetMark code={before.budgetLabel} />}
          after={<BudgetMark code={after.budgetLabel} />}
        />
      )}
    </div>
  );
}

/** "Chance 70% or more → 80% or more". */
function Becomes(props: { name?: string; before: ReactNode; after: ReactNode }) {
  return (
    <p className="figures flex flex-wrap items-center gap-x-2 gap-y-0.5">
      {props.name !== undefined && <span className="text-ink-soft">{props.name}</span>}
      <span>{props.before}</span>
      <span aria-hidden="true">{"\u2192"}</span>
      <span className="sr-only">{words.becomes}</span>
      <span className="font-semibold">{props.after}</span>
    </p>
  );
}
