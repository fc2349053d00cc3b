/** The college search filters and their form in the address: public facts only, so that a search can be shared. */

import { sizes } from "#domain/answers/catalog/profile.ts";
import { type Control, controls, type Setting, settings } from "#domain/college/college.ts";
import { isMajorFamily, type MajorFamily } from "#domain/college/majorFamilies.ts";
import { isStateCode, type StateCode } from "#domain/college/states.ts";
import { type CollegeSize } from "#domain/people/profile.ts";

export const searchedLevels = ["fourYear", "twoYear"] as const;
export type SearchedLevel = (typeof searchedLevels)[number];

export const missions = ["hbcu", "tribal", "women"] as const;
export type Mission = (typeof missions)[number];

/** Admit rates by their upper end; "open" means open admission. */
export const admissions = ["under10", "under25", "under50", "from50", "from75", "open"] as const;
export type Admission = (typeof admissions)[number];

export const sorts = ["best", "name", "price", "admit", "graduate", "size", "near", "match"] as const;
export type Sort = (typeof sorts)[number];

export type Filters = {
  states: readonly StateCode[];
  levels: readonly SearchedLevel[];
  controls: readonly Control[];
  settings: readonly Setting[];
  sizes: readonly CollegeSize[];
  admission: Admission | null;
  missions: readonly Mission[];
  majorFamily: MajorFamily | null;
  /** Only colleges whose whole price band is affordable; the amount itself is never in the address. */
  isWithinPrice: boolean;
  /** Includes colleges that grant no degree or report no undergraduates. */
  isEverything: boolean;
};

export type SearchQuery = { query: string; sort: Sort; filters: Filters };

export const noFilters: Filters = {
  states: [],
  levels: [],
  controls: [],
  settings: [],
  sizes: [],
  admission: null,
  missions: [],
  majorFamily: null,
  isWithinPrice: false,
  isEverything: false,
};

/** A longer query still works, but servers along the way reject an address that long. */
export const maxSavedQueryLength = 1_000;

/** Parses an address. Meaningless values are dropped; `hasNonsense` says that there were some. */
export function readSearchQuery(address: URLSearchParams): SearchQuery & { hasNonsense: boolean } {
  let hasNonsense = false;
  const list = <Value extends string>(name: string, isOne: (text: string) => text is Value): Value[] => {
    const texts = (address.get(name) ?? "").split(",").filter((text) => text !== "");
    const known = [...new Set(texts.filter(isOne))];
    if (texts.some((text) => !isOne(text))) hasNonsense = true;
    return known;
  };
  const filters: Filters = {
    states: list("state", isStateCode),
    levels: list("level", readOneOf(searchedLevels)),
    controls: list("control", readOneOf(controls)),
    settings: list("setting", readOneOf(settings)),
    sizes: list("size", readOneOf(sizes)),
    admission: list("admits", readOneOf(admissions))[0] ?? null,
    missions: list("mission", readOneOf(missions)),
    majorFamily: list("major", isMajorFamily)[0] ?? null,
    isWithinPrice: list("price", readOneOf(["within"])).length > 0,
    isEverything: list("include", readOneOf(["all"])).length > 0,
  };
  const sort = list("sort", readOneOf(sorts))[0] ?? "best";
  return { query: address.get("q") ?? "", sort, filters, hasNonsense };
}

/** The query string of a search without defaults: "" for none. */
export function writeSearchQuery({ query, sort, filters }: SearchQuery): string {
  const address = new URLSearchParams();
  const put = (name: string, values: readonly (string | null)[]) => {
    const sentence = values.filter((value) => value !== null);
    if (sentence.length > 0) address.set(name, sentence.join(","));
  };
  if (query.trim() !== "" && query.length <= maxSavedQueryLength) address.set("q", query);
  put("state", filters.states);
  put("level", filters.levels);
  put("control", filters.controls);
  put("setting", filters.settings);
  put("size", filters.sizes);
  put("admits", [filters.admission]);
  put("mission", filters.missions);
  put("major", [filters.majorFamily]);
  put("price", [filters.isWithinPrice ? "within" : null]);
  put("include", [filters.isEverything ? "all" : null]);
  put("sort", [sort === "best" ? null : sort]);
  // Commas keep their meaning unescaped, and people read addresses.
  return address.toString().replaceAll("%2C", ",");
}

/** How many filters are active; the switch to all institutions counts as one. */
export function countFilters(filters: Filters): number {
  const { states, levels, controls: kinds, settings: places, sizes: many, missions: kept } = filters;
  const chosen = states.length + levels.length + kinds.length + places.length + many.length + kept.length;
  const single = [filters.admission !== null, filters.majorFamily !== null, filters.isWithinPrice];
  return chosen + [...single, filters.isEverything].filter(Boolean).length;
}

function readOneOf<Value extends string>(values: readonly Value[]): (text: string) => text is Value {
  const known: ReadonlySet<string> = new Set(values);
  return (text): text is Value => known.has(text);
}
