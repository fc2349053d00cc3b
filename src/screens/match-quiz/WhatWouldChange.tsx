/** What would change a college's label, chance or price: only steps after which it really looks different. */
import { useMajors } from "#client/colleges/useReferenceData.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { today } from "#client/today.ts";
import { chanceRangeText } from "#components/chance/ChanceView.tsx";
import { LabelMark } from "#components/label/LabelMark.tsx";
import { type Ranked, rankInput } from "#components/matches/useMatches.ts";
import { shownRange } from "#components/price/shownPrice.ts";
import { useAidEstimate } from "#components/price/useAidEstimate.ts";
import { isOtherChance, isOtherLabel, isOtherPrice, type WhatIf, whatIfsOf } from "#domain/match/whatIf.ts";
import type { PriceBand } from "#domain/price/band.ts";
import { words } from "./detailWords.ts";

export default function WhatWouldChange(props: { row: Ranked }) {
  const { plan } = usePlan();
  const aid = useAidEstimate(plan);
  const majors = useMajors(plan.profile.majorFamilies.length > 0);
  const majorsIndex = majors.status === "ready" ? majors.value : null;
  const found = whatIfsOf(props.row.college, plan.profile, plan.money, (profile, money) =>
    rankInput({ ...plan, profile, money }, majorsIndex, today(), aid),
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
              <p className="figures text-[0.95rem]">{effectsOf(one).join("; ")}</p>
            </div>
            <LabelMark label={one.after.label} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function effectsOf({ before, after }: WhatIf<PriceBand>): string[] {
  const effects: string[] = [];
  if (isOtherLabel(before, after)) effects.push(words.whatIf.label(before.label.code, after.label.code));
  const range = chanceRangeText(before.chance);
  const nextRange = chanceRangeText(after.chance);
  if (isOtherChance(before, after) && range !== null && nextRange !== null) {
    effects.push(words.whatIf.chance(range, nextRange));
  }
  if (isOtherPrice(before, after) && before.priceBand !== null && after.priceBand !== null) {
    effects.push(words.whatIf.price(shownRange(before.priceBand), shownRange(after.priceBand)));
  }
  return effects;
}
