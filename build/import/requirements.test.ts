/** What colleges ask for: only a filled cell whose meaning is known becomes a fact, and whoever imports is told of the rest. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { importRequirements } from "./requirements.ts";

const work = mkdtempSync(join(tmpdir(), "requirements-"));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const kenyon = {
  unitid: "203535",
  common_app_name: "Kenyon College",
  cycle: "2026-27",
  fee_us: "$0",
  fee_waiver: "",
  personal_essay_required: "Y",
  courses_grades_required: "",
  portfolio: "",
  writing_supplement_required: "",
  test_policy_code: "N",
  tests_used: "None",
  teacher_recs: "1",
  other_recs: "",
  mid_year_report: "Y",
  counselor_rec: "Y",
};

type Cells = Partial<typeof kenyon>;

function read(...rows: readonly Cells[]) {
  const path = join(work, "common_app_requirements.csv");
  const lines = rows.map((row) =>
    Object.values({ ...kenyon, ...row })
      .map((cell) => `"${cell}"`)
      .join(","),
  );
  writeFileSync(path, `${[Object.keys(kenyon).join(","), ...lines].join("\n")}\n`);
  const tallies: string[] = [];
  const notes: string[] = [];
  const { requirements } = importRequirements(
    path,
    (what) => tallies.push(what),
    (line) => notes.push(line),
  );
  return { requirements, one: requirements[0], tallies, notes: notes.slice(0, -1) };
}

test("a whole entry, cell by cell", () => {
  expect(read({}).one).toEqual({
    unitId: 203_535,
    cycle: "2026-27",
    asOf: "2026-08-10",
    feeUsd: 0,
    feeWaiver: null,
    essay: true,
    writingSupplement: null,
    portfolio: null,
    coursesAndGrades: null,
    tests: "never",
    teacherLetters: 1,
    otherLetters: null,
    counselorLetter: true,
    midYearReport: true,
  });
});

test("an empty cell is nothing told, never a no", () => {
  const { one } = read({
    fee_us: "",
    personal_essay_required: "",
    test_policy_code: "",
    teacher_recs: "",
    mid_year_report: "",
    counselor_rec: "",
  });
  const { unitId: _unitId, cycle: _cycle, asOf: _asOf, ...told } = one ?? {};
  expect(Object.values(told)).toEqual(Object.values(told).map(() => null));
  expect(Object.keys(told)).toHaveLength(11);
});

describe("a fee", () => {
  test.each([
    ["$0 is free", "$0", 0, null],
    ["an amount in dollars", "$75", 75, null],
    ["$1 is no fee", "$1", null, "a fee of $1, which is no fee"],
    ["See Website is no fee", "See Website", null, null],
    ["without a currency it may be of any", "75", null, 'a fee of "75", which is no amount in dollars'],
    ["in another currency", "€75", null, 'a fee of "€75", which is no amount in dollars'],
    ["too high for one", "$1800", null, "a fee of $1800, which is too high for one"],
  ])("%s: %s", (_name, fee_us, expected, left) => {
    const { one, notes } = read({ fee_us });
    expect(one?.feeUsd).toBe(expected);
    expect(notes).toEqual(left === null ? [] : [`Left out: ${left}, 1: Kenyon College`]);
  });
});

describe("the code of the test policy", () => {
  test.each([
    ["A", "See Website", "always"],
    ["S", "See Website", "sometimes"],
    ["F", "See Website", "flexible"],
    ["N", "See Website", "never"],
    ["I", "None", "ignored"],
    ["N", "None", "never"],
  ])("%s beside %s is %s", (test_policy_code, tests_used, expected) => {
    expect(read({ test_policy_code, tests_used }).one?.tests).toBe(expected);
  });

  test.each([
    ["an unknown code", "X", "See Website", 'test_policy_code "X", which is in no legend'],
    ["two codes run together", "A or", "See Website", 'test_policy_code "A or", which is in no legend'],
    ["required, of no test", "A", "None", 'tests "always" beside "None" of the tests used'],
    ["sometimes required, of no test", "S", "None", 'tests "sometimes" beside "None" of the tests used'],
  ])("%s is left out and named", (_name, test_policy_code, tests_used, left) => {
    const { one, notes } = read({ test_policy_code, tests_used });
    expect(one?.tests).toBeNull();
    expect(notes).toEqual([`Left out: ${left}, 1: Kenyon College`]);
  });
});

test("a code that no legend has is left out, and the rest of the entry stays", () => {
  const { one, notes } = read({ portfolio: "ZZ", fee_waiver: "Perhaps", teacher_recs: "9" });
  expect(one).toMatchObject({
    portfolio: null,
    feeWaiver: null,
    teacherLetters: null,
    counselorLetter: true,
  });
  expect(notes).toHaveLength(3);
});

test("a row without a number is counted, and a number that is none stops the import", () => {
  const { requirements, tallies } = read({ unitid: "" }, {});
  expect(requirements).toHaveLength(1);
  expect(tallies).toEqual(["rows of the requirements grid for no college we know"]);
  expect(() => read({ unitid: "20353" })).toThrow(/row 2, column unitid: "20353" is no institution number/);
});

test("two entries of one cycle are left out: either may be for another program", () => {
  const { requirements, notes } = read({ fee_us: "$50" }, { fee_us: "$60" });
  expect(requirements).toEqual([]);
  expect(notes).toEqual([
    "Left out: the entries of colleges that the grid of 2026-27 has twice, 1: Kenyon College",
  ]);
});

test("of two cycles the newer counts", () => {
  expect(read({ cycle: "2025-26", fee_us: "$50" }, { fee_us: "$60" }).one).toMatchObject({
    cycle: "2026-27",
    feeUsd: 60,
  });
});

test("a cycle without a known edition stops the import", () => {
  expect(() => read({ cycle: "2031-32" })).toThrow(/no edition of the grid is known for "2031-32"/);
});
