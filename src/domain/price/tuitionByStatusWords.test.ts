/** What a family without lawful presence reads of each state's rule. */
import { describe, expect, test } from "vitest";
import { type StateCode, stateCodes, stateNames } from "#domain/college/states.ts";
import { findTuitionByStatus, tuitionByStatus } from "./tuitionByStatus.ts";
import { describeStateAidByStatus, describeStatusRule } from "./tuitionByStatusWords.ts";

test.each<[StateCode, string, string]>([
  ["CA", "attended high school there for 3 years", "California Dream Act Application"],
  ["TX", "DACA alone doesn’t count as lawful presence", "gives no state grants"],
  ["FL", "the 28 state colleges don’t admit students without lawful presence", "We have no record"],
  ["GA", "don’t admit students without lawful presence", "We have no record"],
  ["CO", "attended high school there for a year", "CASFA"],
  ["OH", "to students with DACA or another federal work permit", "We have no record"],
  ["NJ", "had sued ten states over rules like this", "Alternative Financial Aid Application"],
  ["KS", "asked a court to strike the law down", "We have no record"],
  [
    "HI",
    "can pay the resident price at public colleges in Hawaii if they meet the requirements for it",
    "Ask its aid agency which form",
  ],
  ["WI", "We have no rule on record for Wisconsin", "We have no record"],
  ["IN", "charged students without lawful presence the out-of-state price", "gave no state grants"],
  ["TN", "charged students without lawful presence the out-of-state price", "We have no record"],
  ["UT", "if they attended high school there for 3 years and earned a diploma there", "We have no record"],
  ["PR", "We have no rule on record for Puerto Rico", "We have no record"],
])("%s: the price, and aid", (state, tuition, aid) => {
  expect(describeStatusRule(state)).toContain(tuition);
  if (tuitionByStatus.has(state)) expect(describeStatusRule(state)).toContain(aid);
  expect(describeStateAidByStatus(state)).toContain(aid);
});

describe("every state", () => {
  test("with a rule says as of when, and to confirm it", () => {
    expect(tuitionByStatus.size).toBe(40);
    for (const [state, { asOf }] of tuitionByStatus) {
      const text = describeStatusRule(state);
      expect(text.startsWith(`As of ${asOf}, `), state).toBe(true);
      expect(text, state).toContain("confirm them with the college");
      expect(text, state).toContain(stateNames[state]);
    }
  });

  test("whose rule is from a year alone tells it as past, and says once that nothing newer is on record", () => {
    const isOld = (asOf: string) => /^[\d-]+$/.test(asOf);
    expect([...tuitionByStatus].filter(([, { asOf }]) => isOld(asOf)).length).toBeGreaterThan(5);
    for (const [state, { asOf, rule }] of tuitionByStatus) {
      const text = describeStatusRule(state);
      expect(text.split("nothing newer").length - 1, state).toBe(isOld(asOf) ? 1 : 0);
      if (isOld(asOf) && rule !== "unsettled") expect(text, state).not.toMatch(/ charge | gives no /);
    }
  });

  test("without one says so, and its price spans both", () => {
    const without = stateCodes.filter((state) => !tuitionByStatus.has(state));
    expect(without).toContain("WI");
    for (const state of without) {
      expect(findTuitionByStatus(state)).toBe("unknown");
      expect(describeStatusRule(state)).toContain("Ask each public college");
    }
  });

  test("says that a range spans both exactly where it does", () => {
    for (const state of stateCodes)
      expect(describeStatusRule(state).includes("spans"), state).toBe(
        findTuitionByStatus(state) === "unknown",
      );
  });
});
