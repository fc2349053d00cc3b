/** One college's page, with a table of contents: beside it on a wide screen, collapsible on a phone. */
import type { CollegeReply } from "#contract/colleges.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Admission } from "./Admission.tsx";
import { Aid } from "./Aid.tsx";
import { Costs } from "./Costs.tsx";
import { Deadlines } from "./Deadlines.tsx";
import { ForYou } from "./ForYou.tsx";
import { Hero } from "./Hero.tsx";
import { Majors } from "./Majors.tsx";
import { More } from "./More.tsx";
import { Outcomes } from "./Outcomes.tsx";
import { Place } from "./Place.tsx";
import { PriceByIncome } from "./PriceByIncome.tsx";
import { Section } from "./Section.tsx";
import { Sources } from "./Sources.tsx";
import { Students } from "./Students.tsx";
import { sectionIds, words } from "./words.ts";

export function CollegePage({ reply }: { reply: CollegeReply }) {
  const { college, deadlines, programs, aidPolicy, factors, commonDataSet, earlyRounds = [] } = reply;
  return (
    <article className="page py-6 sm:py-10">
      <Hero college={college} />
      <div className="mt-8 grid gap-x-12 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <nav aria-label={words.contents} className="no-print">
          <div className="sticky top-24 hidden lg:block">
            <Contents />
          </div>
          <Disclosure summary={words.contents} className="mb-4 lg:hidden">
            <Contents />
          </Disclosure>
        </nav>
        <div className="min-w-0 space-y-12">
          <Section id="you">
            <ForYou unitId={college.unitId} />
          </Section>
          <PriceByIncome college={college} />
          <Costs college={college} />
          <Admission
            college={college}
            factors={factors}
            commonDataSet={commonDataSet}
            earlyRounds={earlyRounds}
          />
          <Deadlines college={college} deadlines={deadlines} />
          <Majors programs={programs} />
          <Outcomes college={college} />
          <Students college={college} />
          <Aid college={college} policy={aidPolicy} commonDataSet={commonDataSet} />
          <More college={college} />
          <Place college={college} />
          <Sources reply={reply} />
        </div>
      </div>
    </article>
  );
}

function Contents() {
  return (
    <ul>
      {sectionIds.map((id) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center text-ink-soft underline-offset-4 hover:text-accent-text hover:underline"
          >
            {words.sections[id]}
          </a>
        </li>
      ))}
    </ul>
  );
}
