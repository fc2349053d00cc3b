/**
 * What only a state's own rules ask, stored with the aid answers of `plan.aid` under "student." and the id: as private as
 * money, and asked once for all states.
 */
import { stateCodes } from "#domain/college/states.ts";
import { choice, money, wholeNumber, yesNo } from "../kinds.ts";

/** Whose income a state counts: the parents' for a dependent student, or an independent student's own. */
export const dependencies = ["dependent", "independentMarried", "independentSingle"] as const;
/** The kinds of colleges that state programs tell apart. */
export const collegeKinds = ["publicFourYear", "communityCollege", "nonprofit"] as const;
/** 12 or more credits a term, 6 to 11, 3 to 5, and fewer. */
export const creditLoads = ["fullTime", "halfTime", "someCredits", "fewCredits"] as const;
export const collegeStarts = ["rightAway", "nextYear", "later"] as const;

export const finderAnswers = {
  /** The state of the high school; the home state until said otherwise. */
  schoolState: { kind: choice(stateCodes) },
  cltTotal: { kind: wholeNumber(0, 120) },
  classPlace: { kind: choice(["first", "second", "other"]) },
  /** As on the FAFSA Submission Summary, which is official and goes before our own estimate. */
  studentAidIndex: { kind: wholeNumber(-1_500, 999_999) },
  getsPell: { kind: yesNo },
  parentCount: { kind: choice(["one", "two"]) },
  dependency: { kind: choice(dependencies) },
  /** Without the home and retirement accounts. */
  familyAssetsUsd: { kind: money(0, 10_000_000) },
  collegeKind: { kind: choice(collegeKinds) },
  creditLoad: { kind: choice(creditLoads) },
  collegeStart: { kind: choice(collegeStarts) },
} as const;

export type FinderAnswerId = keyof typeof finderAnswers;
