/** One college's chance where there is little room: the range as a figure, and ten dots. */

import type { Chance } from "#domain/admission/chance.ts";
import { DotStrip } from "#ui/chart/DotGrid.tsx";
import { toChanceRangeText, toChanceText } from "./ChanceView.tsx";
import { toChanceDots } from "./chanceDots.ts";

export function ChanceLineBar({ chance }: { chance: Chance }) {
  const dots = toChanceDots(chance);
  return (
    <div>
      <p className="figures font-semibold">{capitalize(toChanceRangeText(chance) ?? toChanceText(chance))}</p>
      {dots !== null && (
        <p className="mt-1.5 flex items-center">
          <DotStrip {...dots} />
        </p>
      )}
    </div>
  );
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
