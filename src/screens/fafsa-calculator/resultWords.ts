/** The words of the result: the index, the grant and its rule, what would change them, and what they are not. */
import type { AssetExemption } from "#domain/aid/assetQuestions.ts";
import { type LeverCode, leverSteps } from "#domain/aid/fafsaFlowLevers.ts";
import type { PellAnswer } from "#domain/aid/pell.ts";
import { formatInteger, formatUsd } from "#lib/format.ts";

export const resultWords = {
  title: "Your result",
  openTitle: "Your estimate so far",
  open: (count: number) =>
    count === 1
      ? "One question is still open. With its answer the range becomes one figure."
      : `About ${formatInteger(count)} questions are still open. With their answers the range becomes one figure.`,
  goOn: "Go on with the questions",
  noneYet: "Not enough is answered for an estimate yet.",
  sai: "Student Aid Index",
  saiYear: (awardYear: string, taxYear: number) =>
    `School year ${awardYear}, from the tax return of ${taxYear}`,
  laterNote:
    "The newest tables there are. Those of the year college begins are not published yet and will change.",
  provisional: "Provisionally independent: it holds if the college agrees, with documents.",
  negative: "Below 0 is the lowest need group. For aid it counts as 0, and nobody is paid the difference.",
  pell: "Pell Grant a year, full time",
  pellAssumed:
    "Estimate: the amounts of 2027-28 are not published yet. These are those of 2026-27. The rule itself is the law’s.",
  pellNotEligible: "Without citizenship or an eligible status there is no federal grant.",
  pellLess: "Part time, it is less. It is never more than the college costs.",
  work: "Show the work",
  workOpen: "Every line of the worksheet",
  workNone: "No worksheet is used: who did not have to file a tax return gets the lowest index there is.",
  capped:
    "With a maximum Pell Grant by income, an index above 0 becomes 0. The last line shows it before that.",
  leversTitle: "What would change it",
  leversLead: "The same worksheet with one figure moved. Nothing here is advice to move money.",
  leverNow: "Index",
  leverPell: "Pell Grant",
  leverSame: "no change",
  collegesTitle: "What it means at your colleges",
  collegesLead:
    "Need is the published cost minus the index. It is the most need-based aid a college may give, and few give all of it.",
  collegesNone: "Save colleges to your plan, and the need at each stands here.",
  collegesFind: "Find colleges",
  collegeCost: "Published cost",
  collegeNeed: "Need",
  collegeNoCost: "No published cost",
  collegesLoading: "Colleges are being read.",
  collegesFailed: "The colleges could not be read",
  collegesKept: "Your index and your answers are not touched by it.",
  notTitle: "What this is not",
  not: [
    "Not a bill. The price of a college depends on its own grants: look at its price band.",
    "Not the decision. The Department of Education works from the form as it is signed, and a college may correct it.",
    "Not the CSS Profile. About 200 colleges ask that too, and count more, such as the home.",
  ],
  caseTitle: "When the rule does not fit",
  cases: [
    {
      title: "Income has fallen since, or something happened",
      text: "File with the figures of the year asked. Then ask the aid office for professional judgment: job loss, illness, separation and death are reasons it may use this year’s figures.",
    },
    {
      title: "A contributor without a Social Security number",
      text: "They tick the box that they have none and still make an account. The exchange with the IRS does not work for them: they type the figures from the return.",
    },
    {
      title: "Somebody refuses consent",
      text: "Without the consent of every contributor to the exchange with the IRS there is no federal aid at all, even if the figures are typed. Talk to the aid office first.",
    },
    {
      title: "Contact with the parents is not safe",
      text: "The form has a question for unusual circumstances. Answer yes there, file alone, and send documents to the college.",
    },
  ],
  prepare: "Prepare my FAFSA",
  prepareLead: "A checklist and a sheet with your figures in the order of the form.",
  print: "Print this result",
  change: "Change an answer",
  kept: "Worked out on this device. Nothing was sent.",
} as const;

export function describeFormula(formula: "A" | "B" | "C"): string {
  if (formula === "A") return "Formula A: a dependent student, with the parents’ figures";
  if (formula === "B") return "Formula B: an independent student without dependents";
  return "Formula C: an independent student with dependents";
}

export function describePellRule(pell: PellAnswer): string {
  switch (pell.maxPellIndicator) {
    case 1:
      return "The maximum: nobody whose income counts had to file a tax return.";
    case 2:
      return "The maximum: a single parent in the sense of the law, with an income up to 225% of the poverty guideline.";
    case 3:
      return "The maximum: an income up to 175% of the poverty guideline.";
    case 0:
    default:
      return describeCalculatedRule(pell);
  }
}

function describeCalculatedRule({ award, minPellIndicator }: PellAnswer): string {
  if (award === 0)
    return "None: the index is too high, and the income is above the limit of the minimum grant.";
  if (minPellIndicator !== 0)
    return "The minimum: the index is too high, but income and family size pass the law’s test.";
  return "Calculated: the maximum minus the index, rounded to $5. An index of 0 or below gives the whole maximum.";
}

export const exemptionTexts: Readonly<Record<AssetExemption, string>> = {
  maximumPell: "Savings were not asked for: with a maximum Pell Grant they do not count.",
  benefit: "Savings were not asked for: a benefit received means that they do not count.",
  lowIncome:
    "Savings were not asked for: an income below $60,000 with a simple return means that they do not count.",
};

export const leverTexts: Readonly<Record<LeverCode, string>> = {
  lessIncome: `${formatUsd(leverSteps.incomeUsd)} less income from work`,
  moreIncome: `${formatUsd(leverSteps.incomeUsd)} more income from work`,
  moreSavings: `${formatUsd(leverSteps.savingsUsd)} more in savings`,
  moreStudentSavings: `${formatUsd(leverSteps.studentSavingsUsd)} more in the student’s name`,
  oneMorePerson: "One more person in the family",
  oneFewerPerson: "One person fewer in the family",
};
