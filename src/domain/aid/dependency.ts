/**
 * Whether a student is dependent for the FAFSA, by the form's own questions in its order. 20 USC 1087vv(d).
 * Any "yes" makes the student independent; an unanswered question never does.
 */

/** In the form's order. */
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

/** Each "yes" that makes a student independent, and the key it is stored under. */
export const reasonKeys: Readonly<Record<IndependenceReason, string>> = {
  age24: "student.isAge24",
  married: "student.isMarried",
  graduateStudent: "student.isGraduateStudent",
  veteranOrActiveDuty: "student.isVeteran",
  hasDependents: "student.hasDependents",
  orphanWardOrFosterCare: "student.isOrphanOrFoster",
  emancipatedOrGuardianship: "student.isEmancipated",
  unaccompaniedHomeless: "student.isHomeless",
};

/** By the answers alone: a "yes" decides, a "no" to each too; null while neither is there. */
export function isIndependentBy(answers: Readonly<Record<string, unknown>>): boolean | null {
  const said = Object.values(reasonKeys).map((key) => answers[key]);
  if (said.includes(true)) return true;
  return said.every((answer) => answer === false) ? false : null;
}

/** Reasons for which a college may treat a student as independent, with documentation. */
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
  /** Yes, no, or null if not answered. */
  reasons: Readonly<Record<IndependenceReason, boolean | null>>;
  unusual: readonly UnusualCircumstance[];
  /** Parents provide neither information nor support. */
  parentsRefuse: boolean;
};

export type Dependency =
  | { status: "independent"; because: IndependenceReason }
  /** Submits alone; the college decides based on documents. */
  | { status: "provisionallyIndependent"; because: readonly UnusualCircumstance[] }
  /** Parents refuse: at most an unsubsidized loan, if the college agrees. */
  | { status: "dependentWithoutParents" }
  | { status: "dependent" };

export function decideDependency({ reasons, unusual, parentsRefuse }: DependencyAnswers): Dependency {
  const because = independenceReasons.find((reason) => reasons[reason] === true);
  if (because !== undefined) return { status: "independent", because };
  if (unusual.length > 0) return { status: "provisionallyIndependent", because: unusual };
  return parentsRefuse ? { status: "dependentWithoutParents" } : { status: "dependent" };
}

/**
 * Whether a student born on this day counts as 24 for the award year: born before January 1, 24 years earlier.
 * `awardYear` is written "2027-28"; `isoDate` is "2003-12-31".
 */
export function isTwentyFourFor(awardYear: string, isoDate: string): boolean {
  const firstYear = Number(awardYear.slice(0, 4));
  return isoDate < `${firstYear - 23}-01-01`;
}
