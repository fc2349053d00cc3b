/** What the two parents are called. */
import { expect, test } from "vitest";
import { nameMostLetters, namesOf, readName } from "./names.ts";

test.each([
  [{}, "Parent 1", "Parent 2"],
  [{ "student.nameOfFirst": "Ana" }, "Ana", "Parent 2"],
  [{ "student.nameOfFirst": "Ana", "student.nameOfSecond": "Ben" }, "Ana", "Ben"],
  [{ "student.nameOfFirst": "Alex", "student.nameOfSecond": "alex" }, "Alex (1)", "alex (2)"],
  [{ "student.nameOfFirst": "" }, "Parent 1", "Parent 2"],
])("%o", (answers, first, second) => {
  expect(namesOf(answers)).toEqual({ first, second });
});

test.each([
  ["", { ok: true, value: null }],
  ["  Ana ", { ok: true, value: "Ana" }],
  ["x".repeat(nameMostLetters), { ok: true, value: "x".repeat(nameMostLetters) }],
  ["x".repeat(nameMostLetters + 1), { ok: false, problem: { kind: "tooHigh", maximum: nameMostLetters } }],
])("the name %j", (text, expected) => {
  expect(readName(text)).toEqual(expected);
});
