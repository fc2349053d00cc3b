/** Plan files round trip, broken ones are reported, and money stays out when told to. */

import { describe, expect, test } from "vitest";
import type { Offer } from "#domain/offers/offer.ts";
import { makeCommand, makeTaskMarkDraft } from "./commands.ts";
import { exportPlan, planFileMaxBytes, readPlanFile } from "./exchange.ts";
import { makeEmptyPlan, type Plan, partScopes, scopes } from "./plan.ts";
import { replayCommands } from "./replay.ts";
import { removeScopes, removeScopesFromCommands } from "./scopes.ts";

const exportedAt = "2026-11-21T10:00:00.000Z";
const makeStampAt = (second: number) => ({
  id: `c${second}`,
  at: `2026-11-21T09:00:0${second}.000Z`,
  planId: "maya",
});

const ohioOffer: Offer = {
  id: "o1",
  unitId: 204796,
  collegeName: "Ohio State University",
  academicYear: "2027-28",
  lines: [{ label: "Grant", kind: "grant", amountUsd: 14_522, source: "college", isRenewable: true }],
  practices: {},
};

const ohioCalculator = { amountUsd: 19_876, fallYear: 2026, enteredOn: "2026-11-20" };

const commands = [
  makeCommand({ kind: "renameStudent", studentName: "Maya" }, makeStampAt(1)),
  makeCommand({ kind: "setProfile", fields: { gpa: 3.7, homeZip: "43210", satTotal: 1300 } }, makeStampAt(2)),
  makeCommand(
    { kind: "setMoney", fields: { familyIncomeUsd: 61_237, familySize: 4, payPerYearUsd: 18_765 } },
    makeStampAt(3),
  ),
  makeCommand(
    { kind: "setAidAnswers", answers: { "first.agi": 73_331, "second.agi": 28_114 } },
    makeStampAt(3),
  ),
  makeCommand({ kind: "setOffer", offerId: "o1", offer: ohioOffer }, makeStampAt(3)),
  makeCommand({ kind: "setCalculatorPrice", unitId: 204796, price: ohioCalculator }, makeStampAt(3)),
  makeCommand({ kind: "addCollege", unitId: 204796 }, makeStampAt(4)),
  makeCommand({ kind: "setCollegeNote", unitId: 204796, note: "Quiet dorm, Dad liked it" }, makeStampAt(5)),
  makeCommand({ kind: "setCollegeNote", unitId: 110635, note: "A shelved thought" }, makeStampAt(6)),
  makeCommand({ kind: "setMatchWeights", weights: { price: 80 } }, makeStampAt(7)),
  makeCommand({ kind: "setSituations", situations: ["fosterOrHomeless"] }, makeStampAt(8)),
  makeCommand(makeTaskMarkDraft("situationFosterLetter", { doneOn: "2026-11-20" }), makeStampAt(8)),
  makeCommand(makeTaskMarkDraft("fafsa", { doneOn: "2026-11-19" }), makeStampAt(8)),
];
const maya = replayCommands(makeEmptyPlan("maya", "2026-11-21T08:00:00.000Z"), commands);
const whole = exportPlan(maya, exportedAt, scopes);

describe("a plan as a file", () => {
  test("a family's own copy contains everything on the list and reads back", () => {
    expect(readPlanFile(whole)).toEqual({ ok: true, value: { ...maya, shelved: [] } });
    expect(JSON.parse(whole)).toMatchObject({ format: "tassel-plan", version: 1, exportedAt });
  });

  test("a file saved with a byte order mark or other line ends reads the same", () => {
    expect(readPlanFile(`\uFEFF${whole.replaceAll("\n", "\r\n")}`)).toEqual(readPlanFile(whole));
  });

  test("a note about a college off the list never leaves the device", () => {
    expect(maya.shelved).toHaveLength(1);
    expect(whole).not.toContain("A shelved thought");
  });

  test.each([
    { what: "an empty file", text: "", kind: "notJson" },
    { what: "a web page", text: "<!doctype html><p>{", kind: "notJson" },
    { what: "a file cut in the middle", text: whole.slice(0, whole.length / 2), kind: "truncated" },
    { what: "a file without its last brace", text: whole.trimEnd().slice(0, -1), kind: "truncated" },
    { what: "JSON of something else", text: '{"name":"x"}', kind: "notAPlan" },
    { what: "a list", text: "[1,2]", kind: "notAPlan" },
    { what: "a plan file without its plan", text: '{"format":"tassel-plan","version":1}', kind: "notAPlan" },
    { what: "brackets without end", text: "[".repeat(100_000), kind: "notAPlan" },
    { what: "a file of a newer release", text: whole.replace('"version": 1', '"version": 2'), kind: "newer" },
    {
      what: "a plan of a newer release",
      text: whole.replace('"schemaVersion": 1', '"schemaVersion": 2'),
      kind: "newer",
    },
    { what: "a file over 5 MB", text: " ".repeat(planFileMaxBytes + 1), kind: "tooLarge" },
    {
      what: "a file over 5 MB of long letters",
      text: "é".repeat(planFileMaxBytes / 2 + 1),
      kind: "tooLarge",
    },
  ])("$what is rejected as $kind", ({ text, kind }) => {
    expect(readPlanFile(text)).toMatchObject({ ok: false, problem: { kind } });
  });

  test.each([
    { from: '"gpa": 3.7', to: '"gpa": -1', path: "profile.gpa" },
    { from: '"satTotal": 1300', to: '"satTotal": 1601', path: "profile.satTotal" },
    { from: '"familySize": 4', to: '"familySize": "four"', path: "money.familySize" },
    { from: '"amountUsd": 19876', to: '"amountUsd": -1', path: "calculatorPrices.204796.amountUsd" },
    { from: '"status": "considering"', to: '"status": "dreaming"', path: "colleges.0.status" },
    { from: '"price": 80', to: '"price": 800', path: "matchWeights.price" },
    { from: '"profile": {', to: '"profile": 7, "was": {', path: "profile" },
    { from: '"version": 1', to: '"version": "one"', path: "version" },
  ])("a file with $to names $path", ({ from, to, path }) => {
    expect(whole).toContain(from);
    expect(readPlanFile(whole.replace(from, to))).toEqual({
      ok: false,
      problem: { kind: "brokenField", path },
    });
  });

  test("a truncated file is never accepted as a plan", () => {
    const end = whole.trimEnd().length;
    for (let length = 0; length < end; length += 1) {
      expect(readPlanFile(whole.slice(0, length)).ok, `${length}`).toBe(false);
    }
    expect(readPlanFile(whole.slice(0, end)).ok).toBe(true);
  });

  test("fields an older release did not write start empty, and those of a newer one are kept", () => {
    const file: { plan: { profile: Record<string, unknown> } & Record<string, unknown> } = JSON.parse(whole);
    delete file.plan.profile["settings"];
    for (const field of ["coreGpa", "coreYears", "hasRequiredCourses"]) delete file.plan.profile[field];
    delete file.plan["assumptions"];
    file.plan["visits"] = ["2027-04-10"];
    const read = readPlanFile(JSON.stringify(file));
    const added = { settings: [], coreGpa: null, coreYears: null, hasRequiredCourses: null };
    expect(read).toMatchObject({ ok: true, value: { visits: ["2027-04-10"], profile: added } });
    expect(read.ok && read.value.assumptions).toEqual({ years: null, growthShare: null });
  });
});

describe("excluding scopes", () => {
  test("a file without money contains no figure, field or trace of money", () => {
    const file = exportPlan(maya, exportedAt, ["plan", "notes"]);
    for (const trace of [
      "61237",
      "18765",
      "73331",
      "28114",
      "14522",
      "19876",
      "money.",
      "aid.",
      "offers.",
      "calculatorPrices.",
      "setMoney",
    ])
      expect(file).not.toContain(trace);
    const read = readPlanFile(file);
    expect(read.ok && read.value.money).toEqual({
      familyIncomeUsd: null,
      familySize: null,
      payPerYearUsd: null,
    });
    expect(read.ok && read.value.profile).toEqual(maya.profile);
    expect(whole).toContain("61237");
  });

  test("a newer release's field is dropped when anything is excluded", () => {
    const newer: Plan & { taxReturn: string } = { ...maya, taxReturn: "61237" };
    expect(JSON.stringify(removeScopes(newer, []))).toContain("taxReturn");
    expect(JSON.stringify(removeScopes(newer, ["money"]))).not.toContain("taxReturn");
    const inside = { ...maya, profile: { ...maya.profile, taxReturn: "61237" } };
    expect(JSON.stringify(removeScopes(inside, ["notes"]))).not.toContain("taxReturn");
  });

  test("without notes the list stays but its notes do not", () => {
    const handed = removeScopes(maya, ["notes", "money"]);
    expect(JSON.stringify(handed)).not.toMatch(/Dad|shelved thought|\.note"|[Ff]oster/);
    expect(handed.taskMarks).toMatchObject({ fafsa: { doneOn: "2026-11-19" } });
    expect(handed.colleges).toMatchObject([{ unitId: 204796, status: "considering", note: "" }]);
  });

  test("money can be exported alone", () => {
    const handed = removeScopes(maya, ["plan", "notes", "essay"]);
    expect(handed).toEqual({
      ...makeEmptyPlan("maya", maya.createdAt),
      money: maya.money,
      aid: maya.aid,
      offers: maya.offers,
      calculatorPrices: { 204796: ohioCalculator },
      stamps: Object.fromEntries(
        Object.entries(maya.stamps).filter(([key]) => /^(money|aid|offers|calculatorPrices)\./.test(key)),
      ),
    });
  });

  test.each([{ leftOut: ["money"] }, { leftOut: ["notes"] }, { leftOut: ["money", "notes"] }] as const)(
    "a plan without $leftOut equals the plan that the remaining commands make",
    ({ leftOut }) => {
      const start = makeEmptyPlan("maya", maya.createdAt);
      expect(removeScopes(maya, leftOut)).toEqual(
        replayCommands(start, removeScopesFromCommands(commands, leftOut)),
      );
    },
  );

  test("every part of a plan has a scope", () => {
    expect(Object.keys(partScopes).toSorted()).toEqual([...Object.keys(maya), "note"].toSorted());
  });
});
