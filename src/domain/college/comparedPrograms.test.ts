/** Which programs colleges are compared on. */
import { expect, test } from "vitest";
import { chooseComparedPrograms } from "./comparedPrograms.ts";
import type { ProgramEarnings } from "./programEarnings.ts";

const make = (cip4: string): ProgramEarnings => ({ cip4, title: cip4, earningsUsd: 60_000, middleUsd: null });
const codes = (programs: readonly ProgramEarnings[]) => programs.map(({ cip4 }) => cip4);
const programs = ["52.02", "11.07", "51.38", "11.01", "52.03"].map(make);
const other = ["51.38", "26.01", "52.02", "11.07"].map(make);

test.each([
  ["those that both show, the larger first", [programs, other], [], ["52.02", "51.38", "11.07"]],
  ["the student's field", [programs, other], ["11"], ["11.07", "11.01"]],
  ["a field that one shows", [programs, other], ["26"], ["26.01"]],
  ["a field that nobody shows changes nothing", [programs, other], ["14"], ["52.02", "51.38", "11.07"]],
  ["nothing in common", [[make("52.02")], [make("11.07")]], [], []],
  ["one college alone", [programs], [], ["52.02", "11.07", "51.38"]],
  ["a college without figures", [programs, []], [], []],
  ["no college", [], ["11"], []],
])("compared on %s", (_, byCollege, families, expected) => {
  expect(codes(chooseComparedPrograms(byCollege, families))).toEqual(expected);
});
