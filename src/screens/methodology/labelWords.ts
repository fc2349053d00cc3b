/** The text about a college's two marks and the financial safety. */
import type { AdmissionLabel } from "#domain/admission/label.ts";
import type { BudgetLabel } from "#domain/price/budgetLabel.ts";
import { formatInteger } from "#lib/format.ts";

export const words = {
  lead: "Every college gets two labels. The first shows how likely you are to get in. It depends on your unrounded chance and on the minimums that colleges publish, and better grades can only improve it. The second shows whether the price fits what your family can pay. Neither is a verdict. Reaches belong on a list.",
  admission: "How likely you are to get in",
  budget: "Whether the price fits",
  financialSafety:
    "A financial safety is both sure to admit you and within what you can pay. Only financial safeties count as safeties when we check your list’s balance and suggest colleges.",
  rules: {
    safety: (share: string, low: string) =>
      `Either a law or policy guarantees you admission, or your chance is ${share} or more, the low end is ${low} or more, and the college is not a reach.`,
    open: "The college admits everyone who applies, or nearly everyone.",
    reach: (rate: string, share: string) =>
      `The college admits fewer than ${rate} of applicants, whatever your chance, or your chance is under ${share}.`,
    likely: (share: string, low: string) =>
      `Your chance is ${share} or more, and the low end of the range is ${low} or more.`,
    target: (from: string) =>
      `Your chance is in between: ${from} or more, but not high enough for us to say “likely.” If you miss a minimum that the college publishes, it is a target at best, however high your chance.`,
    unknown: "The college publishes no usable admission rate, or you gave no grades or scores.",
  } satisfies Record<AdmissionLabel, unknown>,
  programs:
    "Some programs choose again among the students a college admits. Nursing, architecture, music, theater, film and art programs do so nearly everywhere, and we count others if the college says so. If all your fields do so, “target” is the best label you can get, however high your chance and even with guaranteed admission. This cap doesn’t apply if the college publishes the program’s own rate, if you meet the program’s own requirements, or if everyone is admitted.",
  budgetRules: {
    within: "The whole price range, including the high end, is within what you can pay.",
    maybe: "The low end of the range is within what you can pay, and the high end is above it.",
    over: "Even the low end of the range is more than you can pay.",
    unknown: "The college publishes too little to estimate a price.",
    noBudget: "You haven’t told us what your family can pay each year.",
  } satisfies Record<BudgetLabel, string>,
  guarantees: (count: number) =>
    `For guaranteed admission, we include ${formatInteger(count)} laws and policies. One counts only if your answers meet every condition and it is confirmed by two sources or an official page. We never count meeting a published minimum as a guarantee.`,
};
