/** Families for the FAFSA's questions: one worked by hand, and random ones that the early estimate considers possible. */

import { reasonKeys } from "#domain/aid/dependency.ts";
import type { FafsaQuestion } from "#domain/aid/fafsaFlow.ts";
import type { AidAnswer, AidAnswers } from "#domain/answers/households.ts";

const noReason = Object.fromEntries(Object.values(reasonKeys).map((key) => [key, false]));
export const noExtras = (household: string) =>
  Object.fromEntries(
    [
      "hasDeductibleIra",
      "hasTaxExemptInterest",
      "hasUntaxedIra",
      "hasUntaxedPension",
      "hasForeignExclusion",
      "hasTaxableGrants",
      "hasEducationCredits",
      "hasWorkStudy",
    ].map((flag) => [`${household}.${flag}`, false]),
  );

export const begun: AidAnswers = {
  "student.start": "fall2027",
  "student.citizenship": "citizen",
  ...noReason,
};
/** Two parents of four, $90,000 of wages on a joint return, some savings. */
export const married: AidAnswers = {
  ...begun,
  "student.parents": "marriedToEachOther",
  "first.filingStatus": "mfj",
  "first.agi": 90_000,
  "student.familySize": 4,
  "student.residence": "states",
  "first.incomeTaxPaid": 4_500,
  "first.earnedIncome": 60_000,
  "first.otherEarnedIncome": 30_000,
  ...noExtras("first"),
  "first.receivedEitc": false,
  "student.receivedBenefit": false,
  "first.cashSavings": 15_000,
  "first.investments": 10_000,
  "first.hasBusiness": false,
  "first.hasChildSupport": false,
  "student.hasOwnIncome": false,
  "student.cashSavings": 1_000,
  "student.investments": 0,
  "student.hasBusiness": false,
};

type Chance = () => number;
const answerUpTo = (most: number, chance: Chance) => Math.floor(chance() * (Math.max(most, 0) + 1));

/** An amount the early estimate considers possible for a household with this income. */
function pickAmount(name: string, agi: number, chance: Chance): number {
  switch (name) {
    case "agi":
      return answerUpTo(220_000, chance) - (chance() < 0.05 ? 40_000 : 0);
    case "familySize":
      return 3 + answerUpTo(3, chance);
    case "incomeTaxPaid":
      return answerUpTo(agi * 0.1, chance);
    case "earnedIncome":
      return Math.ceil(Math.max(agi, 0) * 0.6) + answerUpTo(agi * 0.2, chance);
    case "otherEarnedIncome":
      return answerUpTo(agi * 0.2, chance);
    case "investments":
      return answerUpTo(agi * 0.6, chance);
    case "cashSavings":
      return answerUpTo(10_000 + Math.max(agi, 0) * 0.3, chance);
    case "businessFarm":
      return answerUpTo(agi * 0.2, chance);
    case "childSupportReceived":
      return answerUpTo(6_000, chance);
    default:
      return answerUpTo(300, chance);
  }
}

/** A dependent student's own amounts: small. */
function pickOwnAmount(name: string, chance: Chance): number {
  if (name === "agi" || name === "earnedIncome") return answerUpTo(15_000, chance);
  return name === "cashSavings" || name === "investments"
    ? answerUpTo(5_000, chance)
    : answerUpTo(300, chance);
}

/** Answers a question at random. */
export function fillQuestion(
  question: FafsaQuestion,
  answers: Record<string, AidAnswer>,
  used: Readonly<Record<string, AidAnswer>>,
  chance: Chance,
): void {
  const { id } = question;
  const kind = question.kind(used);
  const parents = used["first.agi"];
  const isOwn = parents !== undefined && id.startsWith("student.") && id !== "student.familySize";
  const agi = parents ?? used["student.agi"];
  const name = id.slice(id.indexOf(".") + 1);
  for (const key of question.keys) {
    if (question.keys.length > 1) answers[key] = chance() < 0.12;
    else if (kind.kind === "yesNo") answers[key] = name === "hasBusiness" && isOwn ? false : chance() < 0.4;
    else if (kind.kind === "choice") {
      const { options } = kind;
      answers[key] = options[answerUpTo(options.length - 1, chance)] ?? "";
    } else {
      answers[key] = isOwn
        ? pickOwnAmount(name, chance)
        : pickAmount(name, typeof agi === "number" ? agi : 0, chance);
    }
  }
}
