/** The aid finder's answers: the plan's first, with what is typed over them kept on this page only. */
import { useMemo, useState } from "react";
import { usePlan } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { useIsMounted } from "#client/useIsMounted.ts";
import { useAidEstimate } from "#components/price/useAidEstimate.ts";
import type { AidFinderData } from "#content/parts/aidFinder.ts";
import { mayGetFederalAid, readStanding } from "#domain/aid/standing.ts";
import { type NeedCode } from "#domain/aid/stateProgram.ts";
import type { StateAidInput } from "#domain/aid/statePrograms.ts";
import type { StateCode } from "#domain/college/states.ts";
import { findSeniorClass } from "#domain/timeline/classYear.ts";
import {
  type AnswerKey,
  buildAidInput,
  type FromPlan,
  nothingFromPlan,
  readPlanAnswers,
  type Typed,
} from "./answers.ts";

export type Finder = {
  /** Until then the questions are rendered but disabled. */
  isAlive: boolean;
  /** The reader's day; before hydration the day of the data. */
  today: string;
  typed: Typed;
  fromPlan: FromPlan;
  input: StateAidInput;
  /** The aid answers rule federal aid out, and no program's record says what it asks as to citizenship. */
  hasNoFederalAid: boolean;
  /** The class whose dates are shown: the student's own, or this year's seniors. */
  graduationYear: number;
  set: (key: AnswerKey, text: string) => void;
  confirm: (need: NeedCode, isTrue: boolean) => void;
  /** Null if nothing was typed. */
  clear: (() => void) | null;
};

export function useFinder(state: StateCode, { seniorClass, asOf }: AidFinderData): Finder {
  const isAlive = useIsMounted();
  const { plan, isLoaded } = usePlan();
  const estimate = useAidEstimate(plan);
  const [typed, setTyped] = useState<Typed>({});
  const [confirmed, setConfirmed] = useState<readonly NeedCode[]>([]);
  const fromPlan = useMemo(
    () => (isLoaded ? readPlanAnswers(plan, estimate, { state, today: getToday() }) : nothingFromPlan),
    [isLoaded, plan, estimate, state],
  );
  const input = useMemo(() => buildAidInput(typed, fromPlan, confirmed), [typed, fromPlan, confirmed]);
  const isTouched = Object.keys(typed).length > 0 || confirmed.length > 0;
  return {
    isAlive,
    today: isAlive && getToday() > asOf ? getToday() : asOf,
    typed,
    fromPlan,
    input,
    hasNoFederalAid: isLoaded && !mayGetFederalAid(readStanding(plan.aid)),
    graduationYear: input.graduationYear ?? (isAlive ? findSeniorClass(getToday()) : seniorClass),
    set: (key, text) => setTyped((before) => ({ ...before, [key]: text })),
    confirm: (need, isTrue) =>
      setConfirmed((before) => (isTrue ? [...before, need] : before.filter((one) => one !== need))),
    clear: isTouched
      ? () => {
          setTyped({});
          setConfirmed([]);
        }
      : null,
  };
}
