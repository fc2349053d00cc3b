/** #college-matching: two safeties, one of which is a financial safety, and what else a match shows. */

import { AdmissionMark } from "#components/label/AdmissionMark.tsx";
import { BudgetMark } from "#components/label/BudgetMark.tsx";
import { MarketingSection } from "#components/marketing/MarketingSection.tsx";
import { formatChanceRange, SampleDots } from "#components/marketing/SampleChances.tsx";
import { SampleNote } from "#components/marketing/SampleNote.tsx";
import { TextLink } from "#components/marketing/TextLink.tsx";
import { WorksToday } from "#components/marketing/ToCome.tsx";
import { sampleStudent, type WorkedCollege, worked } from "#components/marketing/workedExample.ts";
import { BandTrack } from "#components/price/BandTrack.tsx";
import { formatShownRange } from "#domain/price/shownPrice.ts";
import { formatUsd } from "#lib/format.ts";
import { words } from "./words.ts";

const text = words.matching;

export function Matching() {
  return (
    <MarketingSection id={text.id} mark={<WorksToday />} title={text.title} lead={text.lead}>
      <p className="font-semibold">{text.rowsTitle}</p>
      <div className="mt-3 grid gap-4 lg:grid-cols-2">
        <TwoKeys college={worked.sanAntonio} />
        <TwoKeys college={worked.texasState} />
      </div>
      <SampleNote className="mt-4" />
      <dl className="mt-10 grid gap-x-10 gap-y-6 sm:grid-cols-3">
        {text.points.map((point) => (
          <div key={point.title} className="border-t-2 border-accent pt-3">
            <dt className="font-serif text-xl">{point.title}</dt>
            <dd className="mt-1 text-ink-soft">{point.text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 flex flex-wrap gap-x-8">
        {text.links.map((link) => (
          <TextLink key={link.to} link={link} />
        ))}
      </p>
    </MarketingSection>
  );
}

function TwoKeys({ college }: { college: WorkedCollege }) {
  const pay = sampleStudent.payPerYearUsd;
  const isWithin = college.band.highUsd <= pay;
  return (
    <article className="rounded-3xl border border-line bg-card p-5 sm:p-7">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
        <AdmissionMark code={college.admission} />
        <BudgetMark code={college.budget} />
      </p>
      <h3 className="mt-1 text-2xl">{college.shortName}</h3>
      <dl className="mt-4 grid gap-x-5 gap-y-4 sm:grid-cols-[5.5rem_1fr]">
        <dt className="font-semibold">{text.keys.chance}</dt>
        <dd>
          <SampleDots college={college} className="h-auto w-full max-w-72" />
          <p className="figures mt-1.5 text-ink-soft">{formatChanceRange(college)}</p>
        </dd>
        <dt className="font-semibold">{text.keys.price}</dt>
        <dd>
          <BandTrack band={college.band} payPerYearUsd={pay} scaleMaximumUsd={32_000} size="large" />
          <p className="figures mt-1.5">
            <span className="font-semibold">{formatShownRange(college.band)}</span>
            <span className="block text-ink-soft">
              {isWithin ? text.fits(formatUsd(pay)) : text.over(formatUsd(pay))}
            </span>
          </p>
        </dd>
      </dl>
    </article>
  );
}
