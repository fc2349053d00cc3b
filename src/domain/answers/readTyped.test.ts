/** What people type, and how it is parsed. */
import { describe, expect, test } from "vitest";
import { moneyAnswers } from "./catalog/money.ts";
import type { GpaScale } from "./gpaScale.ts";
import { anyNumber, money } from "./kinds.ts";
import {
  type Answer,
  readAct,
  readClassRank,
  readCoreGpa,
  readCoreYears,
  readGpa,
  readMiles,
  readNumberOf,
  readSat,
  readState,
  readUsd,
  readZip,
} from "./readTyped.ts";

const readFamily = (text: string) => readNumberOf(moneyAnswers.familySize.kind, text);

type Outcome = number | string | null | { problem: string };

function toOutcome(answer: Answer<number | string>): Outcome {
  return answer.ok ? answer.value : { problem: answer.problem.kind };
}

const gpaCases: [string, GpaScale, Outcome][] = [
  ["3.7", "unweighted", 3.7],
  ["4.0", "unweighted", 4],
  ["4.01", "unweighted", { problem: "tooHigh" }],
  ["-0.1", "unweighted", { problem: "tooLow" }],
  ["3,7", "unweighted", 3.7],
  ["3,65", "weighted", 3.65],
  [",9", "unweighted", 0.9],
  ["92,5", "percent", 92.5],
  ["3,6,5", "unweighted", { problem: "notANumber" }],
  ["3,", "unweighted", { problem: "notANumber" }],
  ["", "unweighted", null],
  ["5", "weighted", 5],
  ["5.1", "weighted", { problem: "tooHigh" }],
  ["92.5", "percent", 92.5],
  ["101", "percent", { problem: "tooHigh" }],
  ["3.5", "percent", { problem: "otherScale" }],
  ["4", "percent", { problem: "otherScale" }],
  ["5", "percent", { problem: "otherScale" }],
  ["5.01", "percent", 5.01],
  ["0", "percent", 0],
  ["3.5", "weighted", 3.5],
  ["b+", "letter", 3.3],
  ["A\u2212", "letter", 3.7],
  ["E", "letter", { problem: "notALetterGrade" }],
  ["anything", "none", null],
];

describe("a GPA is read on the student's own scale", () => {
  test.each(gpaCases)("%j on the %s scale", (text, scale, expected) => {
    expect(toOutcome(readGpa(text, scale))).toEqual(expected);
  });
});

test.each([
  ["3.5", "unweighted"],
  ["4", "unweighted"],
  ["4.01", "weighted"],
  ["5", "weighted"],
])("%s out of 100 is asked about as an average on the %s scale", (text, scale) => {
  const answer = readGpa(text, "percent");
  expect(answer).toEqual({ ok: false, problem: { kind: "otherScale", gpa: Number(text), scale } });
});

const cases: [string, (text: string) => Answer<number | string>, string, Outcome][] = [
  ["SAT", readSat, "1600", 1600],
  ["SAT", readSat, "1601", { problem: "tooHigh" }],
  ["SAT", readSat, "399", { problem: "tooLow" }],
  ["SAT", readSat, "1234.5", { problem: "notWhole" }],
  ["SAT", readSat, "twelve", { problem: "notANumber" }],
  ["SAT", readSat, "1e3", { problem: "notANumber" }],
  ["ACT", readAct, "36", 36],
  ["ACT", readAct, "37", { problem: "tooHigh" }],
  ["ACT", readAct, "0", { problem: "tooLow" }],
  ["dollars", readUsd, "$62,500", 62500],
  ["dollars", readUsd, " 0 ", 0],
  ["dollars", readUsd, "$ 1,200", 1200],
  ["dollars", readUsd, "1 200 000", 1_200_000],
  ["dollars", readUsd, "1,2", { problem: "notANumber" }],
  ["dollars", readUsd, "1,20", { problem: "notANumber" }],
  ["dollars", readUsd, "1.200", 1_200],
  ["dollars", readUsd, "100.000", 100_000],
  ["dollars", readUsd, "1.000.000", 1_000_000],
  ["dollars", readUsd, "12.5", { problem: "notWhole" }],
  ["dollars", readUsd, "62k", 62_000],
  ["dollars", readUsd, "$62.5K", 62_500],
  ["dollars", readUsd, "1,5k", 1_500],
  ["dollars", readUsd, "62 k", 62_000],
  ["dollars", readUsd, "20000k", { problem: "notANumber" }],
  ["SAT", readSat, "1.250", 1_250],
  ["SAT", readSat, "1,250", 1_250],
  ["ACT", readAct, "24,0", 24],
  ["ACT", readAct, "24,5", { problem: "notWhole" }],
  ["dollars", readUsd, "12,34,567", { problem: "notANumber" }],
  ["dollars", readUsd, "-5", { problem: "tooLow" }],
  ["dollars", readUsd, "10000001", { problem: "tooHigh" }],
  ["dollars", readUsd, "6,25", { problem: "notANumber" }],
  ["family size", readFamily, "0", { problem: "tooLow" }],
  ["family size", readFamily, "31", { problem: "tooHigh" }],
  ["miles", readMiles, "250", 250],
  ["class rank", readClassRank, "7.5%", 7.5],
  ["class rank", readClassRank, "1", 1],
  ["class rank", readClassRank, "0", { problem: "tooLow" }],
  ["class rank", readClassRank, "101", { problem: "tooHigh" }],
  ["core average", readCoreGpa, "3.25", 3.25],
  ["core average", readCoreGpa, "4.01", { problem: "tooHigh" }],
  ["core average", readCoreGpa, "-1", { problem: "tooLow" }],
  ["core years", readCoreYears, "17.5", 17.5],
  ["core years", readCoreYears, "17.3", { problem: "notHalves" }],
  ["core years", readCoreYears, "30.5", { problem: "tooHigh" }],
  ["core years", readCoreYears, "", null],
  ["state", readState, "tx", "TX"],
  ["state", readState, "north carolina", "NC"],
  ["state", readState, "Atlantis", { problem: "notAState" }],
  ["ZIP", readZip, "78701", "78701"],
  ["ZIP", readZip, "78701-1234", "78701"],
  ["ZIP", readZip, "7870", { problem: "notAZip" }],
  ["ZIP", readZip, "", null],
];

describe("other answers", () => {
  test.each(cases.map(([field, read, text, expected]) => ({ field, read, text, expected })))(
    "$field: $text",
    ({ read, text, expected }) => {
      expect(toOutcome(read(text))).toEqual(expected);
    },
  );
});

test.each([
  ["a loss on a tax return", money(-10_000_000, 10_000_000), "\u221212,000", -12_000],
  ["thousands", money(0, 10_000_000), "12k", 12_000],
  ["a comma in dollars", money(0, 10_000_000), "3,6", { problem: "notANumber" }],
  ["a comma in hours", anyNumber(0, 60), "3,6", 3.6],
  ["pay an hour", anyNumber(0, 200), "$14.50", 14.5],
  ["growth", anyNumber(-50, 30), "-5%", -5],
] as const)("%s is read by its kind", (_name, kind, text, expected) => {
  expect(toOutcome(readNumberOf(kind, text))).toEqual(expected);
});
