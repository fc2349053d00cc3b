/** What families answer about themselves on the FAFSA: read alike in the calculator and in the help article. */
import type { IndependenceReason } from "#domain/aid/dependency.ts";
import { reasonKeys } from "#domain/aid/dependency.ts";
import type { OptionOf } from "#domain/answers/catalog/fafsa.ts";

export type OptionText = { label: string; detail?: string };

export const parentsTexts: Readonly<Record<OptionOf<"parents">, OptionText>> = {
  marriedToEachOther: { label: "Married to each other" },
  unmarriedLivingTogether: { label: "Not married, living together" },
  apart: { label: "Divorced, separated or never married, living apart" },
  oneDied: { label: "One parent has died" },
  bothDied: { label: "Both parents have died" },
  noSafeContact: {
    label: "I cannot or should not contact them",
    detail: "Abandonment, abuse, a parent in prison, trafficking, refugee",
  },
  refuse: {
    label: "They refuse to give their figures or any support",
    detail: "This alone does not make you independent",
  },
};

const reasons: Readonly<Record<IndependenceReason, OptionText>> = {
  age24: { label: "24 or older" },
  married: { label: "Married", detail: "Not separated" },
  graduateStudent: { label: "In a master’s or doctoral program" },
  veteranOrActiveDuty: { label: "A veteran, or on active duty" },
  hasDependents: {
    label: "Supporting children or other people",
    detail: "They live with you, and you pay more than half of their support",
  },
  orphanWardOrFosterCare: {
    label: "Orphan, ward of a court or in foster care",
    detail: "At any time since age 13",
  },
  emancipatedOrGuardianship: {
    label: "Emancipated, or in legal guardianship",
    detail: "By a court’s decision",
  },
  unaccompaniedHomeless: {
    label: "Homeless or at risk of it, and on my own",
    detail: "A school, shelter or program has confirmed it",
  },
};

/** By the key that each reason is stored under. */
export const reasonTexts: Readonly<Record<string, OptionText>> = Object.fromEntries(
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The keys of the record that is read.
  (Object.keys(reasons) as IndependenceReason[]).map((reason) => [reasonKeys[reason], reasons[reason]]),
);
