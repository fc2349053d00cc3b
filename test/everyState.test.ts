/** Every state, the District of Columbia and Puerto Rico: their programs are found by name, and their days stand wherever days do. */
import { beforeAll, describe, expect, test } from "vitest";
import { type ContentSearch, prepareContentSearch } from "#client/contentSearch/contentSearch.ts";
import { findGuideSlug, toGuidePath } from "#content/guideStates.ts";
import { allStatePrograms } from "#domain/aid/allStatePrograms.ts";
import type { GuideState } from "#domain/college/stateGuides.ts";
import { createClassifier } from "#domain/counselor/classifier.ts";
import { buildDictionary } from "#domain/counselor/dictionary.ts";
import { intentWeights } from "#domain/counselor/intentWeights.ts";
import { normalizeQuestion } from "#domain/counselor/normalize.ts";
import { readQuestion } from "#domain/counselor/readQuestion.ts";
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
