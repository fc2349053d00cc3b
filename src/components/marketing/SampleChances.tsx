/** The example's list: each college with its label, its chance as 100 dots, and the range. */

import { words as chanceWords } from "#components/chance/words.ts";
import { AdmissionMark } from "#components/label/AdmissionMark.tsx";
import { toShownShare } from "#domain/admission/display.ts";
import { Dots100 } from "#ui/chart/DotGrid.tsx";
import { Link } from "#ui/router.tsx";
import type { WorkedCollege } from "./workedExample.ts";

export function SampleChances(props: { colleges: readonly WorkedCollege[] }) {
  return (
    <ul className="divide-y divide-line">
      {props.colleges.map((college) => (
        <li
          key={college.path}
          className="grid grid-cols-[1fr_7.5rem] items-center gap-x-4 py-2.5 sm:grid-cols-[1fr_11.5rem]"
        >
          <div className="min-w-0">
            <AdmissionMark code={college.admission} />
            <p className="font-serif text-[1.2rem] leading-snug">
              <Link
                to={college.path}
                className="inline-flex min-h-11 items-center underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-2"
              >
                {college.shortName}
              </Link>
            </p>
          </div>
          <div>
            <SampleDots college={college} />
            <p className="figures mt-1 text-right text-[0.95rem] text-ink-soft">
              {formatChanceRange(college)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

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
