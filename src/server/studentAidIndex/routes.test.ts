/**
 * The student aid index API: every official record with its field names, and the errors for invalid figures.
 */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { studentAidIndexEndpoint } from "#contract/studentAidIndex.ts";
import { createTestServer, type TestServer } from "../../../test/support/testServer.ts";

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
});
afterAll(() => site.close());

type OfficialRecord<Expected> = { id: string; input: Record<string, unknown>; expected: Expected };

function recordsOf<Expected>(name: string): OfficialRecord<Expected>[] {
  const file = new URL(`../../../test/official/${name}.json`, import.meta.url);
  // The Department's records as committed.
  return (JSON.parse(readFileSync(file, "utf8")) as { records: OfficialRecord<Expected>[] }).records;
}

async function ask(payload: unknown) {
  const answer = await site.server.inject({
    method: "POST",
    url: "/api/student-aid-index",
    headers: { "content-type": "application/json" },
    payload: JSON.stringify(payload),
  });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}

test("every official record of the index answers as the Department did", async () => {
  const records = recordsOf<{ sai: number; lines: Record<string, number> }>("studentAidIndexRecords2025");
  for (const { id, input, expected } of records) {
    const { status, body } = await ask(input);
    expect(status, id).toBe(200);
    expect(body.sai, id).toBe(expected.sai);
    expect(body.lines, id).toMatchObject(expected.lines);
    expect(body.pell, id).toBeNull();
  }
});

test("every official record of formula B answers the same without a family size, which its worksheet does not use", async () => {
  const records = recordsOf<{ sai: number; lines: Record<string, number> }>("studentAidIndexRecords2025");
  const ofFormulaB = records.filter(({ input }) => input["formula"] === "B");
  expect(ofFormulaB.length).toBeGreaterThan(50);
  for (const { id, input, expected } of ofFormulaB) {
    const { familySize: _size, ...without } = input;
    for (const sent of [{ ...input, familySize: null }, without]) {
      const { status, body } = await ask(sent);
      expect(status, id).toBe(200);
      expect(body.sai, id).toBe(expected.sai);
      expect(body.lines, id).toMatchObject(expected.lines);
      expect(body.pell, id).toBeNull();
    }
  }
});

test("every official Pell record answers as the Department did, also from the raw tax statuses alone", async () => {
  const records = recordsOf<{ maxPellIndicator: number; minPellIndicator: number }>("pellRecords2025");
  for (const { id, input, expected } of records) {
    const { singleParent: _one, isParent: _other, ...raw } = input;
    for (const sent of [input, raw]) {
      const { status, body } = await ask(sent);
      expect(status, id).toBe(200);
      expect(body.pell, id).toMatchObject(expected);
      expect([body.sai, body.lines], id).toEqual([input["sai"], {}]);
      expect(typeof body.pell.award, id).toBe("number");
    }
  }
});

const family = {
  awardYear: "2026-27",
  formula: "A",
  familySize: 4,
  parents: { agi: 50_000, returns: [{ filingStatus: "mfj", earnedIncome: 50_000 }], cashSavings: 300_000 },
};
const pellFigures = { dependencyStatus: "dependent", state: "OH", agi: 50_000 };

test("with the figures for Pell the index knows the maximum grant, and the reply is not kept", async () => {
  const { body, headers } = await ask({ ...family, ...pellFigures });
  expect(body.sai).toBeLessThanOrEqual(0);
  expect(body.pell).toEqual({
    maxPellIndicator: 3,
    minPellIndicator: 0,
    award: 7_395,
    isAssumed: false,
    fullGiftAid: "notGiven",
    fullGiftAidNote: null,
  });
  expect(headers["cache-control"]).toBe("no-store");
  expect(studentAidIndexEndpoint.replies[200].safeParse(body).success).toBe(true);
  expect((await ask({ ...family, ...pellFigures, awardYear: "2027-28" })).body.pell.isAssumed).toBe(true);
});

describe("gift aid that covers the whole cost", () => {
  test.each<[string, Record<string, unknown>, number, string, string]>([
    [
      "one dollar short",
      { costOfAttendance: 30_000, nonFederalGiftAid: 29_999 },
      7_395,
      "belowCost",
      "below",
    ],
    ["the whole cost", { costOfAttendance: 30_000, nonFederalGiftAid: 30_000 }, 0, "coversCost", "no Pell"],
    [
      "the cost alone",
      { costOfAttendance: 30_000 },
      7_395,
      "giftAidMissing",
      "costOfAttendance changes nothing",
    ],
    [
      "the gift aid alone, and a cost of null",
      { costOfAttendance: null, nonFederalGiftAid: 30_000 },
      7_395,
      "costMissing",
      "nonFederalGiftAid changes nothing",
    ],
    [
      "in 2025-26",
      { awardYear: "2025-26", costOfAttendance: 30_000, nonFederalGiftAid: 30_000 },
      7_395,
      "notYetLaw",
      "Before 2026-27",
    ],
  ])("%s", async (_name, figures, award, fullGiftAid, note) => {
    const { status, body } = await ask({ ...family, ...pellFigures, ...figures });
    expect(status).toBe(200);
    expect(body.pell).toMatchObject({ award, fullGiftAid, maxPellIndicator: 3 });
    expect(body.pell.fullGiftAidNote).toContain(note);
    expect(studentAidIndexEndpoint.replies[200].safeParse(body).success).toBe(true);
  });
});

describe("figures that cannot be", () => {
  test.each<[string, unknown, string]>([
    [
      "a cost of nothing",
      { ...family, ...pellFigures, costOfAttendance: 0 },
      "A cost of attendance is for one",
    ],
    [
      "a cost below 0",
      { ...family, ...pellFigures, costOfAttendance: -1 },
      "A cost of attendance is for one",
    ],
    ["a cost of a million", { ...family, costOfAttendance: 1_000_000 }, "1 to 500000 dollars"],
    ["gift aid below 0", { ...family, nonFederalGiftAid: -1 }, "Non-federal gift aid is for one year"],
    ["gift aid in words", { ...family, nonFederalGiftAid: "full ride" }, "Non-federal gift aid is a number"],
    ["no formula and no index", { awardYear: "2026-27", familySize: 3 }, "Send a formula for the index"],
    ["a year without tables", { ...family, awardYear: "2031-32" }, "Award years with published tables"],
    ["a family of none", { ...family, familySize: 0 }, "at least one person"],
    ["a family of forty", { ...family, familySize: 40 }, "up to 30"],
    ["letters", { ...family, parents: { agi: "much" } }, "whole dollars"],
    ["a trillion", { ...family, parents: { agi: 1e12 } }, "ten digits"],
    ["cents", { ...family, parents: { agi: 10.5 } }, "whole dollars"],
    ["savings below zero", { ...family, parents: { cashSavings: -1 } }, "cannot be below 0"],
    ["formula A without a family size", { ...family, familySize: null }, "Send the family size"],
    ["formula C without a family size", { awardYear: "2026-27", formula: "C" }, "Send the family size"],
    [
      "a Pell Grant without a family size",
      { awardYear: "2026-27", formula: "B", familySize: null, dependencyStatus: "independent", agi: 20_000 },
      "the Pell Grant depends on it",
    ],
    ["a list", [1, 2], ""],
  ])("%s: a sentence", async (_name, payload, sentence) => {
    const { status, body } = await ask(payload);
    expect(status).toBe(400);
    expect(body.detail).toContain(sentence);
    // An error must not repeat any figure.
    expect(JSON.stringify(body)).not.toMatch(/1000000000000|10\.5/);
  });

  test("with the maximum Pell indicator at hand, formula B needs no family size for its index", async () => {
    const student = { agi: 9_000, returns: [{ filingStatus: "single", earnedIncome: 9_000 }] };
    const single = {
      awardYear: "2026-27",
      formula: "B",
      dependencyStatus: "independent",
      agi: 9_000,
      student,
    };
    const { status, body } = await ask({ ...single, familySize: null, maxPellIndicator: 3 });
    expect([status, body.pell]).toEqual([200, null]);
    const sized = await ask({ ...single, familySize: 1 });
    expect(sized.body.pell.maxPellIndicator).toBe(3);
    expect(body.sai).toBe(sized.body.sai);
  });

  test("a negative income is none of them", async () => {
    const { status, body } = await ask({ ...family, parents: { agi: -40_000 } });
    expect([status, body.sai]).toEqual([200, -1_500]);
  });
});
