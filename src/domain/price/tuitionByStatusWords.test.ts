/** What an undocumented student’s family reads of each state's rule. */
import { describe, expect, test } from "vitest";
import { type StateCode, stateCodes, stateNames } from "#domain/college/states.ts";
import { findTuitionByStatus, tuitionByStatus } from "./tuitionByStatus.ts";
import { describeStateAidByStatus, describeStatusRule } from "./tuitionByStatusWords.ts";

test.each<[StateCode, string, string]>([
  ["CA", "attended high school in the state for three years", "California Dream Act Application"],
  ["TX", "DACA alone doesn’t count as lawful presence", "gives no state grants"],
  ["FL", "the 28 state colleges don’t admit undocumented students", "We could not find out"],
  ["GA", "don’t admit undocumented students", "We could not find out"],
  ["CO", "attended high school in the state for a year", "CASFA"],
  ["OH", "to students with DACA or another federal work permit", "We could not find out"],
  ["NJ", "had sued ten states over rules like this", "Alternative Financial Aid Application"],
  ["KS", "asked a court to strike the law down", "We could not find out"],
  [
    "HI",
    "can pay the resident price at public colleges in Hawaii if they meet its requirements",
    "Ask its aid agency which form",
  ],
  ["WI", "We could not find Wisconsin’s rule", "We could not find out"],
  ["IN", "charged undocumented students the out-of-state price", "gave no state grants"],
  ["TN", "charged undocumented students the out-of-state price", "We could not find out"],
  [
    "UT",
    "if they attended high school in the state for three years and earned a diploma there",
    "We could not find out",
  ],
  ["PR", "We could not find Puerto Rico’s rule", "We could not find out"],
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
