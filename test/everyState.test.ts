/** Every state, the District of Columbia and Puerto Rico: their programs are found by name, and their days stand wherever days do. */
import { beforeAll, describe, expect, test } from "vitest";
import { type ContentSearch, prepareContentSearch } from "#client/contentSearch/contentSearch.ts";
import { findGuideSlug, toGuidePath } from "#content/guideStates.ts";
import { allStatePrograms, stateProgramsOf } from "#domain/aid/allStatePrograms.ts";
import { listStateMoneyDates, type StateMoneyDate } from "#domain/aid/stateMoneyDates.ts";
import type { ProgramStep } from "#domain/aid/stateProgram.ts";
import { type GuideState, guideCodes } from "#domain/college/stateGuides.ts";
import { createClassifier } from "#domain/counselor/classifier.ts";
import { buildDictionary } from "#domain/counselor/dictionary.ts";
import { intentWeights } from "#domain/counselor/intentWeights.ts";
import { normalizeQuestion } from "#domain/counselor/normalize.ts";
import { readQuestion } from "#domain/counselor/readQuestion.ts";
import { buildTimeline } from "#domain/timeline/buildTimeline.ts";
import { listDue } from "#domain/timeline/due.ts";
import { findNextTasks, maxUrgentTasks } from "#domain/timeline/nextTasks.ts";
import { runToEnd } from "#lib/steps.ts";
import { buildContentSearch } from "../build/content/searchIndex.ts";
import { readTestContent } from "./support/readTestContent.ts";
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

describe("a program's name leads to its state", () => {
  const colleges = loadShippedColleges();
  const dictionary = buildDictionary({ colleges: colleges.summaries, programs: allStatePrograms });
  const classifier = createClassifier(intentWeights);
  let search: ContentSearch["search"];
  beforeAll(async () => {
    ({ search } = runToEnd(prepareContentSearch(buildContentSearch(await readTestContent()))));
  }, 60_000);

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
});

test.each([
  ["OK", "oklahomaPromiseApply"],
  ["ID", "idahoLaunchFirstRound"],
  ["UT", "forUtahAdmission"],
] as const)("a senior in %s has %s among the seven things to do now", (homeState, id) => {
  const { tasks } = buildTimeline({ ...senior, homeState });
  expect(findNextTasks(tasks, maxUrgentTasks).map((task) => task.id)).toContain(id);
});
