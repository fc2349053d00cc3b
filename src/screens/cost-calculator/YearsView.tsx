/** The years of study on one money scale, and their total. */

import { BandTrack } from "#components/price/BandTrack.tsx";
import { SourceNote } from "#components/source/SourceNote.tsx";
import type { StudyPrice } from "#domain/price/fourYears.ts";
import { formatShownRange } from "#domain/price/shownPrice.ts";
import { formatSchoolYear, formatUsd } from "#lib/format.ts";
import { words } from "./resultWords.ts";

export function YearsView(props: { study: StudyPrice; payPerYearUsd: number | null; isMoved: boolean }) {
  const { study, payPerYearUsd } = props;
  const highest = Math.max(
    ...study.years.map((year) => Math.max(year.highUsd, year.stickerUsd ?? 0)),
    payPerYearUsd ?? 0,
  );
  return (
    <div>
      <p className="figures font-serif text-3xl leading-tight">{formatShownRange(study.total)}</p>
      <ol className="mt-4 space-y-3">
        {study.years.map((year) => (
          <li key={year.studyYear} className="grid grid-cols-[5.2rem_1fr] items-center gap-x-3">
            <p className="leading-tight">
              <span className="block font-semibold">{words.yearName(year.studyYear)}</span>
              <span className="figures text-[0.88rem] text-ink-soft">{formatSchoolYear(year.fallYear)}</span>
            </p>
            <div>
              <p className="figures text-[0.95rem]">{formatShownRange(year)}</p>
              <BandTrack
                band={year}
                payPerYearUsd={payPerYearUsd}
                scaleMaximumUsd={highest * 1.02}
                size="compact"
              />
            </div>
          </li>
        ))}
      </ol>
      {study.guarantee !== null && (
        <div className="mt-3">
          <p className="text-[0.95rem]">
            {words.guarantee(study.guarantee, formatUsd(study.guarantee.heldUsd))}
          </p>
          <SourceNote source={study.guarantee.source} />
        </div>
      )}
      <p className="mt-3 text-[0.88rem] text-ink-soft">
        {words.yearsNote(study.growthShare, props.isMoved, findHolder(study.firstYear))}
      </p>
    </div>
  );
}

/** What sets the high end, if anything does. */
function findHolder({ isCeiling, notes }: StudyPrice["firstYear"]): "policy" | "merit" | null {
  if (!isCeiling) return null;
  return notes.includes("heldToMerit") ? "merit" : "policy";
}
