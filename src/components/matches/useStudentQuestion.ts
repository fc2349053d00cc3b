/** What a student's matches are asked with: the plan's answers, and the indexes that have loaded. */

import { useDeferredValue, useMemo } from "react";
import { useColleges } from "#client/colleges/useColleges.ts";
import { useMajors } from "#client/colleges/useReferenceData.ts";
import type { StudentQuestion } from "#client/engine/engine.ts";
import { createMemory } from "#client/engine/useAnswer.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import type { FailedLoad } from "#client/query/loadState.ts";
import { getToday } from "#client/today.ts";
import { buildPriceOptions } from "#components/price/priceOptions.ts";
import { useAidEstimate } from "#components/price/useAidEstimate.ts";
import { readStanding } from "#domain/aid/standing.ts";
import type { Plan } from "#domain/plan/plan.ts";

export type AskedStudent = {
  /** Null until the college index has loaded. */
  student: StudentQuestion | null;
  /** The index could not be loaded. */
  failed: FailedLoad | null;
};

const rememberStudent = createMemory<StudentQuestion>();

/**
 * The same object while the answers are the same, whatever else changes in the plan. It may lag behind the plan, so that
 * typing stays smooth.
 */
export function useStudentQuestion(): AskedStudent {
  return useStudentQuestionOf(usePlan().plan);
}

/** The same for any plan, such as one that somebody else shares. */
export function useStudentQuestionOf(shown: Plan): AskedStudent {
  const index = useColleges();
  const plan = useDeferredValue(shown);
  const aid = useAidEstimate(plan);
  const majors = useMajors(plan.profile.majorFamilies.length > 0);
  const majorsAsOf = majors.status === "ready" ? majors.value.asOf : null;
  const release = index.status === "ready" ? index.value.release : null;
  const student = useMemo(() => {
    if (release === null) return null;
    const { profile, money, matchWeights } = plan;
    const options = buildPriceOptions(plan, getToday());
    return rememberStudent({
      release,
      profile,
      money,
      aid,
      standing: readStanding(plan.aid),
      majors: majorsAsOf,
      weights: matchWeights,
      entryYear: options.entryYear,
      growthShare: options.growthShare ?? null,
      ...(options.today === undefined ? {} : { today: options.today }),
    });
  }, [release, plan, aid, majorsAsOf]);
  return { student, failed: index.status === "failed" ? index : null };
}
