/** A block of labels above the block of their amounts: which labels have one. */
import { expect, test } from "vitest";
import { pairBySums } from "./letterPairing.ts";

test("headings and places among the labels have no amount where the printed total says so", () => {
  const labels = [
    "Total Cost of Attendance",
    "On Campus Residence",
    "Tuition and fees",
    "Housing and food",
    "Other education costs",
    "Estimated Cost of Attendance",
  ];
  expect(pairBySums(labels, [8_000, 9_000, 0, 17_000])).toEqual([2, 3, 4, 5]);
});

test("two blocks that follow each other are paired by both of their totals", () => {
  const labels = [
    "Scholarships",
    "Scholarships from your school",
    "Other scholarships",
    "Total Scholarships",
    "Grants",
    "Federal Pell Grants",
    "Institutional Grants",
    "Total Grants",
  ];
  expect(pairBySums(labels, [1_500, 0, 1_500, 4_310, 2_190, 6_500])).toEqual([1, 2, 3, 5, 6, 7]);
});

test("a block whose total does not come out is paired by no sum", () => {
  const labels = [
    "On Campus Residence",
    "Tuition and fees",
    "Housing and food",
    "Estimated Cost of Attendance",
  ];
  expect(pairBySums(labels, [8_000, 9_000, 18_500])).toBeNull();
});

test("where two pairings are as good, none is taken", () => {
  const labels = ["Pell Grant", "Beacon Grant", "Harbor Grant", "Total Grants"];
  expect(pairBySums(labels, [1_000, 2_000, 3_000])).toBeNull();
});
