/** The timeline's questions in the frame that every questionnaire has: what each confirms, and where the last one leads. */
import { usePlan } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { AnswerField } from "#components/answer/AnswerField.tsx";
import { AnswerFlow, useScreenFocus } from "#components/answer/AnswerFlow.tsx";
import { KnownLine } from "#components/answer/KnownLine.tsx";
import { useAnswers } from "#components/answer/useAnswers.ts";
import { KeptNote } from "#components/keeping/KeptNote.tsx";
import { PlansField } from "#components/rounds/PlansField.tsx";
import { toClassAnswers } from "#domain/timeline/classYear.ts";
import { navigate, useLocation } from "#ui/router.tsx";
import { ClassField } from "./ClassField.tsx";
import { CollegesField } from "./CollegesField.tsx";
import { timelineAnswerWords, formWords as words } from "./formWords.ts";
import { questionHeadingId } from "./headingId.ts";
import { Loading } from "./Loading.tsx";
import { PathField } from "./PathField.tsx";
import { isSettled, listRound, readRoundState, type Step, stepAnswers, toStepHash } from "./steps.ts";

/** Questions that wait for a choice, because "none of these" is an answer too. */
const chosen: readonly Step[] = ["tests", "aid"];

export default function FlowView({ step }: { step: Step }) {
  const { plan, isLoaded } = usePlan();
  const answers = useAnswers();
  const { returns, leftOut } = readRoundState(useLocation().state);
  const today = getToday();
  useScreenFocus(questionHeadingId, step);

  if (!isLoaded) {
    return (
      <div className="page max-w-2xl! py-6 sm:py-10">
        <Loading lines={4} />
      </div>
    );
  }

  const asked = listRound(plan, step, leftOut, today);
  const open = (to: Step | null) =>
    navigate({ hash: to === null ? "" : toStepHash(to) }, { state: to === null ? null : { leftOut } });

  function goOn(next: Step | null) {
    if (returns) open(null);
    else if (next === null) navigate("/timeline-success");
    else open(next);
  }

  /** What going on confirms: the class as shown, and that nothing chosen means no special situation. */
  function confirm() {
    const { value: graduationYear } = answers.read("graduationYear");
    if (step === "class" && graduationYear !== null) {
      const shown = toClassAnswers(graduationYear, today);
      const isKept =
        plan.timeline.graduationYear === graduationYear && plan.profile.gradeYear === shown.gradeYear;
      if (!isKept) answers.give(shown);
    } else if (step === "situations" && answers.read("situations").origin !== "typed") {
      answers.give({ situations: [] });
    } else if (step === "transfer" || step === "service") answers.leaveOpen(stepAnswers[step]);
  }

  function skip(next: Step | null) {
    if (step === "situations") answers.give({ situations: [] });
    else if (step === "tests" || step === "aid") answers.setNotSure(stepAnswers[step]);
    else answers.leaveOpen(stepAnswers[step]);
    goOn(next);
  }

  const skipLabel = words.skip(step);
  const isMissing = step === "class" ? answers.read("graduationYear").value === null : chosen.includes(step);
  return (
    <AnswerFlow
      key={step}
      tool={words.name}
      asked={asked}
      at={step}
      describe={words.question}
      end={words.make}
      returns={returns ? words.done : null}
      missing={
        isMissing && !isSettled(step, plan, today)
          ? step === "class"
            ? words.class.needed
            : words.chooseOrSkip
          : null
      }
      onContinue={(next) => {
        confirm();
        goOn(next);
      }}
      skip={skipLabel === null ? null : { label: skipLabel, run: skip }}
      onBack={open}
      {...(returns && { backLabel: words.backToSummary })}
      notes={<Notes step={step} />}
      after={<KeptNote className="mt-8" kept={words.keptHere} />}
      headingId={questionHeadingId}
      frame={step === "plans" ? "wide" : "page"}
    >
      {asked[0] === step && leftOut.includes("class") && (
        <>
          <KnownLine ids={["gradeYear", "homeZip"]} />
          {/* Changed in place, the class may have finished high school. */}
          {answers.read("gradeYear").value === 13 && <PathField />}
        </>
      )}
      <StepField step={step} />
    </AnswerFlow>
  );
}

function Notes({ step }: { step: Step }) {
  if (step === "situations")
    return <p className="mt-4 rounded-2xl bg-accent-soft p-4 text-[0.95rem]">{words.situations.private}</p>;
  const note = step === "tests" ? words.tests.note : step === "aid" ? words.aid.note : null;
  return note === null ? null : <p className="mt-4 text-[0.95rem] text-ink-soft">{note}</p>;
}

/** The fields of each question: the catalog's, and layouts of their own for the class, the colleges and their rounds. */
function StepField({ step }: { step: Step }) {
  switch (step) {
    case "class":
      return <ClassField />;
    case "colleges":
      return <CollegesField />;
    case "plans":
      return <PlansField />;
    case "transfer":
    case "service":
      return stepAnswers[step].map((id) => <AnswerField key={id} id={id} />);
    case "tests":
    case "aid":
    case "situations":
    default:
      return stepAnswers[step].map((id) => (
        <AnswerField key={id} id={id} words={timelineAnswerWords[id]} isNamedByTitle />
      ));
  }
}
