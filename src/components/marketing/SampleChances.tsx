/** A chance of the example as 100 dots, and as a range. */

import { words as chanceWords } from "#components/chance/words.ts";
import { toShownShare } from "#domain/admission/display.ts";
import { Dots100 } from "#ui/chart/DotGrid.tsx";
import type { WorkedCollege } from "./workedExample.ts";

/** One example chance as 100 dots; never none and never all of them. */
export function SampleDots(props: { college: WorkedCollege; className?: string }) {
  const { chance } = props.college;
  const low = clampToDots(chance.low);
  const high = clampToDots(chance.high);
  return (
    <Dots100
      low={low}
      between={high - low}
      label={chanceWords.dots(low, high)}
      className={props.className ?? "h-auto w-full"}
    />
  );
}

/** The range as the tools show it: "5–45%", "under 5%". */
export function formatChanceRange(college: WorkedCollege): string {
  const { low, high } = college.chance;
  return chanceWords.range(toShownShare(low), toShownShare(high));
}

function clampToDots(share: number): number {
  return Math.min(99, Math.max(1, Math.round(share * 100)));
}
