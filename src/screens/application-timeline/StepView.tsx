/** One question per screen: heading, input, continue, skip and back. Enter continues. */

import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ProblemsShownContext } from "#components/answer/useTypedField.ts";
import { KeptNote } from "#components/keeping/KeptNote.tsx";
import { Button } from "#ui/Button.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { Progress } from "#ui/Progress.tsx";
import { formWords as words } from "./formWords.ts";
import { questionHeadingId } from "./headingId.ts";
import type { Step } from "./steps.ts";

export type StepViewProps = {
  step: Step;
  place: { number: number; of: number };
  children: ReactNode;
  /** The message shown if the question cannot be skipped; null if it can, or is answered. */
  missing: string | null;
  continueLabel: string;
  onContinue: () => void;
  /** Null if there is no alternative way to continue. */
  skip: { label: string; run: () => void } | null;
  backLabel: string;
  onBack: () => void;
};

export function StepView(props: StepViewProps) {
  const question = words.question(props.step);
  const form = useRef<HTMLFormElement>(null);
  const [areProblemsShown, setProblemsShown] = useState(false);
  const [isMissingShown, setMissingShown] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    // The message must be rendered at the field before focus can move to it.
    flushSync(() => setProblemsShown(true));
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid=true]") ?? null;
    setMissingShown(wrong === null);
    if (wrong !== null) return wrong.focus();
    if (props.missing !== null) return form.current?.querySelector<HTMLElement>("input")?.focus();
    props.onContinue();
  }

  return (
    <div className={joinClasses("page py-6 sm:py-10", props.step === "plans" ? "max-w-5xl!" : "max-w-2xl!")}>
      <h1 className="font-sans text-base font-semibold tracking-normal text-accent-text">{words.name}</h1>
      <div className="mt-2">
        <Progress
          value={props.place.number}
          maximum={props.place.of}
          label={words.progress(props.place.number, props.place.of)}
        />
      </div>
      <form ref={form} method="dialog" noValidate onSubmit={submit} className="mt-7">
        <h2 id={questionHeadingId} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
          {question.title}
        </h2>
        <p className="mt-2 text-lg text-ink-soft">{question.lead}</p>
        <div className="mt-6">
          <ProblemsShownContext value={areProblemsShown}>{props.children}</ProblemsShownContext>
        </div>
        <p
          role="alert"
          className={isMissingShown && props.missing !== null ? "mt-3 font-medium text-danger" : "sr-only"}
        >
          {isMissingShown && props.missing}
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-3">
          <Button type="submit" size="lg" variant="cta-primary" className="min-w-44 flex-1 sm:flex-none">
            {props.continueLabel}
          </Button>
          {props.skip !== null && (
            <Button variant="ghost" size="lg" onClick={props.skip.run}>
              {props.skip.label}
            </Button>
          )}
        </div>
        <Button variant="link" className="mt-4" onClick={props.onBack}>
          {props.backLabel}
        </Button>
      </form>
      <KeptNote className="mt-8" kept={words.keptHere} />
    </div>
  );
}
