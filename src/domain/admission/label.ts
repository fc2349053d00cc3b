/** Reach, target, likely or safety: from the unrounded chance, and for a safety from the price as well. */
import { labelParameters } from "#domain/admission/chanceParameters.ts";
import type { Chance } from "./chance.ts";

export const labelCodes = ["reach", "target", "likely", "likelyPriceNotSafe", "safety", "unknown"] as const;
export type LabelCode = (typeof labelCodes)[number];

/** Why this label: the admission side first, then the price side where it decides. */
export type LabelReason =
  | "guaranteed"
  | "openAdmission"
  | "lowAdmitRate"
  | "chance"
  | "priceAboveLimit"
  | "priceUnknown"
  | "limitUnknown"
  | "noAdmitRate"
  | "noAcademics"
  | "extremeRate";

export type Label = { code: LabelCode; because: LabelReason };

/**
 * The label of a college for this student. `admitRate` is a share 0-1; money is whole dollars a year: the upper end
 * of the price band and what the family can pay. Safety has two keys: admission, and the upper price within the limit.
 */
export function chooseLabel(
  chance: Chance,
  admitRate: number | null,
  priceUpperUsd: number | null,
  payPerYearUsd: number | null,
): Label {
  switch (chance.kind) {
    case "guaranteed":
      return splitSafetyByPrice("guaranteed", priceUpperUsd, payPerYearUsd);
    case "open":
      return splitSafetyByPrice("openAdmission", priceUpperUsd, payPerYearUsd);
    case "unknown":
      return labels.unknown[chance.because];
    case "estimate":
      break;
  }
  const { share, low } = chance;
  const rules = labelParameters;
  if (admitRate !== null && admitRate < rules.reachBelowAdmitRate) return labels.reachByRate;
  if (share < rules.reachBelowShare) return labels.reach;
  if (share >= rules.safetyFromShare && low >= rules.safetyLowFromShare) {
    return splitSafetyByPrice("chance", priceUpperUsd, payPerYearUsd);
  }
  return share >= rules.likelyFromShare && low >= rules.likelyLowFromShare ? labels.likely : labels.target;
}

function splitSafetyByPrice(
  because: "guaranteed" | "openAdmission" | "chance",
  priceUpperUsd: number | null,
  payPerYearUsd: number | null,
): Label {
  if (payPerYearUsd === null) return labels.limitUnknown;
  if (priceUpperUsd === null) return labels.priceUnknown;
  return priceUpperUsd <= payPerYearUsd ? labels.safety[because] : labels.priceAbove;
}

/** Shared objects: labelling thousands of colleges makes no new ones. */
const labels = {
  reach: { code: "reach", because: "chance" },
  reachByRate: { code: "reach", because: "lowAdmitRate" },
  target: { code: "target", because: "chance" },
  likely: { code: "likely", because: "chance" },
  safety: {
    guaranteed: { code: "safety", because: "guaranteed" },
    openAdmission: { code: "safety", because: "openAdmission" },
    chance: { code: "safety", because: "chance" },
  },
  priceAbove: { code: "likelyPriceNotSafe", because: "priceAboveLimit" },
  priceUnknown: { code: "likelyPriceNotSafe", because: "priceUnknown" },
  limitUnknown: { code: "likelyPriceNotSafe", because: "limitUnknown" },
  unknown: {
    noAdmitRate: { code: "unknown", because: "noAdmitRate" },
    noAcademics: { code: "unknown", because: "noAcademics" },
    extremeRate: { code: "unknown", because: "extremeRate" },
  },
} satisfies Record<string, Label | Record<string, Label>>;
