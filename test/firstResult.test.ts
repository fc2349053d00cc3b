/** What the search over everything puts first for what students, parents and counselors type, on the real pages and colleges. */
import { beforeAll, describe, expect, test } from "vitest";
import { type ContentSearch, prepareContentSearch } from "#client/contentSearch/contentSearch.ts";
import {
  arrangeFound,
  extractCollegeName,
  matchColleges,
  type Part,
} from "#components/content-search/matchColleges.ts";
import { type CollegeSearch, prepareSearch, searchColleges } from "#domain/search/collegeSearch.ts";
import { writeSearchQuery } from "#domain/search/filters.ts";
import { readSpanish } from "#domain/search/readSpanish.ts";
import { readSpokenSearch } from "#domain/search/readSpokenSearch.ts";
import { runToEnd } from "#lib/steps.ts";
import { toCollegePath } from "#site/pages.ts";
import { buildContentSearch } from "../build/content/searchIndex.ts";
import { readTestContent } from "./support/readTestContent.ts";
import { loadShippedColleges } from "./support/shippedColleges.ts";

let searchPages: ContentSearch["search"];
let collegeSearch: CollegeSearch;
const { summaries, byUnitId } = loadShippedColleges();

beforeAll(async () => {
  const reply = buildContentSearch(await readTestContent());
  ({ search: searchPages } = runToEnd(prepareContentSearch(reply)));
  collegeSearch = prepareSearch(summaries);
}, 60_000);

/** As the dialog arranges it: the addresses from the top. */
function findAddresses(query: string): string[] {
  const typed = readSpanish(query);
  const name = extractCollegeName(typed);
  const { hits } = searchColleges(collegeSearch, name, { limit: 4 });
  const pages = searchPages(query, 8);
  const { found, search, state, order } = arrangeFound(
    matchColleges(hits, { get: (unitId) => byUnitId(unitId) ?? undefined }, name, readSpokenSearch(typed)),
    pages,
  );
  const addresses: Record<Part, string[]> = {
    state: state === null ? [] : [`/colleges?state=${state}`],
    colleges: [
      ...(search === null ? [] : [`/colleges?${writeSearchQuery(search)}`]),
      ...found.map(({ college }) => toCollegePath(college.slug)),
    ],
    pages: pages?.hits.map(({ to }) => to) ?? [],
  };
  return order.flatMap((part) => addresses[part]);
}

const financialAidOf = (state: string) => `/college-planning-${state}/financial-aid`;

describe("a state without a guide comes before everything that is not about it", () => {
  test.each([
    ["tennessee promise", "TN"],
    ["tn promise deadline", "TN"],
    ["tenessee promise", "TN"],
    ["does tennessee have free college", "TN"],
    ["becas para tennessee", "TN"],
    ["Tennessee", "TN"],
    ["tops louisiana", "LA"],
    ["how do i apply for tops", "LA"],
    ["louisana tops gpa", "LA"],
    ["mn grant", "MN"],
    ["minnesota fafsa deadline", "MN"],
    ["kees money", "KY"],
    ["kentuky", "KY"],
    ["palmetto fellows", "SC"],
    ["south carolina hope", "SC"],
    ["west virginia promise", "WV"],
    ["washington college grant", "WA"],
    ["21st century scholars", "IN"],
    ["frank o’bannon", "IN"],
    ["new jersey tuition aid grant", "NJ"],
    ["Oklahoma’s Promise", "OK"],
    ["ok promise", "OK"],
    ["ma state grants", "MA"],
    ["hathaway scholarship", "WY"],
    ["missouri a+ program", "MO"],
    ["dc tag", "DC"],
    ["new mexico lottery scholarship", "NM"],
    ["is community college free in maine", "ME"],
    ["puerto rico becas", "PR"],
    ["utah", "UT"],
  ])("%s: colleges in %s", (query, state) => {
    const [first, ...rest] = findAddresses(query);
    expect(first).toBe(`/colleges?state=${state}`);
    expect(rest.filter((address) => address.startsWith("/college-planning-"))).toEqual([]);
  });

  test("two states that are named: the one without a guide, then the other's guide", () => {
    expect(findAddresses("tennessee vs georgia").slice(0, 2)).toEqual([
      "/colleges?state=TN",
      "/college-planning-georgia",
    ]);
  });

  test("the state alone is followed by its colleges, and a question by what holds in every state", () => {
    expect(findAddresses("utah")[1]).toBe("/colleges/university-of-utah");
    expect(findAddresses("minnesota fafsa deadline")[1]).toBe("/help/fafsa-completion-guide");
  });
});

describe("a state with a guide leads there", () => {
  test.each([
    ["georgia hope", financialAidOf("georgia")],
    ["goergia hope", financialAidOf("georgia")],
    ["hope scholarship", `${financialAidOf("georgia")}#georgiaHope`],
    ["bright futures", financialAidOf("florida")],
    ["floirda bright futures", financialAidOf("florida")],
    ["what gpa do i need for bright futures", financialAidOf("florida")],
    ["a-g requirements", "/college-planning-california/academic-prep"],
    ["uc gpa requirements", "/college-planning-california/academic-prep"],
    ["pensylvania grants", financialAidOf("pennsylvania")],
    ["scholarships in pa", financialAidOf("pennsylvania")],
    ["scholarships for PA residents", financialAidOf("pennsylvania")],
    ["tx grants", financialAidOf("texas")],
    ["texas fafsa deadline", financialAidOf("texas")],
    ["becas en texas", financialAidOf("texas")],
    ["va scholarships", financialAidOf("virginia")],
    ["ohio grants", financialAidOf("ohio")],
    ["OR grants", financialAidOf("oregon")],
    ["nueva york becas", financialAidOf("new-york")],
    ["michigan reconnect", financialAidOf("michigan")],
    ["nc promise", `${financialAidOf("north-carolina")}#ncPromise`],
    ["texas zzyzx", "/college-planning-texas"],
    ["michigan", "/college-planning-michigan"],
  ])("%s: %s", (query, path) => {
    expect(findAddresses(query)[0]?.startsWith(path), findAddresses(query).join(", ")).toBe(true);
  });
});

describe("a college that is named comes before the state in its name", () => {
  test.each([
    ["university of tennessee", "/colleges/the-university-of-tennessee-knoxville"],
    ["tennessee state", "/colleges/tennessee-state-university"],
    ["west virginia university", "/colleges/west-virginia-university"],
    ["university of washington", "/colleges/university-of-washington-seattle-campus"],
    ["george washington university", "/colleges/george-washington-university"],
    ["kansas state university", "/colleges/kansas-state-university"],
    ["virginia tech", "/colleges/virginia-polytechnic-institute-and-state-university"],
    ["ohio state", "/colleges/ohio-state-university-main-campus"],
    ["boise state", "/colleges/boise-state-university"],
    ["kenyon tuition", "/colleges/kenyon-college"],
  ])("%s: %s", (query, path) => {
    expect(findAddresses(query)[0]).toBe(path);
  });
});

describe("what names no state leads to what holds in every state, and Spanish to the same places", () => {
  test.each([
    ["in state tuition", "/state-college-planning-guides"],
    ["state grants", "/state-college-planning-guides"],
    ["state financial aid", "/state-college-planning-guides"],
    ["becas", "/help/scholarship-search-strategies"],
    ["ayuda financiera", "/college-financial-planning-guide"],
    ["fecha límite FAFSA", "/help/fafsa-completion-guide"],
    ["¿Cuánto cuesta la universidad?", "/college-cost-calculator"],
    ["padres divorciados", "/divorced-parents-guide"],
    ["comparar ofertas", "/offers"],
    ["universidades en Texas", "/colleges?state=TX"],
    ["universidades baratas en California", "/colleges?state=CA&sort=price"],
    ["colleges in montana", "/colleges?state=MT"],
  ])("%s: %s", (query, path) => {
    expect(findAddresses(query)[0]).toBe(path);
  });
});
