/** The text of the labels: reach, target, likely, safety, and why. */
import type { LabelCode, LabelReason } from "#domain/admission/label.ts";

const names: Readonly<Record<LabelCode, string>> = {
  safety: "Safety",
  likely: "Likely",
  likelyPriceNotSafe: "Likely, price not sure",
  target: "Target",
  reach: "Reach",
  unknown: "Not enough data",
};

/** What each label means, in one sentence. */
const meanings: Readonly<Record<LabelCode, string>> = {
  safety: "You can count on getting in, and the whole price range is within what you can pay.",
  likely: "More likely in than not, even at the low end of the range.",
  likelyPriceNotSafe: "You can count on getting in, but not on the price.",
  target: "Could go either way.",
  reach: "Less than 1 in 4, or a college that turns most strong students away.",
  unknown: "There is no honest number here.",
};

const safetyReasons: Partial<Record<LabelReason, string>> = {
  guaranteed: "A promised place, and the whole price range is within what you can pay.",
  openAdmission: "Open to all who apply, and the whole price range is within what you can pay.",
  chance: "A very high chance, and the whole price range is within what you can pay.",
};

const reasons: Readonly<Record<LabelReason, string>> = {
  guaranteed: "A promised place.",
  openAdmission: "Open to all who apply.",
  lowAdmitRate: "It admits fewer than 1 in 5, which makes it a reach for everyone.",
  chance: "From your estimated chance.",
  priceAboveLimit: "You can count on getting in, but the price may be more than you can pay.",
  priceUnknown: "You can count on getting in, but its price is not known.",
  limitUnknown: "You can count on getting in. Tell us what you can pay, and it may become a safety.",
  noAdmitRate: "It does not publish how many of its applicants it admits.",
  noAcademics: "Give us a grade average or a test score, and you get a chance here.",
  extremeRate: "Its published admit rate is too close to none or all to make a chance from.",
};

export const words = {
  name: (code: LabelCode) => names[code],
  meaning: (code: LabelCode) => meanings[code],
  reason(code: LabelCode, because: LabelReason): string {
    if (code === "safety") return safetyReasons[because] ?? meanings.safety;
    return because === "chance" ? meanings[code] : reasons[because];
  },
};
