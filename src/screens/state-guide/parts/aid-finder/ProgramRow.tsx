/** One program: whether the answers qualify and why, what it pays, the deadline, what else is needed, and its agency. */
import { SourceNote } from "#components/source/SourceNote.tsx";
import {
  describeAmount,
  describeAmountYear,
  describeWhere,
  getAmountYear,
  getDue,
  placeTexts,
  stepTexts,
} from "#domain/aid/payWords.ts";
import { describeCondition, describeYours, factNames, needTexts } from "#domain/aid/ruleWords.ts";
import { isPublishedDay } from "#domain/aid/stateMoneyDates.ts";
import { type Need, type StateProgram, tellableNeeds } from "#domain/aid/stateProgram.ts";
import type { ProgramResult } from "#domain/aid/statePrograms.ts";
import { nameInText } from "#domain/college/states.ts";
import type { AidFact, Condition } from "#domain/eligibility/condition.ts";
import type { Verdict } from "#domain/eligibility/evaluate.ts";
import { describePeriod } from "#facts/describePeriod.ts";
import { isPeriodOver } from "#facts/period.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { Pause } from "#ui/Pause.tsx";
import { AgencyLink } from "../shared/AgencyLink.tsx";
import { AnswerMark, AnswerShape, type AnswerTone } from "../shared/AnswerMark.tsx";
import { TickBox } from "../shared/TickBox.tsx";
import { tones } from "./groups.ts";
import type { Finder } from "./useFinder.ts";
import { words } from "./words.ts";

/** `isTold`: something was answered, so the program has a status. */
export function ProgramRow(props: { result: ProgramResult; finder: Finder; isTold: boolean }) {
  const { result, finder, isTold } = props;
  const { program } = result;
  const closedDay = finder.closed.get(program.id);
  const isOut = closedDay !== undefined || (isTold && result.standing === "doesNotMeet");
  return (
    <li id={program.id} className={joinClasses("keep-together", isOut && "bg-sunk/50")}>
      <details className="group open-in-print">
        <summary className="flex min-h-11 gap-3 px-4 py-3.5 sm:px-6 print:px-0 print:py-2">
          <Chevron />
          <span className="min-w-0 flex-1">
            {closedDay !== undefined ? (
              <span className="mb-0.5 block text-[0.95rem] font-semibold">
                {words.closed(closedDay, isPublishedDay(program, closedDay, finder.graduationYear))}
              </span>
            ) : (
              isTold && (
                <span className="mb-0.5 block text-[0.95rem]">
                  <AnswerMark tone={tones[result.standing]} word={describeEligibility(result)} />
                </span>
              )
            )}
            <h4 className="font-serif text-[1.3rem] leading-tight print:text-lg">{program.name}</h4>
            <span className="mt-0.5 block text-[0.95rem] text-ink-soft group-open:hidden print:hidden">
              {describeBriefly(result)}
            </span>
          </span>
        </summary>
        <div className="grid gap-x-8 gap-y-4 px-4 pb-6 pl-11 sm:px-6 sm:pl-13 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] print:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] print:px-0 print:pb-3">
          <div className="min-w-0">
            <Pays result={result} finder={finder} />
            <Dates result={result} finder={finder} />
          </div>
          <div className="min-w-0">
            {closedDay !== undefined ? (
              <p className="mb-2.5 font-medium">{words.closedNote}</p>
            ) : (
              isTold && <Because result={result} />
            )}
            <Lines result={result} finder={finder} isTold={isTold} />
            <Needs result={result} finder={finder} />
            {program.how !== null && (
              <>
                <p className="mt-3 text-[0.92rem] text-ink-soft">{words.how}</p>
                <p>{program.how}</p>
              </>
            )}
            <p className="mt-3">
              <AgencyLink url={program.url} text={words.toAgency(program.agency)} />
            </p>
            <SourceNote source={program.source} summary={describeRules(program, finder.today)} />
          </div>
        </div>
      </details>
    </li>
  );
}

function Chevron() {
  return (
    <svg
      viewBox="0 0 12 12"
      width="13"
      height="13"
      aria-hidden="true"
      className="no-print mt-2 shrink-0 text-accent-text transition-transform duration-150 [details[open]>summary>&]:rotate-90"
    >
      <path d="m4 2 4 4-4 4" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

/** What it pays first, in a line. */
function describeBriefly({ pays: [first] }: ProgramResult): string {
  return first === undefined ? "" : `${describeAmount(first.amount)} ${describeWhere(first)}`;
}

function describeRules(program: StateProgram, today: string): string {
  const { ruleYear, confidence, checkWithAgency, source } = program;
  const isUndated = source.year.startsWith("undated");
  if (isPeriodOver(ruleYear, today)) {
    const text = describePeriod(ruleYear, { what: "rules", day: today });
    return confidence === "M" ? words.rulePastOneSource(text) : words.rulePast(text);
  }
  if (confidence === "M") return words.ruleOneSource(ruleYear, isUndated);
  return checkWithAgency ? words.ruleMoves(ruleYear, isUndated) : words.ruleOf(ruleYear, isUndated);
}

function describeEligibility({ standing: status, because }: ProgramResult): string {
  if (status !== "cannotTell") return words.standings[status];
  const open: Partial<Record<ProgramResult["because"], string>> = words.open;
  return open[because] ?? words.open.other;
}

function Pays({ result: { program, pays }, finder }: { result: ProgramResult; finder: Finder }) {
  return (
    <ul className="mt-2.5 space-y-2">
      {pays.map((pay) => {
        const { amount } = pay;
        const year = getAmountYear(amount);
        // An amount of another year than the record's first is a figure of its own.
        const ofPlace = year === getAmountYear(pays[0]?.amount ?? amount) ? "" : `.${pay.at}`;
        const shownYear = describeAmountYear(pay, (one) =>
          describePeriod(one, { what: "figure", day: finder.today }),
        );
        return (
          <li key={describeWhere(pay) + describeAmount(amount)}>
            <span
              data-fact={year === null ? undefined : `${program.id}.amount${ofPlace}@${year}`}
              className={joinClasses(
                "figures block leading-snug",
                year === null ? "font-medium" : "font-serif text-[1.45rem] text-accent-text",
              )}
            >
              {describeAmount(amount)}
            </span>
            <span className="block text-[0.95rem] text-ink-soft">
              {describeWhere(pay)} {shownYear !== null && words.amountYear(shownYear)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Dates({ result: { program }, finder }: { result: ProgramResult; finder: Finder }) {
  const { graduationYear, today } = finder;
  return (
    <dl className="mt-3.5">
      <dt className="text-[0.92rem] text-ink-soft">{words.by}</dt>
      {program.deadlines.map(({ at, step, when }) => {
        const due = getDue(when, graduationYear);
        const isPast = due.day !== null && due.day < today;
        return (
          <dd key={`${at ?? ""} ${step ?? ""}`} className="mt-0.5">
            {/* "To apply: set by the college", but "May 1, 2027 to apply". */}
            {step !== null && due.day === null && (
              <span className="inline-block first-letter:uppercase">{stepTexts[step]}:&nbsp;</span>
            )}
            <span className="font-semibold">{due.text}</span>
            {step !== null && due.day !== null && <span> {stepTexts[step]}</span>}
            {at !== null && <span>, {placeTexts[at]}</span>}
            {due.standing !== null && !isPast && (
              <span className="block text-[0.92rem] text-ink-soft">
                {due.day !== null && `${words.classOf(graduationYear)}; `}
                {words.dueStanding[due.standing]}
              </span>
            )}
            {isPast && (
              <>
                <Pause />
                <span className="block text-[0.92rem] font-semibold">
                  {due.standing === "expected" ? words.pastExpected : words.past}
                </span>
              </>
            )}
          </dd>
        );
      })}
    </dl>
  );
}

/** That it is closed to this class is said above; who applied in time may have it. */
function isForLaterClass(condition: Condition, graduationYear: number): boolean {
  return (
    condition.kind === "atLeast" && condition.fact === "graduationYear" && condition.value > graduationYear
  );
}

const testFacts: readonly AidFact[] = ["satTotal", "actComposite", "cltTotal"];

function Because({ result }: { result: ProgramResult }) {
  const { because, isReplaced } = result;
  const tests = result.missing.filter((fact) => testFacts.includes(fact));
  const others = result.missing.filter((fact) => !testFacts.includes(fact)).map((fact) => factNames[fact]);
  const open = [
    ...others,
    ...(tests.length === 0 ? [] : [words.stillOpenTests(tests.map((one) => factNames[one]))]),
  ];
  return (
    <p className="mb-2.5 font-medium">
      {isReplaced ? words.replaced : words.because[because]}
      {because === "missing" && ` ${words.stillOpen(open)}`}
    </p>
  );
}

const lineTones: Readonly<Record<Verdict, AnswerTone>> = {
  yes: "yes",
  no: "no",
  cannotTell: "open",
};

function Lines(props: { result: ProgramResult; finder: Finder; isTold: boolean }) {
  const { result, finder, isTold } = props;
  const { program } = result;
  const checks = finder.closed.has(program.id)
    ? result.checks.filter(({ condition }) => !isForLaterClass(condition, finder.graduationYear))
    : result.checks;
  if (checks.length === 0) return null;
  return (
    <ul className="space-y-1.5">
      {checks.map((check) => {
        const text = describeCondition(check.condition, program.state, finder.input.familySize);
        const yours = isTold ? describeYours(check.condition, finder.input) : null;
        return (
          <li key={text} className="flex gap-2.5">
            {isTold ? (
              <span className="mt-1">
                <AnswerShape tone={lineTones[check.verdict]} size={17} />
              </span>
            ) : (
              <Dot />
            )}
            <span className="min-w-0">
              {text}
              {isTold && <span className="sr-only">: {words.heard[check.verdict]}</span>}
              {yours !== null && (
                <span
                  className={joinClasses(
                    "figures block text-[0.92rem]",
                    check.verdict === "no" ? "font-semibold" : "text-ink-soft",
                  )}
                >
                  {yours}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Dot() {
  return (
    <svg viewBox="0 0 17 17" width="17" height="17" aria-hidden="true" className="mt-1 shrink-0">
      <circle cx="8.5" cy="8.5" r="3" className="fill-accent" />
    </svg>
  );
}

/** What a student can confirm is a checkbox; everything else is text. */
function Needs({ result, finder }: { result: ProgramResult; finder: Finder }) {
  const { program, stillNeeds } = result;
  const extra = stillNeeds.filter(({ code }) => !program.needs.some((need) => need.code === code));
  const needs = [...program.needs, ...extra];
  if (needs.length === 0) return null;
  const toTick = needs.filter(({ code }) => tellableNeeds.has(code));
  const sentence = needs.filter(({ code }) => !tellableNeeds.has(code));
  return (
    <div className="mt-3">
      {sentence.length > 0 && (
        <>
          <p className="text-[0.92rem] text-ink-soft">{words.alsoNeeded}</p>
          <ul className="mt-0.5 list-disc space-y-0.5 pl-5 marker:text-line-strong">
            {sentence.map((need) => (
              <li key={need.code}>{describeNeed(need, result)}</li>
            ))}
          </ul>
        </>
      )}
      {toTick.map((need) => (
        <TickBox
          key={need.code}
          text={describeNeed(need, result)}
          isTicked={finder.input.confirmed.includes(need.code)}
          isAlive={finder.isAlive}
          onTick={(isTrue) => finder.confirm(need.code, isTrue)}
        />
      ))}
    </div>
  );
}

function describeNeed({ code, values }: Need, { program }: ProgramResult): string {
  return needTexts[code](values, nameInText(program.state));
}
