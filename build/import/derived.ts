/** Figures derived from several columns; each is one rule with its reason. */
import type { Control, Level } from "#domain/college/college.ts";

/**
 * What a resident of the state but not of the district pays, in dollars a year. TUITIONFEE_IN is the
 * in-district price; the cost totals reveal the difference. A negative difference (one college, $2) is a
 * reporting error. `lastYear` holds both prices of the previous year: if they were equal, there is no
 * district price.
 */
export function deriveInStateTuition(figures: {
  isPublic: boolean;
  inDistrict: number | null;
  /** In-state minus in-district cost total for the same living plan. */
  difference: number | null;
  lastYear: { inDistrict: number | null; inState: number | null };
  /** The file has neither cost totals nor last year's prices. */
  hasNoColumns: boolean;
  isBachelorsCollege: boolean;
}): number | null {
  const { isPublic, inDistrict, difference, lastYear } = figures;
  if (inDistrict === null) return null;
  if (!isPublic) return inDistrict;
  if (difference !== null && difference >= 0) return inDistrict + difference;
  if (lastYear.inDistrict !== null && lastYear.inDistrict === lastYear.inState) return inDistrict;
  // District prices exist almost only at community colleges: all but 3 of 560 public bachelor's colleges have
  // none.
  return figures.hasNoColumns && figures.isBachelorsCollege ? inDistrict : null;
}

/**
 * Books, housing, food and other costs: the cost total minus tuition for the same residency. Null if either
 * is missing, or if the total does not exceed tuition: nobody lives for free, so such a total was not really
 * reported.
 */
export function deriveLivingCost(total: number | null, tuition: number | null): number | null {
  if (total === null || tuition === null) return null;
  return total > tuition ? total - tuition : null;
}

/** The same from its parts, for a file without totals. If any part is unknown, so is the sum. */
export function deriveLivingCostFromParts(parts: readonly (number | null)[]): number | null {
  let sum = 0;
  for (const part of parts) {
    if (part === null) return null;
    sum += part;
  }
  return sum > 0 ? sum : null;
}

/** Carnegie Basic 2021: associate's colleges (1-13) and those that award both degrees, most of them associate's (14, 23). */
const associateClasses: ReadonlySet<number> = new Set([
  ...Array.from({ length: 14 }, (_, code) => code + 1),
  23,
]);

/**
 * Two-year colleges by what they are: some two hundred, Columbus State, Miami Dade and Valencia among them, count as
 * four-year in the federal files since they award a few bachelor's degrees. An unclassified college that admits
 * everyone is taken for one, too. Not where bachelor's degrees predominate, as at Utah Valley.
 */
export function deriveLevel(college: {
  reported: Level;
  carnegieBasic: number | null;
  isBachelorsCollege: boolean;
  hasOpenAdmission: boolean | null;
}): Level {
  const { reported, carnegieBasic, isBachelorsCollege, hasOpenAdmission } = college;
  if (reported !== "fourYear" || isBachelorsCollege) return reported;
  const isAssociates =
    carnegieBasic === null || carnegieBasic === 0
      ? hasOpenAdmission === true
      : associateClasses.has(carnegieBasic);
  return isAssociates ? "twoYear" : reported;
}

/** Carnegie Basic 2021: two-year schools of one field, seminaries, and four-year schools of one field. */
const oneFieldClasses = {
  twoYear: new Set([10, 11, 12, 13]),
  faith: 24,
  fourYear: new Set([25, 26, 27, 28, 29, 30, 31, 32]),
  smallBelow: 1_000,
} as const;

/** Religious studies, and theology: seminaries, also those that Carnegie classes as something else or not at all. */
const faithFamilies: ReadonlySet<string> = new Set(["38", "39"]);

/** Fewer first-years than this is no entering class. */
export const fewestFirstYears = 30;

/**
 * Whether a student can begin here, so that rankings count the college. Some 335 colleges that are called
 * degree-granting awarded no degree below the master's in the data year, and some 30 take no first-years (health
 * science centers, schools for juniors and seniors). They, mortuary schools, seminaries and small schools of one field
 * are found by search. Large art, business and engineering colleges stay.
 */
export function deriveIsRanked(college: {
  isDegreeGranting: boolean;
  /** Two-digit families of its associate and bachelor's degrees in the data year; null if the file was not given. */
  awardedFamilies: ReadonlySet<string> | null;
  /** Null where it is not reported, as at most colleges with open admission. */
  enrolledFirstYears: number | null;
  /** Null where it did not say how it admits first-years, as a college for juniors and seniors does not. */
  hasOpenAdmission: boolean | null;
  admitRate: number | null;
  undergraduates: number | null;
  carnegieBasic: number | null;
  control: Control;
}): boolean {
  const { isDegreeGranting, awardedFamilies, enrolledFirstYears, undergraduates, carnegieBasic, control } =
    college;
  if (!isDegreeGranting || awardedFamilies?.size === 0) return false;
  if (awardedFamilies !== null && [...awardedFamilies].every((family) => faithFamilies.has(family)))
    return false;
  if (enrolledFirstYears === null && college.hasOpenAdmission === null && college.admitRate === null)
    return false;
  if (enrolledFirstYears !== null && enrolledFirstYears < fewestFirstYears) return false;
  if (carnegieBasic === null) return true;
  if (carnegieBasic === oneFieldClasses.faith) return false;
  const isShort = oneFieldClasses.twoYear.has(carnegieBasic);
  if (!isShort && !oneFieldClasses.fourYear.has(carnegieBasic)) return true;
  if (isShort && control !== "public") return false;
  return (undergraduates ?? 0) >= oneFieldClasses.smallBelow;
}

/** Beyond this, a price was restructured or misreported rather than raised. */
export const largestGrowthShare = 0.25;

/** Mean growth per year over the three steps from 2021-22 to 2024-25, as a share to four decimals. */
export function deriveTuitionGrowth(first: number | null, last: number | null): number | null {
  if (first === null || last === null || first <= 0 || last <= 0) return null;
  const growth = (last / first) ** (1 / 3) - 1;
  // "+ 0" turns negative zero into zero.
  return Math.abs(growth) > largestGrowthShare ? null : Math.round(growth * 10_000) / 10_000 + 0;
}

/** Both quartiles or neither. */
export function makeQuartiles(
  lower: number | null,
  upper: number | null,
): { lower: number; upper: number } | null {
  return lower === null || upper === null ? null : { lower, upper };
}

export function addValues(first: number | null, second: number | null): number | null {
  return first === null || second === null ? null : first + second;
}
