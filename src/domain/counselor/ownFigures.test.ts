/** Questions with figures of the family's own, asked as they are typed: which tool answers, and what it says. */
import { describe, expect, test } from "vitest";
import { allStatePrograms } from "#domain/aid/allStatePrograms.ts";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { answerReading } from "./answerReading.ts";
import { tellGivenIndex } from "./answers/givenIndex.ts";
import { createClassifier } from "./classifier.ts";
import type { CounselorReading } from "./counselor.ts";
import { buildDictionary } from "./dictionary.ts";
import { intentWeights } from "./intentWeights.ts";
import { normalizeQuestion } from "./normalize.ts";
import { readQuestion } from "./readQuestion.ts";

const all = loadShippedColleges();
const dictionary = buildDictionary({ colleges: all.summaries, programs: allStatePrograms });
const classifier = createClassifier(intentWeights);
const today = "2026-11-26";
const context = {
  colleges: all.summaries,
  byUnitId: new Map(all.summaries.map((college) => [college.unitId, college])),
  deadlines: [],
  majors: all.majors(),
  plan: makeEmptyPlan("plan", `${today}T00:00:00.000Z`),
  today,
};

/** The last of several messages, parted by "»". */
function ask(typed: string) {
  const messages = typed.split(" » ").map((message) => normalizeQuestion(message));
  let previous: CounselorReading | null = null;
  let read = null;
  for (const message of messages) {
    read = readQuestion(message, { dictionary, classifier, previous, planUnitIds: [] });
    previous = read.reading;
  }
  if (read === null) throw new Error("Nothing is asked.");
  return { read, ...answerReading(read, messages.at(-1) ?? "", context) };
}

describe("an index that the family was given", () => {
  test.each([
    [-1_500, "An SAI of −1,500 means the largest Pell Grant: $7,395"],
    [0, "means the largest Pell Grant: $7,395"],
    [3_200, "means a Pell Grant of $4,195"],
    [6_655, "means a Pell Grant of $740"],
    [
      6_656,
      "too high for a Pell Grant calculated from it. Using the 2026-27 amounts, that grant ends at 6,655",
    ],
    [14_789, "You may still get the smallest grant, $740"],
    [14_790, "means no Pell Grant: under the 2026-27 rules, nobody gets one at 14,790 or above"],
  ])("%i", (index, said) => {
    const { text, sources } = tellGivenIndex(index);
    expect(text).toContain(said);
    expect(text).toContain("The index is not a bill");
    expect(sources).toHaveLength(1);
  });

  test("an income said after it asks for another one", () => {
    expect(ask("our sai is 9000 » what would it be if we make 40k").text).toContain("no savings to report");
  });
});

test("what a college costs is no income", () => {
  const { values = [] } = ask("my dream school is 80k and we make 110k");
  expect(values.map(({ text }) => text)).toEqual(["income $110,000"]);
});

test.each([
  ["can a b+ student get into unc", "3.3 GPA"],
  ["straight A's, chances at duke", "4.0 GPA"],
  ["As and Bs, can i get into ohio state", "3.5 GPA"],
  ["c plus average, penn state chances", "2.3 GPA"],
])("grades in letters: %s", (typed, said) => {
  expect(ask(typed).values?.map(({ text }) => text)).toContain(said);
});

test.each([
  "im a student can i get into purdue",
  "do i need a b average to get into iowa state",
  "is plan a and b fine for ohio state",
])("no grades in letters: %s", (typed) => {
  expect(ask(typed).values).toEqual([]);
});

test("of two states home is the one that is called so", () => {
  const { values = [] } = ask("she wants to go far (oregon, from north carolina), is it worth it");
  expect(values.map(({ text }) => text)).toEqual(["home in North Carolina"]);
});

test("a budget in thousands is no score, and first-years' chances are no transfer's", () => {
  const { values = [] } = ask("3.4, New Hampshire. Budget is 30");
  expect(values.map(({ text }) => text)).toContain("$30,000 a year to pay");
  const { text } = ask("what gpa do you need to transfer from nova community college to uva, i have 3.45");
  expect(text).not.toContain("Your chance");
});

test("where nobody said where home is, a public college has two prices", () => {
  const { text } = ask("how much is ohio state for a family making 75k");
  expect(text).toMatch(/ as Ohio residents, or \$[\d,]+ to \$[\d,]+ a year coming from another state, in /);
  expect(text).not.toContain("without your home state");
  expect(ask("how much is ohio state for a kid from texas making 75k").text).not.toContain("residents, and");
  expect(ask("how much is rice for a family making 75k").text).not.toContain("residents");
});

describe("which tool answers", () => {
  test.each([
    ["mine says SAI 8412, what does it mean", "studentAidIndex", "An SAI of 8,412"],
    ["i make 17 an hour, do we get pell", "studentAidIndex", "Pell Grant of $7,395"],
    ["univ of texas at dallas 78k income in state", "price", "as Texas residents"],
    ["will i pay in state if i go to purdue from illinois with 55k income", "price", "another state"],
    ["usc price south carolina resident", "price", "University of South Carolina-Columbia"],
    ["cost of indiana bloomington resident » with my moms income 52k", "price", "Indiana University-Bloom"],
    ["chances at purdue » what about a 3.9", "chance", "Purdue"],
    ["Gpa 4.7 weighted, does that mean im in at uva in state", "chance", "University of Virginia"],
    ["texas a&m 3.5 gpa top 20 percent class", "assuredAdmission", "Your chance at Texas A&M"],
    ["change my income to 70k", "proposeChange", "$70,000"],
    ["how much is alabama really if we make 95k. we live in ohio", "price", "University of Alabama"],
    ["4.31 w, 1520, applying ucla ucsd cal poly slo. is this list ok", "chance", "Los Angeles: up to"],
    ["he put Truman State, Mizzou and SLU. 29 ACT. are any of these reach?", "chance", "Saint Louis"],
    ["need a safety for cs, i'm in washington state, 3.6, 1370", "searchColleges", "three in four"],
    [
      "thinking of UMass Amherst vs UConn, from massachusetts",
      "compare",
      "at every income, its price range is below",
    ],
    [
      "do we qualify for the illinois map grant at 61k, family of four",
      "statePrograms",
      "Monetary Award Program",
    ],
    ["is usc worth the debt", "collegeFacts", "Ten years after starting there"],
    ["2.9 where can he go", "searchColleges", "other open-admission colleges admit everyone"],
    ["3.1 gpa and 22 act what are my options", "searchColleges", "three in four or better"],
    ["im in 10th what now", "nextSteps", "Next:"],
    ["do you pay less if you live at home for temple", "price", "Living at home instead would cost about $"],
    [
      "is nyu affordable if we make 75k",
      "price",
      "it charges no tuition to families with incomes under $100,000",
    ],
    ["whats my chance of getting in w 3.9 and 1400", "chance", "of the 1,533 four-year colleges I know."],
    ["can i get into cornell with a 3.8", "chance", "requires an SAT or ACT score."],
    ["TOPS with a 19 ACT?", "statePrograms", "your ACT 19 is below the ACT 20 it asks for. TOPS Perf"],
  ])("%s: %s", (typed, tool, said) => {
    const answer = ask(typed);
    expect(answer.tool).toBe(tool);
    expect(answer.text).toContain(said);
  });

  test.each([
    "is a low SAI good",
    "is it bad that our SAI is so high",
    "our income is too much for the fafsa",
  ])("%s: a card's, so it is not asked back for an income", (typed) => {
    expect(ask(typed).text).not.toContain("I need your family’s income");
  });
});

describe("a major that has a rate of its own", () => {
  test("is told with it, and how it is switched into", () => {
    const { text } = ask("uiuc cs acceptance rate");
    expect(text).toContain("Computer Science admitted 7.4% of applicants in fall 2025");
    expect(text).not.toContain("does not publish");
  });

  test("counts in the chance, and no chance of the plan’s majors is drawn", () => {
    const whole = ask("chance at uw seattle with a 3.9");
    const major = ask("chance at uw seattle for computer science with a 3.9");
    expect(whole.text).toContain("a target school");
    expect(major.text).toContain("a reach school");
    expect(major.text).toContain("Your chance takes that into account.");
    expect(major.parts.map(({ kind }) => kind)).not.toContain("chance");
  });
});
