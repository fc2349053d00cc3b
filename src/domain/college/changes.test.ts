/** Which of the colleges that something happened to still take first-years, what is said of them, and where their names lead. */
import { describe, expect, test } from "vitest";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import { findShippedCollege, loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { toLastDay } from "./changeDates.ts";
import { findChangeSource } from "./changeSource.ts";
import {
  applyChange,
  type CollegeChange,
  collegeChanges,
  findChange,
  findChangeDay,
  findMergedInto,
  findSuccessor,
  hasHappened,
  takesFirstYears,
} from "./changes.ts";
import { describeChange, describeNext } from "./changeWords.ts";
import { formerColleges, formerNames } from "./formerColleges.ts";
import { listPredecessors, reportChange } from "./reportChange.ts";

const { byUnitId, summaries } = loadShippedColleges();

function makeChange(fields: Partial<CollegeChange>): CollegeChange {
  return {
    unitId: 1,
    event: "closing",
    date: null,
    otherDate: null,
    lastFall: null,
    successor: null,
    successorName: null,
    newName: null,
    keepsCampus: false,
    teachOut: [],
    students: null,
    factId: "change218238",
    period: "2025",
    ...fields,
  };
}

/** Each college in the data set with a record, as a counselor would put it for fall 2027, and why. */
const verdicts: readonly [name: string, unitId: number, stays: boolean, why: string][] = [
  ["Limestone", 218_238, false, "closed in May 2025"],
  ["St. Andrews", 199_698, false, "closed in May 2025"],
  ["Northland", 239_512, false, "closed in May 2025"],
  ["Eastern Nazarene", 165_644, false, "closed; two sources differ on when"],
  ["Fontbonne", 177_418, false, "closed in summer 2025"],
  ["Simon's Rock", 167_792, false, "its campus closed; its program is Bard's"],
  ["Trinity Christian", 149_505, false, "closed in May 2026"],
  ["Siena Heights", 172_264, false, "closed in May 2026"],
  ["Sterling", 231_095, false, "closed in May 2026"],
  ["Martin", 151_810, false, "stopped in December 2025"],
  ["Lourdes", 203_757, false, "closed in May 2026"],
  ["Providence Christian", 455_770, false, "closed in May 2026"],
  ["Labouré", 165_264, false, "closed in August 2026; Curry teaches nursing"],
  ["Anna Maria", 164_492, false, "closed in May 2026"],
  ["Hampshire", 166_018, false, "closes after fall 2026"],
  ["California College of the Arts", 110_370, false, "closes before a degree can be earned"],
  ["Penn State DuBois", 214_740, false, "last class in fall 2025"],
  ["Penn State Fayette", 214_759, false, "last class in fall 2025"],
  ["Penn State Mont Alto", 214_795, false, "last class in fall 2025"],
  ["Penn State New Kensington", 214_625, false, "last class in fall 2025"],
  ["Penn State Shenango", 214_634, false, "last class in fall 2025"],
  ["Penn State Wilkes-Barre", 214_643, false, "last class in fall 2025"],
  ["Penn State York", 214_829, false, "last class in fall 2025"],
  ["Rosemont", 215_691, false, "last class in fall 2025"],
  ["Ursuline", 206_349, false, "first-years apply to Gannon"],
  ["Marymount Manhattan", 192_864, false, "first-years apply to Northeastern"],
  ["Cornish", 235_024, false, "part of Seattle University"],
  ["Mount Mercy", 154_013, true, "keeps its campus and its name"],
  ["East Georgia", 139_621, false, "first-years apply to Georgia Southern"],
  ["Cal Maritime", 111_188, false, "first-years apply to Cal Poly"],
  ["New Jersey City", 185_129, false, "first-years apply to Kean"],
  ["Queens of Charlotte", 199_412, true, "still takes applications of its own"],
  ["Willamette", 210_401, true, "a letter of intent"],
  ["Pacific", 209_612, true, "a letter of intent"],
  ["LSU New Orleans", 159_939, true, "a new name"],
  ["UT Health San Antonio", 228_644, false, "part of UT San Antonio"],
  ["Dakota County", 173_416, true, "both campuses stay"],
  ["Inver Hills", 173_799, true, "both campuses stay"],
  ["Peirce", 214_883, false, "part of Lackawanna, under its name"],
  ["Saint Augustine's of Raleigh", 199_582, true, "at risk, and open"],
  ["Trinity Nursing", 146_755, true, "joining the two takes years"],
  ["St. Augustine of Chicago", 148_876, true, "keeps its campus"],
];

describe("the colleges of the data set", () => {
  test("each has its verdict, and no college has another", () => {
    expect(new Set(verdicts.map(([, unitId]) => unitId))).toEqual(
      new Set(collegeChanges.map(({ unitId }) => unitId)),
    );
    expect(verdicts).toHaveLength(collegeChanges.length);
  });

  test.each(verdicts)("%s", (_name, unitId, stays) => {
    const college = findShippedCollege(unitId);
    expect(college.changeStatus).toBe(stays ? "news" : "takesNoFirstYears");
    if (!stays) expect(college.isRanked).toBe(false);
    const report = reportChange(college, byUnitId, "2026-11-26");
    expect(report?.takesFirstYears).toBe(stays);
    expect(report?.summary).toMatch(/^[A-Z][^<>]*\.$/);
    expect(report?.source.title).not.toBe("");
  });

  test("the new name is the one shown, and the old one finds it", () => {
    const college = findShippedCollege(159_939);
    expect(college.name).toBe("LSU New Orleans");
    expect(college.aliases).toContain("University of New Orleans");
    expect(college.slug).toBe("university-of-new-orleans");
  });

  test("every record's source can be named, and every college it names is in the data set", () => {
    for (const change of collegeChanges) {
      expect(findChangeSource(change).title).not.toBe("");
      for (const unitId of [...change.teachOut, ...(change.successor === null ? [] : [change.successor])]) {
        expect(byUnitId(unitId), String(unitId)).not.toBeNull();
      }
    }
  });
});

describe("whether a student can begin and finish", () => {
  const cases: readonly [string, Partial<CollegeChange>, fall: number, takes: boolean][] = [
    ["the last class entered the year before", { lastFall: 2026 }, 2027, false],
    ["the last class is this one", { lastFall: 2027 }, 2027, true],
    ["it closes in the spring of the fourth year", { date: "2031-05" }, 2027, true],
    ["it closes before that spring", { date: "2031-04-30" }, 2027, false],
    ["it closes at the end of the year before", { date: "2030" }, 2027, false],
    ["it closed, and nobody says when", { event: "closed" }, 2027, false],
    ["of two dates the earlier decides", { date: "2032", otherDate: "2029-06" }, 2027, false],
    ["it merges before classes begin", { event: "merging", date: "2027-07-01" }, 2027, false],
    ["it merges during the first year", { event: "merging", date: "2027-12-01" }, 2027, true],
    ["it merges and keeps its campus", { event: "merged", date: "2025", keepsCampus: true }, 2027, true],
    ["it has only announced it", { event: "announced", date: "2025-12" }, 2027, true],
    ["it is at risk", { event: "atRisk" }, 2027, true],
    ["it opened again", { event: "reopened", date: "2026" }, 2027, true],
  ];
  test.each(cases)("%s", (_name, fields, fall, takes) => {
    expect(takesFirstYears(makeChange(fields), fall, "fourYear")).toBe(takes);
  });

  test("at a two-year college two years are enough", () => {
    const change = makeChange({ date: "2029-06" });
    expect(takesFirstYears(change, 2027, "twoYear")).toBe(true);
    expect(takesFirstYears(change, 2027, "fourYear")).toBe(false);
  });

  test("a college without a record is left as it is", () => {
    const college = makeCollege({ unitId: 204_796 });
    expect(applyChange(college, 2027)).toBe(college);
    expect(findChange(204_796)).toBeNull();
  });
});

describe("dates", () => {
  test.each([
    ["2025", "2025-12-31"],
    ["2026 summer", "2026-08-31"],
    ["2026 spring", "2026-05-31"],
    ["2024-02", "2024-02-29"],
    ["2025-05-05", "2025-05-05"],
  ])("%s means its last day", (date, day) => {
    expect(toLastDay(date)).toBe(day);
  });

  test("what happens on a day has happened from the next day on", () => {
    const change = makeChange({ date: "2026-12" });
    expect([hasHappened(change, "2026-12-31"), hasHappened(change, "2027-01-01")]).toEqual([false, true]);
    expect(findChangeDay(makeChange({}))).toBeNull();
  });
});

describe("the way on", () => {
  test("a successor that takes no first-years either leads to its own", () => {
    // Cornish's place taken by a college that became part of Georgia Southern.
    expect(findSuccessor(makeChange({ successor: 139_621 }), 2027)).toBe(139_931);
  });

  test("a merged college leads to the one it is part of, one that only plans to merge nowhere yet", () => {
    expect(findMergedInto(235_024)).toBe(236_595);
    expect([206_349, 215_691, 204_796].map(findMergedInto)).toEqual([null, null, null]);
  });

  test("a successor that closed without one leads nowhere, and a circle ends", () => {
    expect(findSuccessor(makeChange({ successor: 218_238 }), 2027)).toBeNull();
    expect(findSuccessor(makeChange({}), 2027)).toBeNull();
  });

  test("a college names those that became part of it, latest first", () => {
    expect(listPredecessors(236_595, byUnitId, "2026-11-26")).toEqual([
      { name: "Cornish College of the Arts", date: "2025-05-31" },
    ]);
    const connecticut = listPredecessors(129_367, byUnitId, "2026-11-26");
    expect(connecticut.length).toBeGreaterThan(10);
  });

  test("every college that the old numbers lead to is in the data set, and no current name is a former one of its own", () => {
    for (const { successor, names } of formerColleges) {
      expect(names.length).toBeGreaterThan(0);
      if (successor !== null) expect(byUnitId(successor), names[0]).not.toBeNull();
    }
    const current = new Map(summaries.map(({ unitId, name }) => [unitId, name]));
    for (const { unitId, names } of formerNames) expect(names).not.toContain(current.get(unitId));
  });
});

test("what happened reads as a person would say it", () => {
  const names = { successor: "Gannon University", teachOut: [] };
  const say = (fields: Partial<CollegeChange>, today = "2026-11-26") =>
    describeChange(makeChange(fields), names, today);
  expect(say({ event: "closed", date: "2025-05", lastFall: 2024 })).toBe(
    "It closed in May 2025. It last enrolled first-years in fall 2024.",
  );
  expect(say({ date: "2026-12", lastFall: 2025 })).toBe(
    "It will close in December 2026. It last enrolled first-years in fall 2025.",
  );
  expect(say({ date: "2026-12" }, "2027-02-01")).toBe("It was to close in December 2026.");
  expect(say({ event: "merging", date: "2026-07-01", otherDate: "2026-12-15" })).toBe(
    "It planned to become part of Gannon University on July 1, 2026 (another source says December 15, 2026). We haven’t read that it has, but its first-years apply to Gannon University.",
  );
  expect(say({ event: "merging", date: "2026 summer", keepsCampus: true })).toBe(
    "It planned to join Gannon University in summer 2026, but we haven’t read that it has. The campus stays, and you still apply there.",
  );
  expect(
    describeNext(makeChange({ students: "Its nursing programs go on at Curry College." }), {
      successor: null,
      teachOut: ["Biola University", "Concordia University-Irvine"],
    }),
  ).toBe(
    "Its nursing programs go on at Curry College. Its students can finish at Biola University and Concordia University-Irvine.",
  );
});
