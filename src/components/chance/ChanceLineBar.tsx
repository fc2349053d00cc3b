/** One college's chance on one line: how many of ten, and the range on a scale from none to all. */

import type { Chance } from "#domain/admission/chance.ts";
import { toShownChance } from "#domain/admission/display.ts";
import { Rail, Span, Spot, Track } from "#ui/chart/Track.tsx";
import { toChanceText } from "./ChanceView.tsx";
import { toOdds } from "./chanceOdds.ts";
import { words as chanceWords } from "./words.ts";

export function ChanceLineBar({ chance }: { chance: Chance }) {
  if (chance.kind !== "estimate") return <p className="font-semibold">{capitalize(toChanceText(chance))}</p>;
  const shown = toShownChance(chance);
  const { low, between } = shown.dots;
  return (
    <div>
      <p className="font-semibold">{chanceWords.oddsCapital(toOdds(chance.share))}</p>
      <Track label={null} height={20} className="mt-1">
        <Rail />
        <Span from={low} to={low + between} height={10} of={20} tone="accentSoft" />
        <Spot at={shown.middleDots} radius={4.5} />
      </Track>
      <p className="figures mt-0.5 text-[0.88rem] text-ink-soft">
        {chanceWords.rangeLabel(chanceWords.range(shown.low, shown.high))}
      </p>
    </div>
  );
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
