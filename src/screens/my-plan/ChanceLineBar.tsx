/** One college's chance on one line: so many of ten, and the range drawn from none to all. */

import { toChanceText } from "#components/chance/ChanceView.tsx";
import { toOdds } from "#components/chance/chanceOdds.ts";
import { words as chanceWords } from "#components/chance/words.ts";
import type { Chance } from "#domain/admission/chance.ts";
import { toShownChance } from "#domain/admission/display.ts";

export function ChanceLineBar({ chance }: { chance: Chance }) {
  if (chance.kind !== "estimate") return <p className="font-semibold">{capitalize(toChanceText(chance))}</p>;
  const shown = toShownChance(chance);
  const { low, between } = shown.dots;
  return (
    <div>
      <p className="font-semibold">{chanceWords.oddsCapital(toOdds(chance.share))}</p>
      <svg width="100%" height={20} aria-hidden="true" className="mt-1 block overflow-visible">
        <line
          x1="0%"
          x2="100%"
          y1={10}
          y2={10}
          className="stroke-line-strong"
          strokeWidth={1.5}
          strokeLinecap="round"
        />
        <rect
          x={`${low}%`}
          y={5}
          width={`${Math.max(1, between)}%`}
          height={10}
          rx={4}
          className="fill-accent-soft stroke-accent"
          strokeWidth={1}
        />
        <circle cx={`${shown.middleDots}%`} cy={10} r={4.5} className="fill-accent" />
      </svg>
      <p className="figures mt-0.5 text-[0.88rem] text-ink-soft">
        {chanceWords.rangeLabel(chanceWords.range(shown.low, shown.high))}
      </p>
    </div>
  );
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
