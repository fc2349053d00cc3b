/** What questions are read as: the tool, what they name, and other readings. */
import { describe, expect, test } from "vitest";
import { allStatePrograms } from "#domain/aid/allStatePrograms.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { createClassifier } from "./classifier.ts";
import type { CounselorReading } from "./counselor.ts";
import { buildDictionary } from "./dictionary.ts";
import { intentWeights } from "./intentWeights.ts";
import { readQuestion } from "./readQuestion.ts";

const dictionary = buildDictionary({ colleges: loadShippedColleges().summaries, programs: allStatePrograms });
const classifier = createClassifier(intentWeights);
const ohioState = { kind: "college", unitId: 204796 } as const;
const oregonState = { kind: "college", unitId: 209542 } as const;
const michigan = { kind: "college", unitId: 170976 } as const;

function read(question: string, previous: CounselorReading | null = null, planUnitIds: number[] = []) {
  return readQuestion(question, { dictionary, classifier, previous, planUnitIds });
}

describe("slots", () => {
  test("a round and a residency are read with the question they belong to", () => {
    expect(read("When is early action due at Ohio State?").reading).toEqual({
      tool: "deadlines",
      entities: [ohioState],
      measure: null,
      round: "earlyAction",
      residency: null,
      change: null,
    });
    expect(read("Out of state tuition at Ohio State").reading).toMatchObject({
      tool: "collegeFacts",
      measure: "tuition",
      residency: "nonresident",
    });
  });

  test.each([
    ["What if my SAT goes from 1250 to 1400?", { kind: "satTotal", value: 1400 }],
    ["what if i get a 31 on the act", { kind: "actComposite", value: 31 }],
    ["What if my GPA were 3.85", { kind: "gpa", value: 3.85 }],
    ["what if our income was 60k", { kind: "incomeUsd", value: 60_000 }],
    ["what if our budget was $25,000", { kind: "budgetUsd", value: 25_000 }],
  ])("%s", (question, change) => {
    expect(read(question).reading).toMatchObject({ tool: "whatIf", change });
  });

  test.each([
    ["add Ohio State", { kind: "addCollege", unitId: 204796 }],
    ["take Ohio State off my list", { kind: "removeCollege", unitId: 204796 }],
    ["change my gpa to 3.7", { kind: "gpa", value: 3.7 }],
    ["we moved to Texas", { kind: "homeState", state: "TX" }],
  ])("%s", (question, change) => {
    expect(read(question).reading).toMatchObject({ tool: "proposeChange", change });
  });
});

describe("names", () => {
  test("a name that means several colleges means the one in the plan", () => {
    expect(read("OSU acceptance rate").reading?.entities).toEqual([ohioState]);
    expect(read("OSU acceptance rate", null, [oregonState.unitId]).reading?.entities).toEqual([oregonState]);
  });

  test("its other meanings are other readings", () => {
    expect(read("OSU acceptance rate").others).toContainEqual(
      expect.objectContaining({ tool: "collegeFacts", entities: [oregonState] }),
    );
  });
});

describe("follow-ups", () => {
  test("another college, the same question", () => {
    const before = read("When is regular decision due at Ohio State?").reading;
    expect(read("what about Michigan?", before).reading).toEqual({ ...before, entities: [michigan] });
  });

  test("the same college, another residency", () => {
    const before = read("in state tuition at Ohio State").reading;
    expect(read("and out of state?", before).reading).toEqual({ ...before, residency: "nonresident" });
  });

  test("'it' is the college before", () => {
    const before = read("tell me about Ohio State").reading;
    expect(read("is it test optional?", before).reading).toMatchObject({
      tool: "collegeFacts",
      measure: "testPolicy",
      entities: [ohioState],
    });
  });

  test("a question of its own keeps nothing", () => {
    const before = read("tell me about Ohio State").reading;
    expect(read("is my list balanced?", before).reading).toMatchObject({ tool: "planOdds", entities: [] });
  });
});

describe("two questions at once", () => {
  test("the first is answered, the second is one press away", () => {
    const { reading, others } = read("When is Ohio State due, and what is its acceptance rate?");
    expect(reading).toMatchObject({ tool: "deadlines", entities: [ohioState] });
    expect(others[0]).toMatchObject({ tool: "collegeFacts", measure: "admitRate", entities: [ohioState] });
  });
});

describe("nothing to answer", () => {
  test.each(["who won the game", "", "?!", "🙂", "write a haiku about rain"])("%s", (question) => {
    expect(read(question)).toMatchObject({ reading: null, others: [] });
  });

  test("a long question is read in a moment", () => {
    const started = performance.now();
    read("how much can i get in to what when is my ".repeat(50).slice(0, 2000));
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
