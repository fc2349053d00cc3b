/** What a search for colleges asks for, and what it cannot honor. */
import { describe, expect, test } from "vitest";
import { allStatePrograms } from "#domain/aid/allStatePrograms.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { findBoundary } from "./boundaries.ts";
import { createClassifier } from "./classifier.ts";
import type { CollegeSearch, CounselorReading } from "./counselor.ts";
import { buildDictionary } from "./dictionary.ts";
import { intentWeights } from "./intentWeights.ts";
import { readQuestion } from "./readQuestion.ts";

const dictionary = buildDictionary({ colleges: loadShippedColleges().summaries, programs: allStatePrograms });
const classifier = createClassifier(intentWeights);

const read = (question: string, previous: CounselorReading | null = null) =>
  readQuestion(question, { dictionary, classifier, previous, planUnitIds: [] }).reading;

describe("places", () => {
  test.each([
    ["which colleges near dayton can we afford", "dayton", null],
    ["nursing schools near Dayton, Ohio", "dayton", "OH"],
    ["colleges in NYC", "newyork", "NY"],
    ["good colleges around St. Louis", "saintlouis", null],
  ])("%s", (question, key, state) => {
    expect(read(question)?.search?.near).toMatchObject({ kind: "city", key, state });
  });

  test("home, and a place without colleges", () => {
    expect(read("colleges close to home")?.search?.near).toEqual({ kind: "home", miles: 50 });
    expect(read("colleges near Timbuktu")?.search?.near).toEqual({ kind: "unknown", name: "Timbuktu" });
  });

  test("a state and a college are not taken for a city", () => {
    expect(read("colleges in New York")).toMatchObject({ entities: [{ kind: "state", state: "NY" }] });
    expect(read("how hard is it to get in Boston College")?.search).toBeUndefined();
  });
});

test.each(["good safety for a 3.5 in texas", "whats a good safety for someone with a 3.5 in texas"])(
  "%s: colleges of the state, and no chance of all",
  (question) => {
    expect(read(question)).toMatchObject({
      tool: "searchColleges",
      entities: [{ kind: "state", state: "TX" }],
      search: { unused: [] },
    });
  },
);

describe("what a search asks for", () => {
  test("a budget, an amount, a kind and an order", () => {
    expect(read("which schools near Dayton can we afford")?.search?.mostUsd).toBe("budget");
    expect(read("colleges in Indiana under $15,000")?.search?.mostUsd).toBe(15_000);
    expect(read("colleges in Ohio with under 1000 students")?.search?.mostUsd).toBeNull();
    expect(read("best colleges in Ohio I can get into with a 3.5 gpa and 1320")?.search?.unused).toEqual([]);
    expect(read("small public colleges in Ohio")?.search?.traits).toEqual(["public", "small"]);
    expect(read("cheapest colleges in Ohio")?.search?.order).toBe("price");
  });

  test("a distance from nothing named is from home", () => {
    expect(read("colleges within 100 miles under $25,000")?.search?.near).toEqual({
      kind: "home",
      miles: 100,
    });
    expect(read("colleges within 30 miles of Dayton")?.search?.near).toMatchObject({
      kind: "city",
      miles: 30,
    });
  });

  test("a region is a place to look in, and no town of that name", () => {
    expect(read("affordable colleges in the northeast")?.search).toMatchObject({
      region: "northeast",
      near: null,
      order: "price",
    });
    expect(read("engineering colleges in the midwest under 30k")?.search?.region).toBe("midwest");
    expect(read("colleges in West Virginia")?.search?.region).toBeUndefined();
  });

  test.each([
    ["which colleges meet full need and aren't impossible to get into", ["fullNeed", "notHard"]],
    ["which colleges need the sat for 2027", ["testsRequired"]],
    ["open admission colleges near Tulsa", ["openAdmission"]],
    ["tribal colleges in Montana", ["tribal"]],
  ])("%s", (question, traits) => {
    expect(read(question)?.search).toMatchObject({ traits, unused: [] });
  });

  test.each([
    ["somewhere like Vassar but easier to get into", 197_133, ["easier"]],
    ["schools like Michigan but cheaper", 170_976, ["cheaper"]],
    ["colleges similar to Boston College", 164_924, []],
  ])("%s", (question, unitId, but) => {
    expect(read(question)).toMatchObject({ tool: "searchColleges", search: { like: { unitId, but } } });
  });

  test("a question about two colleges asks for none like them", () => {
    expect(read("is Boston College like Villanova")?.search?.like).toBeUndefined();
  });

  test.each<[string, Partial<CollegeSearch>]>([
    ["colleges under 3,000 students in Oregon", { students: { least: null, most: 3000 } }],
    ["schools in Ohio with 5000 to 10000 students", { students: { least: 5000, most: 10_000 } }],
    ["colleges in Maine with more than 2000 students", { students: { least: 2000, most: null } }],
    ["colleges in Iowa that take more than 20 percent", { admits: { least: 0.2, most: null } }],
    ["colleges in Iowa that accept at least half of applicants", { admits: { least: 0.5, most: null } }],
    ["liberal arts colleges in Ohio", { traits: ["liberalArts"] }],
    ["catholic colleges in Ohio", { traits: ["ofOneFaith"] }],
    ["colleges in Texas that are not religious", { traits: ["notReligious"] }],
    ["colleges in Texas that dont need the sat", { traits: ["testOptional"] }],
    ["colleges in Texas that are not in a big city", { traits: ["notInCity"] }],
    ["colleges within about two hours of Philadelphia", { near: expect.objectContaining({ miles: 100 }) }],
  ])("%s", (question, search) => {
    expect(read(question)?.search).toMatchObject({ ...search, unused: [] });
  });

  test.each<[string, string, Partial<CollegeSearch>]>([
    ["small colleges in Ohio with biology", "cheaper ones", { traits: ["small"], order: "price" }],
    ["public colleges in Ohio", "only private", { traits: ["private"] }],
    ["colleges in Ohio", "any under 20k", { mostUsd: 20_000 }],
    ["colleges in Ohio", "more than 2000 students tho", { students: { least: 2000, most: null } }],
    ["cheap colleges in Ohio", "what about in Indiana", { order: "price" }],
  ])("%s, then: %s", (first, next, search) => {
    const before = read(first);
    const after = read(next, before);
    expect(after?.tool).toBe("searchColleges");
    expect(after?.search).toMatchObject(search);
  });

  test("a state's letters after a word of place, and no word of two letters", () => {
    expect(read("colleges in ga with nursing")?.entities).toContainEqual({ kind: "state", state: "GA" });
    expect(read("any colleges in or near Portland")?.entities).toEqual([]);
  });

  test("which is cheaper, of the college before and the one that took its place", () => {
    const first = read("what would UConn cost");
    const second = read("what about UMass Amherst", first);
    expect(read("which one costs less", second)).toMatchObject({
      tool: "price",
      entities: [...(first?.entities ?? []), ...(second?.entities ?? [])],
    });
  });

  test("words that it cannot honor are named, or leave the question to the pages", () => {
    expect(read("haunted colleges in Ohio")?.search?.unused).toEqual(["haunted"]);
    expect(read("colleges in Europe")?.tool).toBe("writtenPages");
  });
});

test("getting into a major or a university system breaks into no computer", () => {
  expect(findBoundary("how hard is it to get into computer science at Purdue")).toBeNull();
  expect(findBoundary("how do I get into the UC system")).toBeNull();
});
