/** Finds the FAFSA parent: one question at a time, then the answer with its reason. */

import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { usePlan } from "#client/plan/usePlan.ts";
import { ProblemsShownContext } from "#components/answer/useTypedField.ts";
import { KeptNote } from "#components/keeping/KeptNote.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Progress } from "#ui/Progress.tsx";
import { getQuestionTitle, ParentQuestion } from "./ParentQuestion.tsx";
import { ParentResult } from "./ParentResult.tsx";
import {
  countMaxSteps,
  getNextQuestion,
  getPreviousQuestion,
  isAnswered,
  listSteps,
  openStep,
  type StepId,
} from "./steps.ts";
import { toolWords } from "./toolWords.ts";

type Place = StepId | "result";

export function ParentTool() {
  const { plan } = usePlan();
  const [moved, setMoved] = useState<Place | null>(null);
  const [areProblemsShown, setProblemsShown] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const answers = plan.aid;
  const place = findOpenStep(moved, openStep(answers), listSteps(answers));

  /** The new heading is announced, and keyboard focus continues from there. */
  function goTo(next: Place): void {
    flushSync(() => {
      setProblemsShown(false);
      setMoved(next);
    });
    heading.current?.focus();
  }

  if (place === "result") {
    return (
      <Card>
        <ParentResult headingRef={heading} answers={answers} onChange={goTo} />
      </Card>
    );
  }
  const step = place;
  const before = getPreviousQuestion(step, answers);

  function submit(event: FormEvent): void {
    event.preventDefault();
    // The message must be rendered at the field before focus can move to it.
    flushSync(() => setProblemsShown(true));
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid=true]") ?? null;
    if (wrong !== null) wrong.focus();
    else if (isAnswered(step, answers)) goTo(getNextQuestion(step, answers) ?? "result");
    else form.current?.querySelector<HTMLElement>("input")?.focus();
  }

  return (
    <Card className="print:hidden">
      <form ref={form} method="dialog" noValidate onSubmit={submit}>
        <Progress
          value={listSteps(answers).indexOf(step) + 1}
          maximum={countMaxSteps(answers)}
          label={toolWords.progress(listSteps(answers).indexOf(step) + 1, countMaxSteps(answers))}
        />
        <h3 ref={heading} tabIndex={-1} className="mt-5 text-2xl outline-none sm:text-3xl">
          {getQuestionTitle(step, answers)}
        </h3>
        <ProblemsShownContext value={areProblemsShown}>
          {/* Answering does not advance: the answer can still be changed before continuing. */}
          <ParentQuestion key={step} step={step} onAnswer={() => setMoved(step)} />
        </ProblemsShownContext>
        <div className="mt-6 flex flex-wrap items-center gap-3">
          <Button type="submit" size="lg" variant="cta-primary" className="min-w-40 flex-1 sm:flex-none">
            {toolWords.continue}
          </Button>
          {before !== null && (
            <Button variant="ghost" size="lg" onClick={() => goTo(before)}>
              {toolWords.back}
            </Button>
          )}
        </div>
        <KeptNote about="money" className="mt-4" kept={toolWords.kept} />
        <noscript>
          <p className="mt-2">{toolWords.noScript}</p>
        </noscript>
      </form>
    </Card>
  );
}

/** The step the person navigated to, as long as the answers still lead there; else the first unanswered question. */
function findOpenStep(moved: Place | null, open: StepId | null, steps: readonly StepId[]): Place {
  if (moved === "result") return open ?? "result";
  if (moved !== null && steps.includes(moved)) return moved;
  return open ?? "result";
}
