/** Every field has a description, and nothing describes a field that does not exist. */
import { expect, test } from "vitest";
import { fields } from "./fields.ts";
import { fieldWords } from "./fieldWords.ts";
import { collegeRecordSchema, summaryShape } from "./record.ts";
import { recordColumns, summaryColumns } from "./recordTable.ts";

const names = Object.keys(collegeRecordSchema.shape).toSorted();

test("every field of a record has a unit, year, source and columns, and nothing else does", () => {
  expect(Object.keys(fields).toSorted()).toEqual(names);
  for (const [name, facts] of Object.entries(fields)) expect(facts.columns.length, name).toBeGreaterThan(0);
});

test("every field of a record has a label and explanation, and nothing else does", () => {
  expect(Object.keys(fieldWords).toSorted()).toEqual(names);
  for (const { label, meaning } of Object.values(fieldWords)) {
    expect(label).not.toMatch(/[.!]$/);
    expect(meaning).toMatch(/^[A-Z].*\.$/);
  }
});

test("every field is in the data set's file, summary fields first", () => {
  expect(recordColumns.map(({ field }) => field).toSorted()).toEqual(names);
  expect(summaryColumns.map(({ field }) => field).toSorted()).toEqual(Object.keys(summaryShape).toSorted());
});

test("money has a year to show with it, except debt, for which the source gives none", () => {
  const withoutYear = Object.entries(fields).filter(([, facts]) => facts.year === null);
  expect(withoutYear.map(([name]) => name).toSorted()).toEqual([
    "firstGenerationShare",
    "medianDebtUsd",
    "tooFewToSay",
  ]);
});
