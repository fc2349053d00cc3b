/** What would change a college's label, chance or price: only steps that make a visible difference. */

import { useMemo } from "react";
import { askEngine } from "#client/engine/askEngine.ts";
import type { Ranked } from "#client/engine/engine.ts";
import { createQuestion, useLatest } from "#client/engine/useAnswer.ts";
import { toChanceRangeText } from "#components/chance/ChanceView.tsx";
import { LabelMarks } from "#components/label/LabelMarks.tsx";
import { useStudentQuestion } from "#components/matches/useStudentQuestion.ts";
import { meritWords } from "#components/price/meritWords.ts";
import {
  hasOtherAdmission,
  hasOtherBudget,
  hasOtherChance,
  hasOtherPrice,
  type WhatIf,
} from "#domain/match/whatIf.ts";
import type { PriceBand } from "#domain/price/band.ts";
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
          <li
            key={`${one.change.code}-${index}`}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5"
          >
            <div className="min-w-0 flex-[1_1_16rem]">
              <p className="font-semibold">{words.title(one.change)}</p>
              <p className="figures text-[0.95rem]">{listEffects(one).join("; ")}</p>
            </div>
            <LabelMarks of={one.after} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function listEffects({ change, before, after }: WhatIf<PriceBand>): string[] {
  const effects: string[] = [];
  if (change.code === "merit")
    effects.push(meritWords.stepEffect(change.moreUsd, change.grant?.name ?? null));
  if (hasOtherAdmission(before, after)) {
    effects.push(words.admission(before.admissionLabel.code, after.admissionLabel.code));
  }
  if (hasOtherBudget(before, after)) effects.push(words.budget(before.budgetLabel, after.budgetLabel));
  const range = toChanceRangeText(before.chance);
  const nextRange = toChanceRangeText(after.chance);
  if (hasOtherChance(before, after) && range !== null && nextRange !== null) {
    effects.push(words.chance(range, nextRange));
  }
  if (hasOtherPrice(before, after) && before.priceBand !== null && after.priceBand !== null) {
    effects.push(words.price(formatShownRange(before.priceBand), formatShownRange(after.priceBand)));
  }
  return effects;
}
