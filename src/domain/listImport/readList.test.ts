/** Lists as families, Naviance, Scoir and the Common App export them, read with all colleges of the data set. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { type CollegeSearch, prepareSearch } from "#domain/search/collegeSearch.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import type { ListedCollege, ListReading } from "./listImport.ts";
import { matchCollege } from "./matchCollege.ts";
import { readFile } from "./readFile.ts";
import { readList } from "./readList.ts";
import { splitCells } from "./splitCells.ts";

const folder = resolve(import.meta.dirname, "../../../test/fixtures/lists");
const today = "2026-11-27";
let prepared: CollegeSearch | null = null;
const getContext = () => ({ prepared: (prepared ??= prepareSearch(loadShippedColleges().summaries)), today });

function read(text: string): ListReading {
  const reading = readList(splitCells(text), getContext());
  if (!reading.ok) throw new Error(reading.problem);
  return reading.value;
}

function readFixture(name: string): ListReading {
  const file = readFile(readFileSync(join(folder, name)));
  if (!file.ok || file.value.kind !== "text") throw new Error(name);
  return read(file.value.text);
}

const getName = (unitId: number) => loadShippedColleges().byUnitId(unitId)?.name ?? "";

/** One line a college: name, status, round and days. */
function describeCollege({ name, match, status, round, dues }: ListedCollege): string {
  const found =
    match.kind === "sure"
      ? getName(match.unitId)
      : match.kind === "ask"
        ? `${name}: ${match.choices.map(getName).join(" or ")}?`
        : `${name}: ${match.because}`;
  const days = dues.map(
    (due) => `${due.round === null || due.round === round ? "" : `${due.round} `}${due.day}`,
  );
  return [found, status, round, ...days].filter((part) => part !== null).join(" | ");
}

describe("exports", () => {
  test("Naviance: two title rows, a federal number a row, and a column for each answer", () => {
    const { colleges, columns } = readFixture("naviance.csv");
    expect(colleges.map(describeCollege)).toEqual([
      "The University of Texas at Austin | applying | earlyAction | 2026-10-15",
      "Texas A&M University-College Station | applying | regularDecision | 2026-12-01",
      "Rice University | applied | earlyDecision1 | 2026-11-01",
      "Trinity University | applying | earlyAction | 2027-01-15",
      "Southwestern University | admitted | earlyAction | 2026-11-01",
      "Tulane University of Louisiana | waitlisted | earlyAction | 2026-11-15",
      "Baylor University | enrolled | earlyAction | 2026-11-01",
      "University of Oklahoma-Norman Campus | admitted | rolling | 2027-02-01",
      "Saint Edward's University | applying | regularDecision | 2027-05-01",
      "Wheaton College (Massachusetts) | applying | regularDecision | 2027-01-15",
      "Vanderbilt University | denied | regularDecision | 2027-01-01",
      "Southern Methodist University | applying | earlyDecision2 | 2027-01-15",
    ]);
    expect(colleges[2]?.notes).toEqual(["Deferred: DF"]);
    expect(columns.find(({ heading }) => heading === "Transcripts")?.role).toBe("fact");
  });

  test("Scoir: what was dropped there is dropped here, and outcomes count", () => {
    const { colleges } = readFixture("scoir.csv");
    expect(colleges.map(describeCollege)).toEqual([
      "Bates College | applying | earlyDecision1 | 2026-11-15",
      "Bowdoin College | applying | regularDecision | 2027-01-05",
      "Colby College | considering",
      "University of Vermont | applied | earlyAction | 2026-11-01",
      "University of Massachusetts-Amherst | applied | earlyAction | 2026-11-05",
      "Clark University | admitted | earlyAction | 2026-11-01",
      "Skidmore College | applying | regularDecision | 2027-01-08",
      "Union College | applying | regularDecision | 2027-01-15",
      "Goucher College | removed",
      "Ithaca College | admitted | earlyAction | 2026-11-01",
    ]);
    expect(colleges[5]?.notes).toEqual(["$24,000/yr scholarship"]);
  });

  test("Common App, saved by Excel as Unicode text", () => {
    const { colleges } = readFixture("common-app-unicode.txt");
    expect(colleges.map(describeCollege)).toEqual([
      "Amherst College | applying | regularDecision | 2027-01-06",
      "Boston University | considering | regularDecision | 2027-01-05",
      "Brown University | applied | earlyDecision1 | 2026-11-01",
      "Case Western Reserve University | applied | earlyAction | 2026-11-01",
      "Macalester College | applied | earlyAction | 2026-11-01",
      "University of Rochester | considering | regularDecision | 2027-01-05",
      "University of Pittsburgh-Pittsburgh Campus | applied | rolling",
      "Université Sainte-Anne: notFound | considering | regularDecision | 2026-12-01",
    ]);
  });

  test("a parent’s own sheet: nicknames, sections, a merged name, a joke and a total", () => {
    const reading = readFixture("google-sheet.tsv");
    expect(reading.colleges.map(describeCollege)).toEqual([
      "University of Michigan-Ann Arbor | applied | earlyAction | 2026-11-01",
      "University of Southern California | applied | earlyAction | 2026-11-01",
      "Northwestern University | applied | earlyDecision1 | 2026-11-01",
      "University of Wisconsin-Madison | admitted | earlyAction | 2026-11-01",
      "Ohio State University | applied | earlyAction | 2026-11-01 | regularDecision 2027-02-01",
      "Miami University-Oxford | applying | earlyAction | 2026-12-01",
      "Indiana University-Bloomington | admitted | earlyAction | 2026-11-01",
      "Loyola: Loyola University Chicago or Loyola Marymount University or Loyola University Maryland? | applied | rolling",
      "Wheaton College: Wheaton College or Wheaton College (Massachusetts)? | considering | regularDecision | 2027-01-15",
      "University of Missouri-Columbia | admitted | rolling",
      "University of Iowa | admitted | rolling",
      "University of Illinois Urbana-Champaign | applied | earlyAction | 2026-11-01",
      "Bowdin: Bowdoin College? | considering | regularDecision | 2027-01-05",
      "Blackburn Institute of Marine Wizardry: notFound",
    ]);
    expect(reading.withoutName.map(({ text }) => text)).toEqual(["Total · $850k"]);
    // Ohio State stands in it twice.
    expect(reading.joined).toBe(1);
    expect(reading.colleges[4]?.notes).toEqual(["Honors app due 12/1", "only if EA says no", "see above"]);
    expect(reading.columns.map(({ heading }) => heading)).toContain("MONEY: Merit $$");
  });

  test("Windows-1252 with semicolons and Spanish headings", () => {
    expect(readFixture("windows-1252.csv").colleges.map(describeCollege)).toEqual([
      "Canada College | rolling",
      "St. John's University-New York | earlyAction | 2026-11-15",
      "University of Puerto Rico-Rio Piedras | regularDecision | 2027-01-31",
      "Saint Mary's College of California | earlyAction | 2026-11-15",
    ]);
  });
});

describe("plain lists", () => {
  test.each<[string, string, string[]]>([
    [
      "one name a line, numbered",
      "1. Yale\n2) MIT\n- Reed College\n☐ Oberlin\n\n* Mizzou",
      [
        "Yale University",
        "Massachusetts Institute of Technology",
        "Reed College",
        "Oberlin College",
        "University of Missouri-Columbia",
      ],
    ],
    ["names on one line", "Yale, Bowdoin, Tufts", ["Yale University", "Bowdoin College", "Tufts University"]],
    [
      "rounds and dates behind the names",
      "Bates (ED)\nTufts - ED2, due 1/4\nUVM: applied",
      [
        "Bates College | earlyDecision1",
        "Tufts University | earlyDecision2 | 2027-01-04",
        "University of Vermont | applied",
      ],
    ],
    [
      "states behind the names",
      "Wheaton College (MA)\nMiami University, OH",
      ["Wheaton College (Massachusetts)", "Miami University-Oxford"],
    ],
    [
      "sections with a status",
      "Applied\nYale\nBrown\nMaybe (2)\nReed College",
      ["Yale University | applied", "Brown University | applied", "Reed College | considering"],
    ],
    [
      "a column for each round",
      "School\tEA\tRD\nUVM\t11/1\t\nBates\t\t1/10",
      ["University of Vermont | earlyAction 2026-11-01", "Bates College | regularDecision 2027-01-10"],
    ],
    [
      "columns without headings",
      "Yale\tCT\tREA\tapplied\nBates\tME\tED\tapplied\nReed College\tOR\tRD\tmaybe",
      [
        "Yale University | applied | restrictiveEarlyAction",
        "Bates College | applied | earlyDecision1",
        "Reed College | considering | regularDecision",
      ],
    ],
    [
      "ticks",
      "College,Applied?,Accepted?\nYale,yes,no\nReed College,x,yes",
      ["Yale University | applied", "Reed College | admitted"],
    ],
  ])("%s", (_, text, expected) => {
    expect(read(text).colleges.map(describeCollege)).toEqual(expected);
  });

  test.each([
    ["prose", "Dear Ms. Lopez,\nthank you for the meeting last week.\nBest, Dana"],
    ["numbers", "1,2,3\n4,5,6"],
    ["other people’s sheet", "Item,Price\nMilk,3\nBread,4"],
  ])("%s is no list", (_, text) => {
    expect(readList(splitCells(text), getContext())).toEqual({ ok: false, problem: "noCollege" });
  });

  test("formulas are text, and numbers of another row’s college are asked about", () => {
    const { colleges } = read(
      'College,UNITID,Notes\nYale University,130794,"=HYPERLINK(""x"")"\nReed College,130794,',
    );
    expect(colleges[0]?.notes).toEqual(['=HYPERLINK("x")']);
    expect(colleges[1]?.match).toEqual({
      kind: "ask",
      because: "otherNumber",
      choices: [130794, 209922],
      preferred: null,
    });
  });

  test("5,000 rows are read, and the rest is counted", () => {
    const names = loadShippedColleges()
      .summaries.slice(0, 5_400)
      .map(({ name, state }) => `"${name}",${state}`);
    const { colleges, beyond } = read(["College,State", ...names].join("\n"));
    expect(beyond).toBe(400);
    expect(colleges.filter(({ match }) => match.kind === "sure").length).toBeGreaterThan(4_900);
  });

  test("of thousands of unknown names only the first sixty are searched letter by letter", () => {
    const names = Array.from({ length: 150 }, (_, index) => `Qx${index}`);
    const { colleges } = read(["College", "MIT", ...names].join("\n"));
    const count = (because: string) =>
      colleges.filter(({ match }) => match.kind === "unknown" && match.because === because).length;
    expect([count("notFound"), count("notLookedUp")]).toEqual([60, 90]);
  });
});

describe("names", () => {
  const find = (name: string, city: string | null = null, state: "DC" | "OH" | null = null) => {
    const match = matchCollege(getContext().prepared, { name, city, state, unitId: null }, { left: 1 });
    if (match.kind === "sure") return getName(match.unitId);
    return match.kind === "ask" ? match.choices.map(getName) : match.because;
  };

  test.each([
    ["Penn State", "Pennsylvania State University"],
    ["Purdue", "Purdue University"],
    ["Cornell", "Cornell University"],
    ["Columbia", "Columbia University in the City of New York"],
    ["Texas A&M University", "Texas A&M University-College Station"],
    ["UNC", "University of North Carolina at Chapel Hill"],
    ["WashU", "Washington University in St Louis"],
    ["William & Mary", "William & Mary"],
    ["Univ. of Colorado", "University of Colorado Boulder"],
    ["SUNY Geneseo", "SUNY College at Geneseo"],
    ["Geneseo", "SUNY College at Geneseo"],
    ["UMN Twin Cities", "University of Minnesota-Twin Cities"],
    ["Carleton Northfield", "Carleton College"],
    ["Kenyon Gambier", "Kenyon College"],
  ])("%s is %s", (name, college) => {
    expect(find(name)).toBe(college);
  });

  test.each([
    ["USC", 2],
    ["OSU", 3],
    ["Miami", 2],
    ["Augustana", 2],
    ["Trinity", 2],
    ["St. Mary's", 3],
    ["Columbia College", 3],
    ["Union College", 3],
    // Its town and its kind, in no name of it: what is The College of New Jersey today was called so.
    ["Trenton State", 1],
  ])("%s is asked, with %d choices", (name, count) => {
    expect(find(name)).toHaveLength(count);
  });

  test("a state or a city decides, and one that contradicts the name is asked about", () => {
    expect(find("Miami", "Oxford", "OH")).toBe("Miami University-Oxford");
    expect(find("Northwestern", "Evanston")).toBe("Northwestern University");
    expect(find("Trinity University", null, "DC")).toEqual([
      "Trinity Washington University",
      "Trinity University",
    ]);
  });

  test("a college that is part of another one is asked about, and one that closed is said", () => {
    expect(find("Wheelock College")).toEqual(["Boston University"]);
    expect(find("Notre Dame College", null, "OH")).toBe("closed");
  });
});
