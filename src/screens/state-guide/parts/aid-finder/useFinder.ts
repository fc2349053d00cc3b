/** What the plan says of the facts that a state's programs ask about, and what is still to ask. */
import { useMemo } from "react";
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { useIsMounted } from "#client/useIsMounted.ts";
import { type Asked, useAsked } from "#components/answer/useAsked.ts";
import { useAidEstimate } from "#components/price/useAidEstimate.ts";
import type { AidFinderData } from "#content/parts/aidFinder.ts";
import { mayGetFederalAid, readStanding, type Status } from "#domain/aid/standing.ts";
import { findClosedDay } from "#domain/aid/stateMoneyDates.ts";
import { type NeedCode, tellableNeeds } from "#domain/aid/stateProgram.ts";
import {
  checkStatePrograms,
  emptyStateAidInput,
  listFactsAsked,
  type ProgramResult,
  type StateAidInput,
} from "#domain/aid/statePrograms.ts";
import type { StateCode } from "#domain/college/states.ts";
import {
  factAnswers,
  isAnswerSettled,
  listOpenFacts,
  readConfirmed,
  readStateAidInput,
  toNeedKey,
} from "#domain/plan/stateAidInput.ts";
import { findSeniorClass } from "#domain/timeline/classYear.ts";
import type { Day } from "#lib/dates.ts";

export type FinderQuestion = (typeof factAnswers)[keyof typeof factAnswers] | "collegeKind";

export type Finder = {
  /** Until then the questions are rendered but disabled. */
  isAlive: boolean;
  /** The reader's day; before hydration the day of the data. */
  today: string;
  input: StateAidInput;
  results: readonly ProgramResult[];
  /** The last day to apply of each program that is closed to the class, by its id. */
  closed: ReadonlyMap<string, Day>;
  /** Something was answered, so the programs have a status. */
  isTold: boolean;
  asked: Asked<FinderQuestion>;
  /** The aid answers rule federal aid out, and no program's record says what it asks as to citizenship. */
  hasNoFederalAid: boolean;
  status: Status | null;
  /** The class whose dates are shown: the student's own, or this year's seniors. */
  graduationYear: number;
  confirm: (need: NeedCode, isTrue: boolean) => void;
};

export function useFinder(state: StateCode, { seniorClass, asOf, programs }: AidFinderData): Finder {
  const isAlive = useIsMounted();
  const { plan, isLoaded } = usePlan();
  const store = usePlanStore();
  const fafsa = useAidEstimate(plan);
  const today = isAlive && getToday() > asOf ? getToday() : asOf;
  const context = useMemo(() => ({ today, fafsa }), [today, fafsa]);
  const input = useMemo(() => {
    if (!isLoaded) return emptyStateAidInput;
    const confirmed = readConfirmed(plan.aid, state, tellableNeeds);
    return { ...readStateAidInput(state, plan, context), confirmed };
  }, [isLoaded, plan, state, context]);
  const results = useMemo(() => checkStatePrograms(input, programs), [input, programs]);
  const open = listOpenFacts(results).map((fact) => factAnswers[fact]);
  const isOpen = (id: FinderQuestion) =>
    (id === "collegeKind" ? results.some(({ standing }) => standing !== "doesNotMeet") : open.includes(id)) &&
    !isAnswerSettled(plan, id, context);
  const standing = readStanding(plan.aid);
  const ids = [...listFactsAsked(programs).map((fact) => factAnswers[fact]), "collegeKind" as const];
  const { gpaScale: _scale, confirmed, ...told } = input;
  const graduationYear = input.graduationYear ?? (isAlive ? findSeniorClass(getToday()) : seniorClass);
  const closed = useMemo(
    () => listClosed(programs, { graduationYear, today }),
    [programs, graduationYear, today],
  );
  return {
    isAlive,
    today,
    input,
    results,
    closed,
    isTold: confirmed.length > 0 || Object.values(told).some((value) => value !== null),
    asked: useAsked(ids, isOpen),
    hasNoFederalAid: isLoaded && !mayGetFederalAid(standing),
    status: isLoaded ? standing.status : null,
    graduationYear,
    confirm: (need, isTrue) =>
      void store.give({
        kind: "setAidAnswers",
        answers: { [toNeedKey(state, need)]: isTrue ? true : null },
      }),
  };
}

function listClosed(
  programs: AidFinderData["programs"],
  around: { graduationYear: number; today: Day },
): ReadonlyMap<string, Day> {
  return new Map(
    programs.flatMap((program) => {
      const day = findClosedDay(program, around);
      return day === null ? [] : [[program.id, day] as const];
    }),
  );
}
