/** Who the FAFSA parent is and why, who files the CSS Profile, and the answers behind it. */
import { type RefObject } from "react";
import { TextLink } from "#components/marketing/TextLink.tsx";
import { findCssHousehold } from "#domain/aid/cssProfile.ts";
import { type FafsaParent, findFafsaParent } from "#domain/aid/fafsaParent.ts";
import { readParentAnswers, readParentsTogether } from "#domain/aid/parentAnswers.ts";
import type { AidAnswers } from "#domain/answers/households.ts";
import { Button } from "#ui/Button.tsx";
import { readNames } from "./names.ts";
import { getQuestionTitle } from "./ParentQuestion.tsx";
import { SourceLinks } from "./SourceLinks.tsx";
import { listSteps, type StepId } from "./steps.ts";
import { describeOptions, type Names, toolWords } from "./toolWords.ts";
import { sources } from "./words.ts";

const text = toolWords.result;

export function ParentResult({
  headingRef,
  answers,
  onChange,
}: {
  headingRef: RefObject<HTMLHeadingElement | null>;
  answers: AidAnswers;
  onChange: (step: StepId) => void;
}) {
  const found = readParentAnswers(answers);
  const fafsa = findFafsaParent(found);
  const names = readNames(answers);
  return (
    <>
      <p className="font-semibold text-accent-text">{text.fafsa}</p>
      <h3 ref={headingRef} tabIndex={-1} className="mt-1 text-3xl outline-none sm:text-4xl">
        {text.heading(fafsa, names)}
      </h3>
      <ul className="mt-4 max-w-text space-y-2">
        {listReasons(fafsa, names).map((reason) => (
          <li key={reason} className="border-l-3 border-support pl-4">
            {reason}
          </li>
        ))}
      </ul>
      <div className="mt-3">
        <SourceLinks links={[sources.law, sources.wizard]} />
      </div>
      {fafsa.parents !== "none" && (
        <div className="mt-6 max-w-text">
          <h4 className="font-serif text-xl">{text.css}</h4>
          <p className="mt-1">{text.cssOf(findCssHousehold(found, fafsa), names)}</p>
          <SourceLinks links={[sources.cssParents]} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-x-6 print:hidden">
        <a
          href="#gather"
          className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4"
        >
          {text.next}
        </a>
        <TextLink link={{ label: text.calculator, to: "/tools/fafsa-calculator" }} />
      </div>
      <h4 className="mt-6 font-serif text-xl">{toolWords.answersTitle}</h4>
      <dl className="mt-2 divide-y divide-line border-y border-line">
        {listSteps(answers).map((step) => (
          <div key={step} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
            <dt className="text-[0.95rem] text-ink-soft">{toolWords.shortNames[step]}</dt>
            <dd className="ml-auto flex min-w-0 items-center gap-2 text-right">
              {describeAnswer(step, answers)}
              <Button
                variant="ghost"
                size="sm"
                className="print:hidden"
                aria-label={toolWords.changeLabel(getQuestionTitle(step, answers))}
                onClick={() => onChange(step)}
              >
                {toolWords.change}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function listReasons(fafsa: FafsaParent, names: Names): string[] {
  if (fafsa.parents === "unknown") return [];
  const reasons: string[] = [text.because[fafsa.because]];
  if (fafsa.parents === "both" && fafsa.because === "married" && fafsa.contributors !== null) {
    reasons.push(fafsa.contributors === 1 ? text.contributors.one : text.contributors.two);
  }
  if ("stepparent" in fafsa && (fafsa.stepparent === "sameReturn" || fafsa.stepparent === "ownContributor")) {
    reasons.push(text.stepparent[fafsa.stepparent]);
  }
  if (fafsa.parents === "first") reasons.push(text.notAsked(names.second));
  if (fafsa.parents === "second") reasons.push(text.notAsked(names.first));
  if (fafsa.parents === "surviving") reasons.push(text.survivorNote);
  return reasons;
}

function describeAnswer(step: StepId, answers: AidAnswers): string {
  const names = readNames(answers);
  if (step === "names") return `${names.first}, ${names.second}`;
  const value = step === "together" ? readParentsTogether(answers) : readParentAnswers(answers)[step];
  const option = typeof value === "boolean" ? (value ? "yes" : "no") : (value ?? "");
  return describeOptions(step, names)[option]?.label ?? "";
}
