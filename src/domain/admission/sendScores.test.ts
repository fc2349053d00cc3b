/** Send, leave out or look closer: Emory and Michigan as in the help article, and colleges that leave no choice. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { testRequirements } from "#domain/admission/testRequirements.ts";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import { findScorePolicy } from "./scorePolicy.ts";
import { adviseOnScores } from "./sendScores.ts";

const emory = makeCollege({
  unitId: 139658,
  satTotal: { lower: 1470, upper: 1550 },
  actComposite: { lower: 33, upper: 35 },
});
const michigan = makeCollege({ unitId: 170976, satTotal: { lower: 1360, upper: 1530 } });
const noOnesList = { unitId: 100_001, satTotal: { lower: 1100, upper: 1300 } };

describe("a score compared with the middle 50%", () => {
  test.each([
    ["1520 at Emory is above the halfway point of 1510", emory, 1520, "send", "aboveMiddle"],
    ["1510 is the halfway point itself", emory, 1510, "send", "aboveMiddle"],
    ["1490 at Emory is in the lower half", emory, 1490, "lookCloser", "lowerHalf"],
    ["1470 is the lower end itself", emory, 1470, "lookCloser", "lowerHalf"],
    ["1440 at Emory is below the range", emory, 1440, "leaveOut", "belowRange"],
    ["the same 1490 goes in at Michigan", michigan, 1490, "send", "aboveMiddle"],
    ["1445 is Michigan's halfway point", michigan, 1445, "send", "aboveMiddle"],
    ["1440 is just under it", michigan, 1440, "lookCloser", "lowerHalf"],
  ] as const)("%s", (_name, college, sat, verdict, because) => {
    expect(adviseOnScores(college, { sat, act: null }, 2027)).toMatchObject({ verdict, because });
  });

  test("for a test without a published range the score is converted and marked", () => {
    const advice = adviseOnScores(michigan, { sat: null, act: 34 }, 2027);
    expect(advice?.place).toMatchObject({ test: "sat", score: 1500, isConverted: true });
    expect(advice?.verdict).toBe("send");
  });

  test("of two scores, the one that compares better is named", () => {
    expect(adviseOnScores(emory, { sat: 1440, act: 35 }, 2027)).toMatchObject({
      better: "act",
      verdict: "send",
    });
    expect(adviseOnScores(emory, { sat: 1550, act: 35 }, 2027)?.better).toBeNull();
  });

  test("without a range there is no advice, and without a score nothing to say", () => {
    const bare = makeCollege({ satTotal: null, actComposite: null });
    expect(adviseOnScores(bare, { sat: 1300, act: null }, 2027)).toMatchObject({
      verdict: "lookCloser",
      because: "noRange",
      place: null,
    });
    expect(adviseOnScores(emory, { sat: null, act: null }, 2027)).toBeNull();
  });

  test("a higher score never changes the advice from send to leave out", () => {
    const rank = { leaveOut: 0, lookCloser: 1, send: 2 };
    let before = 0;
    for (let sat = 400; sat <= 1600; sat += 10) {
      const verdict = adviseOnScores(emory, { sat, act: null }, 2027)?.verdict ?? "leaveOut";
      expect(rank[verdict]).toBeGreaterThanOrEqual(before);
      before = rank[verdict];
    }
  });
});

describe("what the college does with scores", () => {
  test.each([
    ["Harvard requires one", 166027, 2027, "required", "official"],
    ["Auburn is said to require one", 100858, 2027, "required", "reported"],
    ["Princeton is optional this year", 186131, 2027, "optional", "official"],
    ["Princeton requires one of the next class", 186131, 2028, "required", "official"],
    ["Berkeley reads none", 110635, 2027, "notRead", "official"],
    ["Cal State Fullerton reads none", 110565, 2027, "notRead", "official"],
    ["what was read for fall 2027 is only a report for fall 2028", 166027, 2028, "required", "reported"],
  ] as const)("%s", (_name, unitId, year, kind, standing) => {
    expect(findScorePolicy(makeCollege({ unitId }), year)).toEqual({ kind, standing });
  });

  test("if no list has the college, the two-year-old federal survey is used, but not trusted alone", () => {
    const asks = makeCollege({ ...noOnesList, testPolicy: "required" });
    expect(findScorePolicy(asks, 2027)).toEqual({ kind: "required", standing: "federal" });
    expect(adviseOnScores(asks, { sat: 1000, act: null }, 2027)).toMatchObject({
      verdict: "lookCloser",
      because: "required",
    });
    const silent = makeCollege({ ...noOnesList, testPolicy: null });
    expect(findScorePolicy(silent, 2027).kind).toBe("unknown");
  });

  test("a required score is sent however low it is", () => {
    const harvard = makeCollege({ unitId: 166027, satTotal: { lower: 1500, upper: 1580 } });
    expect(adviseOnScores(harvard, { sat: 1200, act: null }, 2027)).toMatchObject({
      verdict: "send",
      because: "required",
      place: { position: "below" },
    });
  });

  test("every college on the lists is in the data set", () => {
    const file = readFileSync(join(import.meta.dirname, "../../../data/colleges.csv"), "utf8");
    const known = new Set(file.split("\n").map((line) => Number(line.split(",")[0])));
    expect([...testRequirements.keys()].filter((unitId) => !known.has(unitId))).toEqual([]);
    expect(file).toMatch(/^221759,The University of Tennessee-Knoxville,/m);
    expect(testRequirements.get(221759)).toMatchObject({ kind: "required", standing: "official" });
  });
});
