/** What the home state itself may pay: its next dates, its programs, and the agency that knows the rest. */
import { useMemo } from "react";
import { usePlan } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { useAidEstimate } from "#components/price/useAidEstimate.ts";
import { SourceNote } from "#components/source/SourceNote.tsx";
import { findAidPath } from "#content/guideStates.ts";
import { stateProgramsOf } from "#domain/aid/allStatePrograms.ts";
import {
  describeAmount,
  describeAmountYear,
  describeOwnAmount,
  describeWhere,
} from "#domain/aid/payWords.ts";
import { readStanding } from "#domain/aid/standing.ts";
import { stateAidDates } from "#domain/aid/stateAidDates.ts";
import {
  findClosedDay,
  isPublishedDay,
  listStateMoneyDates,
  type StateMoneyDate,
} from "#domain/aid/stateMoneyDates.ts";
import type { StateProgram } from "#domain/aid/stateProgram.ts";
import { checkStatePrograms, type ProgramResult, type StateAidInput } from "#domain/aid/statePrograms.ts";
import { nameInText, type StateCode, stateNames } from "#domain/college/states.ts";
import { readStateAidInput } from "#domain/plan/stateAidInput.ts";
import { findGraduationYear } from "#domain/plan/timelineInput.ts";
import { findSeniorClass } from "#domain/timeline/classYear.ts";
import { describePeriod } from "#facts/describePeriod.ts";
import { formatDate } from "#lib/format.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Link } from "#ui/router.tsx";
import { stateMoneyWords as words } from "./stateMoneyWords.ts";

const linkStyle = "inline-flex min-h-11 items-center text-accent-text underline underline-offset-4";

export default function StateMoney({ state, isEligible }: { state: StateCode; isEligible: boolean }) {
  const { plan } = usePlan();
  const fafsa = useAidEstimate(plan);
  const today = getToday();
  const programs = stateProgramsOf(state);
  const graduationYear = findGraduationYear(plan, today) ?? findSeniorClass(today);
  const input = useMemo(
    () => ({ ...readStateAidInput(state, plan, { today, fafsa }), graduationYear }),
    [state, plan, today, fafsa, graduationYear],
  );
  const results = useMemo(
    () => checkStatePrograms(input, programs).filter(({ isReplaced }) => !isReplaced),
    [input, programs],
  );
  const dates = listStateMoneyDates(state, programs, { graduationYear, today });
  return (
    <section aria-labelledby="state-money">
      <h2 id="state-money" className="text-3xl">
        {words.title(nameInText(state))}
      </h2>
      {!isEligible && <p className="mt-2">{words.citizenship(state, readStanding(plan.aid).status)}</p>}
      <FileBy state={state} dates={dates} />
      <Dates dates={dates} graduationYear={graduationYear} isPast={hasDay(programs)} />
      <GuideLink state={state} count={programs.length} />
      <Programs state={state} results={results} input={input} graduationYear={graduationYear} today={today} />
    </section>
  );
}

/** The first day by which the state wants the FAFSA. */
function FileBy({ state, dates }: { state: StateCode; dates: readonly StateMoneyDate[] }) {
  const first = dates.find(({ due }) => due.some(({ step, isClosed }) => !isClosed && isFafsa(step)));
  if (first === undefined) return null;
  const isPriority = first.due.some(({ step }) => step === "fafsaPriority");
  return <p className="mt-3 text-lg font-semibold">{words.fileBy(nameInText(state), first, isPriority)}</p>;
}

const isFafsa = (step: StateMoneyDate["due"][number]["step"]) => step === "fafsa" || step === "fafsaPriority";

/** Where none has a day, no day can have passed. */
function hasDay(programs: readonly StateProgram[]): boolean {
  return programs.some(({ deadlines }) => deadlines.some(({ when }) => when.kind === "day"));
}

type DatesProps = { dates: readonly StateMoneyDate[]; graduationYear: number; isPast: boolean };

function Dates({ dates, graduationYear, isPast }: DatesProps) {
  if (dates.length === 0) return <p className="mt-3">{isPast ? words.noMoreDates : words.noDates}</p>;
  return (
    <>
      <h3 className="mt-4 text-xl">{words.nextTitle}</h3>
      <p className="mt-1 text-ink-soft">{words.nextLead(graduationYear)}</p>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {dates.map(({ day, isPublished, due }) => (
          <li key={day} className="grid gap-x-6 py-2.5 sm:grid-cols-[16rem_1fr]">
            <p>
              <span className="font-semibold">{formatDate(day)}</span>{" "}
              <span className="text-[0.92rem] text-ink-soft">
                {isPublished ? words.published : words.expected}
              </span>
            </p>
            <ul>
              {due.map((one) => (
                <li key={words.due(one)}>{words.due(one)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}

function GuideLink({ state, count }: { state: StateCode; count: number }) {
  const path = findAidPath(state);
  if (path === null) return null;
  return (
    <p className="no-print mt-2">
      <Link to={path} className={linkStyle}>
        {words.guide(stateNames[state], count)}
      </Link>
    </p>
  );
}

type ProgramsProps = {
  state: StateCode;
  results: readonly ProgramResult[];
  input: StateAidInput;
  graduationYear: number;
  today: string;
};

function Programs({ state, results, input, graduationYear, today }: ProgramsProps) {
  const agency = stateAidDates.find((one) => one.state === state)?.agency ?? null;
  const name = stateNames[state];
  return (
    <>
      {results.length > 0 && (
        <ul className="mt-5 space-y-2">
          {results.map((result) => (
            <li key={result.program.id}>
              <Program
                result={result}
                input={input}
                graduationYear={graduationYear}
                closed={findClosedDay(result.program, { graduationYear, today })}
              />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4">
        {results.length === 0 ? words.none(name) : words.confirmed(name, stateProgramsOf(state).length)}
      </p>
      {agency !== null && agency.url !== null && (
        <p className="no-print">
          <a href={agency.url} rel="noreferrer" className={linkStyle}>
            {results.length === 0 ? words.all(agency.name) : words.rest(agency.name)}
          </a>
        </p>
      )}
    </>
  );
}

type ProgramProps = {
  result: ProgramResult;
  input: StateAidInput;
  graduationYear: number;
  closed: string | null;
};

function Program({ result, input, graduationYear, closed }: ProgramProps) {
  const { program, standing } = result;
  return (
    <Disclosure
      summary={
        <span className="block">
          <span className="block font-semibold">{program.name}</span>
          <span className="block text-[0.95rem] font-normal text-ink-soft">
            {closed === null
              ? words.standings[standing]
              : words.passed(closed, isPublishedDay(program, closed, graduationYear))}
          </span>
        </span>
      }
    >
      <Details result={result} input={input} />
    </Disclosure>
  );
}

function Details({ result: { program, pays }, input }: Pick<ProgramProps, "result" | "input">) {
  return (
    <div className="pb-3">
      <ul className="space-y-1">
        {pays.map((pay) => {
          const { amount } = pay;
          const year = describeAmountYear(pay, (one) => describePeriod(one, { what: "figures" }));
          const own = describeOwnAmount(amount, input);
          return (
            <li key={describeWhere(pay) + describeAmount(amount)}>
              <span className="figures font-semibold">{describeAmount(amount)}</span> {describeWhere(pay)}
              {year !== null && <span className="text-ink-soft"> ({year})</span>}
              {own !== null && <span className="block">{words.own(own)}</span>}
            </li>
          );
        })}
      </ul>
      {program.how !== null && <p className="mt-2">{program.how}</p>}
      <p className="mt-1">
        <a href={program.url} rel="noreferrer" className={linkStyle}>
          {words.agency(program.agency)}
        </a>
      </p>
      <SourceNote
        source={program.source}
        summary={
          program.confidence === "H"
            ? words.official(describePeriod(program.ruleYear))
            : words.reported(describePeriod(program.ruleYear))
        }
      />
    </div>
  );
}
