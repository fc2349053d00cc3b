/** The Student Aid Index and the Pell Grant, from the FAFSA answers on the device. */
import { type AidEstimate, estimateAid } from "#domain/aid/aidEstimate.ts";
import { pellRoundingUsd, pellTerms } from "#domain/aid/pellTerms.ts";
import { roundHalfAway } from "#domain/aid/rounding.ts";
import { mayGetFederalAid, readStanding } from "#domain/aid/standing.ts";
import { type AidAnswers, toAidKey } from "#domain/answers/households.ts";
import { findLatest, requireValue, valueIn } from "#facts/fact.ts";
import { pellMaximumOrigins } from "#facts/federal-aid/pell.origins.ts";
import { pellEndsAtIndex, pellMaximum, pellMinimum } from "#facts/federal-aid/pell.ts";
import { saiProtectionParentsOrigins } from "#facts/federal-aid/studentAidIndex.origins.ts";
import { formatInteger, formatUsd } from "#lib/format.ts";
import type { AnswerContext } from "../context.ts";
import type { AnswerFact, AskedValue, CounselorReading } from "../counselor.ts";
import { type Draft, makeDraft, toAnswerSource } from "../draft.ts";
import { links } from "../words.ts";

export function answerStudentAidIndex({ values = [] }: CounselorReading, { plan }: AnswerContext): Draft {
  if (!mayGetFederalAid(readStanding(plan.aid))) {
    return makeDraft(
      "The Student Aid Index is for students who can file the FAFSA. Ask each college’s financial aid office which form it uses for you.",
      { parts: [links.fafsa] },
    );
  }
  const said = values.find(({ kind }) => kind === "studentAidIndex");
  if (said?.kind === "studentAidIndex") return tellOfIndex(said.value);
  const told = estimateAid(plan.aid, plan.profile.homeState);
  const estimate = told ?? estimateUsual(plan, values);
  if (estimate === null) return askForIncome();
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
      ? "It gives no Pell Grant."
      : `With it comes a Pell Grant of ${pell.text}${isPellAssumed ? ", by the last published amounts" : ""}.`;
  const open = saiLow === saiHigh ? "" : " The rest of the FAFSA questions would settle it.";
  const lead =
    told === null ? "If your family has no savings to report and lives on income from work, your" : "Your";
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

/** The newest amounts of the grant, and what is not published yet. */
function findAmounts() {
  const { period, value: maximumUsd } = findLatest(pellMaximum);
  const next = pellTerms.find(({ isAssumed }) => isAssumed)?.awardYear ?? null;
  const origin = valueIn(pellMaximumOrigins, period);
  return {
    period,
    maximumUsd,
    minimumUsd: requireValue(pellMinimum, period),
    endsAtIndex: requireValue(pellEndsAtIndex, period),
    sources: origin === null ? [] : [toAnswerSource(origin.source)],
    notYet: next === null ? "" : ` The amounts for ${next} are not published yet.`,
    /** The year that is named without an amount. */
    next: next === null ? [] : [makePhrase("pellNextYear", next)],
  };
}

function makePhrase(ref: string, awardYear: string): AnswerFact {
  return { ref, kind: "phrase", subject: null, text: awardYear, year: awardYear };
}

function askForIncome(): Draft {
  const { period, maximumUsd, minimumUsd, sources, notYet, next } = findAmounts();
  const amounts: AnswerFact = {
    ref: "pellAmounts",
    kind: "money",
    subject: null,
    text: `${formatUsd(minimumUsd)} to ${formatUsd(maximumUsd)} a year`,
    year: period,
  };
  return makeDraft(
    `For your own index or grant I need your family’s income: say it in the question, or enter your FAFSA answers in the calculator. They stay on this device. In ${period} a full-time student’s Pell Grant is ${amounts.text}, by index, income and family size.${notYet}`,
    { kind: "dont-know", facts: [amounts, ...next], sources, parts: [links.fafsa] },
  );
}

/** What an index that is known brings: the grant by it, and what it is not. */
function tellOfIndex(index: number): Draft {
  const { period, maximumUsd, minimumUsd, endsAtIndex, sources, notYet, next } = findAmounts();
  const leastGrantAt = maximumUsd - minimumUsd;
  const fact = (ref: string, kind: AnswerFact["kind"], text: string): AnswerFact => ({
    ref,
    kind,
    subject: null,
    text,
    year: period,
  });
  const said = fact("saidIndex", "count", sayIndex(index));
  const whole = fact("pellMaximum", "money", formatUsd(maximumUsd));
  const smallest = fact("pellMinimum", "money", formatUsd(minimumUsd));
  const last = fact("pellLastIndex", "count", sayIndex(leastGrantAt));
  const end = fact("pellEnd", "count", sayIndex(endsAtIndex));
  const notABill = "It is not a bill: compare what each college charges after its grants.";
  if (index <= 0)
    return makeDraft(
      `An index of ${said.text} gives the maximum Pell Grant: ${whole.text} a year in ${period}.${notYet} ${
        index < 0
          ? "Nobody is paid a negative index: it only shows the most need."
          : "It doesn’t make every college free, because not all meet full need."
      }`,
      { facts: [said, whole, ...next], sources, parts: [links.fafsa] },
    );
  if (index <= leastGrantAt) {
    const grant = fact(
      "pell",
      "money",
      formatUsd(roundHalfAway(maximumUsd - index, pellRoundingUsd) * pellRoundingUsd),
    );
    return makeDraft(
      `An index of ${said.text} gives a Pell Grant of ${grant.text} a year in ${period}, full-time: the maximum of ${whole.text} less the index.${notYet} ${notABill}`,
      { facts: [said, grant, whole, ...next], sources, parts: [links.fafsa] },
    );
  }
  if (index < endsAtIndex)
    return makeDraft(
      `An index of ${said.text} gives no Pell Grant by itself: in ${period} that ends at ${last.text}. The minimum of ${smallest.text} is possible, by income and family size, so the FAFSA calculator can tell you.${notYet} ${notABill}`,
      { facts: [said, last, smallest, ...next], sources, parts: [links.fafsa] },
    );
  return makeDraft(
    `An index of ${said.text} gives no Pell Grant: in ${period} none is paid from ${end.text} on.${notYet} Federal student loans stay open to you, and some colleges’ own grants where the price is higher than the index. ${notABill}`,
    { facts: [said, end, ...next], sources, parts: [links.fafsa] },
  );
}

/** Of the income, what a family of workers pays in federal income tax at most, for the low end of the index. */
const mostTaxShare = 0.1;

/** Between no tax on one income, and the most on two equal ones. */
function estimateUsual(plan: AnswerContext["plan"], values: readonly AskedValue[]): AidEstimate | null {
  const { familyIncomeUsd } = plan.money;
  if (familyIncomeUsd === null) return null;
  const answers = toAidAnswers(plan, values);
  const estimate = (taxUsd: number, otherUsd: number) =>
    estimateAid(
      {
        ...answers,
        "first.incomeTaxPaid": taxUsd,
        "first.earnedIncome": familyIncomeUsd - otherUsd,
        ...(answers["student.parents"] === "apart" ? {} : { "first.otherEarnedIncome": otherUsd }),
      },
      plan.profile.homeState,
    );
  const high = estimate(0, 0);
  const isOne = answers["student.parents"] === "apart";
  const low = estimate(
    Math.round(familyIncomeUsd * mostTaxShare),
    isOne ? 0 : Math.round(familyIncomeUsd / 2),
  );
  if (high === null || low === null) return null;
  return {
    ...high,
    saiLow: low.saiLow,
    pellUsd: { low: high.pellUsd.low, high: low.pellUsd.high },
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
    // What the sentence says: nothing saved, nothing from elsewhere.
    ...Object.fromEntries(nothing.map((id) => [id, 0])),
    ...Object.fromEntries(no.map((id) => [id, false])),
    ...(familySize === null || familySize < 2 ? {} : { "student.familySize": familySize }),
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
