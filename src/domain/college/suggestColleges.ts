/** Colleges to start with: the plan's own, else the largest in the home state. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { StateCode } from "#domain/college/states.ts";

export type Suggestions = { from: "plan" | "homeState" | "nation"; colleges: readonly CollegeSummary[] };

const count = 6;

/** `planned` are the plan's colleges. Suggests only public and nonprofit colleges that mainly award bachelor's degrees. */
export function suggestColleges(
  colleges: readonly CollegeSummary[],
  planned: readonly CollegeSummary[],
  home: StateCode | null,
): Suggestions {
  const open = planned.filter(takesFirstYears);
  if (open.length > 0) return { from: "plan", colleges: open.slice(0, count) };
  const usual = colleges
    .filter(
      (college) =>
        college.isBachelorsCollege &&
        college.control !== "forProfit" &&
        !college.isOnlineOnly &&
        takesFirstYears(college),
    )
    .toSorted((a, b) => (b.undergraduates ?? 0) - (a.undergraduates ?? 0));
  const near = usual.filter((college) => college.state === home);
  return near.length > 0
    ? { from: "homeState", colleges: near.slice(0, count) }
    : { from: "nation", colleges: usual.slice(0, count) };
}

function takesFirstYears({ changeStatus }: CollegeSummary): boolean {
  return changeStatus !== "takesNoFirstYears";
}
