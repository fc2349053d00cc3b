/** One question per screen: heading, input, continue, back and skip. Enter continues. */

import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { KeptNote } from "#components/keeping/KeptNote.tsx";
import { ProblemsShownContext } from "#components/profile-fields/useTypedField.ts";
import { Button } from "#ui/Button.tsx";
import { Progress } from "#ui/Progress.tsx";
import { headingId } from "./headingId.ts";
import { isFirstStep, type Step } from "./steps.ts";
import { words } from "./words.ts";

export type StepViewProps = {
  step: Step;
  place: { number: number; of: number };
  /** The answer's input. */
  fields: ReactNode;
  /** The button's label says where it leads: the results, or the next question. */
  leadsToResults: boolean;
  onContinue: () => void;
  onSkip: () => void;
  /** Null at the first question. */
  onBack: (() => void) | null;
  /** Null if there are no results yet. */
  onResults: (() => void) | null;
  /** How the answer changes the list, beside the question. */
  children?: ReactNode;
};

export function StepView(props: StepViewProps) {
  const { step, place } = props;
  const question = words.question(step);
  const isFirst = isFirstStep(step);
  const form = useRef<HTMLFormElement>(null);
  const [areProblemsShown, setProblemsShown] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    // The message must be rendered at the field before focus can move to it.
    flushSync(() => setProblemsShown(true));
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid=true]") ?? null;
    if (wrong === null) props.onContinue();
    else wrong.focus();
  }

  return (
    <div className="page max-w-2xl! py-6 sm:py-10">
      <h1 className="font-sans text-base font-semibold tracking-normal text-accent-text">{words.name}</h1>
      <div className="mt-2">
        <Progress
          value={place.number}
          maximum={place.of}
          label={
            isFirst
              ? words.progressFirst(place.number, place.of)
              : words.progressSharpen(place.number, place.of)
          }
        />
      </div>
      {/* Outside a dialog the method "dialog" sends nothing, so submitting before the app runs loses nothing. */}
      <form ref={form} method="dialog" noValidate onSubmit={submit} className="mt-6">
        <h2 id={headingId} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
          {question.title}
        </h2>
        {question.lead !== null && <p className="mt-2 text-lg text-ink-soft">{question.lead}</p>}
        <div className="mt-5 space-y-6">
          <ProblemsShownContext value={areProblemsShown}>{props.fields}</ProblemsShownContext>
        </div>
        {props.children}
        <div className="mt-6 flex flex-wrap items-center gap-3">
          <Button type="submit" size="lg" variant="cta-primary" className="min-w-44 flex-1 sm:flex-none">
            {props.leadsToResults ? words.seeFirst : words.continue}
          </Button>
          <Button variant="ghost" size="lg" onClick={props.onSkip}>
            {question.skip}
          </Button>
        </div>
        <div className="mt-4 flex flex-wrap justify-between gap-3">
          {props.onBack === null ? (
            <span />
          ) : (
            <Button variant="link" onClick={props.onBack}>
              {words.back}
            </Button>
          )}
          {props.onResults !== null && !props.leadsToResults && (
            <Button variant="link" onClick={props.onResults}>
              {words.seeResults}
            </Button>
          )}
        </div>
      </form>
      <KeptNote className="mt-8" kept={words.keptHere} />
    </div>
  );
}
