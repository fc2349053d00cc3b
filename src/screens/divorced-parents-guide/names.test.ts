/** What the two parents are called. */
import { expect, test } from "vitest";
import { nameMaxLength, readNames, readName } from "./names.ts";

test.each([
  [{}, "Parent 1", "Parent 2"],
  [{ "student.nameOfFirst": "Ana" }, "Ana", "Parent 2"],
  [{ "student.nameOfFirst": "Ana", "student.nameOfSecond": "Ben" }, "Ana", "Ben"],
  [{ "student.nameOfFirst": "Alex", "student.nameOfSecond": "alex" }, "Alex (1)", "alex (2)"],
  [{ "student.nameOfFirst": "" }, "Parent 1", "Parent 2"],
])("%o", (answers, first, second) => {
  expect(readNames(answers)).toEqual({ first, second });
});

test.each([
  ["", { ok: true, value: null }],
  ["  Ana ", { ok: true, value: "Ana" }],
  ["x".repeat(nameMaxLength), { ok: true, value: "x".repeat(nameMaxLength) }],
  ["x".repeat(nameMaxLength + 1), { ok: false, problem: { kind: "tooHigh", maximum: nameMaxLength } }],
])("the name %j", (text, expected) => {
  expect(readName(text)).toEqual(expected);
});
