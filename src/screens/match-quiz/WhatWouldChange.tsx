/** What would change a college's label, chance or price: only steps that make a visible difference. */
import { useMajors } from "#client/colleges/useReferenceData.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { toChanceRangeText } from "#components/chance/ChanceView.tsx";
import { LabelMarks } from "#components/label/LabelMarks.tsx";
import { buildRankInput, type Ranked } from "#components/matches/useMatches.ts";
import { formatShownRange } from "#components/price/shownPrice.ts";
import { useAidEstimate } from "#components/price/useAidEstimate.ts";
import {
  hasOtherAdmission,
  hasOtherBudget,
  hasOtherChance,
  hasOtherPrice,
  listWhatIfs,
  type WhatIf,
} from "#domain/match/whatIf.ts";
import type { PriceBand } from "#domain/price/band.ts";
import { words } from "./detailWords.ts";

export default function WhatWouldChange(props: { row: Ranked }) {
  const { plan } = usePlan();
  const aid = useAidEstimate(plan);
  const majors = useMajors(plan.profile.majorFamilies.length > 0);
  const majorsIndex = majors.status === "ready" ? majors.value : null;
  const found = listWhatIfs(props.row.college, plan.profile, plan.money, (profile, money) =>
    buildRankInput({ ...plan, profile, money }, majorsIndex, getToday(), aid),
  );
  if (found.length === 0) return <p className="text-ink-soft">{words.whatIf.none}</p>;
  return (
    <div>
      <p className="text-[0.92rem] text-ink-soft">{words.whatIf.lead}</p>
      <ul className="mt-2 divide-y divide-line">
        {found.map((one) => (
          <li
            key={one.change.code}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5"
          >
            <div className="min-w-0 flex-[1_1_16rem]">
              <p className="font-semibold">{words.whatIf.title(one.change)}</p>
              <p className="figures text-[0.95rem]">{listEffects(one).join("; ")}</p>
            </div>
            <LabelMarks of={one.after} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function listEffects({ before, after }: WhatIf<PriceBand>): string[] {
  const effects: string[] = [];
  if (hasOtherAdmission(before, after)) {
    effects.push(words.whatIf.admission(before.admissionLabel.code, after.admissionLabel.code));
  }
  if (hasOtherBudget(before, after)) effects.push(words.whatIf.budget(before.budgetLabel, after.budgetLabel));
  const range = toChanceRangeText(before.chance);
  const nextRange = toChanceRangeText(after.chance);
  if (hasOtherChance(before, after) && range !== null && nextRange !== null) {
    effects.push(words.whatIf.chance(range, nextRange));
  }
  if (hasOtherPrice(before, after) && before.priceBand !== null && after.priceBand !== null) {
    effects.push(words.whatIf.price(formatShownRange(before.priceBand), formatShownRange(after.priceBand)));
  }
  return effects;
}
