/** What a question says of the student's home, of a transfer, and of colleges that closed, merged or bear a new name. */
import { describe, expect, test } from "vitest";
import { allStatePrograms } from "#domain/aid/allStatePrograms.ts";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { answerReading } from "./answerReading.ts";
import { createClassifier } from "./classifier.ts";
import { buildDictionary } from "./dictionary.ts";
import { intentWeights } from "./intentWeights.ts";
import { normalizeQuestion } from "./normalize.ts";
import { readQuestion } from "./readQuestion.ts";

const all = loadShippedColleges();
const dictionary = buildDictionary({ colleges: all.summaries, programs: allStatePrograms });
const classifier = createClassifier(intentWeights);
const today = "2026-11-27";
const context = {
  colleges: all.summaries,
  byUnitId: new Map(all.summaries.map((college) => [college.unitId, college])),
  deadlines: all.summaries.flatMap(({ unitId }) => all.detailsOf(unitId).deadlines),
  majors: all.majors(),
  plan: makeEmptyPlan("plan", `${today}T00:00:00.000Z`),
  today,
};

function ask(typed: string) {
  const question = normalizeQuestion(typed);
  const read = readQuestion(question, { dictionary, classifier, previous: null, planUnitIds: [] });
  return { read, ...answerReading(read, question, context) };
}

describe("a college that closed, merged or has a new name says so, whatever is asked", () => {
  test.each([
    ["can I apply to University of the Arts", /^University of the Arts closed on June 7, 2024/],
    ["what happened to Cabrini", /^Cabrini University closed on May 11, 2024/],
    ["how much does cabrini cost", /^Cabrini University closed/],
    ["my chances at cabrini with a 3.4", /^Cabrini University closed/],
    ["when is the Cabrini deadline", /^Cabrini University closed/],
    ["can i still go to Wells College", /^Wells College closed/],
    ["what happened to Mills College", /^Mills College is called Northeastern University Oakland now\.$/],
    ["is Marymount Manhattan closed", /^Marymount Manhattan College takes no new first-years/],
    ["deadline for Marymount Manhattan", /^Marymount Manhattan College takes no new first-years/],
    ["did Kenyon close", /I have no record that Kenyon College closed, merged or changed its name/],
    ["is Denison still open", /no record that Denison University closed/],
  ])("%s", (question, told) => {
    const { kind, text, sources } = ask(question);
    expect(kind).toBe("answer");
    expect(text).toMatch(told);
    expect(sources.length).toBeGreaterThan(0);
  });

  test("a word that is also a closed college's is not taken for it", () => {
    expect(ask("how do i make a presentation for my college interview").text).not.toContain("closed");
    expect(ask("who was abraham lincoln").text).not.toContain("closed");
  });
});

describe("a transfer never gets first-year rules", () => {
  test.each([
    "what's the transfer deadline at UNC",
    "can I transfer to Ohio State with a 3.0 from community college",
    "what gpa do i need to transfer to UCLA",
    "chances of transferring to Cornell with a 3.8",
    "transfer acceptance rate at Cornell",
    "when is the transfer application due at Purdue",
    "i want to transfer into michigan with a 3.5, whats my chance",
    "puedo transferirme a Ohio State con un 3.2",
  ])("%s", (question) => {
    const { tool, text, facts } = ask(question);
    expect(tool === "writtenPages" || tool === null).toBe(true);
    expect(facts).toEqual([]);
    expect(text).not.toMatch(/\d%|January|November|\$/);
  });
});

describe("home", () => {
  test.each([
    ["im from ohio, when is the georgia tech early action deadline", "out-of-state", "in-state"],
    ["out of state early action deadline georgia tech", "out-of-state", "in-state"],
    ["we live in georgia, when is georgia tech early action due", "in-state", "out-of-state"],
    ["georgia tech early action deadline, zip 30309", "in-state", "out-of-state"],
  ])("the date of those who live where it is said: %s", (question, own, other) => {
    const { text } = ask(question);
    expect(text).toContain(`early action (${own})`);
    expect(text).not.toContain(`early action (${other})`);
  });

  test.each([
    ["we live in 43215, how much is ohio state", "OH"],
    ["how much is Purdue, zip 46204", "IN"],
    ["zip code 02139, cost of umass amherst", "MA"],
  ])("a ZIP code is a home: %s", (question, state) => {
    expect(ask(question).values?.map(({ value }) => value)).toContainEqual({ kind: "homeState", state });
  });

  test("a ZIP code is no income", () => {
    expect(
      ask("we live in 43215 and make 80k, how much is ohio state").values?.map(({ value }) => value),
    ).toEqual(
      expect.arrayContaining([
        { kind: "incomeUsd", value: 80_000 },
        { kind: "homeState", state: "OH" },
      ]),
    );
  });
});

describe("yes or no comes first", () => {
  test.each([
    ["can i still apply to Purdue", "Yes, you can still apply. "],
    ["is it too late to apply to Denison", "No, it is not too late. "],
    ["is it too late for Denison? what else in ohio can i still do", "No, it is not too late. "],
    [
      "can i still get the Tennessee Promise if i missed the november deadline",
      "No, the day to apply has passed. ",
    ],
    ["is Purdue test optional", "No. "],
    ["does Purdue require the sat", "Yes. "],
    ["does Denison require the SAT", "No. "],
    ["does Ohio State have nursing", "Yes. "],
    ["does Kenyon have early decision", "Yes. "],
    ["can we afford ohio state on 80k, we can pay 12000 a year, we live in ohio", "No. "],
  ])("%s", (question, answer) => {
    expect(ask(question).text.startsWith(answer)).toBe(true);
  });
});

test("two colleges are answered for both, with the family's own income", () => {
  const { text, tool } = ask("how much do purdue and ohio state cost on 80k");
  expect(tool).toBe("price");
  expect(text).toMatch(/Purdue University: \$.*Ohio State University: \$/);
});

test("four colleges are each answered; of five it is said which is left out", () => {
  expect(ask("chances at Purdue, Kenyon, Denison and Oberlin with a 3.6").text).toMatch(
    /Purdue.*Kenyon.*Denison.*Oberlin/,
  );
  const { text } = ask("when are Purdue, Kenyon, Denison, Oberlin and Grinnell due");
  for (const name of ["Purdue", "Kenyon", "Denison", "Oberlin", "Grinnell"]) expect(text).toContain(name);
});

test("an income with a family's size makes an index and a Pell Grant, said and as numbers", () => {
  const { text, aid, tool } = ask("what's our SAI, family of 4 making 62k");
  expect(tool).toBe("studentAidIndex");
  expect(aid).toEqual({
    awardYear: "2027-28",
    indexLow: expect.any(Number),
    indexHigh: 1_203,
    pellLowUsd: 6_190,
    pellHighUsd: 7_395,
  });
  expect(text).toContain("$6,190 to $7,395 a year");
});

test("UCs are several campuses, and no college whose initials are UCS", () => {
  for (const typed of ["Do UCs take SAT scores?", "are UCs hard to get into"])
    expect(ask(typed).read.reading?.entities ?? []).toEqual([]);
});
