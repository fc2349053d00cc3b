/** The way through the timeline's questions: what may stay open, what comes next, and where the last one leads. */
import { useEffect, useRef } from "react";
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import type { CommandDraft } from "#domain/plan/commands.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { findGraduationYear } from "#domain/plan/timelineInput.ts";
import { navigate, useLocation } from "#ui/router.tsx";
import { buildClassDrafts, getGradeYear } from "./classDrafts.ts";
import { formWords as words } from "./formWords.ts";
import { questionHeadingId } from "./headingId.ts";
import { Loading } from "./Loading.tsx";
import { StepField } from "./StepField.tsx";
import { StepView } from "./StepView.tsx";
import { toStepHash, isAnswered, getFlowPosition, type Step, getNextFlowStep, getPreviousFlowStep } from "./steps.ts";

export default function FlowView({ step }: { step: Step }) {
  const { plan, isLoaded } = usePlan();
  const store = usePlanStore();
  const isPop = useLocation().move === "pop";
  const returns = shouldReturn(useLocation().state);

  const shownBefore = useRef<Step | null>(null);
  useEffect(() => {
    const isOther = shownBefore.current !== null && shownBefore.current !== step;
    shownBefore.current = step;
    if (!isOther) return;
    document.getElementById(questionHeadingId)?.focus({ preventScroll: true });
    // Going back the browser finds the old place itself.
    if (!isPop) window.scrollTo(0, 0);
  }, [step, isPop]);

  if (!isLoaded) {
    return (
      <div className="page max-w-2xl! py-6 sm:py-10">
        <Loading lines={4} />
      </div>
    );
  }

  const next = getNextFlowStep(step, plan);
  const before = getPreviousFlowStep(step, plan);
  const skip = getSkip(step);

  function goOn(draft: readonly CommandDraft[]) {
    if (draft.length > 0) store.give(...draft);
    if (returns) navigate({ hash: "" });
    else navigate(next === null ? "/timeline-success" : { hash: toStepHash(next) });
  }

  return (
    <StepView
      key={step}
      step={step}
      place={getFlowPosition(step, plan)}
      missing={findMissing(step, plan)}
      continueLabel={returns ? words.done : next === null ? words.make : words.continue}
      onContinue={() => goOn(confirmStep(step, plan))}
      skip={skip === null ? null : { label: skip.label, run: () => goOn([skip.draft]) }}
      backLabel={returns ? words.backToSummary : words.back}
      onBack={() => navigate({ hash: returns || before === null ? "" : toStepHash(before) })}
    >
      <StepField step={step} />
    </StepView>
  );
}

/** What is said where the question cannot stay open. */
function findMissing(step: Step, plan: Plan): string | null {
  if (step === "class") return findGraduationYear(plan, getToday()) === null ? words.class.needed : null;
  if (step !== "tests" && step !== "aid") return null;
  return isAnswered(step, plan) ? null : words.chooseOrSkip;
}

/** What going on says by itself: a grade known from elsewhere is the class, and nothing chosen is no situation. */
function confirmStep(step: Step, plan: Plan): CommandDraft[] {
  if (step === "situations" && !isAnswered(step, plan)) return [{ kind: "setSituations", situations: [] }];
  const day = getToday();
  const graduationYear = findGraduationYear(plan, day);
  if (step !== "class" || graduationYear === null) return [];
  const isKept = isAnswered(step, plan) && plan.profile.gradeYear === getGradeYear(graduationYear, day);
  return isKept ? [] : buildClassDrafts(graduationYear, day);
}

function getSkip(step: Step): { label: string; draft: CommandDraft } | null {
  switch (step) {
    case "tests":
      return { label: words.unknown, draft: { kind: "setTimeline", fields: { tests: null } } };
    case "aid":
      return { label: words.unknown, draft: { kind: "setTimeline", fields: { aidForms: null } } };
    case "situations":
      return { label: words.ratherNot, draft: { kind: "setSituations", situations: [] } };
    default:
      return null;
  }
}

/** Whether the question was opened from the summary: then it leads back there. */
function shouldReturn(state: unknown): boolean {
  return typeof state === "object" && state !== null && "returns" in state && state.returns === true;
}
