/** The Student Aid Index and the Pell Grant, from the FAFSA answers on the device. */
import { estimateAid } from "#domain/aid/aidEstimate.ts";
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

export function answerStudentAidIndex({ values = [] }: CounselorReading, { plan }: AnswerContext): Draft {
  if (!mayGetFederalAid(readStanding(plan.aid))) {
    return makeDraft(
      "The Student Aid Index is for students who can file the FAFSA. Ask each college’s financial aid office which form it uses for you.",
      { parts: [links.fafsa] },
    );
  }
  const told = estimateAid(plan.aid, plan.profile.homeState);
  const estimate = told ?? estimateAid(toAidAnswers(plan.money, values), plan.profile.homeState);
  if (estimate === null) {
    return makeDraft(
      "I need your family’s income for that: say it in the question, or enter your FAFSA answers in the calculator. They stay on this device.",
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
      ? "It gives no Pell Grant."
      : `With it comes a Pell Grant of ${pell.text}${isPellAssumed ? ", by the last published amounts" : ""}.`;
  const open = saiLow === saiHigh ? "" : " The rest of the FAFSA questions would settle it.";
  const lead =
    told === null
      ? "From income and family alone, with parents who work and file taxes in the United States, your"
      : "Your";
  return makeDraft(`${lead} Student Aid Index for ${awardYear} is ${index.text}. ${grant}${open}`, {
    facts: pellUsd.high <= 0 ? [index] : [index, pell],
    // The tables of the award year decide the index, and its amounts the grant.
    sources: [saiProtectionParentsOrigins, pellMaximumOrigins].flatMap((origins) => {
      const origin = valueIn(origins, awardYear);
      return origin === null ? [] : [toAnswerSource(origin.source)];
    }),
    parts: [links.fafsa],
  });
}

/** FAFSA answers of the usual case: a dependent citizen, income from work alone. Empty without an income. */
function toAidAnswers(
  { familyIncomeUsd, familySize }: AnswerContext["plan"]["money"],
  values: readonly AskedValue[],
): AidAnswers {
  if (familyIncomeUsd === null) return {};
  const isOneParent = values.some((value) => value.kind === "parents" && value.value === 1);
  const no = ["isAge24", "isMarried", "isGraduateStudent", "isVeteran", "hasDependents", "isOrphanOrFoster"];
  return {
    "student.start": "fall2027",
    "student.citizenship": "citizen",
    ...Object.fromEntries(
      [...no, "isEmancipated", "isHomeless"].map((id) => [toAidKey("student", id), false]),
    ),
    "student.parents": isOneParent ? "apart" : "marriedToEachOther",
    "first.filingStatus": isOneParent ? "hoh" : "mfj",
    "first.agi": familyIncomeUsd,
    "first.earnedIncome": familyIncomeUsd,
    ...(familySize === null || familySize < 2 ? {} : { "student.familySize": familySize }),
  };
}

function sayIndex(sai: number): string {
  return formatInteger(sai).replace("-", "\u2212");
}
