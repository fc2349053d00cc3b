/** The building blocks of the guide: sections, text, sourced figures, and calculator sheets. */
import type { ReactNode } from "react";
import { AnswerField } from "#components/answer/AnswerField.tsx";
import { answerWords } from "#components/answer/answerWords.ts";
import { KnownLine } from "#components/answer/KnownLine.tsx";
import { useAnswers } from "#components/answer/useAnswers.ts";
import { useAsked } from "#components/answer/useAsked.ts";
import { SourceNote } from "#components/source/SourceNote.tsx";
import type { AidDependency } from "#domain/eligibility/condition.ts";
import type { Dependency } from "#domain/loans/studentLimits.ts";
import type { Source } from "#lib/source.ts";
import { Swatch as Mark } from "#ui/chart/Legend.tsx";
import type { Tone } from "#ui/chart/tones.ts";
import { NumberField } from "#ui/NumberField.tsx";
import type { Typed } from "./useTyped.ts";
import { type SectionId, words } from "./words.ts";

export function GuideSection(props: { id: SectionId; number: number; children: ReactNode }) {
  return (
    <section id={props.id} aria-labelledby={`${props.id}-title`}>
      <p aria-hidden="true" className="figures font-serif text-xl text-accent-text">
        {props.number}
      </p>
      <h2 id={`${props.id}-title`} className="mt-1 max-w-2xl text-[2rem] sm:text-[2.6rem]">
        {words.sections[props.id]}
      </h2>
      <div className="mt-5 space-y-5">{props.children}</div>
    </section>
  );
}

/** Paragraphs at a readable width. */
export function Text(props: { paragraphs: readonly string[] }) {
  return props.paragraphs.map((paragraph) => (
    <p key={paragraph} className="max-w-text">
      {paragraph}
    </p>
  ));
}

/** Published figures in a list, each with its year and source. */
export function Figures(props: { figures: readonly SourcedFigure[] }) {
  return (
    <ul className="border-t border-line-strong">
      {props.figures.map((figure) => (
        <li
          key={figure.label}
          className="gap-x-6 border-b border-line py-3 sm:grid sm:grid-cols-[9.5rem_minmax(0,1fr)]"
        >
          <p className="figures font-serif text-[1.9rem] leading-tight">{figure.value}</p>
          <div className="min-w-0">
            <p className="max-w-lead">
              {figure.label} {figure.isToCheck === true && <CheckMark />}
            </p>
            <SourceNote source={figure.source} className="break-inside-avoid" />
          </div>
        </li>
      ))}
    </ul>
  );
}

export type SourcedFigure = { value: string; label: string; source: Source; isToCheck?: boolean };

/** Warns that a fact rests on a single source, so it should be confirmed before money moves. */
export function CheckMark() {
  return (
    <span className="inline-block rounded-full border border-line-strong bg-support-soft px-2 text-[0.85rem] leading-6 font-semibold whitespace-nowrap text-ink">
      {words.check}
    </span>
  );
}

/** A calculator sheet: inputs on the left, results on the right. */
export function LivePart(props: {
  title: string;
  lead: string;
  fields: ReactNode;
  /** Null while an input is missing or invalid. */
  result: ReactNode | null;
  source: Source;
  note?: string;
}) {
  return (
    <div className="break-inside-avoid pt-3">
      <div className="border-t-4 border-accent bg-card shadow-card print:shadow-none">
        <div className="flex items-start gap-3 border-b border-line px-4 py-4 sm:px-6">
          <Pencil />
          <div>
            <h3 className="text-2xl">{props.title}</h3>
            <p className="mt-1 text-[0.98rem] text-ink-soft">{props.lead}</p>
          </div>
        </div>
        <div className="xl:grid xl:grid-cols-[19rem_minmax(0,1fr)] print:grid print:grid-cols-[15rem_minmax(0,1fr)]">
          <div className="space-y-5 px-4 py-5 sm:px-6">{props.fields}</div>
          <div className="min-w-0 border-t-2 border-dashed border-line px-4 py-5 sm:px-6 xl:border-t-0 xl:border-l-2 print:border-t-0 print:border-l-2">
            <div className="xl:sticky xl:top-24">{props.result ?? <p role="status">{words.missing}</p>}</div>
          </div>
        </div>
        <div className="border-t border-line px-4 py-2 sm:px-6">
          {props.note !== undefined && (
            <p className="max-w-text pt-2 text-[0.92rem] text-ink-soft">{props.note}</p>
          )}
          <SourceNote source={props.source} />
        </div>
      </div>
    </div>
  );
}

/** A number field with its error message. */
export function Amount(props: {
  typed: Typed;
  label: string;
  hint?: string;
  before?: string;
  after?: string;
  keys?: "numeric" | "decimal";
}) {
  const { typed, ...field } = props;
  return (
    <NumberField
      {...field}
      value={typed.text}
      error={typed.problem === null ? null : words.problem(typed.problem, field.before === "$")}
      onChange={typed.onChange}
      onBlur={typed.onBlur}
    />
  );
}

/**
 * An answer of the plan that a sheet goes by: where it is known in a line that changes it, else asked like the others, and
 * kept for every tool.
 */
export function PlanAnswer(props: {
  id: "payPerYearUsd" | "familyIncomeUsd";
  label: string;
  hint: string;
  /** A note shown under the field. */
  note?: string;
}) {
  const { id, label, hint } = props;
  const { read } = useAnswers();
  const { fields } = useAsked([id], () => read(id).value === null);
  if (fields.length > 0)
    return <AnswerField id={id} words={{ ...answerWords[id], label, hint, note: () => null }} />;
  return (
    <div>
      <p className="font-semibold">{label}</p>
      <KnownLine ids={[id]} className="mt-1.5" />
      {props.note !== undefined && <p className="mt-1 text-[0.95rem] text-ink-soft">{props.note}</p>}
    </div>
  );
}

export function toLoanDependency(told: AidDependency | null): Dependency {
  return told === null || told === "dependent" ? "dependent" : "independent";
}

/** A calculator's result, large; announced when it changes. */
export function Answer(props: { label: string; value: string; unit?: string; note?: string }) {
  return (
    <div role="status">
      <p className="text-[0.98rem] text-ink-soft">{props.label}</p>
      <p className="figures mt-0.5 font-serif text-[2.75rem] leading-none sm:text-6xl">
        {props.value}
        {props.unit !== undefined && (
          <span className="ml-2 font-sans text-base text-ink-soft">{props.unit}</span>
        )}
      </p>
      {props.note !== undefined && <p className="mt-2.5 max-w-[31em]">{props.note}</p>}
    </div>
  );
}

/** Lines of a sum: labels on the left, dollars on the right. */
export function Sum(props: { lines: readonly { label: ReactNode; amount: string; isTotal?: boolean }[] }) {
  return (
    <dl className="figures mt-5">
      {props.lines.map((line, index) => (
        <div
          // The lines of one sum never change order.
          key={index}
          className={
            line.isTotal === true
              ? "flex justify-between gap-4 border-t-2 border-ink py-2 font-semibold"
              : "flex justify-between gap-4 border-t border-line py-2"
          }
        >
          <dt className="min-w-0">{line.label}</dt>
          <dd className="shrink-0 text-right">{line.amount}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A label in a sum, with its color in the chart above. */
export function Swatch(props: { fill: Tone; children: ReactNode }) {
  return (
    <span className="flex gap-2.5">
      <Mark mark={props.fill} className="mt-1.5" />
      <span>{props.children}</span>
    </span>
  );
}

function Pencil() {
  return (
    <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true" className="mt-1 shrink-0">
      <path
        d="M4 20l1.200-5L16 4.200l3.800 3.800L9 18.800z"
        className="fill-support stroke-ink"
        strokeWidth="1.500"
      />
      <path
        d="M14 6.200l3.800 3.800M4 20l4.800-1.200L5.200 15z"
        className="fill-ink stroke-ink"
        strokeWidth="1.500"
      />
    </svg>
  );
}
