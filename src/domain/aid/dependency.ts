/**
 * Whether the FAFSA asks a student's parents: the form's own questions, in its order. 20 USC 1087vv(d).
 * A "yes" to any makes the student independent; what the student cannot or will not answer makes nobody independent.
 */

/** In the order of the form. */
export const independenceReasons = [
  "age24",
  "married",
  "graduateStudent",
  "veteranOrActiveDuty",
  "hasDependents",
  "orphanWardOrFosterCare",
  "emancipatedOrGuardianship",
  "unaccompaniedHomeless",
] as const;
export type IndependenceReason = (typeof independenceReasons)[number];

/** What does not make a student independent, however often it is believed to. */
export const commonMistakes = [
  "parentsWillNotPay",
  "parentsRefuseData",
  "parentsDoNotClaimMe",
  "supportMyself",
] as const;
export type CommonMistake = (typeof commonMistakes)[number];

/** Why a student may be treated as independent by the college's decision, with documents. */
export const unusualCircumstances = [
  "abandonment",
  "abuse",
  "humanTrafficking",
  "parentInPrison",
  "refugeeOrAsylee",
  "noSafeContact",
] as const;
export type UnusualCircumstance = (typeof unusualCircumstances)[number];

export type DependencyAnswers = {
  /** Yes, no, or null where it was not answered. */
  reasons: Readonly<Record<IndependenceReason, boolean | null>>;
  unusual: readonly UnusualCircumstance[];
  /** Parents give neither data nor support. */
  parentsRefuse: boolean;
};

export type Dependency =
  | { status: "independent"; because: IndependenceReason }
  /** Submits alone; the college decides with documents. */
  | { status: "provisionallyIndependent"; because: readonly UnusualCircumstance[] }
  /** Parents refuse: an unsubsidized loan at most, if the college agrees. */
  | { status: "dependentWithoutParents" }
  | { status: "dependent" };

export function decideDependency({ reasons, unusual, parentsRefuse }: DependencyAnswers): Dependency {
  const because = independenceReasons.find((reason) => reasons[reason] === true);
  if (because !== undefined) return { status: "independent", because };
  if (unusual.length > 0) return { status: "provisionallyIndependent", because: unusual };
  return parentsRefuse ? { status: "dependentWithoutParents" } : { status: "dependent" };
}

/**
 * Whether a student born on this day is 24 by January 1 of the award year: born before January 1, 24 years earlier.
 * `awardYear` is written "2027-28"; the day `isoDate` "2003-12-31".
 */
export function isTwentyFourFor(awardYear: string, isoDate: string): boolean {
  const firstYear = Number(awardYear.slice(0, 4));
  return isoDate < `${firstYear - 23}-01-01`;
}
