/** What families ask of state programs in their own words: several things at once, too late or not, free or not, and what only some can get. */
import { describe, expect, test } from "vitest";
import { allStatePrograms } from "#domain/aid/allStatePrograms.ts";
import type { StateCode } from "#domain/college/states.ts";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import { loadShippedColleges } from "../../../../test/support/shippedColleges.ts";
import { answerReading } from "../answerReading.ts";
import { createClassifier } from "../classifier.ts";
import type { CounselorReading } from "../counselor.ts";
import { buildDictionary } from "../dictionary.ts";
import { intentWeights } from "../intentWeights.ts";
import { normalizeQuestion } from "../normalize.ts";
import { readQuestion } from "../readQuestion.ts";

const today = "2026-11-27";
const all = loadShippedColleges();
const dictionary = buildDictionary({ colleges: all.summaries, programs: allStatePrograms });
const classifier = createClassifier(intentWeights);
const empty = makeEmptyPlan("plan", `${today}T00:00:00.000Z`);
const context = {
  colleges: all.summaries,
  byUnitId: new Map(all.summaries.map((college) => [college.unitId, college])),
  deadlines: [],
  majors: null,
  today,
};

function ask(typed: string, homeState: StateCode | null = null, previous: CounselorReading | null = null) {
  const question = normalizeQuestion(typed);
  const read = readQuestion(question, {
    dictionary,
    classifier,
    previous,
    planUnitIds: [],
    homeState,
  });
  const plan = { ...empty, profile: { ...empty.profile, homeState } };
  return { read, text: answerReading(read, question, { ...context, plan }).text };
}

const count = (text: string, words: string) => text.split(words).length - 1;

describe("all that is asked is told", () => {
  test.each([
    ["cal grant what do i have to do and by when", "CA", ["File the FAFSA", "March 2, 2027"]],
    [
      "how do i apply for the MAP grant in illinois and when",
      null,
      ["no separate MAP form", "no fixed date"],
    ],
    ["PHEAA grant deadline and how to apply", null, ["May 1, 2027", "State Grant form"]],
    ["oregon promise gpa and deadline", null, ["GPA of 2.0", "June 3, 2024"]],
    ["west virginia promise how much and when", null, ["$5,500", "March 1, 2027"]],
    ["wv promise deadline and requirements", null, ["March 1, 2027", "SAT 1080 or ACT 21"]],
    ["georgia hope gpa and how do i keep it", null, ["asks for a GPA of 3.0", "you keep a 3.0 GPA"]],
  ] as const)("%s", (question, home, told) => {
    const { text } = ask(question, home);
    for (const words of told) expect(text).toContain(words);
  });

  test("dates that several awards share are told once, with the place where one differs", () => {
    const { text } = ask("cal grant what do i have to do and by when");
    expect(text).toContain("Cal Grants A, B, and C (California), for students");
    expect(text).toContain("at a community college, to apply by about September 2, 2027");
    expect(count(text, "March 2, 2027")).toBe(1);
    expect(ask("when is tops due in louisiana").text).toContain(
      "TOPS Opportunity, Performance, Honors, and Excellence Awards (Louisiana)",
    );
    expect(ask("when is bright futures due").text).toContain(
      "Bright Futures: Florida Academic Scholars, Bright Futures: Florida Medallion Scholars, and Gold Seal",
    );
  });
});

describe("whether it has to be paid back", () => {
  test.each([
    ["is TAP a loan", /^No\. .*TAP.* isn’t a loan: you don’t pay it back/],
    ["do i have to pay back the cal grant", /^No\. None of these is a loan/],
    ["is the kansas promise a loan", /as long as you keep its rule\. .*the scholarship becomes a loan/],
    [
      "is the north carolina teaching fellows award a loan",
      /^(?!.*isn’t a loan).*The award is a loan, forgiven/s,
    ],
    ["do you have to pay back the excelsior scholarship if you move", /becomes a loan/],
  ] as const)("%s", (question, told) => {
    expect(ask(question).text).toMatch(told);
  });
});

describe("a turn after a program", () => {
  const follow = (first: string, next: string, home: StateCode | null = null) =>
    ask(next, home, ask(first, home).read.reading).text;

  test("asks where it is applied for, and whether it is a loan", () => {
    const text = follow("do i automatically get TAP", "ok where do i do that and is it a loan", "NY");
    expect(text).toContain("the TAP application with HESC");
    expect(text).toContain("isn’t a loan");
  });

  test("tells a grade to keep it with", () => {
    const text = follow("how do i keep HOPE in georgia", "i have a 2.8 after first year, any way to fix it");
    expect(text).toContain("To keep HOPE Scholarship (Georgia)");
  });

  test("that is not understood asks what it asks for", () => {
    const text = follow(
      "do i need volunteer hours for bright futures",
      "can i use my grocery job instead",
      "FL",
    );
    expect(text).toContain("100 hours of paid work");
  });
});

test("whether a student gets it is no yes to its steps", () => {
  expect(
    ask("i have a 3.8 on my transcript and a 1250 sat, so do i get zell miller?", "GA").text,
  ).not.toMatch(/^Yes/);
  expect(ask("do i have to apply for the zell miller scholarship", "GA").text).toMatch(/^Yes/);
});

test("the FAFSA is no yes where the steps name another form", () => {
  expect(ask("do we need to do the fafsa for bright futures").text).not.toMatch(/^Yes/);
  expect(ask("do we need to do the fafsa for the PHEAA grant").text).toMatch(/^Yes/);
});

test("a GPA that the state works out itself is told as that", () => {
  expect(ask("do i get hope in georgia with a 3.6").text).toContain("works out its own GPA");
});

test("a gold seal on a letter is no program", () => {
  expect(
    ask("we got a letter with a gold seal asking for a $79 fee, is it legit").read.reading?.tool,
  ).not.toBe("statePrograms");
});

describe("a yes or no before a date says what it means", () => {
  test.each([
    ["missed the tn promise app by a month can they still take me", "No, the day to apply has passed. "],
    ["can i still apply for tennessee promise", "No, the day to apply has passed. "],
    ["is it too late for tennessee promise", "Yes, the day to apply has passed. "],
    ["did i miss the tennessee promise deadline", "Yes, the day to apply has passed. "],
    ["is it too late to apply for bright futures", "No, it is not too late. "],
    ["did i miss the cal grant deadline", "No, it is not too late. "],
    ["oklahomas promise can i still sign up im a senior", "Yes, there is still time. "],
    ["is it too late for the MAP grant in illinois", "No, it is not too late. "],
  ])("%s", (question, answer) => {
    expect(ask(question).text.startsWith(answer)).toBe(true);
  });

  test("who is too late for one program is told what else the state takes", () => {
    const { text } = ask("can i still apply for tennessee promise");
    expect(text).toContain("Still open in Tennessee with the FAFSA: Tennessee HOPE Scholarship, by ");
  });
});

describe("a name that is also a college's", () => {
  test.each([
    ["hope vs zell miller gpa needed in ga", null],
    ["hope vs zell miller gpa needed", null],
    ["zell miller vs hope what do i need", "GA"],
  ] as const)("%s: both programs", (question, home) => {
    const { read } = ask(question, home);
    expect(
      read.reading?.entities.map((one) => (one.kind === "program" ? one.id : one.kind)).toSorted(),
    ).toEqual(["georgiaHope", "georgiaZellMiller"]);
  });

  test.each([
    ["what gpa do i need for hope", "GA", "georgiaHope"],
    ["tn hope can i lose it", null, "tennesseeHope"],
    ["what gpa for hope in ga", null, "georgiaHope"],
  ] as const)("%s", (question, home, id) => {
    expect(ask(question, home).read.reading?.entities).toContainEqual({ kind: "program", id });
  });

  test("in a list with a college it stays the college at home, too", () => {
    const { read } = ask("Calvin or Hope?", "GA");
    expect(read.reading?.entities.every(({ kind }) => kind === "college")).toBe(true);
  });
});

describe("what is not known is not granted", () => {
  test("an income within the limit is no promise while other rules are open, and free is not all", () => {
    const { text } = ask("does excelsior mean college is free for us, parents make 110k", "NY");
    expect(text).not.toContain("you qualify");
    expect(text).toMatch(/^Not entirely\. /);
    for (const words of [
      "the limit is $125,000 a year, and yours is $110,000",
      "30 credits a year",
      "stay in the state",
      "You still pay for fees, books, housing and food",
    ])
      expect(text.toLowerCase()).toContain(words.toLowerCase());
  });

  test.each([
    [
      "washington college grant income limit family of 4 making 70k",
      /^Yes\. .*limit for a family of 4 is about \$131,000 a year \(2025-26\), and yours is \$70,000\. At that income, it pays all tuition/,
    ],
    ["washington college grant income limit family of 4 making 170k", /^No\. .*yours is \$170,000/],
    ["oklahoma's promise income limit we make 55k", /^It depends on your family\. .*one or two children/],
    ["nj ccog income limit we make 70k", /^Yes, by income\. .*half of the tuition/],
    ["can i get the texas grant at a community college", /^No\. .*not at a community college/],
    ["can i use bright futures at a private school", /Ask the agency whether it pays at a private college/],
  ])("%s", (question, told) => {
    const { text } = ask(question);
    expect(text).toMatch(told);
    expect(text).not.toContain("could not confirm at a public college");
  });

  test("a program that enrolls earlier grades says so first, and names what else goes by need", () => {
    for (const question of [
      "21st century scholars indiana can i sign up now im a junior",
      "21st century scholars can my 11th grader still sign up",
    ])
      expect(ask(question).text).toMatch(
        /^No, unless you were signed up then: students are enrolled in grade 7 or 8\. Otherwise, look at the Frank O’Bannon Grant/,
      );
    expect(ask("can we still sign up for 21st century scholars").text).toMatch(
      /^Students are enrolled in grade 7 or 8/,
    );
    expect(ask("next generation scholars maryland can i sign up im a junior").text).not.toMatch(/^No/);
  });
});

test("that there is time is no answer to who falls short", () => {
  const { text } = ask("can my daughter still get the hope scholarship in georgia if she has a 2.9");
  expect(text).not.toMatch(/^Yes/);
  expect(text).toContain("Your 2.9 is below the GPA of 3.0");
});

describe("a place in class is held against the rule", () => {
  test.each([
    [
      "governors merit scholarship ohio how do i apply im like #6 of 140",
      "top 4.3% of your class is within the top 5%",
    ],
    [
      "my son is 12/240 will he get ohio governors merit scholarship",
      "top 5% of your class is within the top 5%",
    ],
    [
      "im 14th out of 200 do i get the ohio governors merit scholarship",
      "top 7% of your class is not within the top 5%",
    ],
    ["ohio governors merit top 6 percent im top 7", "top 7% of your class is not within the top 5%"],
  ])("%s", (question, told) => {
    expect(ask(question).text).toContain(told);
  });
});

describe("by need, and free tuition", () => {
  test.each([
    [
      "does ohio have a grant for poor kids like me",
      /^Yes\. Ohio College Opportunity Grant: .*It asks .*File the FAFSA/s,
      /Merit/,
    ],
    ["im broke does georgia help", /^DREAMS Scholarship/, /Zell Miller/],
    ["grants in louisiana for students with low income", /^Louisiana GO Grant/, /TOPS/],
  ])("%s", (question, told, leftOut) => {
    const { text } = ask(question);
    expect(text).toMatch(told);
    expect(text).not.toMatch(leftOut);
  });

  test("free community college comes with who gets it and how", () => {
    const { text } = ask("is community college free in michigan now");
    expect(text).toMatch(/^Yes, for students who qualify: Community College Guarantee/);
    expect(text).toContain("you start college within 15 months of high school");
    expect(text).toContain("File the FAFSA every year");
    expect(ask("is community college free in maine").text).toMatch(/^Not for the class of 2027/);
    expect(ask("im 34, is community college free in michigan").text).toContain(
      "what the state pays for adults",
    );
    expect(ask("is community college free in california").text).not.toContain("Cal Grant B");
  });
});

describe("no yes or no is said where none is known", () => {
  test("a day of one's own that may be too late is told the dates", () => {
    expect(ask("is june too late for the cal grant").text).toMatch(/^Cal Grants A, B, and C/);
    expect(ask("is it too late for the cal grant").text).toMatch(/^No, it is not too late/);
  });

  test("whether there is another form is said by the steps, and with yes only where the record has one", () => {
    const { text } = ask("do i need another form for the map grant besides fafsa");
    expect(text).toMatch(/^Monetary Award Program/);
    expect(text).toContain("There is no separate MAP form");
    expect(ask("is there a separate form for CCOG in new jersey").text).toMatch(/^Yes\. /);
  });
});
