/** A student's grades and scores made ready for the chance method, with every conversion said. */

import { gradeParameters } from "#domain/admission/chanceParameters.ts";
import { gpaScaleMaximum, type Profile } from "#domain/people/profile.ts";
import { convertSatToAct, convertActToSat } from "./concordance.ts";

/** The two scales that the method knows: a weighted GPA capped at 4.4, and a plain one up to 4.0. */
export type GpaBasis = "weighted" | "unweighted";

export type GpaConversion = {
  /** `aboveScale`: more than the student's scale can hold, so the GPA is not used. */
  code: "asGiven" | "cappedWeighted" | "percentToFour" | "letterToFour" | "aboveScale";
  /** On the student's own scale. */
  given: number;
  /** On the scale that the method uses; null where it is not used. */
  used: number | null;
  values: Readonly<Record<string, number>>;
};

/** What the method reads; derived once per profile. Unknown is null. */
export type Academics = {
  gpa: number | null;
  gpaBasis: GpaBasis;
  gpaConversion: GpaConversion | null;
  isGpaConverted: boolean;
  sat: number | null;
  act: number | null;
  /** The other test's score by the concordance, for colleges that publish only one test. */
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

/** True where neither a usable GPA nor a test score was given. */
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
