/** One guarantee: whether it applies, by which criterion, what else it requires, at which colleges, and its policy. */

import { SourceNote } from "#components/source/SourceNote.tsx";
import type { AdmissionGuarantee, FurtherNeed } from "#domain/admission/admissionGuarantees.ts";
import { describeSourceYear } from "#facts/describePeriod.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { AgencyLink } from "../shared/AgencyLink.tsx";
import { AnswerMark, AnswerShape, type AnswerTone } from "../shared/AnswerMark.tsx";
import { CollegeLink, CollegeLinks } from "../shared/CollegeLinks.tsx";
import { TickBox } from "../shared/TickBox.tsx";
import { listShownNeeds, type ShownOutcome, type ShownPromise } from "./promises.ts";
import { type Figures, isToTick, needAnswers } from "./useFigures.ts";
import { words } from "./words.ts";

const tones: Readonly<Record<ShownOutcome, AnswerTone>> = {
  sure: "yes",
  claim: "yes",
  sureOfOne: "yes",
  check: "maybe",
  missing: "open",
  notMet: "no",
  ownLines: "open",
  denied: "no",
};

/** Longer lists of names are collapsed. */
const namesInText = 12;

export function PromiseRow({ promise, figures }: { promise: ShownPromise; figures: Figures }) {
  const { guarantee, outcome } = promise;
  const { isTold } = figures;
  return (
    <li
      className={joinClasses(
        "keep-together grid gap-x-8 gap-y-4 px-4 py-6 sm:px-6 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] print:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] print:px-0 print:py-3",
        isTold && tones[outcome] === "no" && "bg-sunk/50",
      )}
    >
      <div className="min-w-0">
        {isTold && (
          <p className="mb-1.5">
            <AnswerMark tone={tones[outcome]} word={words.outcomes[outcome]} />
          </p>
        )}
        <h4 className="font-serif text-[1.5rem] leading-tight print:text-lg">{guarantee.name}</h4>
        <Routes guarantee={guarantee} />
        {isTold && <p className="mt-3 max-w-[26em] font-medium">{words.because[outcome]}</p>}
      </div>
      <div className="min-w-0">
        <Needs promise={promise} figures={figures} />
        <Places promise={promise} />
        {guarantee.source.url !== null && (
          <p className="mt-2">
            <AgencyLink url={guarantee.source.url} text={words.policy(guarantee.name)} />
          </p>
        )}
        <SourceNote
          source={guarantee.source}
          summary={ruleSummary[guarantee.confidence](
            describeSourceYear(guarantee.source),
            guarantee.checkWithAgency,
          )}
        />
      </div>
    </li>
  );
}

const ruleSummary = {
  H: (year: string, isToCheck: boolean) => (isToCheck ? words.ruleMoves(year) : words.ruleOf(year)),
  M: (year: string) => words.ruleOneSource(year),
} as const;

function Routes({ guarantee }: { guarantee: AdmissionGuarantee }) {
  const texts = guarantee.ways.map((way) => describeRoute(way, guarantee.countsWeightedGpa === true));
  return (
    <div className="mt-2">
      {texts.length > 1 && <p className="text-[0.92rem] text-ink-soft">{words.eitherOf}</p>}
      <ul className="space-y-1">
        {(texts.length === 0 ? [words.ways.own] : texts).map((text) => (
          <li key={text} className="figures font-serif text-[1.3rem] leading-snug text-accent-text">
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

function describeRoute(
  { minimumGpa, topPercent }: AdmissionGuarantee["ways"][number],
  isWeighted: boolean,
): string {
  if (topPercent === null) {
    const text = isWeighted ? words.ways.weighted : words.ways.gpa;
    return text(minimumGpa ?? 0);
  }
  return minimumGpa === null ? words.ways.rank(topPercent) : words.ways.both(topPercent, minimumGpa);
}

function Needs({ promise, figures }: { promise: ShownPromise; figures: Figures }) {
  const needs = listShownNeeds(promise, figures.figures.gpaScale, figures.confirmed);
  if (needs.length === 0) return null;
  return (
    <div className="mb-4">
      <p className="text-[0.92rem] text-ink-soft">{words.alsoNeeded}</p>
      <ul className="mt-1 space-y-1 empty:hidden">
        {needs
          .filter((need) => need in needAnswers)
          .map((need) => (
            <Answered key={need} need={need} figures={figures} />
          ))}
      </ul>
      {needs.filter(isToTick).map((need) => (
        <TickBox
          key={need}
          text={words.needs[need]}
          isTicked={figures.confirmed.includes(need)}
          isAlive={figures.isAlive}
          onTick={(isTrue) => figures.confirm(need, isTrue)}
        />
      ))}
      <ul className="mt-2 list-disc space-y-0.5 pl-5 marker:text-line-strong empty:hidden">
        {needs
          .filter((need) => !isToTick(need) && !(need in needAnswers))
          .map((need) => (
            <li key={need}>{words.needs[need]}</li>
          ))}
      </ul>
    </div>
  );
}

/** Asked above, once for all guarantees of the state. */
function Answered({ need, figures: { isTold, confirmed, denied } }: { need: FurtherNeed; figures: Figures }) {
  const status = confirmed.includes(need) ? "yes" : denied.includes(need) ? "no" : "open";
  return (
    <li className="flex gap-2.5">
      {isTold && (
        <span className="mt-1">
          <AnswerShape tone={status} size={17} />
        </span>
      )}
      <span className="min-w-0">
        {words.needs[need]}
        {isTold && <span className="sr-only">: {words.heard[status]}</span>}
      </span>
    </li>
  );
}

function Places({ promise: { guarantee, colleges } }: { promise: ShownPromise }) {
  const note = words.dateNotes[guarantee.id];
  const others = words.unnamed[guarantee.id];
  return (
    <div>
      <p className="text-[0.92rem] text-ink-soft">{words.where[guarantee.promises]}</p>
      {colleges.length > 0 && colleges.length <= namesInText && (
        <p className="mt-0.5 leading-7">
          <CollegeLinks colleges={colleges} />
        </p>
      )}
      {colleges.length > namesInText && (
        <Disclosure
          summary={others === undefined ? words.all(colleges.length) : words.named(colleges.length)}
        >
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
