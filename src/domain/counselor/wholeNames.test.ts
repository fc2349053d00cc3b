/** Questions that are nothing but a program's name lead to its state, or ask which is meant; beside other words they do not. */
import { expect, test } from "vitest";
import { guidesPath, territoriesAnchor } from "#content/guideStates.ts";
import { allStatePrograms } from "#domain/aid/allStatePrograms.ts";
import { territoriesPath } from "#domain/college/stateGuides.ts";
import type { StateCode } from "#domain/college/states.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { createClassifier } from "./classifier.ts";
import { buildDictionary } from "./dictionary.ts";
import { intentWeights } from "./intentWeights.ts";
import { linkEntities } from "./linkEntities.ts";
import { readQuestion } from "./readQuestion.ts";

const dictionary = buildDictionary({ colleges: loadShippedColleges().summaries, programs: allStatePrograms });
const classifier = createClassifier(intentWeights);

/** The states whose programs, or which themselves, a question names. */
function listStates(question: string): StateCode[] {
  const states = linkEntities(question, dictionary).flatMap(({ entity, others }) =>
    [entity, ...others].flatMap((one) => {
      if (one.kind === "state") return [one.state];
      return one.kind === "program" ? (dictionary.programStates.get(one.id) ?? []) : [];
    }),
  );
  return [...new Set(states)].toSorted();
}

test.each<[string, StateCode[]]>([
  // Everyday words, in lowercase.
  ["tops", ["LA"]],
  ["what is tops", ["LA"]],
  ["is tops closed?", ["LA"]],
  ["tap", ["NY"]],
  ["launch", ["ID"]],
  ["aspire", ["TN"]],
  // Without the kind of award, by what stands in parentheses, by initials.
  ["frank o'bannon", ["IN"]],
  ["adams", ["MA"]],
  ["stars", ["NJ"]],
  ["map", ["IL"]],
  ["TEG", ["TX"]],
  ["vgap", ["VA"]],
  // A part that several states' names share, and one that a single name holds.
  ["excellence scholarship", ["KY", "NY", "WI"]],
  ["challenge scholarship", ["AR"]],
  ["next generation", ["MD"]],
  // What no record of ours is called, but a state is known for.
  ["njbest", ["NJ"]],
  ["nj", ["NJ"]],
])("“%s”", (question, states) => {
  expect(listStates(question)).toEqual(states);
});

test.each([
  "help",
  "ok",
  "asap",
  "hi",
  "state grant",
  "student aid",
  "how do i get financial aid",
  "dual credit",
  "merit scholarship",
  "I want to launch a business",
  "what is the top grade",
  "map of campus",
  "which colleges have a good program",
])("“%s” names no program", (question) => {
  expect(listStates(question)).toEqual([]);
});

test("of several states the question is asked back, and the student's own is taken", () => {
  const read = (homeState: StateCode | null) =>
    readQuestion("promise", { dictionary, classifier, previous: null, planUnitIds: [], homeState });
  expect(read(null).reading).toBeNull();
  expect(read(null).others.length).toBeGreaterThan(3);
  expect(read("OK").reading?.entities).toEqual([{ kind: "program", id: "oklahomaPromise" }]);
});

test("a state alone is asked about its money", () => {
  const { reading } = readQuestion("guam", { dictionary, classifier, previous: null, planUnitIds: [] });
  expect(reading).toMatchObject({ tool: "statePrograms", entities: [{ kind: "state", state: "GU" }] });
  expect(territoriesPath).toBe(`${guidesPath}#${territoriesAnchor}`);
});
