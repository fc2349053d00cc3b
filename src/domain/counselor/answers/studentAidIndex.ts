/** The Student Aid Index and the Pell Grant, from the FAFSA answers on the device. */
import { type AidEstimate, estimateAid } from "#domain/aid/aidEstimate.ts";
import { mayGetFederalAid, readStanding } from "#domain/aid/standing.ts";
import { type AidAnswers, toAidKey } from "#domain/answers/households.ts";
import { valueIn } from "#facts/fact.ts";
import { pellMaximumOrigins } from "#facts/federal-aid/pell.origins.ts";
import { saiProtectionParentsOrigins } from "#facts/federal-aid/studentAidIndex.origins.ts";
import { formatInteger, formatUsd } from "#lib/format.ts";
import type { AnswerContext } from "../context.ts";
import type { AnswerFact, AskedValue, CounselorReading } from "../counselor.ts";
import { type Draft, makeDraft, toAnswerSource } from "../draft.ts";
import { links } from "../words.ts";
import { findPellOf, tellGivenIndex } from "./givenIndex.ts";

export function answerStudentAidIndex(
  { values = [], condition }: CounselorReading,
  { plan }: AnswerContext,
): Draft {
  const isIndependent = condition === "adult";
  if (!mayGetFederalAid(readStanding(plan.aid))) {
    return makeDraft(
      "The Student Aid Index is for students who can file the FAFSA. Ask each college’s financial aid office which form it uses for you.",
      { parts: [links.fafsa] },
    );
  }
  // An income said after the index asks for another one.
  const last = values.findLast(({ kind }) => kind === "studentAidIndex" || kind === "incomeUsd");
  if (last?.kind === "studentAidIndex") return tellGivenIndex(last.value);
  const saved = values.find(({ kind }) => kind === "savingsUsd");
  const savedUsd = saved?.kind === "savingsUsd" ? saved.value : null;
  const told = estimateAid(
    savedUsd === null || Object.keys(plan.aid).length === 0
      ? plan.aid
      : { ...plan.aid, "first.cashSavings": savedUsd },
    plan.profile.homeState,
  );
  const estimate = told ?? estimateUsual(plan, values, isIndependent);
  if (estimate === null) {
    return makeDraft(
      "I need your family’s income for that. Include it in the question, or enter your FAFSA answers in the calculator. They stay on this device.",
      { kind: "dont-know", parts: [links.fafsa] },
    );
  }
  const { saiLow, saiHigh, pellUsd, awardYear, isPellAssumed } = estimate;
  const index: AnswerFact = {
    ref: "sai",
    kind: "count",
    subject: null,
    text: saiLow === saiHigh ? sayIndex(saiLow) : `${sayIndex(saiLow)} to ${sayIndex(saiHigh)}`,
    year: awardYear,
  };
  const pell: AnswerFact = {
    ref: "pell",
    kind: "money",
    subject: null,
    text:
      pellUsd.low === pellUsd.high
        ? `${formatUsd(pellUsd.high)} a year`
        : `${formatUsd(pellUsd.low)} to ${formatUsd(pellUsd.high)} a year`,
    year: awardYear,
  };
  const grant =
    pellUsd.high <= 0
      ? "That is too high for a Pell Grant."
      : `That means a Pell Grant of ${pell.text}${isPellAssumed ? ", using the last published amounts" : ""}.`;
  const open = saiLow === saiHigh ? "" : " The rest of the FAFSA questions would settle it.";
  const lead =
    told !== null
      ? "Your"
      : isIndependent
        ? "At 24 or older, your own income counts, not your parents’. If you have no savings to report and live on income from work, your"
        : savedUsd === null
          ? "If your family has no savings to report and lives on income from work, your"
          : `With ${formatUsd(savedUsd)} of the parents’ own savings to report and income from work, your`;
  return makeDraft(`${lead} Student Aid Index for ${awardYear} is ${index.text}. ${grant}${open}`, {
    facts: pellUsd.high <= 0 ? [index] : [index, pell],
    aid: {
      awardYear,
      indexLow: saiLow,
      indexHigh: saiHigh,
      pellLowUsd: pellUsd.low,
      pellHighUsd: pellUsd.high,
    },
    // The tables of the award year decide the index, and its amounts the grant.
    sources: [saiProtectionParentsOrigins, pellMaximumOrigins].flatMap((origins) => {
      const origin = valueIn(origins, awardYear);
      return origin === null ? [] : [toAnswerSource(origin.source)];
    }),
    parts: [links.fafsa],
  });
}

/** Of the income, what a family of workers pays in federal income tax at most, for the low end of the index. */
const mostTaxShare = 0.1;

/** Between no tax on one income, and the most on two equal ones. */
function estimateUsual(
  plan: AnswerContext["plan"],
  values: readonly AskedValue[],
  isIndependent: boolean,
): AidEstimate | null {
  const { familyIncomeUsd } = plan.money;
  if (familyIncomeUsd === null) return null;
  const answers = toAidAnswers(plan, values);
  const isOne = isIndependent || answers["student.parents"] === "apart";
  const estimate = (taxUsd: number, otherUsd: number) => {
    const ofParents: AidAnswers = {
      ...answers,
      "first.incomeTaxPaid": taxUsd,
      "first.earnedIncome": familyIncomeUsd - otherUsd,
      ...(isOne ? {} : { "first.otherEarnedIncome": otherUsd }),
    };
    return estimateAid(isIndependent ? toOwnAnswers(ofParents) : ofParents, plan.profile.homeState);
  };
  const high = estimate(0, 0);
  const low = estimate(
    Math.round(familyIncomeUsd * mostTaxShare),
    isOne ? 0 : Math.round(familyIncomeUsd / 2),
  );
  if (high === null || low === null) return null;
  return {
    ...high,
    saiLow: low.saiLow,
    // What the highest index gives by itself is sure, whatever else is open.
    pellUsd: {
      low: Math.max(high.pellUsd.low, findPellOf(high.saiHigh)?.amountUsd ?? 0),
      high: low.pellUsd.high,
    },
  };
}

/** FAFSA answers of the usual case: a dependent citizen, income from work alone. Empty without an income. */
function toAidAnswers(
  { money: { familyIncomeUsd, familySize }, aid }: AnswerContext["plan"],
  values: readonly AskedValue[],
): AidAnswers {
  if (familyIncomeUsd === null) return {};
  const said = values.find(({ kind }) => kind === "parents");
  const isOneParent =
    said === undefined ? aid["student.parents"] === "apart" : said.kind === "parents" && said.value === 1;
  const notIndependent = [
    "isAge24",
    "isMarried",
    "isGraduateStudent",
    "isVeteran",
    "hasDependents",
    "isOrphanOrFoster",
  ];
  return {
    "student.start": "fall2027",
    "student.citizenship": "citizen",
    // Counts where no home state is known; Alaska and Hawaii have poverty lines of their own.
    "student.residence": "states",
    ...Object.fromEntries(
      [...notIndependent, "isEmancipated", "isHomeless"].map((id) => [toAidKey("student", id), false]),
    ),
    "student.parents": isOneParent ? "apart" : "marriedToEachOther",
    ...(isOneParent ? { "first.maritalNow": "divorced" } : {}),
    "first.filingStatus": isOneParent ? "hoh" : "mfj",
    "first.agi": familyIncomeUsd,
    // What the sentence says: nothing saved but what was said, nothing from elsewhere.
    ...Object.fromEntries(nothing.map((id) => [id, 0])),
    ...Object.fromEntries(
      values.flatMap((value) => (value.kind === "savingsUsd" ? [["first.cashSavings", value.value]] : [])),
    ),
    ...Object.fromEntries(no.map((id) => [id, false])),
    ...(familySize === null || familySize < 2 ? {} : { "student.familySize": familySize }),
  };
}

/** The same return as a single student's own, of 24 or older; with others in the family, who are children. */
function toOwnAnswers(ofParents: AidAnswers): AidAnswers {
  const own = Object.entries(ofParents).map(([id, answer]) => [id.replace(/^first\./, "student."), answer]);
  const hasDependents = (ofParents["student.familySize"] ?? 1) !== 1;
  return {
    ...Object.fromEntries(own),
    "student.isAge24": true,
    "student.hasDependents": hasDependents,
    "student.filingStatus": hasDependents ? "hoh" : "single",
    // Wages alone need no schedule.
    "student.filedSchedules": false,
    "student.scheduleC": "none",
  };
}

const nothing = ["first.cashSavings", "first.investments", "student.cashSavings", "student.investments"];
const no = [
  "first.receivedEitc",
  ...[
    "hasBusiness",
    "hasChildSupport",
    "hasDeductibleIra",
    "hasTaxExemptInterest",
    "hasUntaxedIra",
    "hasUntaxedPension",
    "hasForeignExclusion",
    "hasTaxableGrants",
    "hasEducationCredits",
    "hasWorkStudy",
  ].map((id) => `first.${id}`),
  ...["hasOwnIncome", "hasBusiness", "receivedBenefit"].map((id) => `student.${id}`),
];

function sayIndex(sai: number): string {
  return formatInteger(sai).replace("-", "\u2212");
}
