/** Prepares a student's grades and scores for the chance model and records every conversion made. */

import { gradeParameters } from "#domain/admission/chanceParameters.ts";
import { findMeantScale, gpaScaleMaximum } from "#domain/answers/gpaScale.ts";
import { type Profile } from "#domain/people/profile.ts";
import { convertActToSat, convertSatToAct } from "./concordance.ts";

/** The two scales the model uses: weighted GPA, capped at 4.4, and unweighted GPA up to 4.0. */
export type GpaBasis = "weighted" | "unweighted";

export type GpaConversion = {
  /** `aboveScale`: higher than the student's scale allows; `otherScale`: 3.5 of 100. Neither is used. */
  code: "asGiven" | "cappedWeighted" | "percentToFour" | "letterToFour" | "aboveScale" | "otherScale";
  /** On the student's own scale. */
  given: number;
  /** On the model's scale; null if it is not used. */
  used: number | null;
  values: Readonly<Record<string, number>>;
};

/** The model's input, derived once per profile. Unknown values are null. */
export type Academics = {
  gpa: number | null;
  gpaBasis: GpaBasis;
  gpaConversion: GpaConversion | null;
  isGpaConverted: boolean;
  sat: number | null;
  act: number | null;
  /** The concordant score on the other test, for colleges that publish only one test. */
  satByConcordance: number | null;
  actByConcordance: number | null;
};

export function convertAcademics(profile: Profile): Academics {
  const conversion = convertGpa(profile);
  return {
    gpa: conversion?.used ?? null,
    gpaBasis: profile.gpaScale === "weighted" ? "weighted" : "unweighted",
    gpaConversion: conversion,
    isGpaConverted: conversion?.code === "percentToFour" || conversion?.code === "letterToFour",
    sat: profile.satTotal,
    act: profile.actComposite,
    satByConcordance: profile.actComposite === null ? null : convertActToSat(profile.actComposite),
    actByConcordance: profile.satTotal === null ? null : convertSatToAct(profile.satTotal),
  };
}

/** True if there is neither a usable GPA nor a test score. */
export function hasNoAcademics(academics: Academics): boolean {
  return academics.gpa === null && academics.sat === null && academics.act === null;
}

function convertGpa(profile: Profile): GpaConversion | null {
  const { gpa: given, gpaScale } = profile;
  if (given === null || gpaScale === "none") return null;
  const { weightedCap, unweightedCap, percentAtFour, percentPerPoint } = gradeParameters;
  if (given > gpaScaleMaximum[gpaScale]) {
    return { code: "aboveScale", given, used: null, values: { maximum: gpaScaleMaximum[gpaScale] } };
  }
  // Kept before the question was asked, or sent by another program.
  if (findMeantScale(given, gpaScale) !== null) return { code: "otherScale", given, used: null, values: {} };
  switch (gpaScale) {
    case "weighted":
      return given > weightedCap
        ? { code: "cappedWeighted", given, used: weightedCap, values: { cap: weightedCap } }
        : { code: "asGiven", given, used: given, values: {} };
    case "percent": {
      const points = unweightedCap - (percentAtFour - given) / percentPerPoint;
      const used = Math.min(unweightedCap, Math.max(0, points));
      return { code: "percentToFour", given, used, values: { percentAtFour, percentPerPoint } };
    }
    case "letter": {
      const used = Math.min(unweightedCap, given);
      return { code: "letterToFour", given, used, values: { cap: unweightedCap } };
    }
    default:
      return { code: "asGiven", given, used: given, values: {} };
  }
}
