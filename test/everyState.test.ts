/** Every state, the District of Columbia and Puerto Rico: their programs are found by name, and their days stand wherever days do. */
import { beforeAll, describe, expect, test } from "vitest";
import type { ParsedArticle } from "#authoring/parseArticle.ts";
import { type ContentSearch, prepareContentSearch } from "#client/contentSearch/contentSearch.ts";
import {
  findAidPath,
  findGuideSlug,
  guideStateSlugs,
  guidesPath,
  toGuidePath,
} from "#content/guideStates.ts";
import { findMovedGuide } from "#content/movedGuides.ts";
import { toPlainText } from "#content/plainText.ts";
import { allStatePrograms, stateProgramsOf } from "#domain/aid/allStatePrograms.ts";
import { findClosedDay, listStateMoneyDates, type StateMoneyDate } from "#domain/aid/stateMoneyDates.ts";
import type { ProgramStep } from "#domain/aid/stateProgram.ts";
import { checkStatePrograms } from "#domain/aid/statePrograms.ts";
import { findGuideOf, type GuideState, guideCodes, statesInDepth } from "#domain/college/stateGuides.ts";
import { nameInText, stateNames } from "#domain/college/states.ts";
import { createClassifier } from "#domain/counselor/classifier.ts";
import { buildDictionary } from "#domain/counselor/dictionary.ts";
import { intentWeights } from "#domain/counselor/intentWeights.ts";
import { normalizeQuestion } from "#domain/counselor/normalize.ts";
import { readQuestion } from "#domain/counselor/readQuestion.ts";
import type { Profile } from "#domain/people/profile.ts";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import { readStateAidInput } from "#domain/plan/stateAidInput.ts";
import { buildTimeline } from "#domain/timeline/buildTimeline.ts";
import { listDue } from "#domain/timeline/due.ts";
import { findNextTasks, maxUrgentTasks } from "#domain/timeline/nextTasks.ts";
import { buildTaskCalendar, type TaskCalendarWords } from "#domain/timeline/taskCalendar.ts";
import { addDays } from "#lib/dates.ts";
import { formatDate } from "#lib/format.ts";
import { runToEnd } from "#lib/steps.ts";
import { stateMoneyWords } from "#screens/fafsa-calculator/stateMoneyWords.ts";
import { buildArticleHead } from "#site/articleHead.ts";
import { buildContentSearch } from "../build/content/searchIndex.ts";
import { readTestContent } from "./support/readTestContent.ts";
import { renderScreen } from "./support/renderScreen.tsx";
import { loadShippedColleges } from "./support/shippedColleges.ts";

/** One of each state with a page made from records, as families type it. */
const typedNames: readonly (readonly [GuideState, string])[] = [
  ["AL", "alabama student assistance program"],
  ["AK", "alaska performance scholarship"],
  ["AR", "arkansas academic challenge"],
  ["CT", "roberta willis scholarship"],
  ["DE", "delaware seed scholarship"],
  ["DC", "dctag"],
  ["HI", "hawaii promise"],
  ["ID", "idaho launch"],
  ["IN", "21st century scholars"],
  ["IA", "iowa tuition grant"],
  ["KS", "kansas comprehensive grant"],
  ["KY", "kees"],
  ["LA", "louisiana go grant"],
  ["ME", "maine state grant"],
  ["MA", "massgrant plus"],
  ["MN", "north star promise"],
  ["MS", "mtag"],
  ["MO", "bright flight"],
  ["MT", "montana university system honor scholarship"],
  ["NE", "nebraska opportunity grant"],
  ["NV", "millennium scholarship"],
  ["NV", "nevada promise"],
  ["NH", "granite guarantee"],
  ["NJ", "nj stars"],
  ["NM", "new mexico opportunity scholarship"],
  ["ND", "north dakota career builders"],
  ["OK", "oklahoma's promise"],
  ["RI", "rhode island promise"],
  ["SC", "palmetto fellows"],
  ["SD", "build dakota"],
  ["TN", "tennessee promise"],
  ["UT", "utah opportunity scholarship"],
  ["VT", "802 opportunity"],
  ["WA", "washington college grant"],
  ["WV", "wv invests"],
  ["WI", "wisconsin grant"],
  ["WY", "hathaway scholarship"],
];

let articles: ParsedArticle[];
let search: ContentSearch["search"];
beforeAll(async () => {
  articles = await readTestContent();
  ({ search } = runToEnd(prepareContentSearch(buildContentSearch(articles))));
}, 60_000);

const calendarWords: TaskCalendarWords = {
  day: ({ title }) => title,
  dayDetail: () => "",
  action: ({ title }) => title,
  actionDetail: () => "",
  reminder: () => "",
  categories: () => [],
  cancelled: () => "",
};

const isFafsaStep = (step: ProgramStep | null) => step === "fafsa" || step === "fafsaPriority";

// The pages made from records are held by writeStatePage.test.ts.
test.each([...statesInDepth])(
  "the guide of %s begins with state money, its date and where it is asked for",
  (state) => {
    const guide = articles.find(({ article }) => article.path === findGuideOf(state));
    const [steps] = (guide?.article.blocks ?? []).flatMap((block) => (block.kind === "now" ? [block] : []));
    const line = (steps?.steps ?? [])
      .map((step) => ({ said: toPlainText(step.text), text: JSON.stringify(step.text) }))
      .find(({ text }) => /"https:/.test(text));
    expect(line?.said, state).toMatch(/FAFSA|FFAA/);
    expect(line?.said, state).toMatch(/\b20\d\d\b|no deadline|priority deadline|last day|tax return/);
  },
);

describe("a program's name leads to its state", () => {
  const colleges = loadShippedColleges();
  const dictionary = buildDictionary({ colleges: colleges.summaries, programs: allStatePrograms });
  const classifier = createClassifier(intentWeights);

  test.each(typedNames)("%s: the search for %s", (state, name) => {
    const slug = findGuideSlug(state);
    if (slug === null) throw new Error(`${state} has no guide.`);
    const [first] = search(name, 3)?.hits ?? [];
    expect(first?.to.startsWith(toGuidePath(slug, null)), first?.to).toBe(true);
  });

  test.each(typedNames)("%s: the counselor on %s", (state, name) => {
    const programs = allStatePrograms.filter((program) => program.state === state).map(({ id }) => id);
    for (const question of [name, `what is ${name}`, `when is ${name} due`]) {
      const { reading } = readQuestion(normalizeQuestion(question), {
        dictionary,
        classifier,
        previous: null,
        planUnitIds: [],
      });
      const named = (reading?.entities ?? []).flatMap((one) => (one.kind === "program" ? [one.id] : []));
      expect(programs, `${question}: ${named.join()}`).toEqual(expect.arrayContaining(named));
      expect(named.length, question).toBeGreaterThan(0);
    }
  });
});

describe.each(guideCodes)("the guide of %s", (state) => {
  const slug = findGuideSlug(state) ?? "";
  const path = findGuideOf(state) ?? "";
  const spelled = stateNames[state].toLowerCase();

  test("is reached by its postal code, its name without hyphens, in a folder, and by the address of its money", () => {
    const joined = slug.replaceAll("-", "");
    for (const address of [
      `/college-planning-${state.toLowerCase()}`,
      `/college-planning-${slug.replaceAll("-", "_")}`,
      `/college-planning-${joined}`,
      `/college-planning/${slug}`,
    ])
      expect(address === path ? path : findMovedGuide(address), address).toBe(path);
    const money = `${path}/financial-aid`;
    expect(statesInDepth.has(state) ? money : findMovedGuide(money)).toBe(findAidPath(state));
  });

  test("is a page that says who published it and what it is about", () => {
    const found = articles.find(({ article }) => article.path === path);
    if (found === undefined) throw new Error(`${path} is not written.`);
    const data = buildArticleHead(found.article).structuredData("https://tassel.example");
    expect(data.map((one) => one["@type"])).toEqual(["BreadcrumbList", "Article"]);
    expect(JSON.stringify(data[1]?.["about"])).toContain(stateNames[state]);
  });

  test("is found by the state's name, and stands on the map and in the list of the index", async () => {
    const [first] = search(`college in ${spelled}`, 3)?.hits ?? [];
    // A guide in depth may answer with its page on colleges or on money.
    expect(first?.to.startsWith(path), first?.to).toBe(true);
    const index = await renderScreen(guidesPath, {
      states: guideStateSlugs.map((one) => ({ slug: one, excerpt: "", colleges: 1, fourYear: 1 })),
    });
    expect(index.match(new RegExp(`href="${path}"`, "g"))?.length, path).toBeGreaterThanOrEqual(
      state === "PR" ? 1 : 2,
    );
  });
});

/** A later day is of no use to a student who starts in the fall: the forms are in long before. */
const lastDayOfSchool = "2027-06-30";
/** The school sends it in, a college is applied to, or it is for later: none of these is the student's to send to the state. */
const ofOthers: ReadonlySet<ProgramStep | null> = new Set<ProgramStep>([
  "nomination",
  "admission",
  "springFafsa",
  "renewal",
  "test",
]);
/** For veterans’ children alone. */
const forFew: ReadonlySet<string | null> = new Set([
  "Ohio War Orphan and Severely Disabled Veterans’ Children Scholarship",
]);
const isOwnStep = ({ step, name, isClosed }: StateMoneyDate["due"][number]) =>
  !isClosed && !ofOthers.has(step) && !forFew.has(name);

/** A senior of each state, on the day of the data. */
const today = "2026-11-27";

const senior = {
  graduationYear: 2027,
  colleges: [],
  deadlines: [],
  tests: [],
  aidForms: ["fafsa" as const],
  situations: [],
  marks: {},
  ownTasks: [],
  today,
};

describe.each(guideCodes)("a senior in %s", (state) => {
  const input = { ...senior, homeState: state };
  const programs = stateProgramsOf(state);
  const dates = listStateMoneyDates(state, programs, { graduationYear: 2027, today });

  test("has the state's next day first among the state money that is due, and no day of another state", () => {
    const { tasks } = buildTimeline(input);
    const due = listDue(tasks, { applications: [], today }).filter(({ kind }) => kind === "stateMoney");
    const [next] = dates.filter(({ day, due: all }) => day <= lastDayOfSchool && all.some(isOwnStep));
    if (next !== undefined) expect(due[0]?.day).toBe(next.day);
    const days = dates.map(({ day }) => day);
    for (const { day, task } of due) expect(days, task.id).toContain(day);
  });

  test("has each of those days in the calendar", () => {
    const timeline = buildTimeline(input);
    const { entries } = buildTaskCalendar(timeline, { today, words: calendarWords, formerIds: [] });
    const money = listDue(timeline.tasks, { applications: [], today }).filter(
      ({ kind }) => kind === "stateMoney",
    );
    for (const { day, task } of money) {
      const entry = entries.find(({ id }) => id.includes(task.id));
      expect(entry?.when, task.id).toEqual({ kind: "days", from: day, to: day });
    }
  });

  test("reads below the FAFSA result by when the state wants it", () => {
    const first = dates.find(({ due }) => due.some(({ step, isClosed }) => !isClosed && isFafsaStep(step)));
    if (first === undefined) return;
    const isPriority = first.due.some(({ step }) => step === "fafsaPriority");
    const line = stateMoneyWords.fileBy(nameInText(state), first, isPriority);
    const day = first.isSaidAsBefore ? addDays(first.day, 1) : first.day;
    expect(line).toMatch(new RegExp(`^In ${nameInText(state)}: file the FAFSA (?:by|before) `));
    expect(line).toContain(formatDate(day));
    expect(line.includes("(expected)")).toBe(!first.isPublished);
  });
});

test.each([
  ["OK", "oklahomaPromiseApply"],
  ["ID", "idahoLaunchFirstRound"],
  ["UT", "forUtahAdmission"],
] as const)("a senior in %s has %s among the seven things to do now", (homeState, id) => {
  const { tasks } = buildTimeline({ ...senior, homeState });
  expect(findNextTasks(tasks, maxUrgentTasks).map((task) => task.id)).toContain(id);
});

test("Tennessee’s FAFSA line says before, as its agency does", () => {
  const [first] = listStateMoneyDates("TN", stateProgramsOf("TN"), { graduationYear: 2027, today });
  if (first === undefined) throw new Error("No day.");
  expect(stateMoneyWords.fileBy("Tennessee", first, true)).toBe(
    "In Tennessee: file the FAFSA before April 1, 2027 for the most state aid.",
  );
});

describe("a family between states", () => {
  const check = (state: GuideState, profile: Partial<Profile>) => {
    const plan = makeEmptyPlan("plan", `${today}T00:00:00.000Z`);
    const told = { ...plan, profile: { ...plan.profile, ...profile } };
    const input = readStateAidInput(state, told, { today, fafsa: null });
    return new Map(
      checkStatePrograms(input, stateProgramsOf(state)).map((one) => [one.program.id, one.standing]),
    );
  };
  const strong = { gradeYear: 12, gpa: 3.9, actComposite: 30, satTotal: 1400 } as const;

  test("home decides in the state that asks for a home, and school in the one that asks for a diploma", () => {
    // Lives in Tennessee, and finishes high school across the line in Kentucky.
    expect(check("KY", { ...strong, homeState: "TN" }).get("kentuckyKees")).toBe("doesNotMeet");
    expect(check("TN", { ...strong, homeState: "TN" }).get("tennesseeHope")).not.toBe("doesNotMeet");
    expect(check("TN", { ...strong, homeState: "KY" }).get("tennesseeHope")).toBe("doesNotMeet");
  });

  test("who graduates in one state and lives in another gets only what asks for no home there", () => {
    // Graduates in South Dakota, lives in Minnesota.
    const strongInDakota = check("SD", { ...strong, homeState: "MN" });
    expect(strongInDakota.get("southDakotaOpportunity")).toBe("doesNotMeet");
    for (const state of guideCodes) {
      const home = state === "MN" ? "WI" : "MN";
      const told = check(state, { ...strong, homeState: home });
      for (const program of stateProgramsOf(state)) {
        const asksHome = program.conditions.some((one) => one.kind === "yes" && one.fact === "isResident");
        if (asksHome) expect(told.get(program.id), program.id).toBe("doesNotMeet");
      }
    }
  });

  test("who has not said where home is gets no yes and no no", () => {
    for (const state of guideCodes)
      for (const program of stateProgramsOf(state)) {
        const asksHome = program.conditions.some((one) => one.kind === "yes" && one.fact === "isResident");
        const isOut = check(state, {}).get(program.id);
        if (asksHome && program.conditions.length === 1) expect(isOut, program.id).not.toBe("meets");
        if (asksHome) expect(isOut, program.id).not.toBe("doesNotMeet");
      }
  });

  test("moving changes the state's tasks at once, and leaves none behind", () => {
    const before = buildTimeline({ ...senior, homeState: "OK" }).tasks.map(({ id }) => id);
    const after = buildTimeline({ ...senior, homeState: "TN" }).tasks.map(({ id }) => id);
    expect(before).toContain("oklahomaPromiseApply");
    expect(after).not.toContain("oklahomaPromiseApply");
    expect(after).toContain("stateAidFafsa");
  });

  test("a date that passed yesterday is gone from what is due, and what it closed is said to be closed", () => {
    const dayAfter = "2027-01-01";
    const { tasks } = buildTimeline({ ...senior, homeState: "OK", today: dayAfter });
    expect(tasks.some(({ id }) => id === "oklahomaPromiseApply")).toBe(false);
    const promise = stateProgramsOf("OK").find(({ id }) => id === "oklahomaPromise");
    if (promise === undefined) throw new Error("No Oklahoma’s Promise.");
    const at = (day: string) => findClosedDay(promise, { graduationYear: 2027, today: day });
    expect([at("2026-12-31"), at(dayAfter)]).toEqual([null, "2026-12-31"]);
  });

  test("a program closed to this class stays open to the next", () => {
    const promise = stateProgramsOf("NV").find(({ id }) => id === "nevadaPromise");
    if (promise === undefined) throw new Error("No Nevada Promise.");
    expect(findClosedDay(promise, { graduationYear: 2027, today })).toBe("2026-10-31");
    expect(findClosedDay(promise, { graduationYear: 2028, today })).toBeNull();
  });
});
