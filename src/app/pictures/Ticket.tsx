/** One college's result: the chance above, the price below, as its page shows them. */
import { AdmissionMark } from "#components/label/AdmissionMark.tsx";
import { BudgetMark } from "#components/label/BudgetMark.tsx";
import { formatChanceRange, SampleDots } from "#components/marketing/SampleChances.tsx";
import { sampleStudent, type WorkedCollege } from "#components/marketing/workedExample.ts";
import { BandTrack } from "#components/price/BandTrack.tsx";
import { formatShownRange, formatShownUsd } from "#domain/price/shownPrice.ts";
import { formatUsd } from "#lib/format.ts";
import { ticketWords as words } from "./words.ts";

/** One college's result as a ticket with a torn-off stub: the chance above, the price below. */
export function Ticket({ college }: { college: WorkedCollege }) {
  return (
    <div>
      <div>
        <div className="p-6">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <AdmissionMark code={college.admission} />
            <BudgetMark code={college.budget} />
          </p>
          <p className="mt-1 font-serif text-2xl leading-tight">{college.name}</p>
          <p className="mt-5 flex items-baseline justify-between gap-3">
            <span className="text-ink-soft">{words.chance}</span>
            <span className="figures font-serif text-3xl text-accent-text">{formatChanceRange(college)}</span>
          </p>
          <SampleDots college={college} className="mt-2 h-auto w-full" />
        </div>
        <div className="border-t-2 border-dashed border-line p-6">
          <p className="text-ink-soft">{words.price}</p>
          <p className="figures mt-1 font-serif text-3xl text-accent-text">
            {formatShownRange(college.band)}
          </p>
          <div className="mt-3">
            <BandTrack
              band={college.band}
              payPerYearUsd={sampleStudent.payPerYearUsd}
              scaleMaximumUsd={college.band.stickerUsd * 1.02}
              size="large"
            />
          </div>
          <p className="figures mt-1 flex flex-wrap justify-between gap-x-4 text-[0.92rem] text-ink-soft">
            <span>{words.canPay(formatUsd(sampleStudent.payPerYearUsd))}</span>
            <span>{words.published(formatShownUsd(college.band.stickerUsd))}</span>
          </p>
        </div>
      </div>
    </div>
  );
}
