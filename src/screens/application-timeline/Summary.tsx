/** The answers behind the timeline, each linked to its question, and the next step. */

import { getToday } from "#client/today.ts";
import { readAnswer } from "#domain/answers/readAnswer.ts";
import { listCollegesToPlan, type Plan } from "#domain/plan/plan.ts";
import { parseStartTerm } from "#domain/timeline/applicant.ts";
import { findGrade } from "#domain/timeline/classYear.ts";
import type { Day } from "#lib/dates.ts";
import { formatAnd } from "#lib/format.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Link } from "#ui/router.tsx";
import { formWords, timelineAnswerWords } from "./formWords.ts";
import { summaryHeadingId } from "./headingId.ts";
import {
  findNextOpenStep,
  isAnswered,
  isLeftOpen,
  listAskedSteps,
  listKnownSteps,
  type Step,
  toStepHash,
} from "./steps.ts";
import { words } from "./words.ts";

const text = words.summary;

export function Summary({ plan }: { plan: Plan }) {
  const today = getToday();
  const open = findNextOpenStep(plan, today);
  const year = readAnswer(plan, "graduationYear", { today });
  const grade = readAnswer(plan, "gradeYear", { today });
  return (
    <section aria-labelledby={summaryHeadingId} className="max-w-3xl">
      <h2 id={summaryHeadingId} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
        {text.title}
      </h2>
      <p className="mt-2 text-ink-soft">{text.lead}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to="/timeline-success" size="lg" variant="cta-primary">
          {text.show}
        </ButtonLink>
        {open !== null && (
          <ButtonLink
            to={toStepHash(open)}
            state={{ leftOut: listKnownSteps(plan, today) }}
            size="lg"
            variant="outline"
          >
            {words.goOn}
          </ButtonLink>
        )}
      </div>
      <dl className="mt-6 divide-y divide-line border-y border-line">
        {listAskedSteps(plan, today).map((step) => (
          <div key={step} className="py-1.5 sm:flex sm:items-center sm:gap-x-6">
            <dt className="text-ink-soft sm:w-44 sm:shrink-0">{text.name(step)}</dt>
            <dd className="flex min-w-0 flex-1 items-center justify-between gap-x-4 font-medium">
              <span className="min-w-0">
                {describeAnswer(step, plan, today) ??
                  (isLeftOpen(step, plan, today) ? text.notSure : text.open)}
              </span>
              <Link
                to={toStepHash(step)}
                state={{ returns: true }}
                className="inline-flex min-h-11 shrink-0 items-center px-2 font-semibold text-accent-text underline underline-offset-4"
              >
                {isAnswered(step, plan, today) || isLeftOpen(step, plan, today) ? text.change : text.answer}
                <span className="sr-only">: {text.name(step)}</span>
              </Link>
            </dd>
          </div>
        ))}
      </dl>
      {year.value !== null && (year.instead != null || grade.instead != null) && (
        <p className="mt-4 rounded-2xl border border-support bg-support-soft p-4">
          {year.instead == null
            ? text.otherGrade(year.value, grade.instead ?? 13)
            : text.otherYear(year.value, year.instead)}
        </p>
      )}
    </section>
  );
}

/** Null if unanswered. */
function describeAnswer(step: Step, plan: Plan, today: Day): string | null {
  const { tests, aidForms } = plan.timeline;
  const { value: graduationYear } = readAnswer(plan, "graduationYear", { today });
  switch (step) {
    case "class":
      return graduationYear === null ? null : describeClass(graduationYear, plan);
    case "colleges":
      return plan.colleges.length === 0 ? text.noCollege : formWords.colleges.count(plan.colleges.length);
    case "plans": {
      const open = listCollegesToPlan(plan);
      return text.chosen(open.filter(({ applicationPlan }) => applicationPlan !== null).length, open.length);
    }
    case "tests":
      return joinNames(tests, (test) => timelineAnswerWords.tests.options[test].label);
    case "aid":
      return joinNames(aidForms, (form) => timelineAnswerWords.aidForms.options[form].label);
    case "transfer":
    case "service":
      return isAnswered(step, plan, today) ? text.given : null;
    case "situations":
    default:
      // A count rather than names, since someone may be looking on.
      return isAnswered("situations", plan, today) ? text.situations(plan.situations.length) : null;
  }
}

/** The class, or after high school what the student applies for and when. */
function describeClass(graduationYear: number, { timeline }: Plan): string {
  const { class: text } = formWords;
  const { path } = timeline;
  if (path === null || findGrade(graduationYear, getToday()) <= 12) return text.gradeDetail(graduationYear);
  const start = parseStartTerm(timeline.startTerm);
  const label = text.path.options[path].label;
  return start === null ? label : `${label}, ${text.path.term(start.term, start.year).toLowerCase()}`;
}

function joinNames<Value>(values: readonly Value[] | null, getName: (value: Value) => string): string | null {
  if (values === null) return null;
  return values.length === 0 ? text.none : formatAnd(values.map(getName));
}
