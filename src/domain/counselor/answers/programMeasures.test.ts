/** Questions about state programs as families type them: the right state's program, what is asked of it, its figure and year. */
import { describe, expect, test } from "vitest";
import { allStatePrograms } from "#domain/aid/allStatePrograms.ts";
import type { StateCode } from "#domain/college/states.ts";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import { loadShippedColleges } from "../../../../test/support/shippedColleges.ts";
import { answerReading } from "../answerReading.ts";
import { createClassifier } from "../classifier.ts";
import { type CounselorReading, programMeasures } from "../counselor.ts";
import { buildDictionary } from "../dictionary.ts";
import { intentWeights } from "../intentWeights.ts";
import { normalizeQuestion } from "../normalize.ts";
import { readQuestion } from "../readQuestion.ts";

const today = "2026-11-27";
const all = loadShippedColleges();
const dictionary = buildDictionary({ colleges: all.summaries, programs: allStatePrograms });
const classifier = createClassifier(intentWeights);
const empty = makeEmptyPlan("plan", `${today}T00:00:00.000Z`);
const makeContext = (homeState: StateCode | null) => ({
  colleges: all.summaries,
  byUnitId: new Map(all.summaries.map((college) => [college.unitId, college])),
  deadlines: [],
  majors: null,
  plan: { ...empty, profile: { ...empty.profile, homeState } },
  today,
});

function ask(typed: string, homeState: StateCode | null = null, previous: CounselorReading | null = null) {
  const question = normalizeQuestion(typed);
  const read = readQuestion(question, { dictionary, classifier, previous, planUnitIds: [], homeState });
  return { read, answer: answerReading(read, question, makeContext(homeState)) };
}

/** The states of the programs that were read. */
const listStates = (reading: CounselorReading | null) => [
  ...new Set(
    (reading?.entities ?? []).flatMap((entity) =>
      entity.kind === "program" ? [dictionary.programStates.get(entity.id)] : [],
    ),
  ),
];

describe("a program's name leads to its state", () => {
  test.each([
    ["how much is the cal grant", "CA"],
    ["excelsior scholarship income limit", "NY"],
    ["what gpa for bright futures", "FL"],
    ["who gets zell miller", "GA"],
    ["when is ocog due", "OH"],
    ["tennessee promise deadline", "TN"],
    ["palmetto fellows requirements", "SC"],
    ["KEES money", "KY"],
    ["how much does hathaway pay", "WY"],
    ["TOPS scholarship gpa", "LA"],
    ["texas grant income limit", "TX"],
    ["hazlewood act who qualifies", "TX"],
    ["tuition equalization grant how do i apply", "TX"],
    ["MAP grant deadline illinois", "IL"],
    ["PHEAA grant amount", "PA"],
    ["oregon opportunity grant amount", "OR"],
    ["21st century scholars requirements", "IN"],
    ["frank o'bannon grant", "IN"],
    ["bright flight act score", "MO"],
    ["a+ scholarship missouri", "MO"],
    ["NJ STARS who gets it", "NJ"],
    ["CCOG income limit", "NJ"],
    ["VTAG how much", "VA"],
    ["washington college grant income limit", "WA"],
    ["oklahoma's promise income limit", "OK"],
    ["north star promise minnesota", "MN"],
    ["MassReconnect who is it for", "MA"],
    ["arkansas academic challenge amount", "AR"],
    ["millennium scholarship nevada gpa", "NV"],
    ["new mexico opportunity scholarship amount", "NM"],
    ["michigan achievement scholarship amount", "MI"],
    ["idaho launch deadline", "ID"],
    ["mtag mississippi amount", "MS"],
    ["WV promise act score", "WV"],
    ["dctag how much", "DC"],
    ["802 opportunity vermont", "VT"],
  ] as const)("%s", (question, state) => {
    const { read } = ask(question);
    expect(read.reading?.tool).toBe("statePrograms");
    expect(listStates(read.reading)).toEqual([state]);
  });

  test.each([
    ["how much is HOPE", "TN", "TN"],
    ["how much is HOPE", "SC", "SC"],
    ["what gpa for hope in georgia", "TN", "GA"],
    ["how much is TAG", "VA", "VA"],
    ["how much is TAG", "NJ", "NJ"],
    ["when is the promise scholarship due", "WV", "WV"],
    ["i live in oregon, when is the promise due", null, "OR"],
    ["opportunity scholarship gpa", "SD", "SD"],
    ["tuition grant deadline", "IA", "IA"],
  ] as const)("%s, from %s", (question, home, state) => {
    expect(listStates(ask(question, home).read.reading)).toEqual([state]);
  });

  test.each([
    "what GPA for HOPE",
    "how much is TAG",
    "when is the promise scholarship due",
    "who gets the opportunity scholarship",
  ])("%s: without a state, which one is meant is asked, and each choice gets its own answer", (question) => {
    const { answer } = ask(question);
    expect(answer.kind).toBe("choices");
    expect(answer.text).toMatch(/^Which state do you mean\?/);
    const choices = answer.choices ?? [];
    expect(choices.length).toBeGreaterThan(1);
    for (const choice of choices) {
      const chosen = ask(choice.question);
      expect(chosen.read.reading?.entities, choice.question).toContainEqual({
        kind: "program",
        id: choice.cardId,
      });
      expect(chosen.answer.kind).toBe("answer");
    }
  });

  test("a state that has no program of the name is asked about as a state", () => {
    const { read } = ask("does michigan have a promise program");
    expect(read.reading).toMatchObject({ tool: "statePrograms", entities: [{ kind: "state", state: "MI" }] });
  });

  test("a college called Hope and the hope to study somewhere are no program", () => {
    expect(listStates(ask("Calvin or Hope?").read.reading)).toEqual([]);
    expect(listStates(ask("i hope to study in georgia what aid is there").read.reading)).toEqual([]);
  });
});

describe("what is asked of it is answered", () => {
  test.each([
    [
      "how much is the Cal Grant",
      "amount",
      ["Cal Grant A", "Cal Grant B", "Cal Grant C", "$9,358", "2025-26"],
    ],
    ["what GPA for HOPE in Georgia", "gpa", ["GPA of 3.0 or higher"]],
    ["income limit for Excelsior", "income", ["$125,000", "2026-27"]],
    ["when is OCOG due", "dueDate", ["October 1, 2027"]],
    [
      "do I need to apply for Bright Futures",
      "how",
      ["Yes. ", "Florida Financial Aid Application", "August 31, 2027"],
    ],
    ["is Bright Futures automatic", "how", ["No. ", "Florida Financial Aid Application"]],
    ["do you have to apply for Bright Flight", "how", ["No. "]],
    ["who gets TAP in New York", "who", ["you live in New York", "$125,000"]],
    ["what SAT for Florida Medallion", "gpa", ["SAT 1190", "ACT 24"]],
    [
      "is there an income limit on the New Mexico Opportunity Scholarship",
      "income",
      ["No. ", "no income limit"],
    ],
    ["is the Oregon Promise need based", "income", ["Yes. ", "25,000"]],
    [
      "can i still apply for tennessee promise",
      "dueDate",
      [
        "No, the day to apply has passed. ",
        "November 2, 2026 (passed)",
        "April 1, 2027",
        "Still open in Tennessee",
      ],
    ],
    ["is it too late for tennessee promise", "dueDate", ["Yes, the day to apply has passed. "]],
    [
      "do we make too much for the excelsior scholarship, we make 95k",
      "income",
      ["No. ", "the limit is $125,000 a year, and yours is $95,000"],
    ],
    ["do we make too much for the excelsior scholarship, we make 195k", "income", ["Yes. "]],
    ["i have a 3.2, is that enough for zell miller", "gpa", ["Your 3.2 is below the GPA of 3.7"]],
    ["que promedio pide bright futures", "gpa", ["GPA of 3.5"]],
  ] as const)("%s", (question, measure, told) => {
    const { read, answer } = ask(question);
    expect(read.reading).toMatchObject({ tool: "statePrograms", measure });
    for (const words of told) expect(answer.text).toContain(words);
    expect(answer.sources.length).toBeGreaterThan(0);
    expect(answer.sources.every(({ year }) => year !== "")).toBe(true);
  });

  test("the question after it keeps the program", () => {
    const before = ask("how much is the south dakota opportunity scholarship").read.reading;
    const { read, answer } = ask("what gpa do you need for it", null, before);
    expect(read.reading).toMatchObject({ tool: "statePrograms", measure: "gpa" });
    expect(answer.text).toContain("GPA of 3.0");
  });

  test.each([
    [
      "does Tennessee pay for community college",
      "TN",
      "Tennessee Promise pays tuition and fees that other grants don’t cover",
    ],
    ["free tuition new mexico", "NM", "New Mexico Opportunity Scholarship pays"],
    ["what does Ohio give", "OH", "Ohio College Opportunity Grant ($4,000 a year, 2025-26)"],
    ["is community college free in wyoming", "WY", "no state program in Wyoming that pays all"],
  ] as const)("%s", (question, state, told) => {
    const { read, answer } = ask(question);
    expect(read.reading).toMatchObject({ tool: "statePrograms", entities: [{ kind: "state", state }] });
    expect(answer.text).toContain(told);
  });

  test("every program has an answer to each, with its source and year, and nothing is left unsaid", () => {
    const context = makeContext(null);
    const bad = allStatePrograms.flatMap(({ id, name }) =>
      programMeasures.flatMap((measure) => {
        const reading: CounselorReading = {
          tool: "statePrograms",
          entities: [{ kind: "program", id }],
          measure,
          round: null,
          residency: null,
          change: null,
        };
        const read = { reading, others: [], namesLeftOut: 0, boundary: null, language: "en" } as const;
        const { text, sources } = answerReading(read, "", context);
        const isGood =
          text.includes(name) &&
          !/undefined|null|NaN|\(\)|;\.|: \.|, ,/.test(text) &&
          sources.some(({ title, year }) => title !== "" && year !== "");
        return isGood ? [] : [`${id} ${measure}: ${text}`];
      }),
    );
    expect(bad).toEqual([]);
    expect(new Set(allStatePrograms.map(({ state }) => state)).size).toBe(52);
  });
});

test("who asks whether they can still get a program that is closed is not told that they qualify", () => {
  for (const home of ["TN", null] as const) {
    const { text } = ask("can I still get tennessee promise", home).answer;
    expect(text).toMatch(/^No, unless you applied in time\. The day to apply was November 2, 2026/);
    expect(text).not.toContain("Based on your answers, you qualify");
  }
  expect(ask("can I still get Oklahoma's Promise", "OK").answer.text).not.toContain("The day to apply was");
});
