/** Three next steps: timeline tasks to check off, and what the plan still lacks, as links. */
import type { ReactNode } from "react";
import { useSession } from "#client/session/session.ts";
import { words as dueWords } from "#components/due/words.ts";
import { words as listWords } from "#components/plan-list/words.ts";
import { Progress, TimelineLink } from "#components/timeline/NextTasks.tsx";
import { TaskRow } from "#components/timeline/TaskRow.tsx";
import { useNextTasks } from "#components/timeline/useNextTasks.ts";
import { findCalculatorPage } from "#domain/college/calculatorPage.ts";
import { getRoundName } from "#domain/college/roundNames.ts";
import { toCollegePath } from "#site/pages.ts";
import { Link } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import type { NextStep } from "./nextSteps.ts";
import type { PlanView } from "./usePlanView.ts";
import { words } from "./words.ts";

const text = words.steps;

export function NextSteps({ view }: { view: PlanView }) {
  const { timeline, steps } = view;
  const ready = timeline.status === "ready" ? timeline : null;
  const own = steps.filter((step) => step.code !== "task");
  const { tasks, onTick } = useNextTasks(ready?.timeline ?? null, steps.length - own.length);
  if (timeline.status === "loading") {
    return (
      <Frame>
        <Skeleton label={text.loading} lines={3} className="mt-3" />
      </Frame>
    );
  }
  if (steps.length === 0) return null;
  return (
    <Frame>
      {ready !== null && ready.timeline.due.length > 0 && (
        <p className="mt-1 text-[0.95rem] text-ink-soft">{dueWords.advice}</p>
      )}
      {ready !== null && <Progress ready={ready} />}
      <ol className="mt-3 divide-y divide-line border-y border-line">
        {ready !== null &&
          tasks.map((task) => (
            <li key={task.id}>
              <TaskRow task={task} getCollege={ready.getCollege} onTick={onTick} />
            </li>
          ))}
        {own.map((step, index) => (
          <li
            key={`${step.code}-${index}`}
            // Aligned with the checkboxes above.
            className={`group relative flex py-3.5 ${tasks.length === 0 ? "gap-3.5" : "gap-4 pl-2"}`}
          >
            <OwnStep step={step} view={view} mark={tasks.length === 0 ? String(index + 1) : "\u2192"} />
          </li>
        ))}
      </ol>
      {ready !== null && <TimelineLink />}
      {timeline.status === "needsYear" && (
        <div className="mt-2 text-[0.95rem]">
          <Link
            to="/application-timeline"
            className="inline-flex min-h-11 items-center text-base text-accent-text underline underline-offset-4"
          >
            {text.makeTimeline}
          </Link>
          <p className="text-ink-soft">{text.makeTimelineWhy}</p>
        </div>
      )}
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="text-2xl lg:flex lg:min-h-11 lg:items-center">
        {text.heading}
      </h2>
      {children}
    </section>
  );
}

function OwnStep({ step, view, mark }: { step: OwnStepOf; view: PlanView; mark: string }) {
  const isSignedIn = useSession().status === "signedIn";
  const shown = describeStep(step, view, isSignedIn);
  return (
    <>
      <span
        aria-hidden="true"
        className="figures mt-0.5 flex size-7 shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent-text"
      >
        {mark}
      </span>
      <div className="min-w-0">
        <StepLink to={shown.to} title={shown.title} />
        <p className="text-[0.95rem] text-ink-soft">{shown.why}</p>
      </div>
    </>
  );
}

/** The whole row is clickable; the link's own text names the step. */
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

/** What the plan itself still lacks. */
type OwnStepOf = Exclude<NextStep, { code: "task" }>;

export type ShownStep = { title: string; why: string; to: string };

export function describeStep(step: OwnStepOf, view: PlanView, isSignedIn = false): ShownStep {
  const quiz = "/college-match-quiz";
  switch (step.code) {
    case "deadline": {
      const round = getRoundName(step.round);
      const college = view.getCollege(step.unitId);
      return {
        title: text.deadline(college?.name ?? listWords.list.gone(step.unitId), round, step.date),
        why: text.deadlineWhy(step.days, step.isBinding),
        to: college === null ? "#list" : toCollegePath(college.slug),
      };
    }
    case "priceCalculator": {
      const college = view.getCollege(step.unitId);
      const record = view.replies.get(step.unitId)?.college;
      const own = record === undefined ? null : findCalculatorPage(record);
      const isElsewhere = own !== null && own.kind !== "calculator";
      const name = college?.name ?? listWords.list.gone(step.unitId);
      return {
        title: text.priceCalculator(name),
        why: isElsewhere ? text.priceCalculatorElsewhere : text.priceCalculatorWhy,
        to: own?.url ?? (college === null ? "#list" : toCollegePath(college.slug)),
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
      return {
        title: text.keepCopy,
        why: isSignedIn ? text.keepCopySignedIn : text.keepCopyWhy,
        to: "#keep",
      };
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
