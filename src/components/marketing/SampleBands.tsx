/** The example's prices on one money scale: what the family would pay, what it can pay, and the sticker price. */

import { BandTrack } from "#components/price/BandTrack.tsx";
import { formatShownRange, formatShownUsd } from "#domain/price/shownPrice.ts";
import { formatUsd } from "#lib/format.ts";
import { Legend } from "#ui/chart/Legend.tsx";
import { Link } from "#ui/router.tsx";
import { words } from "./words.ts";
import { sampleStudent, type WorkedCollege } from "./workedExample.ts";

export function SampleBands(props: { colleges: readonly WorkedCollege[] }) {
  const scaleMaximumUsd = 1.02 * Math.max(...props.colleges.map((college) => college.band.stickerUsd));
  return (
    <figure>
      <figcaption className="font-semibold">{words.board.title(sampleStudent.entryYear)}</figcaption>
      <ul className="mt-2 space-y-2">
        {props.colleges.map((college) => (
          <li key={college.path}>
            <p className="figures flex flex-wrap items-baseline justify-between gap-x-4">
              <Link
                to={college.path}
                className="inline-flex min-h-11 items-center underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-2"
              >
                {college.shortName}
              </Link>
              <span className="font-serif text-[1.2rem]">{formatShownRange(college.band)}</span>
            </p>
            <BandTrack
              band={college.band}
              payPerYearUsd={sampleStudent.payPerYearUsd}
              scaleMaximumUsd={scaleMaximumUsd}
              size="compact"
            />
            <p className="figures text-right text-[0.88rem] text-ink-soft">
              {words.published(formatShownUsd(college.band.stickerUsd))}
            </p>
          </li>
        ))}
      </ul>
      <Legend
        className="mt-4"
        items={[
          { mark: "accent", name: words.board.band },
          { mark: "accentSoft", name: words.board.over },
          { mark: "pinSupport", name: words.board.pay(formatUsd(sampleStudent.payPerYearUsd)) },
          { mark: "pinInk", name: words.board.sticker },
        ]}
      />
    </figure>
  );
}
