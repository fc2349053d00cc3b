/** Each college's date on a senior's first list; who is younger, or transfers, has none yet. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { usePlan } from "#client/plan/usePlan.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import { timelineTemplatesQuery } from "#client/query/namedQueries.ts";
import { useToday } from "#client/useToday.ts";
import { readAnswer } from "#domain/answers/readAnswer.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { FirstDate } from "#domain/plan/firstDates.ts";
import { findGrade } from "#domain/timeline/classYear.ts";

/** Null where dates are not told at all; empty until they are known, or where they could not be loaded. */
export function useFirstDates(colleges: readonly CollegeSummary[]): ReadonlyMap<number, FirstDate> | null {
  const { plan } = usePlan();
  const today = useToday();
  const client = useQueryClient();
  const graduationYear = today === null ? null : readAnswer(plan, "graduationYear", { today }).value;
  const isSenior = graduationYear !== null && today !== null && findGrade(graduationYear, today) === 12;
  const isTold = isSenior && readAnswer(plan, "path").value !== "transfer";
  const { homeState } = plan.profile;
  const unitIds = colleges.map(({ unitId }) => unitId);
  const { data } = useQuery({
    queryKey: ["first-dates", graduationYear, homeState, today, ...unitIds],
    queryFn: async () => {
      // The rules of rounds are many; only a senior's list downloads them.
      const [{ deadlines }, { listFirstDates }] = await Promise.all([
        client.fetchQuery(timelineTemplatesQuery),
        import("#domain/plan/firstDates.ts"),
      ]);
      if (graduationYear === null || today === null) return new Map<number, FirstDate>();
      return listFirstDates(colleges, deadlines, { graduationYear, homeState, today });
    },
    enabled: isTold && colleges.length > 0,
    ...cacheClasses.static,
    structuralSharing: false,
  });
  return isTold ? (data ?? new Map()) : null;
}
