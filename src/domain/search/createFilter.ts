/** Whether a college passes the search filters. Unknown values fail any filter that needs them. */
import type { CollegeSummary } from "#domain/college/college.ts";
import { type CollegeSize, sizeLimits } from "#domain/people/profile.ts";
import { roundShare } from "#lib/format.ts";
import type { Admission, Filters, Mission } from "./filters.ts";

/** What is known besides the college itself; null if unknown, and then that filter lets everything pass. */
export type FilterContext = {
  /** Whether the college awards enough degrees in the filter's family of majors. */
  offersMajor: ((college: CollegeSummary) => boolean) | null;
  /** Whether the whole price band is affordable; null if there is nothing to compare with. */
  isWithinPrice: ((unitId: number) => boolean) | null;
};

/** The predicate for one set of filters, built once and run on every college. */
export function createFilter(filters: Filters, context: FilterContext): (college: CollegeSummary) => boolean {
  const states = new Set(filters.states);
  const { levels, controls, settings, sizes, admission, missions, majorFamily } = filters;
  const { offersMajor, isWithinPrice } = context;
  return (college) => {
    if (!filters.isEverything && !college.isDegreeGranting) return false;
    if (states.size > 0 && !states.has(college.state)) return false;
    if (levels.length > 0 && !levels.some((level) => level === college.level)) return false;
    if (controls.length > 0 && !controls.includes(college.control)) return false;
    if (settings.length > 0 && (college.setting === null || !settings.includes(college.setting)))
      return false;
    if (sizes.length > 0 && !sizes.some((size) => size === classifySize(college.undergraduates)))
      return false;
    if (admission !== null && !isAdmissionInRange(college, admission)) return false;
    if (missions.length > 0 && !missions.some((mission) => missionOf[mission](college))) return false;
    if (majorFamily !== null && offersMajor !== null && !offersMajor(college)) return false;
    return !(filters.isWithinPrice && isWithinPrice !== null && !isWithinPrice(college.unitId));
  };
}

function classifySize(undergraduates: number | null): CollegeSize | null {
  if (undergraduates === null) return null;
  if (undergraduates < sizeLimits.smallBelow) return "small";
  return undergraduates > sizeLimits.largeAbove ? "large" : "medium";
}

function isAdmissionInRange({ hasOpenAdmission, admitRate }: CollegeSummary, admission: Admission): boolean {
  if (admission === "open") return hasOpenAdmission === true;
  // An open-admission college admits everyone, whatever rate is reported.
  const rate = hasOpenAdmission === true ? 1 : admitRate;
  return rate !== null && withinRate[admission](rate);
}

const withinRate: Readonly<Record<Exclude<Admission, "open">, (rate: number) => boolean>> = {
  under10: (rate) => rate < 0.1,
  under25: (rate) => roundShare(rate) < 0.25,
  under50: (rate) => roundShare(rate) < 0.5,
  from50: (rate) => roundShare(rate) >= 0.5,
  from75: (rate) => roundShare(rate) >= 0.75,
};

const missionOf: Readonly<Record<Mission, (college: CollegeSummary) => boolean>> = {
  hbcu: ({ isHbcu }) => isHbcu,
  tribal: ({ isTribal }) => isTribal,
  women: ({ isWomenOnly }) => isWomenOnly,
};
