/** Which of a plan's colleges a text names, so that a draft is not sent to one college with the name of another. */
import type { CollegeSummary } from "#domain/college/college.ts";
import { listNameForms } from "#domain/search/nameForms.ts";
import { shortForms } from "#domain/search/shortForms.ts";

type NamedCollege = Pick<CollegeSummary, "unitId" | "name" | "aliases" | "city">;

/**
 * The unitIds of the colleges named, in the given order. A whole name counts anywhere. A single word that is also a
 * person, a food or a city ("Rice", "Boston") counts only as a college: "at Rice", "Rice's labs", "Rice University".
 */
export function findNamedColleges(text: string, colleges: readonly NamedCollege[]): number[] {
  return colleges.filter((college) => isNamed(text, college)).map(({ unitId }) => unitId);
}

const formsByCollege = new Map(shortForms.map(([unitId, ...forms]) => [unitId, forms]));

function isNamed(text: string, college: NamedCollege): boolean {
  const { whole, single } = listNames(college);
  return (
    whole.some((name) => findWord(text, name).length > 0) ||
    single.some((name) =>
      findWord(text, name).some(({ before, after }) => isCollege(name, before, after, college)),
    )
  );
}

/** Names of several words or in capitals ("UCLA", "MIT") are the college's alone; single words are not. */
function listNames({ unitId, name, aliases }: NamedCollege): { whole: string[]; single: string[] } {
  const spoken = listNameForms(name).cores.map((words) => words.map(capitalize).join(" "));
  const plain = name.replace(/^The /, "").split("-")[0] ?? name;
  // "University of California" is nine campuses.
  const isShared = plain !== name && plain === "University of California";
  const names = [
    name,
    ...(isShared ? [] : [plain, ...spoken]),
    ...aliases,
    ...(formsByCollege.get(unitId) ?? []),
  ];
  const usable = [...new Set(names)].filter((one) => one.length > 2 && /^\p{Lu}/u.test(one));
  const isWhole = (one: string) => one.includes(" ") || /^[\p{Lu}&-]+$/u.test(one);
  return { whole: usable.filter(isWhole), single: usable.filter((one) => !isWhole(one)) };
}

function capitalize(word: string): string {
  return word === "aandm" ? "A&M" : word.charAt(0).toUpperCase() + word.slice(1);
}

type Place = { before: string; after: string };

/** Where a name stands as a word of its own, spelled as names are, with what is around it. */
function findWord(text: string, name: string): Place[] {
  const places: Place[] = [];
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    const before = text.slice(Math.max(0, at - around), at);
    const after = text.slice(at + name.length, at + name.length + around);
    if (!/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after)) places.push({ before, after });
  }
  return places;
}
const around = 24;

function isCollege(name: string, before: string, after: string, { city }: NamedCollege): boolean {
  if (/^\s(?:University|College|Institute)\b/.test(after)) return true;
  // "Howard Miller" and "Emory Street" are something else.
  if (/^\s\p{Lu}\p{Ll}/u.test(after)) return false;
  if (/\b(?:at|attend|attending|join|joining|choose|choosing)\s$/i.test(before)) return true;
  const isPlace = city.includes(name);
  return !isPlace && (/\b(?:to|for|of|from|why|by|into)\s$/i.test(before) || /^['’]s?\s\p{L}/u.test(after));
}
