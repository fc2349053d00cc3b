/** What a letter names and does not offer: each sentence with what is left of it, and why the rest is left out. */
import { describe, expect, test } from "vitest";
import { findAmounts } from "./letterAmounts.ts";
import { findFramed } from "./letterFrames.ts";
import { findLetterYear, readYearHeading } from "./letterYear.ts";

const year = { year: "2027-28", isCertain: true };

const sentences: readonly (readonly [sentence: string, framed: readonly string[]])[] = [
  [
    "Your Presidential Scholarship of $22,000 replaces the Dean's Scholarship of $15,000",
    ["notOffered 15000"],
  ],
  [
    "The Dean's Scholarship of $15,000 has been replaced by a Founders Award of $22,000",
    ["notOffered 15000"],
  ],
  ["Founders Scholarship $18,000 (instead of $14,000)", ["notOffered 14000"]],
  ["Your grant has been increased from $14,000 to $18,000 per year", ["notOffered 14000"]],
  ["Travel $500 to $900", []],
  ["Previously awarded: Harbor Grant $9,000", ["notOffered 9000"]],
  ["In addition to your previous college credits we count a transfer award of $3,000", []],
  ["Old Dominion Grant $5,000", []],
  ["You declined the Federal Unsubsidized Loan ($2,000)", ["declined 2000"]],
  ["You may decline the Federal Unsubsidized Loan ($2,000)", []],
  ["You are not eligible for the Pell Grant (maximum $7,395)", ["notOffered 7395"]],
  ["You are not eligible for the Pell Grant, but we offer you the Harbor Grant of $9,000", []],
  ["We can no longer offer the $3,000 Lake Grant, but you will receive $5,000", ["notOffered 3000"]],
  ["You could have received the $2,000 Early Grant if you had applied by March 1", ["notOffered 2000"]],
  ["You are invited to compete for our Trustee Scholarship ($52,000)", ["notOffered 52000"]],
  ["You have been selected from many candidates for the Trustee Scholarship of $20,000", ["unknown 20000"]],
  ["Honors Scholarship $3,000 if you are admitted to the Honors College", ["unknown 3000"]],
  ["Harbor Grant of $9,000 if you enroll full time", []],
  ["Your Harbor Grant ($9,000) will be replaced if you receive outside aid", ["unknown 9000"]],
  ["Study Abroad Scholarship $2,500 (one time, junior year)", ["notOffered 2500"]],
  ["LIFE STEM Enhancement \u2013 $2,500 (starts sophomore year)", ["notOffered 2500"]],
  ["Dean's Scholarship $10,000, renewable through your senior year", []],
  ["We added $3,000 to your Harbor Grant, which is now $12,000", ["sum 3000"]],
  ["We are also adding $6,050 of Birchwood Grant", []],
  ["Families often borrow $10,000 in private loans", ["notAid 10000"]],
  ["Tuition 2026-27 (actual) $39,400", ["notOffered 39400"]],
  ["Tuition 2027-28 (estimated) $41,000", []],
  ["Estimated 2027-28 tuition (based on 2026-27 rates): $41,000", []],
];

test.each(sentences)("%s", (sentence, framed) => {
  const found = findFramed(sentence, findAmounts(sentence), year);
  expect(found.map(({ amount, because }) => `${because} ${amount.usd}`)).toEqual(framed);
});

describe("the year of a letter", () => {
  test.each<[string[], ReturnType<typeof findLetterYear>]>([
    [["Grant $5,000"], null],
    [["Aid offer 2027-2028", "Grant $5,000"], year],
    [["Award letter for 2027-28", "2026-27", "Grant $4,000", "2027-28", "Grant $5,000"], year],
    [["Award   2026-27   2027-28", "Grant   $9,000   $7,500"], { ...year, isCertain: false }],
    [["Tuition for 2026-27 was $50,200. Tuition for 2027-28 is $52,100."], year],
    [["2027-28   2028-29   2029-30   2030-31"], year],
    [["Room 2026-29"], null],
  ])("%j", (lines, expected) => {
    expect(findLetterYear(lines)).toEqual(expected);
  });

  test.each([
    ["2026-2027", "2026-27"],
    ["Award year 2026-27", "2026-27"],
    ["Year 2 (2028-29)", "2028-29"],
    ["Based on your 2026-27 tax information", null],
    ["2026-27   2027-28", null],
    ["Grants", null],
  ])("%s as a heading: %s", (line, expected) => {
    expect(readYearHeading(line)).toBe(expected);
  });
});
