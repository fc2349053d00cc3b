/** The comparison shows what is known, marks the best only if there is one, and never turns unknown into zero. */
import { describe, expect, test } from "vitest";
import { estimateStudyPrice } from "#domain/price/fourYears.ts";
import { findCollege } from "#server/colleges/routes.ts";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import { findShippedCollege, loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { type Compared, type CompareRow, compareRows, findBest, isDifferent } from "./compareRows.ts";
import type { RowCode } from "./rowCodes.ts";

function makeCompared(fields: Parameters<typeof makeCollege>[0]): Compared {
  return { college: makeCollege(fields), ranked: null, study: null, reply: "loading" };
}

function findRow(code: RowCode, ...colleges: Compared[]): CompareRow {
  const row = compareRows(colleges).find((one) => one.code === code);
  if (row === undefined) throw new Error(`no row ${code}`);
  return row;
}

describe("who is ahead", () => {
  const rows: [string, RowCode, Parameters<typeof makeCollege>[0][], number | null][] = [
    [
      "more students graduate at the second",
      "graduation",
      [{ completionRate: 0.6 }, { completionRate: 0.9 }],
      1,
    ],
    ["both alike", "graduation", [{ completionRate: 0.6 }, { completionRate: 0.6 }], null],
    ["one is not published", "earnings", [{ earningsUsd: null }, { earningsUsd: 50_000 }], null],
    [
      "unknown is not the lowest of three",
      "earnings",
      [{ earningsUsd: null }, { earningsUsd: 1 }, { earningsUsd: 2 }],
      2,
    ],
    [
      "a bigger college is not a better one",
      "size",
      [{ undergraduates: 900 }, { undergraduates: 40_000 }],
      null,
    ],
    ["a higher admit rate is not a better one", "admitRate", [{ admitRate: 0.1 }, { admitRate: 0.9 }], null],
  ];
  test.for(rows)("%s", ([, code, fields, expected]) => {
    expect(findBest(findRow(code, ...fields.map(makeCompared)))).toBe(expected);
  });
});

describe("what colleges ask for", () => {
  const loaded = (unitId: number): Compared => {
    const reply = findCollege(loadShippedColleges(), unitId, "2026-11-26");
    if (reply === null) throw new Error(`No college ${unitId}.`);
    return { college: reply.college, ranked: null, study: null, reply };
  };
  const [kenyon, yale, georgiaTech, austinCommunity] = [203_535, 130_794, 139_755, 222_992].map(loaded);

  test("in words, with the cycle of each", () => {
    if (!kenyon || !yale || !georgiaTech || !austinCommunity) throw new Error("no college");
    const { cells } = findRow("asked", kenyon, yale, georgiaTech, austinCommunity);
    expect(cells.map(({ text }) => text)).toEqual([
      "Common App essay; 1 teacher letter and a counselor letter; mid-year report (2026-27)",
      "Common App essay; its own essays; 2 teacher letters and a counselor letter; mid-year report (2026-27)",
      "Common App essay; mid-year report (2025-26); no essays beyond the application’s (2026-27)",
      "We don’t know. See its application.",
    ]);
    expect(findRow("tests", kenyon).cells[0]?.text).toBe("Test-optional (fall 2027)");
  });

  test("fees of this cycle before those of the survey, and an unknown one is not the lowest", () => {
    if (!kenyon || !yale || !georgiaTech || !austinCommunity) throw new Error("no college");
    const row = findRow("fee", yale, kenyon, austinCommunity);
    expect(row.cells.map(({ text }) => text)).toEqual(["$85 (2026-27)", "Free (2026-27)", "not published"]);
    expect(findBest(row)).toBe(1);
  });
});

test("bands that overlap have no lowest, bands apart have", () => {
  const family = { familyIncomeUsd: 60_000, familySize: 4, homeState: "IL", livingPlan: "onCampus" } as const;
  const priced = (netPriceUsd: number): Compared => {
    const college = makeCollege({
      netPriceUsd,
      netPriceByIncomeUsd: [netPriceUsd, netPriceUsd, netPriceUsd, netPriceUsd, netPriceUsd],
    });
    return { ...makeCompared({}), college, study: estimateStudyPrice(college, family, { entryYear: 2027 }) };
  };
  expect(findBest(findRow("price", priced(12_000), priced(12_500)))).toBeNull();
  expect(findBest(findRow("price", priced(19_000), priced(5_000)))).toBe(1);
});

describe("what a cell says", () => {
  const cells: [string, RowCode, Parameters<typeof makeCollege>[0], string][] = [
    ["graduation in percent", "graduation", { completionRate: 0.8873 }, "89%"],
    ["a figure that is not published", "earnings", { earningsUsd: null }, "not published"],
    ["a true zero stays a zero", "retention", { retentionRate: 0 }, "0%"],
    [
      "a rate of a few students is not told",
      "graduation",
      { completionRate: null, tooFewToSay: ["completionRate"] },
      "too few students to say",
    ],
    ["one that nobody published", "graduation", { completionRate: null }, "not published"],
    [
      "open admission in words",
      "admitRate",
      { hasOpenAdmission: true, admitRate: 0.7 },
      "Everyone who applies",
    ],
    ["for-profit is named", "kind", { control: "forProfit" }, "For-profit, four-year"],
    ["a historically Black college", "kind", { isHbcu: true }, "Public, four-year, HBCU"],
    ["no home, no distance", "distance", {}, "add a ZIP code"],
    ["a college without a position", "distance", { latitude: null }, "not published"],
    ["a record on its way", "debt", {}, "loading"],
    ["no price", "price", {}, "no estimate"],
  ];
  test.for(cells)("%s", ([, code, fields, expected]) => {
    expect(findRow(code, makeCompared(fields)).cells[0]?.text).toBe(expected);
  });
});

test("a row in which all say the same is not a difference", () => {
  const one = makeCompared({ setting: "city" });
  expect(isDifferent(findRow("setting", one, makeCompared({ setting: "city" })))).toBe(false);
  expect(isDifferent(findRow("setting", one, makeCompared({ setting: "rural" })))).toBe(true);
});

test("a record that did not load says so", () => {
  const row = findRow("debt", { ...makeCompared({}), reply: "failed" });
  expect(row.cells).toEqual([{ text: "did not load", amount: null }]);
});

test("awards are a row only where a college has a table for the student", () => {
  const academics = {
    gpa: 3.9,
    gpaScale: "unweighted",
    coreGpa: null,
    satTotal: 1340,
    actComposite: null,
  } as const;
  const family = {
    familyIncomeUsd: 150_000,
    familySize: 4,
    homeState: "OH",
    livingPlan: "onCampus",
    academics,
  } as const;
  const price = (unitId: number): Compared => {
    const college = findShippedCollege(unitId);
    return { ...makeCompared({}), college, study: estimateStudyPrice(college, family, { entryYear: 2027 }) };
  };
  const [alabama, princeton] = [price(100751), price(186131)];
  expect(findRow("award", alabama, princeton).cells.map(({ text }) => text)).toEqual([
    "$15,000 a year",
    "no award chart we know of",
  ]);
  expect(compareRows([princeton]).map(({ code }) => code)).not.toContain("award");
});

test("tuition that a college does not charge is a row, with what it asks in return", () => {
  const family = { familyIncomeUsd: 60_000, familySize: 4, homeState: "OH", livingPlan: "onCampus" } as const;
  const price = (unitId: number): Compared => {
    const college = findShippedCollege(unitId);
    return { ...makeCompared({}), college, study: estimateStudyPrice(college, family, { entryYear: 2027 }) };
  };
  const [cooperUnion, annapolis, princeton] = [price(190_372), price(164_155), price(186_131)];
  const texts = findRow("tuitionFree", cooperUnion, annapolis, princeton).cells.map(({ text }) => text);
  expect(texts[0]).toBe("half off for everyone (2026-27)");
  expect(texts[1]).toMatch(/^free, with housing and food \(2025-26\)\. You need a nomination/);
  expect(texts[2]).toBe("charged, before grants");
  expect(findRow("price", annapolis).cells[0]?.text).toBe("$0");
  expect(compareRows([princeton]).map(({ code }) => code)).not.toContain("tuitionFree");
});

test("programs that both colleges show are compared, the student's field first and alone", () => {
  const compare = (families: readonly string[]) =>
    compareRows(
      [243_780, 170_976].map((unitId) => {
        const college = findShippedCollege(unitId);
        const reply = findCollege(loadShippedColleges(), unitId, "2026-11-26");
        if (reply === null) throw new Error("Both are in the data set.");
        return { college, ranked: null, study: null, reply };
      }),
      families,
    ).filter(({ program }) => program !== undefined);
  const own = compare(["11"]);
  expect(own.length).toBeGreaterThan(0);
  expect(own.every(({ program }) => program?.cip4.startsWith("11.") === true)).toBe(true);
  const science = own.find(({ program }) => program?.title === "Computer Science");
  expect(science?.cells[0]).toEqual({ text: "$149,545", amount: 149_545 });
  const common = compare([]);
  expect(common).toHaveLength(3);
  expect(common.every(({ cells }) => cells.every(({ amount }) => amount !== null))).toBe(true);
});
