/** The colleges in a state guide's charts and tables, and the type of each. */
import { type CollegeType, findTypeGroup, type TypeGroup } from "#content/parts/collegeTypes.ts";
import { calculateMedian } from "#domain/college/aggregates.ts";
import type { CollegeSummary, Control } from "#domain/college/college.ts";
import type { Program } from "#domain/college/details.ts";
import type { StateCode } from "#domain/college/states.ts";
import type { CollegeData } from "./collegeData.ts";

export type StateCollege = CollegeSummary & { type: CollegeType; group: TypeGroup };

/** The state's colleges that award undergraduate degrees and take first-years, largest first. */
export function listStateColleges(input: {
  state: StateCode;
  colleges: Pick<CollegeData, "summaries" | "detailsOf">;
}): StateCollege[] {
  const { state, colleges } = input;
  return colleges.summaries
    .filter(
      ({ state: at, isDegreeGranting, changeStatus }) =>
        at === state && isDegreeGranting && changeStatus !== "takesNoFirstYears",
    )
    .map((college) => {
      const type = findCollegeType(college, colleges.detailsOf(college.unitId).programs);
      return { ...college, type, group: findTypeGroup(type) };
    })
    .toSorted(
      (a, b) =>
        (b.undergraduates ?? 0) - (a.undergraduates ?? 0) ||
        a.name.localeCompare(b.name, "en-US") ||
        a.unitId - b.unitId,
    );
}

const types: Record<Control, { four: CollegeType; two: CollegeType }> = {
  public: { four: "publicFour", two: "publicTwo" },
  nonprofit: { four: "nonprofitFour", two: "nonprofitTwo" },
  forProfit: { four: "forProfitFour", two: "forProfitTwo" },
};

/**
 * "Four" if most awards are bachelor's degrees by the federal data, or if one year's bachelor's degrees at least equal
 * its associate degrees: some universities award more certificates than either.
 */
export function findCollegeType(
  college: Pick<CollegeSummary, "control" | "level" | "isBachelorsCollege">,
  programs: readonly Pick<Program, "level" | "awards">[],
): CollegeType {
  const { four, two } = types[college.control];
  if (college.level !== "fourYear") return two;
  if (college.isBachelorsCollege) return four;
  const degrees = (level: Program["level"]) =>
    programs.reduce((sum, program) => sum + (program.level === level ? program.awards : 0), 0);
  return degrees("bachelors") >= degrees("associate") ? four : two;
}

/** Medians of shares to a tenth of a percent, of dollars to whole dollars. */
export function calculatePartMedian(values: readonly (number | null)[], unit: "usd" | "share") {
  const { median, n } = calculateMedian(values, unit);
  return { median: median !== null && unit === "share" ? Math.round(median * 1_000) / 1_000 : median, n };
}
