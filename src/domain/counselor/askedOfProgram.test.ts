/** A state's program that is named or meant is what answers, and names that stand for something else than a college. */
import { beforeAll, describe, expect, test } from "vitest";
import type { StateCode } from "#domain/college/states.ts";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import { ask, type Counselor, makeCounselor, toReadText } from "../../../test/evaluate/askCounselor.ts";

let counselor: Counselor;
beforeAll(async () => {
  counselor = await makeCounselor();
}, 120_000);

const empty = makeEmptyPlan("program", "2026-11-30T00:00:00.000Z");

function answer(homeState: StateCode | null, ...turns: string[]): string {
  const plan = { ...empty, profile: { ...empty.profile, homeState } };
  const question = turns.at(-1) ?? "";
  return toReadText(ask(counselor, { question, before: turns.slice(0, -1), plan, today: "2026-11-30" }));
}

describe("a program that is named", () => {
  test.each<[StateCode | null, string, RegExp]>([
    [
      "NM",
      "Is NM Opportunity Scholarship for adults too? I am 41",
      /Opportunity Scholarship: tuition and fees/,
    ],
    ["GA", "what gpa for zell and does the sat matter", /GPA of 3\.7.*SAT 1200 or ACT 25/],
    ["GA", "difference between hope and zell miller", /HOPE Scholarship[\s\S]*Zell Miller/],
    ["NY", "do i apply for tap or does fafsa do it", /File the FAFSA, then the TAP application/],
    ["IN", "what does a 21st century scholar have to do senior year", /21st Century Scholars/],
    ["ID", "Idaho LAUNCH, does it work for a 4 year degree at Boise State", /LAUNCH pays at Boise State/],
    ["MN", "North Star Promise, we make 76k, does it cover u of m", /^Yes\. North Star Promise/],
    ["WY", "is hathaway only for uw", /at a public college[\s\S]*University of Wyoming/],
  ])("%s: %s", (home, question, told) => {
    expect(answer(home, question)).toMatch(told);
  });

  test("without status, its state's rule answers", () => {
    expect(answer("NY", "Can undocumented students in NYC get TAP")).toMatch(
      /^As of .*New York gives state aid/s,
    );
  });

  test("after a price, at the college before", () => {
    const told =
      /^HOPE Scholarship \(Georgia\) pays at colleges in Georgia, and Auburn University is in Alabama/;
    const price = "what would Auburn cost us, we make 52k";
    expect(answer("GA", price, "what about hope there")).toMatch(told);
    expect(answer("GA", price, "does auburn give merit", "what about hope there")).toMatch(told);
  });

  test("goes on in a turn that asks what it asks for", () => {
    const told = answer("NE", "nebraska promise whats the income", "do i have to be enrolled full time");
    expect(told).toContain("Nebraska Promise");
    expect(answer("LA", "is lsu test optional", "would a retake help with tops")).toContain(
      "TOPS Opportunity",
    );
  });
});

describe("a yes or no is of what is asked", () => {
  test.each<[StateCode, string, RegExp]>([
    [
      "NM",
      "does the opportunity scholarship pay for dorms at UNM",
      /^No\. .*You still pay for books, housing/s,
    ],
    ["NM", "does the opportunity scholarship cover UNM", /^Yes\. /],
    ["IN", "does 21st century scholars pay for housing", /^No\. /],
    ["GA", "do i need an sat for hope", /^No\. /],
    ["GA", "do i need an sat for zell", /^Under its rule/],
    ["SC", "life scholarship gpa requirement and do you still need the sat score", /^Under its rule/],
    ["MI", "do we have to apply separately for the michigan achievement scholarship", /^No\. .*FAFSA/s],
    [
      "MI",
      "Do we have to apply separately for the Michigan Achievement Scholarship at Grand Valley",
      /^No\. .*FAFSA.*Grand Valley/s,
    ],
  ])("%s: %s", (home, question, told) => {
    expect(answer(home, question)).toMatch(told);
  });

  test("less than another college costs is no grant", () => {
    expect(answer("IN", "my offer from purdue is 20k. dayton is 9k less a year")).not.toContain(
      "less $9,000",
    );
  });
});

describe("whether it is free", () => {
  test.each<[StateCode | null, string, RegExp]>([
    ["NM", "is nm really free", /New Mexico Opportunity Scholarship pays tuition/],
    ["CA", "is community college really free in california for my son", /California College Promise Grant/],
    ["TX", "free tuition at rice, what's the catch", /charges no tuition to families with incomes/],
    ["MI", "umich in state tuition free family 72k?", /charges no tuition to families with incomes/],
  ])("%s: %s", (home, question, told) => {
    expect(answer(home, question)).toMatch(told);
  });
});

describe("what stands for no college of that name", () => {
  test("a place, a kind of college, and an agreement", () => {
    expect(answer(null, "I live on long island, how much is stony brook")).not.toContain("Long Island Univ");
    expect(answer("TX", "at Lone Star CC now, want to transfer to UH. how many credits")).not.toContain(
      "Charleston",
    );
    expect(answer("CA", "does TAG work for UCLA")).toMatch(/UCLA[\s\S]*don’t/);
    expect(answer("AZ", "asu or u of a for a 3.2 gpa, assured?")).not.toContain("Alaska");
    expect(answer("FL", "Florida state test optional?")).toContain(
      "Florida State University requires an SAT or ACT",
    );
  });
});

describe("what is said of the family", () => {
  test("two who earn, and how many live of it", () => {
    const told = answer(null, "I make 85k wife makes 22k, two kids, will we get any pell");
    expect(told).toContain("income $107,000");
    expect(told).toContain("family of 4");
    expect(answer(null, "we're 5 people and dad makes 48000, pell?")).toContain("family of 5");
  });

  test("an index that is low enough leaves no doubt of the grant", () => {
    expect(answer(null, "we make 48000, pell?")).toContain("a Pell Grant of $7,085 to $7,395");
  });

  test("a score before the grade average is a score, and a ninth grader a grade", () => {
    expect(answer(null, "1480 3.9 purdue")).toContain("SAT 1480");
    expect(answer("OK", "does my ninth grader need to sign up for oklahomas promise now")).toContain("2029");
  });
});
