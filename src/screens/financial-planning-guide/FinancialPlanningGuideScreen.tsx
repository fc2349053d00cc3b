/** /college-financial-planning-guide: what each kind of money costs, with a calculator in every section. */
import type { ReactNode } from "react";
import { CallToAction } from "#components/marketing/CallToAction.tsx";
import { PageHero } from "#components/marketing/PageHero.tsx";
import { TextLink } from "#components/marketing/TextLink.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { Pause } from "#ui/Pause.tsx";
import { CreditPart } from "./CreditPart.tsx";
import { figures } from "./figures.ts";
import { Questions, Tiers } from "./GuideLists.tsx";
import { CheckMark, Figures, GuideSection, Text } from "./GuideParts.tsx";
import { LimitsPart } from "./LimitsPart.tsx";
import { OrderPart } from "./OrderPart.tsx";
import { ParentPart } from "./ParentPart.tsx";
import { Plan529Part } from "./Plan529Part.tsx";
import { RepaymentPart } from "./RepaymentPart.tsx";
import { SavingPart } from "./SavingPart.tsx";
import { WorkPart } from "./WorkPart.tsx";
import { type SectionId, sectionIds, words } from "./words.ts";

/** The content of each section. */
const bodies: Record<SectionId, ReactNode> = {
  order: (
    <>
      <Text paragraphs={words.order.text} />
      <Figures figures={figures.order} />
      <OrderPart />
      <TextLink link={words.order.next} />
    </>
  ),
  saving: (
    <>
      <Text paragraphs={words.saving.text} />
      <SavingPart />
    </>
  ),
  "plan-529": (
    <>
      <Text paragraphs={words.plan529.text} />
      <Figures figures={figures.plan529} />
      <Text paragraphs={[words.plan529.wider]} />
      <p className="max-w-text">
        {words.plan529.unused} <CheckMark />
      </p>
      <Plan529Part />
    </>
  ),
  work: (
    <>
      <Text paragraphs={words.work.text} />
      <Figures figures={figures.work} />
      <WorkPart />
      <TextLink link={words.work.next} />
    </>
  ),
  "tax-credits": (
    <>
      <Text paragraphs={words.taxCredits.text} />
      <Figures figures={figures.taxCredits} />
      <CreditPart />
    </>
  ),
  "student-loans": (
    <>
      <Text paragraphs={words.studentLoans.text} />
      <Figures figures={figures.studentLoans} />
      <LimitsPart />
    </>
  ),
  "parent-loans": (
    <>
      <Text paragraphs={words.parentLoans.text} />
      <Figures figures={figures.parentLoans} />
      <p className="max-w-text">
        {words.parentLoans.legacy} <CheckMark />
      </p>
      <ParentPart />
    </>
  ),
  repayment: (
    <>
      <Text paragraphs={words.repayment.text} />
      <Tiers />
      <RepaymentPart />
    </>
  ),
  ask: (
    <>
      <Text paragraphs={words.ask.text} />
      <Questions />
    </>
  ),
};

export default function FinancialPlanningGuideScreen() {
  return (
    <>
      <PageHero title={words.title} lead={words.lead} note={words.kept} className="lg:pb-10">
        <MoneyStairs />
      </PageHero>
      <div className="page gap-x-14 pb-20 lg:grid lg:grid-cols-[12.5rem_minmax(0,1fr)]">
        <Contents />
        <div className="mt-12 max-w-4xl min-w-0 space-y-20 lg:mt-2 print:space-y-8">
          <div className="max-w-text space-y-3 border-l-4 border-support pl-4 text-[0.98rem]">
            <p>{words.years}</p>
            <p>
              <CheckMark />
              <Pause /> {words.checkMeans}
            </p>
            <noscript>{words.noScript}</noscript>
          </div>
          {sectionIds.map((id, index) => (
            <GuideSection key={id} id={id} number={index + 1}>
              {bodies[id]}
            </GuideSection>
          ))}
        </div>
      </div>
      <CallToAction
        title={words.end.title}
        text={words.end.text}
        first={words.end.first}
        second={words.end.second}
      />
    </>
  );
}

function Contents() {
  return (
    <nav aria-label={words.contents} className="lg:sticky lg:top-24 lg:self-start">
      <p className="font-serif text-lg">{words.contents}</p>
      <ol className="mt-1.5 grid gap-x-6 border-t border-line-strong sm:grid-cols-2 lg:grid-cols-1">
        {sectionIds.map((id, index) => (
          <li key={id} className="border-b border-line">
            <a
              href={`#${id}`}
              className="flex min-h-11 items-baseline gap-2.5 py-2 leading-snug text-accent-text underline-offset-4 hover:underline lg:text-[0.95rem]"
            >
              <span aria-hidden="true" className="figures w-4 shrink-0 font-serif text-ink-soft">
                {index + 1}
              </span>
              {words.sections[id]}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const looks = [
  "bg-accent text-on-accent",
  "ml-[6%] bg-accent-soft text-ink",
  "ml-[12%] bg-support-soft text-ink",
  "ml-[18%] bg-support text-on-support",
  "ml-[24%] bg-ink text-paper",
];

/** The order of money as a descending staircase: each step costs more than the one above. */
function MoneyStairs() {
  return (
    <ol aria-label={words.stairs.label} className="pb-2">
      {words.stairs.steps.map((step, index) => (
        <li
          key={step.name}
          className={joinClasses(
            "relative border-l-4 border-ink px-4 py-3 print:ml-0 print:border-b",
            looks[index],
            index === 0 && "rounded-tr-2xl",
          )}
        >
          <p className="flex items-baseline gap-3 font-serif text-xl leading-tight">
            <span aria-hidden="true" className="figures">
              {index + 1}
            </span>
            {step.name}
          </p>
          <p className="mt-0.5 text-[0.95rem] leading-snug">{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
