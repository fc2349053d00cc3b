/** Which colleges stand beside the pages that were found, and when they stand before them. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { SearchHit } from "#domain/search/collegeSearch.ts";

type NamedCollege = Pick<CollegeSummary, "unitId" | "name" | "slug" | "city" | "state">;

export type CollegeFound = {
  college: NamedCollege;
  /** The other name by which it was found. */
  alsoCalled: string | null;
  isGuess: boolean;
};

export type CollegesFound = {
  found: readonly CollegeFound[];
  /** What was typed is, or begins, the first one's name. */
  isNamed: boolean;
};

/** Those that hold all of what was typed: a college that holds some of the words is noise beside an article. */
export function matchColleges(
  hits: readonly SearchHit[],
  byUnitId: ReadonlyMap<number, NamedCollege>,
  query: string,
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
  const [first] = found;
  return { found, isNamed: first !== undefined && !first.isGuess && !first.isPlace && isNamedBy(first, query) };
}

function isNamedBy({ college, alsoCalled }: CollegeFound, query: string): boolean {
  const typed = query.trim().toLowerCase();
  return alsoCalled !== null || college.name.toLowerCase().startsWith(typed);
}

/** Guessed names are shown only where the pages are a guess as well. */
export function filterRelevantColleges(
  colleges: CollegesFound | null,
  pages: { total: number; isGuess: boolean } | null,
): readonly CollegeFound[] {
  if (colleges === null) return [];
  const isSure = pages !== null && pages.total > 0 && !pages.isGuess;
  return isSure ? colleges.found.filter(({ isGuess }) => !isGuess) : colleges.found;
}

/** A college that is called so comes before pages that only speak of it. */
export function shouldListCollegesFirst(
  colleges: CollegesFound | null,
  pages: { isNamed: boolean } | null,
): boolean {
  return colleges?.isNamed === true && pages?.isNamed !== true;
}
