/** The order of a college's programs on its page. */
import { expect, test } from "vitest";
import { orderPrograms, type ProgramEarnings } from "./programEarnings.ts";

const make = (cip4: string): ProgramEarnings => ({ cip4, title: cip4, earningsUsd: 60_000, middleUsd: null });
const codes = (programs: readonly ProgramEarnings[]) => programs.map(({ cip4 }) => cip4);
const programs = ["52.02", "11.07", "51.38", "11.01", "52.03"].map(make);

test.each([
  ["no field is known", [], ["52.02", "11.07", "51.38", "11.01", "52.03"]],
  ["one field", ["11"], ["11.07", "11.01", "52.02", "51.38", "52.03"]],
  ["two fields, in the student's order", ["51", "11"], ["51.38", "11.07", "11.01", "52.02", "52.03"]],
  ["a field that is not taught", ["14"], ["52.02", "11.07", "51.38", "11.01", "52.03"]],
])("largest first, the student's own before: %s", (_, families, expected) => {
  expect(codes(orderPrograms(programs, families))).toEqual(expected);
});
