/** Several letters in one paste: each is read by itself, all of the text is in one of them, and an unclear boundary is asked for. */
import { describe, expect, test } from "vitest";
import { runToEnd } from "#lib/steps.ts";
import { readKeyedLetters } from "../../../test/evaluate/scoreLetters.ts";
import { readLettersInSteps } from "./readLetters.ts";

function read(text: string) {
  const result = runToEnd(readLettersInSteps(text, new Map()));
  if (!result.ok) return result.problem;
  expect(result.value.map((one) => one.text).join("")).toBe(text);
  return result.value.map(({ letter }) => [
    letter.collegeName,
    letter.academicYear,
    ...letter.lines.map(({ kind, amountUsd }) => `${kind} ${amountUsd}`),
  ]);
}

const ashby = "Ashby College\n2027-28 award\nTuition $40,000\nAshby Grant $12,000";
const barrow = "Barrow University\nTuition $30,000\nBarrow Scholarship $9,000";
const readAshby = ["Ashby College", "2027-28", "tuitionFees 40000", "grant 12000"];
const readBarrow = ["Barrow University", "2027-28", "tuitionFees 30000", "grant 9000"];

describe("two letters are two offers", () => {
  test.each<[what: string, text: string]>([
    ["one below the other", `${ashby}\n${barrow}`],
    ["with Windows line ends", `${ashby}\n${barrow}`.replaceAll("\n", "\r\n")],
    ["with a head above the second name", `${ashby}\n\nOffice of Financial Aid\n${barrow}`],
    ["parted by a line of signs", `${ashby}\n=====\n${barrow}`],
  ])("%s", (_, text) => {
    expect(read(text)).toEqual([readAshby, readBarrow]);
  });
  test("of two students of one college, whose head holds for both", () => {
    expect(
      read(
        "Tidewater University\n2027-28 awards\nSTUDENT 1: Ana\nTuition $14,600\nPell Grant $4,500\n\nSTUDENT 2: Luis\nTuition $14,600\nPell Grant $5,500",
      ),
    ).toEqual([
      ["Tidewater University", "2027-28", "tuitionFees 14600", "grant 4500"],
      ["Tidewater University", "2027-28", "tuitionFees 14600", "grant 5500"],
    ]);
  });
  test("of twins at two colleges, between rules", () => {
    const [twins] = readKeyedLetters("outside.txt").filter(({ name }) => name.startsWith("L27"));
    expect(read(twins?.text ?? "")).toEqual([
      expect.arrayContaining(["grant 2000", "grant 3000", "totalCost 31000"]),
      expect.arrayContaining(["grant 15000", "workStudy 2200", "totalCost 46200"]),
    ]);
  });
  test("three letters are three", () => {
    expect(
      read(`${ashby}\n${barrow}\nCedar College\n2027-28 award\nTuition $20,000\nCedar Grant $5,000`),
    ).toHaveLength(3);
  });
});

describe("where the boundary is not clear", () => {
  test("it is asked for, and nothing is read", () => {
    expect(
      read("STUDENT 1: Ana\nPell Grant $4,500\nSTUDENT 2: Luis\nHe is one of 20,000 students here."),
    ).toBe("severalLetters");
  });
  test("a line of signs below both is none between them", () => {
    expect(read(`${ashby}\n${barrow}\n=====\nThank you.`)).toEqual([readAshby, readBarrow]);
  });
});

test("one letter is one", () => {
  expect(read(ashby)).toEqual([readAshby]);
  expect(read("Ashby College\n=====\nTuition $40,000\nTotal $40,000")).toHaveLength(1);
});
