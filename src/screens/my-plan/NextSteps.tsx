/** Three next steps, each a link to where it is done. */

import { roundName } from "#pieces/deadlines/roundNames.ts";
import { collegePath } from "#site/pages.ts";
import { Link } from "#ui/router.tsx";
import type { NextStep } from "./nextSteps.ts";
import type { PlanView } from "./usePlanView.ts";
import { words } from "./words.ts";

const text = words.steps;

export function NextSteps({ view }: { view: PlanView }) {
  if (view.steps.length === 0) return null;
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="text-2xl lg:flex lg:min-h-11 lg:items-center">
        {text.heading}
      </h2>
      <ol className="mt-3 divide-y divide-line border-y border-line">
        {view.steps.map((step, index) => {
          const shown = shownStep(step, view);
          return (
            <li key={`${step.code}-${index}`} className="group relative flex gap-3.5 py-3.5">
              <span
                aria-hidden="true"
                className="figures mt-0.5 flex size-7 shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent-text"
              >
                {index + 1}
              </span>
              <div className="min-w-0">
                <StepLink to={shown.to} title={shown.title} />
                <p className="text-[0.95rem] text-ink-soft">{shown.why}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The whole row can be pressed; the link's own text names the step. */
function StepLink({ to, title }: { to: string; title: string }) {
  const look =
    "font-semibold text-accent-text underline-offset-4 group-hover:underline after:absolute after:inset-0";
  if (to.startsWith("https://") || to.startsWith("http://")) {
    return (
      <a href={to} rel="noreferrer" className={look}>
        {title} <span className="sr-only">{text.opensCollege}</span>
      </a>
    );
  }
  if (to.startsWith("#")) {
    return (
      <a href={to} className={look}>
        {title}
      </a>
    );
  }
  return (
    <Link to={to} className={look}>
      {title}
    </Link>
  );
}

export type ShownStep = { title: string; why: string; to: string };

export function shownStep(step: NextStep, view: PlanView): ShownStep {
  const quiz = "/college-match-quiz";
  switch (step.code) {
    case "deadline": {
      const round = roundName(step.round);
      const college = view.matches.of(step.unitId)?.college;
      return {
        title: text.deadline(college?.name ?? words.list.gone(step.unitId), round, step.date),
        why: text.deadlineWhy(step.days, step.isBinding),
        to: college === undefined ? "#list" : collegePath(college.slug),
      };
    }
    case "priceCalculator": {
      const college = view.matches.of(step.unitId)?.college;
      const own = view.replies.get(step.unitId)?.college.netPriceCalculatorUrl ?? null;
      return {
        title: text.priceCalculator(college?.name ?? words.list.gone(step.unitId)),
        why: text.priceCalculatorWhy,
        to: own ?? (college === undefined ? "#list" : collegePath(college.slug)),
      };
    }
    case "compareOffers":
      return { title: text.compareOffers(step.count), why: text.compareOffersWhy, to: "/offers" };
    case "addSafety":
      return { title: text.addSafety(step.missing), why: text.addSafetyWhy, to: "#balance" };
    case "addMiddle":
      return { title: text.addMiddle(step.missing), why: text.addMiddleWhy, to: "#balance" };
    case "addReach":
      return { title: text.addReach, why: text.addReachWhy, to: "#balance" };
    case "keepCopy":
      return { title: text.keepCopy, why: text.keepCopyWhy, to: "#keep" };
    case "sayGrades":
      return { title: text.sayGrades, why: text.sayGradesWhy, to: quiz };
    case "sayPay":
      return { title: text.sayPay, why: text.sayPayWhy, to: quiz };
    case "sayHome":
      return { title: text.sayHome, why: text.sayHomeWhy, to: quiz };
    case "sayIncome":
    default:
      return { title: text.sayIncome, why: text.sayIncomeWhy, to: quiz };
  }
}
