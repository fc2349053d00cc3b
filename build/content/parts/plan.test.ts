/** The story student's plans on real data: every chapter opens and shows what the product's own rules say. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { StoryPlanData } from "#content/parts/storyPlan.ts";
import { type StoryChapter, storyChapters } from "#content/storyChapters.ts";
import type { AdmissionLabel } from "#domain/admission/label.ts";
import { applyCommand } from "#domain/plan/apply.ts";
import { makeCommand } from "#domain/plan/commands.ts";
import { readPlanFile } from "#domain/plan/exchange.ts";
import { makeEmptyPlan, type Plan } from "#domain/plan/plan.ts";
import { listImportDrafts } from "#domain/plan/replay.ts";
import { type BudgetLabel, chooseBudgetLabel } from "#domain/price/budgetLabel.ts";
import type { Colleges } from "#server/colleges.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { loadStoryPlan } from "./plan.ts";

const rootFolder = resolve(import.meta.dirname, "../../..");
let colleges: Colleges;
const shown = new Map<StoryChapter, StoryPlanData>();

beforeAll(() => {
  colleges = loadShippedColleges();
  for (const chapter of storyChapters) shown.set(chapter, loadStoryPlan(chapter, { colleges, rootFolder }));
});

function loadPlan(chapter: StoryChapter): StoryPlanData {
  const data = shown.get(chapter);
  if (data === undefined) throw new Error(`No plan of ${chapter}.`);
  return data;
}

function readPlanText(chapter: StoryChapter): Plan {
  const read = readPlanFile(loadPlan(chapter).file);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value;
}

/** As the tools import a file: by commands, into an empty plan with another id. */
function importPlan(chapter: StoryChapter): Plan {
  const start = makeEmptyPlan("family", "2026-11-21T09:00:00.000Z");
  return listImportDrafts(start, readPlanText(chapter)).reduce(
    (plan, draft, index) =>
      applyCommand(
        plan,
        makeCommand(draft, {
          id: `import-${index}`,
          at: new Date(Date.parse("2026-11-21T10:00:00.000Z") + index).toISOString(),
          planId: "family",
        }),
      ),
    start,
  );
}

const listNames = (list: readonly { name: string }[]) => list.map(({ name }) => name).toSorted();

describe.each(storyChapters.map((chapter) => ({ chapter })))("the plan of $chapter", ({ chapter }) => {
  test("is a complete plan file that the tools import", () => {
    const file = readPlanText(chapter);
    const plan = importPlan(chapter);
    const said = ({ studentName, profile, money, aid, timeline, taskMarks, offers }: Plan) => ({
      studentName,
      profile,
      money,
      aid,
      timeline,
      taskMarks,
      offers,
    });
    expect(said(plan)).toEqual(said(file));
    const listed = (one: Plan) =>
      one.colleges.map(({ unitId, status, applicationPlan }) => ({ unitId, status, applicationPlan }));
    expect(listed(plan)).toEqual(listed(file));
    expect(file.studentName).toMatch(/^Maya \(story, [A-Z][a-z]+\)$/);
  });

  test("shows seven to nine colleges from the data set, and upcoming tasks", () => {
    const { colleges: list, tasks, asOf } = loadPlan(chapter);
    expect(list.length).toBeGreaterThanOrEqual(7);
    expect(list.length).toBeLessThanOrEqual(9);
    for (const { slug, name } of list) expect(colleges.bySlug(slug)?.name).toBe(name);
    expect(tasks.length).toBeGreaterThanOrEqual(3);
    expect(tasks.filter(({ due }) => due !== null && due < asOf)).toEqual([]);
  });

  test("lists what changed since the previous chapter", () => {
    const { changes, colleges: list } = loadPlan(chapter);
    const before = storyChapters[storyChapters.indexOf(chapter) - 1];
    if (before === undefined) {
      expect(changes).toBeNull();
      return;
    }
    const earlier = loadPlan(before);
    expect(changes?.since).toBe(earlier.asOf);
    const now = new Set(listNames(list));
    const then = new Set(listNames(earlier.colleges));
    expect(listNames(changes?.added ?? [])).toEqual([...now].filter((name) => !then.has(name)).toSorted());
    expect(listNames(changes?.dropped ?? [])).toEqual([...then].filter((name) => !now.has(name)).toSorted());
    expect(changes?.done.length).toBeGreaterThan(0);
    expect(earlier.asOf < loadPlan(chapter).asOf).toBe(true);
  });
});

describe("the rules' results for Maya's answers", () => {
  const findLabels = (chapter: StoryChapter, slug: string) => {
    const { colleges, answers } = loadPlan(chapter);
    const college = colleges.find((one) => one.slug === slug);
    return [college?.label, chooseBudgetLabel(college?.price ?? null, answers.payPerYearUsd)];
  };
  const tech = "michigan-technological-university";

  test.each<[string, StoryChapter, string, AdmissionLabel, BudgetLabel]>([
    ["before the money talk there is no budget", "august", tech, "safety", "noBudget"],
    ["with a budget and an income it fits", "september-october", tech, "safety", "within"],
    ["a promised place within the budget", "september-october", "oakland-university", "safety", "within"],
    ["a promised place above it", "september-october", "central-michigan-university", "safety", "maybe"],
    ["a low admit rate", "november", "university-of-michigan-ann-arbor", "reach", "within"],
    ["in the middle", "november", "alma-college", "target", "over"],
  ])("%s", (_, chapter, slug, admission, budget) => {
    expect(findLabels(chapter, slug)).toEqual([admission, budget]);
  });

  test("the month of the money talk says which prices fit now", () => {
    expect(loadPlan("september-october").changes?.budgetChanged).toContainEqual(
      expect.objectContaining({ slug: tech, from: "noBudget", to: "within" }),
    );
  });

  test("no financial safety in August, a balanced list from October on", () => {
    expect(loadPlan("august").balance.missing.safeties).toBe(2);
    for (const chapter of storyChapters.slice(1)) {
      expect(loadPlan(chapter).balance.missing, chapter).toEqual({ reaches: 0, middles: 0, safeties: 0 });
    }
  });

  test("index and grant appear with the FAFSA answers and are marked as assumed", () => {
    expect(loadPlan("august").answers.aid).toBeNull();
    expect(loadPlan("november").answers.aid).toEqual({
      awardYear: "2027-28",
      sai: 922,
      pellUsd: 6_475,
      isPellAssumed: true,
    });
  });

  test("only future months are examples, and only they have offers", () => {
    const examples = storyChapters.filter((chapter) => loadPlan(chapter).isExample);
    expect(examples).toEqual(["december-january", "february-march", "april", "lessons-learned"]);
    expect(storyChapters.filter((chapter) => loadPlan(chapter).offers.length > 0)).toEqual([
      "april",
      "lessons-learned",
    ]);
  });

  test("an offer leaves what families with this income paid on average, and every line says it is made up", () => {
    const file = readPlanText("april");
    expect(file.offers).toHaveLength(5);
    for (const { slug, netPriceUsd, costUsd } of loadPlan("april").offers) {
      const college = colleges.bySlug(slug);
      expect(netPriceUsd).toBe(college?.netPriceByIncomeUsd[2]);
      expect(costUsd).toBe(colleges.recordOf(college?.unitId ?? 0)?.averageCostUsd);
    }
    const labels = file.offers.flatMap(({ lines }) => lines.map(({ label }) => label));
    for (const label of labels) expect(label).toContain("made up for this example");
  });
});

describe("a chapter's invalid file is rejected by name", () => {
  let folder = "";
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const good = {
    month: "August",
    asOf: "2026-08-16",
    after: null,
    isExample: false,
    commands: [
      { kind: "setProfile", fields: { gradeYear: 12 } },
      { kind: "addCollege", college: "oakland-university" },
    ],
  };

  test.each<[string, object, RegExp]>([
    [
      "a college that does not exist",
      { commands: [{ kind: "addCollege", college: "hogwarts" }] },
      /hogwarts/,
    ],
    [
      "an answer out of bounds",
      { commands: [{ kind: "setProfile", fields: { satTotal: 2400 } }] },
      /Command 1 \(setProfile\): fields.satTotal/,
    ],
    ["a command of no kind", { commands: [{ kind: "wishForLuck" }] }, /Command 1 \(wishForLuck\)/],
    ["an unknown key", { mood: "good" }, /mood/],
    [
      "a task that the timeline does not have",
      { done: [{ task: "feedTheDog", on: "2026-08-10" }] },
      /feedTheDog/,
    ],
    ["a chapter that comes later", { after: "april" }, /does not come before/],
    ["no class", { commands: [] }, /no class/],
  ])("%s", async (_, change, message) => {
    folder = await mkdtemp(join(tmpdir(), "story-"));
    await mkdir(join(folder, "content", "stories", "plans"), { recursive: true });
    const write = (chapter: string, content: object) =>
      // YAML reads JSON.
      writeFile(join(folder, "content", "stories", "plans", `${chapter}.yaml`), JSON.stringify(content));
    await write("august", good);
    await write("september-october", { ...good, asOf: "2026-10-25", after: "august", ...change });
    const isSecond = "done" in change;
    if (!isSecond) await write("august", { ...good, ...change });
    expect(() =>
      loadStoryPlan(isSecond ? "september-october" : "august", { colleges, rootFolder: folder }),
    ).toThrow(message);
  });

  test("an unknown chapter", () => {
    expect(() => loadStoryPlan("thanksgiving", { colleges, rootFolder })).toThrow(/thanksgiving/);
  });
});
