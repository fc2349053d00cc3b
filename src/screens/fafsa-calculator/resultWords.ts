/** The text of the result: the index, the grant and its rule, what would change them, and their limits. */
import { type AssetExemption, simpleIncomeUsd } from "#domain/aid/assetQuestions.ts";
import { type LeverCode, leverSteps } from "#domain/aid/fafsaFlowLevers.ts";
import type { PellAnswer } from "#domain/aid/pell.ts";
import { type PellTerms, pellRoundingUsd, povertyPercent } from "#domain/aid/pellTerms.ts";
import { formatAnd, formatInteger, formatUsd } from "#lib/format.ts";
import { formatStudentAidIndex } from "./flowWords.ts";

export const resultWords = {
  title: "Your result",
  openTitle: "Your estimate so far",
  open: (count: number) =>
    count === 1
      ? "One question is left. Answer it, and the range becomes one number."
      : `About ${formatInteger(count)} questions are left. Answer them, and the range becomes one number.`,
  goOn: "Continue with the questions",
  noneYet: "Answer a few more questions to see an estimate.",
  sai: "Student Aid Index",
  saiYear: (awardYear: string, taxYear: number) => `School year ${awardYear}, from the ${taxYear} tax return`,
  laterNote: "We use the newest tables. Those for the year college starts are not published yet.",
  provisional:
    "Provisionally independent: this result holds only if the college agrees after seeing your documents.",
  negative:
    "An index below 0 means the highest need. For aid, it counts as 0, and nobody is paid the difference.",
  pell: "Pell Grant per year, full time",
  pellAssumed:
    "This estimate uses the 2026-27 amounts, because those for 2027-28 are not published yet. The rule itself is set by law.",
  pellNotEligible: "Federal grants are for citizens and eligible noncitizens only.",
  pellLess: "The grant is smaller for part-time students, and it is never more than the college costs.",
  pellGiftAid:
    "If grants and scholarships from your college, your state and private donors cover the whole cost of attendance, you can’t get a Pell Grant that year.",
  pellGiftAidOffers: "Check an award letter for this",
  work: "How we got there",
  workOpen: "Every line of the worksheet",
  workNone:
    "There is no worksheet: a family that did not have to file a tax return gets the lowest possible index.",
  capped:
    "When income alone qualifies for the maximum Pell Grant, an index above 0 becomes 0. The last line shows the index before that change.",
  leversTitle: "What would change it",
  leversLead:
    "We ran the same worksheet with one figure changed at a time. This is not advice to move money.",
  leverNow: "Index",
  leverPell: "Pell Grant",
  leverSame: "no change",
  collegesTitle: "What it means at your colleges",
  collegesLead:
    "Your index is not what you pay. Your price is our estimate from your answers: a range of what families like yours pay after grants. Your need is the published cost minus your index: the most need-based aid a college may give you.",
  collegesNone: "Save colleges to your plan to see your need at each one.",
  collegesFind: "Find colleges",
  collegeCost: "Published cost",
  collegePrice: "Your price, with these answers",
  collegeWithout: "Without them",
  collegeNeed: "Need",
  collegePell: "Pell Grant included",
  collegeNoPell: "none",
  collegeNoPrice: "no estimate",
  collegesYear: (year: string) =>
    `Prices and costs are for one year, ${year}. You can take the Pell Grant to any of these colleges.`,
  meets: (awardYear: string) => `The college says it meets full need (${awardYear}).`,
  meetsMeans:
    "Grants, work and sometimes loans cover your need as the college calculates it, and its formula may count more than the FAFSA.",
  meetsSource: "The college’s page",
  siblings: (names: readonly string[]) =>
    `The FAFSA no longer counts brothers and sisters in college, so this does not change your index. It matters only at colleges that ask for the CSS Profile: on your list, ${formatAnd(names)}.`,
  meetsUnknown: "We found no promise to meet full need, so part of your need may be left for you to pay.",
  collegeNoCost: "not published",
  collegesLoading: "Loading your colleges",
  collegesFailed: "We couldn’t load your colleges",
  collegesKept: "Your index and your answers are safe.",
  notTitle: "What this is not",
  not: [
    "It is not a bill. What you pay depends on each college’s own grants, so look at its price range.",
    "It is not a decision. The Department of Education uses the form you sign, and a college may correct it.",
    "It is not the CSS Profile. About 200 colleges also ask for that form, and it counts more, such as the value of your home.",
  ],
  caseTitle: "When your situation is different",
  cases: [
    {
      title: "Your income dropped, or something else changed",
      text: "File with the tax year the form asks for. Then ask the financial aid office for a “professional judgment” review. After a job loss, an illness, a separation or a death, the office may use this year’s figures.",
    },
    {
      title: "A contributor without a Social Security number",
      text: "A contributor without one checks the box that says so and still needs an account. The form cannot pull that person’s figures from the IRS, so they must be copied from the return.",
    },
    {
      title: "Someone refuses consent",
      text: "Talk to the financial aid office first. Unless every contributor lets the form get their tax information from the IRS, there is no federal aid at all, even if you enter the figures by hand.",
    },
    {
      title: "Contact with your parents is not safe",
      text: "Answer yes to the form’s question about unusual circumstances, file alone, and send documents to the college.",
    },
  ],
  prepare: "Prepare my FAFSA",
  print: "Print this result",
  kept: "We calculated this on your device. Nothing was sent.",
} as const;

export const meaningWords = {
  pell(sai: number, { award, isAssumed }: PellAnswer, terms: PellTerms | null): string {
    const index = formatStudentAidIndex(sai);
    const amounts = isAssumed ? " at the 2026-27 amounts" : "";
    if (award > 0)
      return `With an index of ${index}, you can expect a Pell Grant of ${formatUsd(award)} a year${amounts}. You never pay it back.`;
    return terms === null
      ? `An index of ${index} is too high for a Pell Grant.`
      : `An index of ${index} is too high for a Pell Grant${amounts}: the grant starts at ${formatUsd(terms.maximumUsd)} a year, each dollar of index takes a dollar off, and amounts under ${formatUsd(terms.minimumUsd)} are not paid.`;
  },
  notEligible: (sai: number) =>
    `You can’t get federal grants, but colleges can use an index of ${formatStudentAidIndex(sai)} for their own aid.`,
  public: (name: string, costUsd: number, needUsd: number) =>
    needUsd > 0
      ? `${name} costs ${formatUsd(costUsd)} a year before aid, so your need there is ${formatUsd(needUsd)}: the most need-based aid you can get. Unless it promises to meet full need, part of that may be left for you to pay.`
      : `${name} costs ${formatUsd(costUsd)} a year before aid, which is less than your index, so don’t count on need-based aid there.`,
  anyPublic:
    "At a public university, your need is its published cost minus your index: the most need-based aid you can get. Unless it promises to meet full need, part of that may be left for you to pay.",
  fullNeed: (sai: number) =>
    sai > 0
      ? `A college that meets full need would ask your family for about ${formatUsd(sai)} a year, whatever its price. Its own form may count more.`
      : "A college that meets full need would ask your family for little or nothing, whatever its price. Its own form may count more.",
  /** The income is everyone's on the form: the parents' and the student's own. */
  used: (incomeUsd: number, people: number | null) =>
    people === null
      ? `Every other tool now uses these answers: a family income of ${formatUsd(incomeUsd)}, including the student’s own income.`
      : `Every other tool now uses these answers: a family income of ${formatUsd(incomeUsd)}, including the student’s own income, and ${people === 1 ? "1 person" : `${formatInteger(people)} people`}.`,
  before: (figures: readonly string[]) =>
    `Earlier you told us ${formatAnd(figures)}. We keep that in your plan, but we don’t use it while you have FAFSA answers.`,
  income: (usd: number) => `${formatUsd(usd)} a year`,
  size: (people: number) => (people === 1 ? "1 person" : `${formatInteger(people)} people`),
};

export function describeFormula(formula: "A" | "B" | "C"): string {
  if (formula === "A") return "Formula A: a dependent student, with the parents’ figures";
  if (formula === "B") return "Formula B: an independent student without dependents";
  return "Formula C: an independent student with dependents";
}

export function describePellRule(pell: PellAnswer): string {
  switch (pell.maxPellIndicator) {
    case 1:
      return "Maximum grant: nobody whose income counts had to file a tax return.";
    case 2:
      return `Maximum grant: a single parent under the FAFSA’s tax rule, with income up to ${povertyPercent.maximumSingleParent}% of the poverty guideline.`;
    case 3:
      return `Maximum grant: income up to ${povertyPercent.maximumOthers}% of the poverty guideline.`;
    case 0:
    default:
      return describeCalculatedRule(pell);
  }
}

function describeCalculatedRule({ award, minPellIndicator }: PellAnswer): string {
  if (award === 0)
    return "No Pell Grant: the index is too high, and income is above the limit for the minimum grant.";
  if (minPellIndicator !== 0)
    return "Minimum grant: the index is too high for more, but income and family size are within the limit.";
  return `Calculated grant: the maximum minus the index, rounded to ${formatUsd(pellRoundingUsd)}. An index of 0 or below gives the full maximum.`;
}

export const exemptionTexts: Readonly<Record<AssetExemption, string>> = {
  maximumPell: "We skipped savings: with a maximum Pell Grant they do not count.",
  benefit: "We skipped savings: because of a benefit your family received, they do not count.",
  lowIncome: `We skipped savings: with an income below ${formatUsd(simpleIncomeUsd)} and a simple return, they do not count.`,
};

export const leverTexts: Readonly<Record<LeverCode, string>> = {
  lessIncome: `${formatUsd(leverSteps.incomeUsd)} less income from work`,
  moreIncome: `${formatUsd(leverSteps.incomeUsd)} more income from work`,
  moreSavings: `${formatUsd(leverSteps.savingsUsd)} more in savings`,
  moreStudentSavings: `${formatUsd(leverSteps.studentSavingsUsd)} more in the student’s name`,
  oneMorePerson: "One more person in the family",
  oneFewerPerson: "One fewer person in the family",
};
