/** The text about a college's two marks and the financial safety. */
import type { AdmissionLabel } from "#domain/admission/label.ts";
import type { BudgetLabel } from "#domain/price/budgetLabel.ts";
import { formatInteger } from "#lib/format.ts";

export const words = {
  lead: "Every college gets two marks. The first says how sure admission is and goes by the unrounded chance alone; better grades can only improve it. The second says whether the price fits what your family can pay. Neither is a verdict: reaches belong on a list.",
  admission: "How sure admission is",
  budget: "Whether the price fits",
  financialSafety:
    "A financial safety is both: a safety or a college with open admission, and within your budget. Only these count as safeties in the balance of your list and in what we suggest for it.",
  rules: {
    safety: (share: string, low: string) =>
      `A law or policy promises you a place, or your chance is ${share} or more with the low end ${low} or more and the college is no reach.`,
    open: "The college admits everyone who applies, or nearly everyone.",
    reach: (rate: string, share: string) =>
      `The college admits fewer than ${rate}, whatever your chance, or your chance is under ${share}.`,
    likely: (share: string, low: string) =>
      `Your chance is ${share} or more, and the low end of the range ${low} or more.`,
    target: (from: string) => `Everything between: your chance is ${from} or more, and not yet likely.`,
    unknown: "No admit rate, an admit rate near none or all, or no grades and scores from you.",
  } satisfies Record<AdmissionLabel, unknown>,
  budgetRules: {
    within: "The whole price range, high end included, is within what you can pay.",
    maybe: "The low end of the range is within what you can pay, and the high end is above it.",
    over: "Even the low end of the range is more than you can pay.",
    unknown: "The college publishes too little for a price.",
    noBudget: "You have not said what your family can pay a year.",
  } satisfies Record<BudgetLabel, string>,
  guarantees: (count: number) =>
    `Promised places: ${formatInteger(count)} laws and policies are built in. Only one that your answers meet in every part, on two sources or an official page, counts as admitted. A published minimum never does.`,
};
