/** Drafts made of records: each passes the checks of every written page, as it is. And the editorial calendar. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { stateCodes } from "#domain/college/states.ts";
import { readTestContent, readTestFacts } from "../../test/support/readTestContent.ts";
import { loadShippedColleges } from "../../test/support/shippedColleges.ts";
import { type DraftRequest, listDraftChoices, writeDraft } from "./drafts.ts";
import { buildEditorialCalendar } from "./editorialCalendar.ts";
import { createFigures } from "./figures.ts";
import { type Library, openLibrary, toLibraryJson } from "./library.ts";
import { checkPost, type PostSurroundings } from "./post.ts";
import { suggestSlug } from "./postSlug.ts";

const root = resolve(import.meta.dirname, "..", "..");
const colleges = loadShippedColleges();
const today = "2026-11-23";
let library: Library;
let around: PostSurroundings;

beforeAll(async () => {
  const glossary = readFileSync(join(root, "docs/glossary.md"), "utf8");
  const json = toLibraryJson(await readTestFacts(), await readTestContent(), glossary);
  // As the server gets it.
  library = openLibrary(JSON.parse(JSON.stringify(json)));
  around = { library, colleges, figures: createFigures(colleges, null), posts: [] };
}, 60_000);

test("every kind of draft passes the checks without an edit, and holds no figure that is typed", () => {
  const { months, changes, terms } = listDraftChoices(today, around);
  expect(months.length).toBeGreaterThan(8);
  expect(changes.map(({ key }) => key)).toContain("federal-aid/studentAidIndex");
  expect(terms.length).toBeGreaterThan(6);
  const some = { about: "", state: null, today };
  const requests: DraftRequest[] = [
    ...months.flatMap((about) =>
      ([null, "TX", "NY", "WY"] as const).map((state) => ({
        ...some,
        kind: "deadlines" as const,
        about,
        state,
      })),
    ),
    ...changes.map(({ key }) => ({ ...some, kind: "changes" as const, about: key })),
    ...stateCodes.map((state) => ({ ...some, kind: "state" as const, state })),
    ...terms.map((about) => ({ ...some, kind: "explainer" as const, about })),
  ];
  const faults = requests.flatMap((request) => {
    const fields = writeDraft(request, around);
    if (fields === null) return [];
    const days = { published: today, updated: today };
    const checked = checkPost(suggestSlug(fields.title), fields, days, around);
    return checked.faults.map(({ text }) => `${request.kind} ${request.about} ${request.state}: ${text}`);
  });
  expect(faults).toEqual([]);
});

test("a draft of nothing is none", () => {
  const none = { state: null, today };
  expect(writeDraft({ ...none, kind: "deadlines", about: "2020-01" }, around)).toBeNull();
  expect(writeDraft({ ...none, kind: "changes", about: "no/such" }, around)).toBeNull();
  expect(writeDraft({ ...none, kind: "explainer", about: "toString" }, around)).toBeNull();
  expect(writeDraft({ ...none, kind: "state", about: "" }, around)).toBeNull();
});

test("the calendar has a state's own dates in their weeks, tasks by grade, and says where nothing is written", () => {
  const base = { posts: [], asOf: colleges.asOf, today, weeks: 26 };
  const of = (pages: Library["pages"], filter: { state: "TX" | null; grade: number | null }) =>
    buildEditorialCalendar({ ...base, library: { ...library, pages }, filter }).weeks;
  const texas = of(library.pages, { state: "TX", grade: null });
  expect(texas[0]?.monday).toBe("2026-11-23");
  const second = texas[1]?.entries.map(({ key }) => key);
  expect(second).toContain("utAustinDeadline");
  const all = texas.flatMap(({ entries }) => entries);
  expect(all.every(({ state }) => state === null || state === "TX")).toBe(true);
  expect(all.find(({ key }) => key === "utAustinDeadline")).toMatchObject({
    gap: null,
    state: "TX",
    grades: [12],
  });
  const juniors = of(library.pages, { state: null, grade: 11 }).flatMap(({ entries }) => entries);
  expect(juniors.length).toBeGreaterThan(3);
  expect(juniors.every(({ grades }) => grades.includes(11))).toBe(true);
  const empty = of([], { state: null, grade: null }).flatMap(({ entries }) => entries);
  expect(empty.every(({ gap }) => gap === "none")).toBe(true);
});
