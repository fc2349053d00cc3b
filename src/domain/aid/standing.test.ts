/** Citizenship and country: what each answer means, that old answers are read, and that neither leaves with the plan. */
import { describe, expect, test } from "vitest";
import { makeCommand } from "#domain/plan/commands.ts";
import { exportPlan } from "#domain/plan/exchange.ts";
import { encodeAnswers } from "#domain/plan/fragment.ts";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import { replayCommands } from "#domain/plan/replay.ts";
import { removeScopes, removeScopesFromCommands } from "#domain/plan/scopes.ts";
import { walkFafsa } from "./fafsaFlow.ts";
import { citizenshipKey, homeCountryKey, mayGetFederalAid, readStanding } from "./standing.ts";

test.each([
  ["citizen", null, true],
  ["eligibleNoncitizen", null, true],
  ["undocumented", "undocumented", false],
  ["international", "international", false],
  ["unsaid", null, true],
  // As older plans have it: it does not say which.
  ["neither", "other", false],
  ["something else", null, true],
  [true, null, true],
] as const)("%j is the status %j", (citizenship, status, hasFederalAid) => {
  const standing = readStanding({ [citizenshipKey]: citizenship });
  expect(standing).toEqual({ status, isAbroad: false });
  expect(mayGetFederalAid(standing)).toBe(hasFederalAid);
});

test("a country as home is abroad, whatever the citizenship", () => {
  expect(readStanding({ [homeCountryKey]: "MX" })).toEqual({ status: null, isAbroad: true });
  expect(readStanding({ [homeCountryKey]: "US" }).isAbroad).toBe(false);
});

describe("the FAFSA questions", () => {
  const start = { "student.start": "fall2027" };
  test.each(["citizen", "eligibleNoncitizen", "undocumented", "international", "unsaid", "neither"])(
    "go on after %s",
    (citizenship) => {
      expect(walkFafsa({ ...start, [citizenshipKey]: citizenship }, "TX").next?.id).toBe("student.reasons");
    },
  );
});

describe("neither answer leaves with anything but the money", () => {
  const at = "2026-11-21T08:00:00.000Z";
  const answers = { [citizenshipKey]: "undocumented", [homeCountryKey]: "MX" };
  const commands = [
    makeCommand({ kind: "setAidAnswers", answers }, { planId: "p", at, id: "c1" }),
    makeCommand({ kind: "setProfile", fields: { gpa: 3.5, homeState: "TX" } }, { planId: "p", at, id: "c2" }),
  ];
  const plan = replayCommands(makeEmptyPlan("p", at), commands);
  const traces = ["undocumented", "citizenship", "homeCountry", '"MX"'];

  test("they are in the plan", () => {
    expect(readStanding(plan.aid)).toEqual({ status: "undocumented", isAbroad: true });
    expect(exportPlan(plan, at, ["plan", "money", "notes", "essay"])).toContain("undocumented");
  });

  test.each([
    ["the profile", JSON.stringify(plan.profile)],
    ["a shared link", atob(encodeAnswers(plan.profile).slice(2).replaceAll("-", "+").replaceAll("_", "/"))],
    ["a file without money", exportPlan(plan, at, ["plan", "notes", "essay"])],
    ["what a helper without money sees", JSON.stringify(removeScopes(plan, ["money"]))],
    ["a helper's log of changes", JSON.stringify(removeScopesFromCommands(commands, ["money"]))],
  ])("not in %s", (_what, text) => {
    for (const trace of traces) expect(text).not.toContain(trace);
  });
});
