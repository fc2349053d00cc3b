/** One promise of the finder: whether it applies, what it asks for, where it holds, and where it is printed. */
import type { ReactNode } from "react";
import { SourceNote } from "#components/source/SourceNote.tsx";
import type { FinderCollege } from "#content/parts/guaranteeFinder.ts";
import { describeSourceYear } from "#facts/describePeriod.ts";
import type { Source } from "#lib/source.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { AgencyLink } from "../shared/AgencyLink.tsx";
import { AnswerMark, AnswerShape, type AnswerTone } from "../shared/AnswerMark.tsx";
import { CollegeLink, CollegeLinks } from "../shared/CollegeLinks.tsx";
import type { ShownOutcome } from "./promises.ts";
import { words } from "./words.ts";

const tones: Readonly<Record<ShownOutcome, AnswerTone>> = {
  sure: "yes",
  claim: "yes",
  sureOfOne: "yes",
  check: "maybe",
  missing: "open",
  notMet: "no",
  ownLines: "open",
  byLetter: "open",
  denied: "no",
};

export function FinderRow(props: {
  name: string;
  source: Source;
  sourceSummary: string;
  /** Null until something is told. */
  outcome: ShownOutcome | null;
  because: ReactNode;
  /** What it asks for in figures: one of each line. */
  lines: readonly (readonly string[])[];
  needs: ReactNode;
  places: ReactNode;
}) {
  const { name, source, outcome } = props;
  return (
    <li
      className={joinClasses(
        "keep-together grid gap-x-8 gap-y-4 px-4 py-6 sm:px-6 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] print:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] print:px-0 print:py-3",
        outcome !== null && tones[outcome] === "no" && "bg-sunk/50",
      )}
    >
      <div className="min-w-0">
        {outcome !== null && (
          <p className="mb-1.5">
            <AnswerMark tone={tones[outcome]} word={words.outcomes[outcome]} />
          </p>
        )}
        <h4 className="font-serif text-[1.5rem] leading-tight print:text-lg">{name}</h4>
        {props.lines.length > 1 && <p className="mt-2 font-medium">{words.oneFromEach}</p>}
        {props.lines.map((line, at) => (
          <Line key={line.join()} texts={line} group={props.lines.length > 1 ? at + 1 : null} />
        ))}
        {outcome !== null && <p className="mt-3 max-w-[26em] font-medium">{props.because}</p>}
      </div>
      <div className="min-w-0">
        {props.needs}
        {props.places}
        {source.url !== null && (
          <p className="mt-2">
            <AgencyLink url={source.url} text={words.policy(name)} />
          </p>
        )}
        <SourceNote source={source} summary={props.sourceSummary} />
      </div>
    </li>
  );
}

/** `group`: its number where the rule asks for several lines together. */
function Line({ texts, group }: { texts: readonly string[]; group: number | null }) {
  const isChoice = texts.length > 1;
  const head =
    group === null ? (isChoice ? words.eitherOf : null) : isChoice ? words.group(group) : words.whole(group);
  return (
    <div className="mt-2">
      {head !== null && <p className="text-[0.92rem] text-ink-soft">{head}</p>}
      <ul className="space-y-1">
        {texts.map((text) => (
          <li key={text} className="figures font-serif text-[1.3rem] leading-snug text-accent-text">
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** "Rule: fall 2027", and whom to confirm it with. */
export function summarizeRuleSource(source: Source, confidence: "H" | "M", isToCheck: boolean): string {
  const year = describeSourceYear(source);
  if (source.pastPeriod !== undefined) return words.rulePast(year);
  if (confidence === "M") return words.ruleOneSource(year);
  return isToCheck ? words.ruleMoves(year) : words.ruleOf(year);
}

/** What a rule asks beside its figures; all that it asks, where it names none. */
export function NeedList({ hasFigures, children }: { hasFigures: boolean; children: ReactNode }) {
  return (
    <div className="mb-4">
      <p className="text-[0.92rem] text-ink-soft">{hasFigures ? words.alsoNeeded : words.needed}</p>
      {children}
    </div>
  );
}

export type NeedStatus = "yes" | "no" | "open";

/** Asked above, once for all guarantees of the state. */
export function AnsweredNeed({ text, status }: { text: string; status: NeedStatus | null }) {
  return (
    <li className="flex gap-2.5">
      {status !== null && (
        <span className="mt-1">
          <AnswerShape tone={status} size={17} />
        </span>
      )}
      <span className="min-w-0">
        {text}
        {status !== null && <span className="sr-only">: {words.heard[status]}</span>}
      </span>
    </li>
  );
}

export const plainNeeds = "mt-2 list-disc space-y-0.5 pl-5 marker:text-line-strong empty:hidden";

/** Longer lists of names are collapsed. */
const namesInText = 12;

export function Places(props: {
  title: string;
  colleges: readonly FinderCollege[];
  /** "All 34 colleges". */
  summary: string;
  /** Colleges that are counted and not named. */
  others?: string | undefined;
  note?: string | undefined;
}) {
  const { colleges, others, note } = props;
  return (
    <div>
      <p className="text-[0.92rem] text-ink-soft">{props.title}</p>
      {colleges.length > 0 && colleges.length <= namesInText && (
        <p className="mt-0.5 leading-7">
          <CollegeLinks colleges={colleges} />
        </p>
      )}
      {colleges.length > namesInText && (
        <Disclosure summary={props.summary}>
          <ul className="gap-x-6 sm:columns-2">
            {colleges.map((college) => (
              <li key={college.slug} className="py-1">
                <CollegeLink {...college} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {others !== undefined && <p className="mt-1">{others}</p>}
      {note !== undefined && <p className="mt-2 font-medium">{note}</p>}
    </div>
  );
}
