/** Which colleges are listed beside the pages found, and when they come first. */
import type { CollegeSummary } from "#domain/college/college.ts";
import { isStateCode, type StateCode, stateNames } from "#domain/college/states.ts";
import type { SearchHit, SearchResult } from "#domain/search/collegeSearch.ts";
import type { SearchQuery } from "#domain/search/filters.ts";
import { foldWords, toPhraseKey } from "#domain/search/fold.ts";
import { readPlaceQuestion } from "#domain/search/placeQuestion.ts";
import { countSlips, countSlipsAllowed } from "#domain/search/typos.ts";

type NamedCollege = Pick<CollegeSummary, "unitId" | "name" | "slug" | "city" | "state">;

export type CollegeFound = {
  college: NamedCollege;
  /** The other name it was found by. */
  alsoCalled: string | null;
  /** The same, if nobody bears that name today. */
  former: SearchHit["reason"]["former"];
  isGuess: boolean;
};

export type CollegesFound = {
  found: readonly CollegeFound[];
  /** The college that is meant before all of these, but closed for good. */
  closed: SearchResult["closed"];
  /** The many colleges that the query asks for by subject, state or kind; null if it names one or none. */
  search: SearchQuery | null;
  /** The query equals, or starts, the first college's name. */
  isNamed: boolean;
  /** The query asks for the colleges of a town, and they are found. */
  isPlaceAsked: boolean;
  /** The first college is the nearest to a misspelled name. */
  isSpelledAlike: boolean;
  /** The same, and its name begins with the words typed, each a slip or two away: “univercity of michigan”. */
  isMisspelledName: boolean;
  /** The query is the first college's name, another name of it, or its name without “College” or “University”. */
  isCalled: boolean;
  /** The query is also a state, by its name or postal code, and people call the first college so: “UT”, “Michigan”. */
  isStateNickname: boolean;
  /** The query is the first word, in capitals, of the names of all colleges found: “CUNY”. */
  isSystem: boolean;
  /** The query asks how the colleges found compare: there are two, in the order they were named. */
  isComparison: boolean;
};

/** Colleges that match the whole query, beside the many that it asks for, if it does: a partial match is noise beside an article. */
export function matchColleges(
  { hits, closed }: Pick<SearchResult, "hits" | "closed">,
  byUnitId: { get: (unitId: number) => NamedCollege | undefined },
  query: string,
  search: SearchQuery | null = null,
): CollegesFound {
  const found = hits.flatMap(({ unitId, reason }) => {
    const college = byUnitId.get(unitId);
    if (college === undefined || reason.kind === "partial") return [];
    return [
      {
        college,
        alsoCalled: reason.matched,
        former: reason.former,
        isGuess: reason.wasMisspelled,
        isPlace: reason.kind === "place",
        isShortForm: reason.kind === "shortForm",
      },
    ];
  });
  const first = found.find(({ isGuess, isPlace }, at) => at === 0 && !isGuess && !isPlace);
  const asked = query.trim().toLowerCase();
  // "tennessee" and "TN" ask for the state, though colleges begin so; "VT" is also what a college is called.
  const isCode = isStateCode(asked.toUpperCase());
  const isState = Object.values(stateNames).some(
    (name) => name.replace(/^U\.S\. /u, "").toLowerCase() === asked,
  );
  return {
    found,
    closed,
    search,
    isNamed: first !== undefined && !isCode && !isState && isNamedBy(first, query),
    isPlaceAsked: found[0]?.isPlace === true && !found[0].isGuess && readPlaceQuestion(query) !== null,
    isSpelledAlike: found[0]?.isGuess === true && !found[0].isPlace,
    isMisspelledName: found[0]?.isGuess === true && isMisspelledNameOf(found[0], query),
    isCalled: first !== undefined && !isState && isCalledSo(first, query),
    isStateNickname: first?.isShortForm === true && (isState || isCode) && isCalledSo(first, query),
    isSystem:
      found.length > leastOfSystem &&
      found.slice(0, leastOfSystem).every(({ college }) => startsInCapitals(college.name, asked)),
    isComparison: false,
  };
}

/** Of these, each bears its name; others are known by it. */
const leastOfSystem = 2;

function startsInCapitals(name: string, asked: string): boolean {
  const [first = ""] = name.split(/[\s-]/u);
  return first.length > 2 && first === first.toUpperCase() && first.toLowerCase() === asked;
}

/** “Kenyon vs Oberlin”, “Harvard or Yale”, “UCLA compared to USC”, “compare Duke and Rice”. */
const comparison =
  /^(?:(compare)\s+)?(.+?)\s+(?:(vs?\.?|versus|or|compared (?:to|with))|and|to|with)\s+(.+)$/iu;

/** The two sides that a query compares, which may be colleges or anything else. */
export function readComparison(query: string): readonly [string, string] | null {
  const [, compare, one, between, other] = comparison.exec(query.trim()) ?? [];
  if (one === undefined || other === undefined) return null;
  // "and", "to" and "with" compare only after "compare": "William and Mary" is one college.
  return compare === undefined && between === undefined ? null : [one, other];
}

/** Null unless each side is the name of a college: “SAT or ACT” compares something else. One of them may be misspelled. */
export function pairColleges(one: CollegesFound, other: CollegesFound): CollegesFound | null {
  const isSure = isSurelyMeant(one) || isSurelyMeant(other);
  const found = [one, other].flatMap((side) => {
    const isMeant = isSurelyMeant(side) || (isSure && (side.isSpelledAlike || side.isStateNickname));
    return isMeant ? side.found.slice(0, 1) : [];
  });
  if (found.length < 2 || found[0]?.college.unitId === found[1]?.college.unitId) return null;
  return { ...one, found, search: null, isComparison: true };
}

/** The start of a name is not enough: “ED vs EA” is not about Edward Waters and East Carolina. */
const isSurelyMeant = ({ isCalled, isMisspelledName }: CollegesFound) => isCalled || isMisspelledName;

/** What families ask about a college, said before or after its name: “Kenyon tuition”, “cost of Kenyon”. */
const askedAbout =
  "acceptance rates?|admissions?|average|calendar|campus|cost(?: of)?|deadlines?|essays?|financial aid|gpa|majors?|net price|price|ranking|requirements?|(?:sat|act)(?: scores?)?|scholarships?|supplements?|tuition|visit(?:s|ing)?";
/** “how much does UT Austin really cost” and “how much is Kenyon” ask for a price. */
const howMuch = /^how much (?:does|do|is|are|would|will)\s+(?:it cost to (?:go to|attend)\s+)?/iu;
const reallyCost = /\s+(?:(?:really|actually) )?cost(?: (?:a|per) year)?\s*\??\s*$/iu;
/** “is Duke worth it”, “is Purdue hard to get into”. */
const isItGood =
  /^is\s+(.+?)\s+(?:really )?(?:worth (?:it|the (?:cost|money|price))|(?:a )?good(?: (?:college|school|university))?|hard to get into)\s*\??\s*$/iu;
const aboutBefore = new RegExp(`^(?:(?:${askedAbout})\\s+)+(?:for |to |at |of |in )?`, "iu");
const nothingElse = new RegExp(`^\\s*(?:${askedAbout})?\\s*$`, "iu");
const aboutAfter = new RegExp(`(?:\\s+(?:${askedAbout}))+\\s*$`, "iu");

/** What is no college's name: “college visits” and “net price” ask about all of them. */
const namesNone =
  /^\s*(?:best|cheap|free|in|my|our|out of)?\s*(?:colleges?|schools?|state|universit(?:y|ies))?\s*$/iu;

/** The query without what is asked about the college, to find the college by; all of it if nothing else is said. */
export function extractCollegeName(query: string): string {
  if (nothingElse.test(query)) return query;
  const name = query
    .replaceAll(/\p{L}+/gu, spellAsked)
    .replace(isItGood, "$1")
    .replace(howMuch, "")
    .replace(reallyCost, "")
    .replace(aboutAfter, "")
    .replace(aboutBefore, "");
  return nothingElse.test(name) || namesNone.test(name) ? query : name;
}

/** "nyu tution" asks for the tuition of NYU. Shorter words are one slip from many others. */
function spellAsked(word: string): string {
  if (word.length < 6) return word;
  const typed = word.toLowerCase();
  return misspelledOften.find((known) => countSlips(typed, known, 1).whole === 1) ?? word;
}

const misspelledOften = [
  "tuition",
  "deadline",
  "deadlines",
  "scholarship",
  "scholarships",
  "admission",
  "admissions",
];

/**
 * The words typed begin the words of the name, in their order, or are their initials: “pen state” is Pennsylvania State
 * University, and “csu fullerton” California State University-Fullerton.
 */
function isNamedBy({ college, alsoCalled }: CollegeFound, query: string): boolean {
  const typed = splitWords(spellAnd(query.replace(/^the /iu, "")));
  const name = splitWords(spellAnd(college.name.replace(/^The /u, "")));
  return (
    alsoCalled !== null ||
    typed.every((word, at) => name[at]?.startsWith(word) === true) ||
    isInitialsThenName(typed, name)
  );
}

/** “csu” for the first three words, and the words that follow as they are. */
function isInitialsThenName([first = "", ...rest]: readonly string[], name: readonly string[]): boolean {
  const initials = name.slice(0, first.length).map((word) => word.charAt(0));
  return (
    first.length > 1 &&
    rest.length > 0 &&
    initials.join("") === first &&
    rest.every((word, at) => name[first.length + at]?.startsWith(word) === true)
  );
}

/** One word alone is as likely a misspelled state. */
function isMisspelledNameOf({ college }: CollegeFound, query: string): boolean {
  const typed = splitWords(query);
  const name = splitWords(college.name.replace(/^The /u, ""));
  return (
    typed.length > 1 &&
    typed.every((word, at) => countSlips(word, name[at] ?? "", countSlipsAllowed(word.length)).whole !== null)
  );
}

const splitWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}&'’]+/gu) ?? [];

function isCalledSo({ college, alsoCalled }: CollegeFound, query: string): boolean {
  const typed = toKey(query);
  const words = splitWords(query);
  const name = splitWords(college.name);
  return (
    [...listShortNames(college.name), alsoCalled ?? ""].some((one) => toKey(one) === typed) ||
    // Written out, it is the whole name.
    (isInitialsThenName(words, name) && words.slice(1).join() === name.slice(words[0]?.length).join())
  );
}

/** What people leave out of a name: “CUNY City College”, “University of Akron”, “Blinn College District”, “Main Campus”. */
function listShortNames(name: string): string[] {
  const whole = name.replace(/(?:\s|-)+(?:Main Campus|System)$/u, "");
  const inSystem = whole.replace(/^\p{Lu}{3,}\s+/u, "");
  const district = whole.replace(/\s+District$/u, "");
  const kindless = district.replace(/\s+(?:College|University)$/u, "");
  const place = whole.replace(/^(?:The )?University of (?:the )?/u, "");
  return [name, whole, inSystem, district, kindless, place];
}

/** “Texas A and M” and “Texas A&M” are the same name. */
const toKey = (text: string) => toPhraseKey(foldWords(text));
const spellAnd = (text: string) => text.replaceAll("&", " and ");

/** Approximate name matches are shown only if the pages are approximate too. */
export function filterRelevantColleges(
  colleges: CollegesFound | null,
  pages: { total: number; isGuess: boolean } | null,
): readonly CollegeFound[] {
  if (colleges === null) return [];
  if (colleges.isComparison) return colleges.found;
  const isSure = pages !== null && pages.total > 0 && !pages.isGuess;
  // Beside the college that is meant, names that are merely spelled alike are noise.
  return isSure || isMeantAsTyped(colleges)
    ? colleges.found.filter(({ isGuess }) => !isGuess)
    : colleges.found;
}

/** The query names a college, letter by letter. */
function isMeantAsTyped({ isCalled, isNamed, isSystem }: CollegesFound): boolean {
  return isCalled || isNamed || isSystem;
}

/**
 * A question's answer is first, but not before the page that is called as typed, nor before the colleges asked for: those
 * of a search, and one whose name is all that is typed beside what is asked about it, as its page tells that.
 */
export function isAnswerFirst(
  colleges: Pick<CollegesFound, "search" | "isCalled"> | null,
  pages: { isCalled: boolean } | null,
): boolean {
  if (pages?.isCalled === true || colleges?.isCalled === true) return false;
  return (colleges?.search ?? null) === null;
}

export type Part = "state" | "colleges" | "pages";
type PagesFound = Exclude<Parameters<typeof shouldListCollegesFirst>[1], null> & {
  total: number;
  stateWithoutGuide: StateCode | null;
  isStateAlone: boolean;
};

/** What is shown, and in which order. A state without a guide comes before the pages, and before colleges that are not named. */
export function arrangeFound(colleges: CollegesFound | null, pages: PagesFound | null) {
  const found = filterRelevantColleges(colleges, pages);
  const search = colleges?.search ?? null;
  const named = pages?.stateWithoutGuide ?? null;
  const isCollegeFirst =
    shouldListCollegesFirst(colleges, pages) &&
    (named === null ||
      search !== null ||
      colleges?.isComparison === true ||
      colleges?.isCalled === true ||
      colleges?.isNamed === true ||
      colleges?.isSystem === true ||
      colleges?.isMisspelledName === true);
  // Who asks for a state's colleges, or one of them by its name, does not ask what the state pays.
  const state = isCollegeFirst ? null : named;
  const rest: Part[] =
    isCollegeFirst || (state !== null && pages?.isStateAlone === true)
      ? ["colleges", "pages"]
      : ["pages", "colleges"];
  const order: readonly Part[] = state === null ? rest : ["state", ...rest];
  const isComparison = isCollegeFirst && colleges?.isComparison === true;
  // Whoever named a college has found it: pages that come close to its name are about something else.
  const isFound = isCollegeFirst && (isComparison || (colleges !== null && isMeantAsTyped(colleges)));
  const nearPages = isFound && search === null ? "left out" : isCollegeFirst ? "unsaid" : "said";
  return { found, search, isComparison, state, order, nearPages } as const;
}

/**
 * A college with this name comes before pages that merely mention it, and after the page that is called so. A misspelled
 * name comes before pages that only hold a similar word somewhere.
 */
export function shouldListCollegesFirst(
  colleges: CollegesFound | null,
  pages: { isNamed: boolean; isCalled: boolean; isGuess: boolean } | null,
): boolean {
  if (colleges === null) return false;
  // A state's guide is called by its postal code too; the college is what "UT" is said for.
  if (colleges.isStateNickname && colleges.isCalled) return true;
  if (pages?.isCalled === true) return false;
  if (colleges.isComparison || colleges.isSystem) return true;
  if (colleges.isCalled || colleges.search !== null || colleges.isPlaceAsked) return true;
  if (colleges.isMisspelledName && pages?.isGuess !== false) return true;
  return (
    pages?.isNamed !== true && (colleges.isNamed || (colleges.isSpelledAlike && pages?.isGuess === true))
  );
}
