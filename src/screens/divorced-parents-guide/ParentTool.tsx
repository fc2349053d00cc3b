/** Finds the FAFSA parent: one question at a time, then the answer with its reason. */
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { usePlan } from "#client/plan/usePlan.ts";
import { AnswerFlow } from "#components/answer/AnswerFlow.tsx";
import { KeptNote } from "#components/keeping/KeptNote.tsx";
import { toNameKey } from "#domain/aid/parentAnswers.ts";
import type { AidAnswers } from "#domain/answers/households.ts";
import { Card } from "#ui/Card.tsx";
import { getQuestionTitle, ParentQuestion } from "./ParentQuestion.tsx";
import { ParentResult } from "./ParentResult.tsx";
import { isAnswered, listExpectedSteps, listSteps, openStep, type StepId } from "./steps.ts";
import { toolWords } from "./toolWords.ts";

type Place = StepId | "result";

export function ParentTool() {
  const { plan } = usePlan();
  const [moved, setMoved] = useState<Place | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const answers = plan.aid;
  const place = findOpenStep(moved, openStep(answers), listSteps(answers));

  /** The new heading is announced, and keyboard focus continues from there. */
  function goTo(next: Place): void {
    flushSync(() => setMoved(next));
    heading.current?.focus();
  }

  if (place === "result") {
    return (
      <Card>
        <ParentResult headingRef={heading} answers={answers} onChange={goTo} />
      </Card>
    );
  }
  const expected = listExpectedSteps(answers);
  const here = expected.indexOf(place);
  return (
    <Card className="print:hidden">
      <AnswerFlow
        key={place}
        frame="card"
        tool={null}
        // What was said before, here or in the FAFSA calculator, is passed over on the way on.
        asked={expected.filter((step, at) => at <= here || !isSaid(step, answers))}
        at={place}
        describe={(step) => ({
          title: getQuestionTitle(step, answers),
          lead: null,
          name: toolWords.buttonNames[step],
        })}
        progress={{ number: here + 1, of: expected.length }}
        counter={toolWords.progress}
        end={toolWords.toResult}
        missing={isAnswered(place, answers) ? null : toolWords.choose}
        onContinue={(next) => goTo(next ?? "result")}
        onBack={here === 0 ? null : (before) => goTo(before ?? "together")}
        headingId="parent-question"
        headingRef={heading}
        after={
          <>
            <KeptNote about="money" className="mt-4" kept={toolWords.kept} />
            <noscript>
              <p className="mt-2">{toolWords.noScript}</p>
            </noscript>
          </>
        }
      >
        {/* Answering does not advance: the answer can still be changed before continuing. */}
        <ParentQuestion step={place} onAnswer={() => setMoved(place)} />
      </AnswerFlow>
    </Card>
  );
}

/** Names are optional: they are said once there is one. */
function isSaid(step: StepId, answers: AidAnswers): boolean {
  if (step !== "names") return isAnswered(step, answers);
  return answers[toNameKey("first")] !== undefined || answers[toNameKey("second")] !== undefined;
}

/** The step the person navigated to, as long as the answers still lead there; else the first unanswered question. */
function findOpenStep(moved: Place | null, open: StepId | null, steps: readonly StepId[]): Place {
  if (moved === "result") return open ?? "result";
  if (moved !== null && steps.includes(moved)) return moved;
  return open ?? "result";
}
