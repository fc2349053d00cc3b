/** Safety, likely, target or reach: how sure admission is, from the unrounded chance. What it costs is a mark of its own. */
import { labelParameters } from "#domain/admission/chanceParameters.ts";
import type { Chance, UnknownReason } from "./chance.ts";

export const admissionLabels = ["safety", "likely", "target", "reach", "open", "unknown"] as const;
export type AdmissionLabel = (typeof admissionLabels)[number];

export type AdmissionLabelReason =
  | "guaranteed"
  | "openAdmission"
  | "nearlyEveryone"
  | "lowAdmitRate"
  | "chance"
  | LabelHold
  | UnknownReason;

/**
 * What keeps a label at target however high the chance: a published minimum that the student definitely misses, or a program
 * that chooses again among those whom the college admits.
 */
export type LabelHold = "belowMinimum" | "programChooses";

/** A label and why it was chosen. */
export type AdmissionLabeling = { code: AdmissionLabel; because: AdmissionLabelReason };

/** How sure admission to a college, or to the student's program there, is for this student. Open admission stands. */
export function chooseAdmissionLabel(chance: Chance, hold: LabelHold | null = null): AdmissionLabeling {
  switch (chance.kind) {
    case "guaranteed":
      // A law or policy promises a place at the college, not in a program; a letter of admission may name the program.
      return hold === "programChooses" && chance.guarantee.promise !== null
        ? labelings.programChooses
        : labelings.guaranteed;
    case "open":
      return labelings.open[chance.because];
    case "unknown":
      // An agreement admits to the college, and a program that chooses again chooses among transfer students too.
      return chance.because === "transferAgreement" && hold === "programChooses"
        ? labelings.programChooses
        : labelings.unknown[chance.because];
    case "estimate":
      break;
  }
  const { share, low, admitRate } = chance;
  const rules = labelParameters;
  if (admitRate < rules.reachBelowAdmitRate) return labelings.reachByRate;
  if (share < rules.reachBelowShare) return labelings.reach;
  if (hold !== null && share >= rules.likelyFromShare && low >= rules.likelyLowFromShare)
    return labelings[hold];
  if (share >= rules.safetyFromShare && low >= rules.safetyLowFromShare) return labelings.safety;
  return share >= rules.likelyFromShare && low >= rules.likelyLowFromShare
    ? labelings.likely
    : labelings.target;
}

/** The student can count on getting in. */
export function isSureAdmission(code: AdmissionLabel): code is "safety" | "open" {
  return code === "safety" || code === "open";
}

/** Shared objects, so that labeling thousands of colleges allocates nothing. */
const labelings = {
  guaranteed: { code: "safety", because: "guaranteed" },
  safety: { code: "safety", because: "chance" },
  likely: { code: "likely", because: "chance" },
  target: { code: "target", because: "chance" },
  reach: { code: "reach", because: "chance" },
  belowMinimum: { code: "target", because: "belowMinimum" },
  programChooses: { code: "target", because: "programChooses" },
  reachByRate: { code: "reach", because: "lowAdmitRate" },
  open: {
    openAdmission: { code: "open", because: "openAdmission" },
    nearlyEveryone: { code: "open", because: "nearlyEveryone" },
  },
  unknown: {
    noFirstYears: { code: "unknown", because: "noFirstYears" },
    transfer: { code: "unknown", because: "transfer" },
    // An agreement admits whoever does what it asks, and the figures are there: the rest is in the student's hands.
    transferAgreement: { code: "likely", because: "transferAgreement" },
    noAdmitRate: { code: "unknown", because: "noAdmitRate" },
    tooFewApplicants: { code: "unknown", because: "tooFewApplicants" },
    noAcademics: { code: "unknown", because: "noAcademics" },
    extremeRate: { code: "unknown", because: "extremeRate" },
  },
} satisfies Record<string, AdmissionLabeling | Record<string, AdmissionLabeling>>;
