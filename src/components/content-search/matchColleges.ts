/** Which colleges are listed beside the pages found, and when they come first. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { SearchHit } from "#domain/search/collegeSearch.ts";

type NamedCollege = Pick<CollegeSummary, "unitId" | "name" | "slug" | "city" | "state">;

export type CollegeFound = {
  college: NamedCollege;
  /** The other name it was found by. */
  alsoCalled: string | null;
  isGuess: boolean;
};

export type CollegesFound = {
  found: readonly CollegeFound[];
  /** The query equals, or starts, the first college's name. */
  isNamed: boolean;
};

/** Colleges that match the whole query: a partial match is noise beside an article. */
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
  return {
    found,
    isNamed: first !== undefined && !first.isGuess && !first.isPlace && isNamedBy(first, query),
  };
}

function isNamedBy({ college, alsoCalled }: CollegeFound, query: string): boolean {
  const typed = query.trim().toLowerCase();
  return alsoCalled !== null || college.name.toLowerCase().startsWith(typed);
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

/** A college with this name comes before pages that merely mention it. */
export function shouldListCollegesFirst(
  colleges: CollegesFound | null,
  pages: { isNamed: boolean } | null,
): boolean {
  return colleges?.isNamed === true && pages?.isNamed !== true;
}
