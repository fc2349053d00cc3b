/** /landing: one promise, one sample result, three facts, one button. */

import { AdmissionMark } from "#components/label/AdmissionMark.tsx";
import { BudgetMark } from "#components/label/BudgetMark.tsx";
import { PageHero } from "#components/marketing/PageHero.tsx";
import { Promises } from "#components/marketing/Promises.tsx";
import { chanceTest, institutionCount } from "#components/marketing/publishedFigures.ts";
import { formatChanceRange, SampleDots } from "#components/marketing/SampleChances.tsx";
import { SampleNote } from "#components/marketing/SampleNote.tsx";
import { TextLink } from "#components/marketing/TextLink.tsx";
import { sampleStudent, worked } from "#components/marketing/workedExample.ts";
import { BandTrack } from "#components/price/BandTrack.tsx";
import { formatShownRange, formatShownUsd } from "#domain/price/shownPrice.ts";
import { formatInteger, formatUsd } from "#lib/format.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { words } from "./words.ts";

export default function LandingScreen() {
  return (
    <>
      <PageHero
        title={words.title}
        lead={words.lead}
        actions={
          <ButtonLink variant="cta-primary" size="lg" to="/college-match-quiz">
            {words.start}
          </ButtonLink>
        }
        note={words.note}
      >
        <Ticket />
      </PageHero>
      <section aria-label={words.facts.label} className="deep">
        <div className="page py-12 lg:py-16">
          <ul className="grid gap-8 sm:grid-cols-3 sm:gap-6 lg:gap-14">
            <Fact figure={formatInteger(institutionCount)} text={words.facts.colleges.text} />
            <Fact
              figure={words.facts.test.figure(chanceTest.labelsRight, chanceTest.groups)}
              text={words.facts.test.text}
            />
            <Fact figure={words.facts.price.figure} text={words.facts.price.text} />
          </ul>
          <Promises isOnDeep className="mt-8" />
          <TextLink link={words.proof} isOnDeep />
        </div>
      </section>
    </>
  );
}

/** One college's result as a ticket with a torn-off stub: the chance above, the price below. */
function Ticket() {
  const college = worked.austin;
  return (
    <div className="mx-auto max-w-md">
      <div className="rounded-3xl border border-line bg-card shadow-lift">
        <div className="p-6">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <AdmissionMark code={college.admission} />
            <BudgetMark code={college.budget} />
          </p>
          <p className="mt-1 font-serif text-2xl leading-tight">{college.name}</p>
          <p className="mt-5 flex items-baseline justify-between gap-3">
            <span className="text-ink-soft">{words.ticket.chance}</span>
            <span className="figures font-serif text-3xl text-accent-text">{formatChanceRange(college)}</span>
          </p>
          <SampleDots college={college} className="mt-2 h-auto w-full" />
        </div>
        <div className="border-t-2 border-dashed border-line p-6">
          <p className="text-ink-soft">{words.ticket.price}</p>
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
            <span>{words.ticket.canPay(formatUsd(sampleStudent.payPerYearUsd))}</span>
            <span>{words.ticket.published(formatShownUsd(college.band.stickerUsd))}</span>
          </p>
        </div>
      </div>
      <SampleNote className="mt-4 px-2" />
    </div>
  );
}

function Fact(props: { figure: string; text: string }) {
  return (
    <li className="border-t border-on-deep-soft pt-4">
      <span className="figures block font-serif text-5xl leading-none text-support lg:text-6xl">
        {props.figure}
      </span>
      <span className="mt-3 block text-lg text-on-deep-soft">{props.text}</span>
    </li>
  );
}
