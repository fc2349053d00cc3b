/** What the search over everything puts first for what students, parents and counselors type, on the real pages and colleges. */
import { beforeAll, describe, expect, test } from "vitest";
import { type ContentSearch, prepareContentSearch } from "#client/contentSearch/contentSearch.ts";
import { toComparisonPath } from "#components/content-search/CollegeHits.tsx";
import {
  arrangeFound,
  extractCollegeName,
  matchColleges,
  type Part,
  pairColleges,
  readComparison,
} from "#components/content-search/matchColleges.ts";
import { type GuideState, toGuideSlug } from "#domain/college/stateGuides.ts";
import { type CollegeSearch, prepareSearch, searchColleges } from "#domain/search/collegeSearch.ts";
import { type SearchQuery, writeSearchQuery } from "#domain/search/filters.ts";
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
  const match = (name: string, limit: number, search: SearchQuery | null = null) =>
    matchColleges(
      searchColleges(collegeSearch, name, { limit }),
      { get: (unitId) => byUnitId(unitId) ?? undefined },
      name,
      search,
    );
  const [one, other] = readComparison(typed) ?? [];
  const pair = one === undefined || other === undefined ? null : pairColleges(match(one, 1), match(other, 1));
  const colleges = pair ?? match(extractCollegeName(typed), 4, readSpokenSearch(typed));
  const pages = searchPages(query, 8);
  const { found, search, isComparison, state, order, nearPages } = arrangeFound(colleges, pages);
  const isLeftOut = pages?.isGuess === true && nearPages === "left out";
  const addresses: Record<Part, string[]> = {
    state: state === null ? [] : [`/colleges?state=${state}`],
    colleges: [
      ...(isComparison ? [toComparisonPath(found)] : []),
      ...(search === null ? [] : [`/colleges?${writeSearchQuery(search)}`]),
      ...found.map(({ college }) => toCollegePath(college.slug)),
    ],
    pages: isLeftOut ? [] : (pages?.hits.map(({ to }) => to) ?? []),
  };
  return order.flatMap((part) => addresses[part]);
}

const financialAidOf = (state: string) => `/college-planning-${state}/financial-aid`;

describe("a program or a question of a state whose guide is one page leads there", () => {
  test.each<[string, GuideState]>([
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
  ])("%s: the guide of %s", (query, state) => {
    const addresses = findAddresses(query);
    expect(addresses[0]?.startsWith(`/college-planning-${toGuideSlug(state)}`), addresses.join(", ")).toBe(
      true,
    );
    const elsewhere = addresses.filter(
      (address) => address.startsWith("/college-planning-") && !address.includes(toGuideSlug(state)),
    );
    expect(elsewhere).toEqual([]);
  });

  test("two states that are named: a guide for each", () => {
    const addresses = findAddresses("tennessee vs georgia");
    expect(addresses[0]).toBe("/college-planning-tennessee");
    expect(addresses).toContain("/college-planning-georgia");
  });
});

describe("a territory without a guide comes before everything that is not about it", () => {
  test.each([
    ["guam grants", "GU"],
    ["Guam", "GU"],
    ["virgin islands scholarships", "VI"],
  ])("%s: colleges in %s", (query, state) => {
    const [first, ...rest] = findAddresses(query);
    expect(first).toBe(`/colleges?state=${state}`);
    expect(rest.filter((address) => address.startsWith("/college-planning-"))).toEqual([]);
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
    ["ut", "/colleges/the-university-of-texas-at-austin"],
    ["how much is ut austin", "/colleges/the-university-of-texas-at-austin"],
    ["vt", "/colleges/virginia-polytechnic-institute-and-state-university"],
    ["texas a and m", "/colleges/texas-a-and-m-university-college-station"],
    ["the ohio state university", "/colleges/ohio-state-university-main-campus"],
    ["georgia tech", "/colleges/georgia-institute-of-technology-main-campus"],
    ["osu", "/colleges/ohio-state-university-main-campus"],
    ["miami", "/colleges/university-of-miami"],
    ["penn", "/colleges/university-of-pennsylvania"],
    ["cuny", "/colleges/cuny-hunter-college"],
    ["suny", "/colleges/suny-college-at-geneseo"],
    ["city college", "/colleges/cuny-city-college"],
    ["hunter college", "/colleges/cuny-hunter-college"],
    ["akron", "/colleges/university-of-akron-main-campus"],
    ["community college near dayton", "/colleges/sinclair-community-college"],
    ["trade schools near columbus", "/colleges/columbus-state-community-college"],
    ["colleges near cleveland", "/colleges/cleveland-state-university"],
    ["tn", "/college-planning-tennessee"],
    ["kenyon vs oberlin", "/compare?college=203535&college=204501"],
    ["ohio state vs michigan", "/compare?college=204796&college=170976"],
    ["blinn vs austin community college", "/compare?college=223427&college=222992"],
    ["nursing ohio under 20000", "/colleges?state=OH&major=51&sort=price"],
    ["cheapest college in ohio", "/colleges?state=OH&sort=price"],
    ["fafsa deadline ohio", "/college-planning-ohio/financial-aid"],
  ])("%s: %s", (query, path) => {
    expect(findAddresses(query)[0]).toBe(path);
  });
});

test.each(["blinn", "umich", "bgsu", "bama", "ole miss", "wash u"])(
  "%s is a college, so pages that merely come close are left out",
  (query) => {
    const addresses = findAddresses(query);
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => !address.startsWith("/colleges/"))).toEqual([]);
  },
);

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

/** What juniors, parents, veterans, homeschoolers, athletes, Spanish speakers and counselors typed, by what they look for. */
const firstResults: Readonly<Record<string, string>> = {
  "/application-timeline": "como aplicar a la universidad",
  "/blog/college-planning-demystified#if-you-are-the-first-in-your-family":
    "first generation | nobody in my family went to college | my parents didnt go to college | mi hijo es el primero en ir a la universidad",
  "/blog/community-college-first":
    "transfer from community college | transfer credits | associate degree for transfer | transfering to a 4 year | comunity college",
  "/blog/community-college-first#some-states-guarantee-a-transfer-place": "will my credits transfer to osu",
  "/blog/community-college-first#some-states-pay-the-tuition": "tuition free community college",
  "/blog/deferred-in-december": "deferred | deffered",
  "/blog/deferred-in-december#the-second-and-third-weeks-what-to-send": "loci",
  "/blog/parent-plus-limits-2026": "parent plus loan",
  "/college-cost-calculator": "how much will i pay | room and board",
  "/college-financial-planning-guide":
    "what if i cant afford college | work study | 529 plan | prestamos estudiantiles | finacial aid",
  "/college-match-quiz": "safety schools | colleges for b students",
  "/college-planning-california/applications": "uc application | csu application deadline",
  "/college-planning-california/financial-aid": "cadaa",
  "/college-planning-california/financial-aid#calGrantA": "calgrant gpa",
  "/college-planning-california/financial-aid#californiaMiddleClass": "middle class scholarship",
  "/college-planning-florida/financial-aid#floridaAcademicScholars": "bright futures 2027",
  "/college-planning-georgia/financial-aid#georgiaZellMiller": "georgia zell miller",
  "/college-planning-illinois/financial-aid": "map grant illinois",
  "/college-planning-new-york/financial-aid": "tap new york",
  "/college-planning-new-york/financial-aid#newYorkExcelsior": "excelsior scholarship",
  "/college-planning-texas/applications": "apply texas",
  "/college-planning-texas/financial-aid": "tasfa",
  "/college-planning-texas/financial-aid#texasHazlewood": "hazlewood act",
  "/colleges/harvard-university": "harverd | sat score for harvard | net price harvard",
  "/colleges/massachusetts-institute-of-technology": "massachusets institute of technology",
  "/colleges/new-york-university": "nyu tution",
  "/colleges/stanford-university": "standford",
  "/colleges/university-of-california-los-angeles": "average gpa for ucla | visit ucla",
  "/colleges/university-of-michigan-ann-arbor": "univercity of michigan | umich",
  "/colleges?admits=from75": "easy colleges to get into",
  "/colleges?level=twoYear": "trade school",
  "/colleges?major=51&sort=near": "nursing schools near me",
  "/colleges?mission=hbcu": "black colleges",
  "/colleges?mission=women": "women colleges",
  "/colleges?sort=near": "cheap colleges near me | universidades cerca de mi",
  "/colleges?state=CA&level=twoYear": "colegios comunitarios en california",
  "/colleges?state=CA&major=51": "best nursing schools in california",
  "/colleges?state=ME&size=small": "small colleges in maine",
  "/colleges?state=MI&major=14": "engineering colleges in michigan",
  "/colleges?state=WA": "running start",
  "/divorced-parents-guide": "divorced parent fafsa | ayuda para padres solteros",
  "/essays": "why us essay | personal statment | comon app",
  "/family": "counselor caseload",
  "/faq#how-sure-is-a-chance": "how accurate",
  "/faq#is-it-free": "is this free",
  "/help/building-college-list-strategy": "how many colleges should i apply to",
  "/help/building-college-list-strategy#check-what-each-college-asks-for":
    "homeschool | homeschooled college admissions | how to apply as a homeschooler | im homeschooling my daughter what does she need for college | i have a ged can i go to college",
  "/help/building-college-list-strategy#read-your-chances-calmly": "acceptance rate",
  "/help/campus-visit-planning#decide-first-whether-a-visit-is-worth-it": "demonstrated interest",
  "/help/campus-visit-planning#plan-the-day": "open house",
  "/help/campus-visit-planning#see-a-college-without-paying-for-the-trip": "virtual tour",
  "/help/comparing-financial-aid-packages#ask-for-more-with-proof": "my dad lost his job",
  "/help/comparing-financial-aid-packages#sort-every-line-of-your-own-offers": "subsidized vs unsubsidized",
  "/help/early-decision-vs-regular-decision": "early action | ED2 | early decsion",
  "/help/early-decision-vs-regular-decision#which-early-plans-conflict": "restrictive early action",
  "/help/fafsa-completion-guide": "when does fafsa open | fsa id | como llenar fafsa | que es fafsa",
  "/help/fafsa-completion-guide#if-your-family-does-not-fit-the-form":
    "daca financial aid | parents undocumented fafsa | can i get aid without a social security number | parents wont pay | my dad wont give me his taxes | emancipated | homeless student fafsa | padres sin papeles fafsa",
  "/help/fafsa-completion-guide#what-your-number-means": "student aid report",
  "/help/freshman-sophomore-preparation": "9th grade",
  "/help/freshman-sophomore-preparation#courses-first-what-colleges-read-years-later":
    "what classes should i take junior year",
  "/help/freshman-sophomore-preparation#tests-what-to-take-and-what-to-skip": "psat",
  "/help/junior-year-planning-checklist": "junior year checklist",
  "/help/junior-year-planning-checklist#if-your-situation-is-different":
    "ncaa eligibility center | d1 soccer colleges | recruiting | student athlete | undocumented students",
  "/help/junior-year-planning-checklist#july-essay-activities-and-a-second-money-talk": "extracurriculars",
  "/help/junior-year-planning-checklist#may-and-june-letters-and-the-second-list":
    "teacher recommendation | letter of rec | brag sheet | carta de recomendacion | recomendation letter",
  "/help/making-final-college-decision#commit-to-one-college-and-decline-the-rest":
    "waitlisted | rejected everywhere | gap year | decision day | deposit deadline",
  "/help/sat-vs-act-guide": "examen sat",
  "/help/sat-vs-act-guide#plan-two-sittings-then-stop": "superscore",
  "/help/sat-vs-act-guide#register-by-these-days": "sat dates | act registration",
  "/help/scholarship-search-strategies": "scolarships",
  "/help/scholarship-search-strategies#if-you-are-not-a-senior-yet": "national merit | gates scholarship",
  "/help/scholarship-search-strategies#money-for-your-situation":
    "GI bill | post 9/11 gi bill | yellow ribbon | veteran benefits | im a veteran going back to school | military tuition assistance | rotc scholarship | army rotc | dependents of veterans | can my kid use my gi bill | spouse of active duty scholarships | athletic scholarships | first gen scholarships | foster youth | becas para indocumentados",
  "/help/scholarship-search-strategies#winning-a-scholarship-can-lower-other-aid":
    "outside scholarship reduces aid",
  "/help/senior-year-application-timeline": "senior year checklist",
  "/help/senior-year-application-timeline#if-your-situation-is-different":
    "music audition | art portfolio | application fee waiver",
  "/help/subject-test-ap-exam-planning": "ap scores",
  "/help/test-optional-strategies": "do i need sat",
  "/help/understanding-college-rankings-fit": "ivy league",
  "/help/understanding-need-based-vs-merit-aid": "grants for me | full ride scholarships | beca completa",
  "/my-plan": "print my list",
  "/offers": "appeal financial aid | compare financial aid letters",
  "/sharing": "share with my parents",
  "/state-college-planning-guides": "free tuition | universidad gratis",
  "/tools/fafsa-calculator": "pell eligibility | max pell | student aid index 2027 | beca pell",
  "/your-data": "delete my data",
};

/** The order of pages moves a little with every page that is written; more misses than this have a cause to find. */
const keptShare = 0.97;

test("the obvious result comes first for what people in many situations type, misspelled or in Spanish", () => {
  const asked = Object.entries(firstResults).flatMap(([address, queries]) =>
    queries.split(" | ").map((query) => ({ query, address, found: findAddresses(query)[0] ?? "nothing" })),
  );
  const missed = asked.filter(({ address, found }) => found !== address && !found.startsWith(`${address}#`));
  const report = missed.map(({ query, address, found }) => `“${query}”: ${found} instead of ${address}`);
  expect(asked.length).toBeGreaterThan(150);
  expect(1 - missed.length / asked.length, report.join("\n")).toBeGreaterThanOrEqual(keptShare);
});

test.each([
  ["GI bill", "/help/scholarship-search-strategies#money-for-your-situation"],
  ["grants for me", "/help/understanding-need-based-vs-merit-aid"],
  [
    "nobody in my family went to college",
    "/blog/college-planning-demystified#if-you-are-the-first-in-your-family",
  ],
  ["finacial aid", "/college-financial-planning-guide"],
  ["marine corps tuition help", "/help/scholarship-search-strategies#money-for-your-situation"],
  ["going from juco to university", "/blog/community-college-first"],
  [
    "home schooled student admission requirements",
    "/help/building-college-list-strategy#check-what-each-college-asks-for",
  ],
  ["colleges that take everyone", "/colleges?admits=open"],
  ["ayuda con fafsa", "/help/fafsa-completion-guide"],
  ["como pagar la universidad", "/college-financial-planning-guide"],
  ["univercity of michigan", "/colleges/university-of-michigan-ann-arbor"],
  ["how much does ut austin really cost", "/colleges/the-university-of-texas-at-austin"],
  ["fafsa en español", "/help/fafsa-completion-guide"],
  ["two kids in college", "/help/fafsa-completion-guide#what-your-number-means"],
  ["how many schools should i apply to", "/help/building-college-list-strategy"],
  ["colage", "/colleges"],
  ["cheap online colleges", "/colleges"],
  ["engeneering schools texas", "/colleges?state=TX&major=14"],
  ["computer sience colleges", "/colleges?major=11"],
  ["community college near me", "/colleges?level=twoYear&sort=near"],
])("%s leads to %s and nowhere else first", (query, address) => {
  expect(findAddresses(query)[0]).toBe(address);
});

const comparisonOf = (...unitIds: number[]) => `/compare?${unitIds.map((id) => `college=${id}`).join("&")}`;

test.each([
  ["Kenyon vs oberlin", 203535, 204501],
  ["harvard or yale", 166027, 130794],
  ["ucla compared to usc", 110662, 123961],
  ["compare Duke and Rice", 198419, 227757],
  ["bu vs. bc", 164988, 164924],
  ["standford vs harvard", 243744, 166027],
])("“%s” leads to both side by side, in that order", (query, one, other) => {
  expect(findAddresses(query)[0]).toBe(comparisonOf(one, other));
});

test.each([
  "sat or act",
  "ed vs ea",
  "ap vs ib",
  "early decision vs regular decision",
  "community college or university",
  "in state or out of state",
  "William and Mary",
  "texas or oklahoma",
  "harvard or harvard",
])("“%s” compares no two colleges", (query) => {
  expect(findAddresses(query).filter((address) => address.startsWith("/compare?"))).toEqual([]);
});

test("who asks for the colleges of a town finds them before pages that name it", () => {
  expect(findAddresses("colleges near Boston")[0]).toMatch(/^\/colleges\/(?!.*\?)/);
});
