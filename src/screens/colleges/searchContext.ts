/** Everything the results of a search depend on besides its words and filters. */
import { useMemo } from "react";
import { useMajors } from "#client/colleges/useReferenceData.ts";
import type { StudentQuestion } from "#client/engine/engine.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { useStudentQuestion } from "#components/matches/useStudentQuestion.ts";
import type { StateCode } from "#domain/college/states.ts";
import type { SearchQuery } from "#domain/search/filters.ts";
import type { Home } from "#domain/search/sortColleges.ts";

export type SearchContext = {
  /** Whether enough is known about the student for figures of their own. */
  isKnown: boolean;
  canFilterByPrice: boolean;
  /** For the order or a filter by figures of their own; null where none is known. */
  student: StudentQuestion | null;
  /** The order or a filter needs an answer that is not there yet. */
  isWaiting: boolean;
  home: Home | null;
  homeState: StateCode | null;
  /** The held index of majors, by its name. */
  majors: string | null;
  majorsStatus: "notNeeded" | "loading" | "failed" | "ready";
};

export function useSearchContext({ sort, filters }: SearchQuery, isKnown: boolean): SearchContext {
  const { plan } = usePlan();
  const { homeLatitude, homeLongitude, homeState } = plan.profile;
  const canFilterByPrice = isKnown && plan.money.payPerYearUsd !== null;
  const needsFigures =
    isKnown && (sort === "price" || sort === "match" || (filters.isWithinPrice && canFilterByPrice));
  const { student } = useStudentQuestion();
  const needsMajors = filters.majorFamily !== null;
  const majors = useMajors(needsMajors);
  const home = useMemo(
    () =>
      homeLatitude === null || homeLongitude === null
        ? null
        : { latitude: homeLatitude, longitude: homeLongitude },
    [homeLatitude, homeLongitude],
  );
  return {
    isKnown,
    canFilterByPrice,
    student: needsFigures ? student : null,
    isWaiting: needsFigures && student === null,
    home,
    homeState,
    majors: majors.status === "ready" ? majors.value.asOf : null,
    majorsStatus: needsMajors ? majors.status : "notNeeded",
  };
}
