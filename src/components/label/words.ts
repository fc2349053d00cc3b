/** The text of a college's two marks: how sure admission is, and whether the price fits the family's budget. */
import type { AdmissionLabel, AdmissionLabeling } from "#domain/admission/label.ts";
import type { BudgetLabel } from "#domain/price/budgetLabel.ts";

const admissionNames: Readonly<Record<AdmissionLabel, string>> = {
  safety: "Safety",
  likely: "Likely",
  target: "Target",
  reach: "Reach",
  open: "Open admission",
  unknown: "Chance unknown",
};

/** What each mark means, in one sentence. */
const admissionMeanings: Readonly<Record<AdmissionLabel, string>> = {
  safety: "You can count on getting in.",
  likely: "You will probably get in.",
  target: "It could go either way.",
  reach: "Your chance is under 1 in 4, or the college turns most strong students away.",
  open: "It admits everyone, or nearly everyone, who applies.",
  unknown: "We don’t know enough, from the college or from you, to give an honest number.",
};

const budgetNames: Readonly<Record<BudgetLabel, string>> = {
  within: "Within budget",
  maybe: "May be within budget",
  over: "Over budget",
  unknown: "Price unknown",
  noBudget: "Tell us your budget",
};

const budgetMeanings: Readonly<Record<BudgetLabel, string>> = {
  within: "Your whole price range is within what you can pay.",
  maybe: "Part of your price range is within what you can pay.",
  over: "Even the low end of your price range is more than you can pay.",
  unknown: "The college publishes too little for a price estimate.",
  noBudget: "Tell us what your family can pay a year, and we’ll show whether the price fits.",
};

function explainAdmission({ code, because }: AdmissionLabeling): string {
  switch (because) {
    case "guaranteed":
      return "You are guaranteed admission.";
    case "openAdmission":
      return "It admits everyone who applies.";
    case "nearlyEveryone":
      return "It admits nearly everyone who applies.";
    case "lowAdmitRate":
      return "It admits fewer than 1 in 5, which makes it a reach for everyone.";
    case "belowMinimum":
      return "Your record is below a minimum that the college publishes.";
    case "programChooses":
      return "Your program chooses again among the students the college admits.";
    case "noFirstYears":
      return "It no longer takes new first-years because it closed, merged, or will close before a student could finish.";
    case "transfer":
      return "It publishes no rate for transfer students, so we show no chance.";
    case "transferAgreement":
      return "A transfer agreement admits you once you complete the remaining steps.";
    case "noAdmitRate":
      return "It doesn’t publish how many of its applicants it admits.";
    case "tooFewApplicants":
      return "Fewer than 30 people applied, which is too few to estimate a chance.";
    case "noAcademics":
      return "Tell us a grade average or a test score to see your chance here.";
    case "extremeRate":
      return "Its published admit rate is too close to 0% or 100% to estimate a chance.";
    case "chance":
    default:
      return admissionMeanings[code];
  }
}

export const words = {
  admissionName: (code: AdmissionLabel) => admissionNames[code],
  admissionMeaning: (code: AdmissionLabel) => admissionMeanings[code],
  /** Both marks in one line of text. */
  both: (of: { admissionLabel: AdmissionLabeling; budgetLabel: BudgetLabel }) =>
    `${admissionNames[of.admissionLabel.code]}, ${budgetNames[of.budgetLabel].toLowerCase()}`,
  explainAdmission,
  budgetName: (code: BudgetLabel) => budgetNames[code],
  budgetMeaning: (code: BudgetLabel) => budgetMeanings[code],
  financialSafety: "That makes it a financial safety.",
};
