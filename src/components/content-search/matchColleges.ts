/** Which colleges are listed beside the pages found, and when they come first. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { SearchHit } from "#domain/search/collegeSearch.ts";
import type { SearchQuery } from "#domain/search/filters.ts";

type NamedCollege = Pick<CollegeSummary, "unitId" | "name" | "slug" | "city" | "state">;

export type CollegeFound = {
  college: NamedCollege;
  /** The other name it was found by. */
  alsoCalled: string | null;
  isGuess: boolean;
};

export type CollegesFound = {
  found: readonly CollegeFound[];
  /** The many colleges that the query asks for by subject, state or kind; null if it names one or none. */
  search: SearchQuery | null;
  /** The query equals, or starts, the first college's name. */
  isNamed: boolean;
  /** The first college is the nearest to a misspelled name. */
  isSpelledAlike: boolean;
  /** The query is the first college's name, another name of it, or its name without “College” or “University”. */
  isCalled: boolean;
};

/** Colleges that match the whole query, beside the many that it asks for, if it does: a partial match is noise beside an article. */
export function matchColleges(
  hits: readonly SearchHit[],
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
        isGuess: reason.wasMisspelled,
        isPlace: reason.kind === "place",
      },
    ];
  });
  const first = found.find(({ isGuess, isPlace }, at) => at === 0 && !isGuess && !isPlace);
  return {
    found,
    search,
    isNamed: first !== undefined && isNamedBy(first, query),
    isSpelledAlike: found[0]?.isGuess === true && !found[0].isPlace,
    isCalled: first !== undefined && isCalledSo(first, query),
  };
}

/** What families ask about a college, said before or after its name: “Kenyon tuition”, “cost of Kenyon”. */
const askedAbout =
  "acceptance rate|admissions?|average|calendar|campus|cost(?: of)?|deadlines?|essays?|financial aid|gpa|majors?|net price|price|sat|scholarships?|supplements?|tuition|visit(?:s|ing)?";
const aboutBefore = new RegExp(`^(?:${askedAbout})\\s+(?:for |to |at |of )?`, "iu");
const nothingElse = new RegExp(`^\\s*(?:${askedAbout})?\\s*$`, "iu");
const aboutAfter = new RegExp(`(?:\\s+(?:${askedAbout}))+\\s*$`, "iu");

/** What is no college's name: “college visits” and “net price” ask about all of them. */
const namesNone = /^\s*(?:best |cheap |free )?(?:colleges?|schools?|universit(?:y|ies))?\s*$/iu;

/** The query without what is asked about the college, to find the college by; all of it if nothing else is said. */
export function extractCollegeName(query: string): string {
  if (nothingElse.test(query)) return query;
  const name = query.replace(aboutAfter, "").replace(aboutBefore, "");
  return nothingElse.test(name) || namesNone.test(name) ? query : name;
}

/** The words typed begin the words of the name, in their order: “pen state” is Pennsylvania State University. */
function isNamedBy({ college, alsoCalled }: CollegeFound, query: string): boolean {
  const typed = splitWords(query);
  const name = splitWords(college.name);
  return alsoCalled !== null || typed.every((word, at) => name[at]?.startsWith(word) === true);
}

const splitWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}&'’]+/gu) ?? [];

function isCalledSo({ college, alsoCalled }: CollegeFound, query: string): boolean {
  const typed = query.trim().toLowerCase();
  const names = [college.name, college.name.replace(/\s+(?:College|University)$/u, ""), alsoCalled ?? ""];
  return names.some((name) => name.toLowerCase() === typed);
}

/** Approximate name matches are shown only if the pages are approximate too. */
export function filterRelevantColleges(
  colleges: CollegesFound | null,
  pages: { total: number; isGuess: boolean } | null,
): readonly CollegeFound[] {
  if (colleges === null) return [];
  const isSure = pages !== null && pages.total > 0 && !pages.isGuess;
  return isSure ? colleges.found.filter(({ isGuess }) => !isGuess) : colleges.found;
}

/**
 * A college with this name comes before pages that merely mention it, and after the page that is called so. A misspelled
 * name comes before pages that only hold a similar word somewhere.
 */
export function shouldListCollegesFirst(
  colleges: CollegesFound | null,
  pages: { isNamed: boolean; isCalled: boolean; isGuess: boolean } | null,
): boolean {
  if (colleges === null || pages?.isCalled === true) return false;
  if (colleges.isCalled || colleges.search !== null) return true;
  return (
    pages?.isNamed !== true && (colleges.isNamed || (colleges.isSpelledAlike && pages?.isGuess === true))
  );
}
