/** What families type of themselves, and what must not be taken for it. */
import { describe, expect, test } from "vitest";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import { layOver, readValues, sayValue } from "./askedValues.ts";
import type { AskedValue, CounselorEntity } from "./counselor.ts";
import { foldQuestion } from "./foldQuestion.ts";

const ohio: CounselorEntity = { kind: "state", state: "OH" };

function say(typed: string, entities: readonly CounselorEntity[] = []): string {
  const { values, impossible } = readValues({ text: foldQuestion(typed), entities }, typed);
  return [...values.map((value) => sayValue(value)), ...impossible.map((one) => `not ${one}`)].join(", ");
}

describe("values in a question", () => {
  test.each([
    ["can i get into purdue with a 3.6", "3.6 GPA"],
    ["chances at ohio state 3,6 and 1350", "3.6 GPA, SAT 1350"],
    ["is 1290 good enough for penn state", "SAT 1290"],
    ["essays with 1200 words get in more often", ""],
    ["3.4 uw 4.1 w sat 1290 michigan??", "3.4 GPA, SAT 1290"],
    ["4.2 weighted", "4.2 weighted GPA"],
    ["my gpa says 3.24 but that has the honors points", "3.24 weighted GPA"],
    ["bought our house in 1999, now zillow says 1.7M, income 118k", "income $118,000"],
    ["my gpa is a 92 average", "average 92 of 100"],
    ["3.9/1450 for duke", "3.9 GPA, SAT 1450"],
    ["I have a 4.0 and a 32 ACT, top 5% of my class", "4.0 GPA, ACT 32, top 5% of the class"],
    ["my gpa is 4.0 and ACT 31", "4.0 GPA, ACT 31"],
    ["is a 1200 good for Ohio State", "SAT 1200"],
    ["tengo 3.5 y 1250 en el SAT", "3.5 GPA, SAT 1250"],
    ["what would Kenyon cost us, we make 62k, family of five", "income $62,000, family of 5"],
    ["we make 62.500 a year single mom", "income $62,500, one parent"],
    ["my parents earn $5k a month", "income $60,000"],
    ["my mom makes 900 a week", "income $46,800"],
    ["dad makes 85 thousand and mom makes 40k", "income $125,000"],
    ["somos cuatro y ganamos 40 mil", "income $40,000, family of 4"],
    ["we can only pay 15,000 a year", "$15,000 a year to pay"],
    ["im a junior with a 1200", "SAT 1200, 11th grade"],
    ["my son is a rising senior", "11th grade"],
    ["mine says SAI 8412", "SAI 8,412"],
    ["our efc came back 0", "SAI 0"],
    ["mi sai salió -1500", "SAI −1,500"],
    ["7,655 is our student aid index", "SAI 7,655"],
    ["i make 17 an hour", "income $35,360"],
    ["mom makes 38 and dad makes 41", "income $79,000"],
    ["mom makes 38 dad makes 41, divorced, i live w mom", "income $38,000, one parent"],
    ["we make 60 a year", "income $60,000"],
    ["180k income 60k savings 2 kids will we get anything", "income $180,000, $60,000 in savings"],
    ["household income 140k savings 30k will we get aid", "income $140,000, $30,000 in savings"],
    ["we have 25k in savings and make 70k do we get pell", "$25,000 in savings, income $70,000"],
    ["we have 25k in savings", "$25,000 in savings"],
    ["we have 30k saved", "$30,000 in savings"],
    ["grandma saved 30k, we make 60k", "income $60,000"],
    ["40k savings 120k family income any aid", "$40,000 in savings, income $120,000"],
    ["how much is dartmouth for 175k", "income $175,000"],
    ["cuanto cuesta para nosotros con 38 mil", "income $38,000"],
  ])("%s: %s", (typed, said) => {
    expect(say(typed)).toBe(said);
  });

  test.each([
    ["we live in @s, is it cheaper", "home in Ohio"],
    ["for a family making 95000 in @s", "income $95,000, home in Ohio"],
    ["colleges in @s", ""],
  ])("%s: %s", (typed, said) => {
    expect(say(typed, [ohio])).toBe(said);
  });

  test.each([
    "tuition 12000 a year?",
    "i owe 25,000 in loans",
    "in 2027 do i need 3 letters",
    "is there a 3.0 minimum for HOPE",
    "we have 30k in a 401k",
    "my 401k shows as income",
    "the 401(k) that we cashed out counts as income",
    "the 25th percentile, 75th",
    "cost for 4 years",
    "is 1.5 hours too far",
    "colleges under 20k for families",
    "sai 2027 form",
    "our sai is 40% of income",
    "what do juniors do in college",
    "a 20,000 scholarship",
    "",
    "🎓🎓 \u202e 3",
  ])("nothing in: %s", (typed) => {
    expect(say(typed)).toBe("");
  });

  test.each([
    ["SAT of 1650 possible at MIT?", "not SAT 1650"],
    ["act 41", "not ACT 41"],
    ["gpa of 37", "not GPA 37"],
  ])("%s: %s", (typed, said) => {
    expect(say(typed)).toBe(said);
  });

  test("they stand in place of the plan's for one answer, and the plan stays", () => {
    const plan = {
      ...makeEmptyPlan("one", "2026-11-27T12:00:00Z"),
      aid: { "first.agi": 90_000 },
    };
    const held = JSON.stringify(plan);
    const values: AskedValue[] = [
      { kind: "gpa", value: 92, scale: "percent" },
      { kind: "incomeUsd", value: 50_000 },
      { kind: "homeState", state: "OH" },
    ];
    const asked = layOver(plan, values);
    expect(asked.profile).toMatchObject({ gpa: 92, gpaScale: "percent", homeState: "OH", homeZip: null });
    expect(asked.money.familyIncomeUsd).toBe(50_000);
    // Aid answers of another income would decide the price.
    expect(asked.aid).toEqual({});
    expect(JSON.stringify(plan)).toBe(held);
  });
});
