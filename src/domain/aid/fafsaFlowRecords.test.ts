/** The Department's test records entered as answers: the questions must lead to the recorded index. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { AidAnswer } from "#domain/answers/households.ts";
import { reasonKeys } from "./dependency.ts";
import { extraLines, walkFafsa } from "./fafsaFlow.ts";
import { calculateAidOutcome } from "./fafsaFlowInput.ts";
import { calculateStudentAidIndex } from "./studentAidIndex.ts";
import type { FinancialBlock, WorksheetInput } from "./worksheetInput.ts";

type Given = Partial<FinancialBlock>;
type SaiRecord = {
  id: string;
  input: Omit<WorksheetInput, "familySize" | "parents" | "student"> & {
    familySize: number;
    parents?: Given;
    student?: Given;
  };
  expected: { sai: number };
};

const file = new URL("../../../test/official/studentAidIndexRecords2025.json", import.meta.url);
// The Department's records as committed; their format is described next to them.
const { records } = JSON.parse(readFileSync(file, "utf8")) as { records: SaiRecord[] };

type Answers = Record<string, AidAnswer>;

/** Null if the record has something no family can answer, such as one joint return next to a single one. */
function toAnswers({ input }: SaiRecord): Answers | null {
  const isDependent = input.formula === "A";
  const block = (isDependent ? input.parents : input.student) ?? {};
  const household = isDependent ? "first" : "student";
  const filed = listReturns(block);
  if (filed === null) return null;
  const isCouple = filed["otherEarnedIncome"] !== undefined;
  if (!isDependent && isCouple !== (input.married ?? false)) return null;
  const reasons: Answers = Object.fromEntries(Object.values(reasonKeys).map((key) => [key, false]));
  const own = input.student ?? {};
  const [ownReturn] = own.returns ?? [];
  return {
    "student.start": "now",
    "student.citizenship": "citizen",
    ...reasons,
    ...(isDependent
      ? {
          "student.parents": isCouple ? "marriedToEachOther" : "apart",
          "first.maritalNow": "divorced",
          ...toMoneyAnswers("student", own),
          "student.hasOwnIncome": true,
          "student.earnedIncome": Math.max(ownReturn?.earnedIncome ?? 0, 0),
        }
      : { "student.isGraduateStudent": true, "student.isMarried": input.married ?? false }),
    "student.hasDependents": input.formula === "C",
    "student.familySize": input.familySize,
    ...toMoneyAnswers(household, block),
    ...Object.fromEntries(Object.entries(filed).map(([name, value]) => [`${household}.${name}`, value])),
    [`${household}.receivedEitc`]: false,
    "student.receivedBenefit": input.assetsExempt,
    [`${household}.filedSchedules`]: true,
  };
}

function listReturns(block: Given): Record<string, AidAnswer> | null {
  const [first, second] = block.returns ?? [];
  if (first === undefined) return null;
  const earned = Math.max(first.earnedIncome, 0);
  if (second === undefined) {
    const isJoint = first.filingStatus === "mfj";
    return {
      filingStatus: first.filingStatus,
      earnedIncome: earned,
      ...(isJoint ? { otherEarnedIncome: 0 } : {}),
    };
  }
  const both = {
    filingStatus: first.filingStatus,
    earnedIncome: earned,
    otherEarnedIncome: Math.max(second.earnedIncome, 0),
  };
  if (first.filingStatus === "mfj") return second.filingStatus === "mfj" ? both : null;
  return second.filingStatus === "mfj" ? null : { ...both, otherFilingStatus: second.filingStatus };
}

function toMoneyAnswers(household: "first" | "student", block: Given): Answers {
  const iraUsd = Math.max((block.untaxedIraDistributions ?? 0) - (block.iraRollover ?? 0), 0);
  const pensionUsd = Math.max((block.untaxedPensions ?? 0) - (block.pensionRollover ?? 0), 0);
  const extras = extraLines.flatMap(({ flag, amount }) => [
    [`${household}.${flag}`, true] as const,
    [`${household}.${amount}`, Math.abs(block[amount] ?? 0)] as const,
  ]);
  const positive = (
    name: "incomeTaxPaid" | "cashSavings" | "investments" | "businessFarm" | "childSupportReceived",
  ) => [`${household}.${name}`, Math.max(block[name] ?? 0, 0)] as const;
  return {
    [`${household}.agi`]: block.agi ?? 0,
    ...Object.fromEntries(extras),
    [`${household}.untaxedIraDistributions`]: iraUsd,
    [`${household}.untaxedPensions`]: pensionUsd,
    ...Object.fromEntries(
      (["incomeTaxPaid", "cashSavings", "investments", "businessFarm", "childSupportReceived"] as const).map(
        positive,
      ),
    ),
    [`${household}.hasBusiness`]: true,
    [`${household}.hasChildSupport`]: true,
  };
}

const told = records.flatMap((record) => {
  const answers = toAnswers(record);
  const outcome = answers === null ? null : calculateAidOutcome(walkFafsa(answers, "TX"));
  // From another year with other guidelines: comparable only if the same assets count.
  const isSame = outcome !== null && outcome.worksheet.assetsExempt === record.input.assetsExempt;
  return isSame && record.input.maxPellIndicator !== 1 ? [{ record, worksheet: outcome.worksheet }] : [];
});

describe("official records, entered as answers", () => {
  test("most of them can be entered", () => expect(told.length).toBeGreaterThan(50));

  test.each(told.map(({ record, worksheet }) => [record.id, record, worksheet] as const))(
    "%s",
    (_, record, worksheet) => {
      const { awardYear, maxPellIndicator } = record.input;
      const index = calculateStudentAidIndex({ ...worksheet, awardYear, maxPellIndicator });
      expect(index.ok && index.value.sai).toBe(record.expected.sai);
      expect(worksheet.formula).toBe(record.input.formula);
    },
  );
});
