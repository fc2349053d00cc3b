/** The ways people shorten a college's official name: without the campus, without the school type, initials, "umass". */
import { foldWords, pickDistinctiveWords } from "./fold.ts";

/** School types: what is left of a name without them is its core ("Princeton University" is "princeton"). */
const kindWords = new Set(["university", "college", "institute", "school"]);
const campusWords = new Set(["main", "campus"]);
/** What only the papers call a college by, after "college": "Austin Community College District", "Lone Star College System". */
const legalWords = new Set(["district", "system"]);
/** State systems that people put before a college's name or leave out. */
const systemWords = new Set(["suny", "cuny"]);

export type NameForms = {
  /** All distinctive words, in order. */
  words: string[];
  /** Full ways to name the college, best first; each a list of distinctive words. */
  heads: string[][];
  cores: string[][];
  /** One-word short forms derived from the name: "osu", "ucla", "umichigan". */
  initials: string[];
};

/** The short forms that can be derived from an official name. */
export function listNameForms(name: string): NameForms {
  const spoken = foldWords(name);
  const words = pickDistinctiveWords(spoken);
  const beforeCampus = cutCampus(name);
  // "University" alone, from "University at Albany", identifies nothing.
  const headText = beforeCampus.includes(" ") ? beforeCampus : name;
  const head = headText === name ? spoken : foldWords(headText);
  const headWords = headText === name ? words : pickDistinctiveWords(head);
  const whole = dropSystem(words.filter((word) => !campusWords.has(word)));
  const heads = [headWords, whole, ...listWithoutCommunity(words, whole)].filter(
    (form) => form.length < words.length && form.length > 0,
  );
  const cores = [headWords, words]
    .map((form) => form.filter((word) => !kindWords.has(word)))
    .filter((core, index, all) => core.length > 0 && (index === 0 || core.length !== all[0]?.length));
  // "COS", "COD": the College of the Sequoias and of DuPage spell out the "of".
  const withOf = spoken[0] === "college" ? [spoken.filter((word) => word !== "the" && word !== "and")] : [];
  return { words, heads, cores, initials: listInitials([whole, ...heads, ...withOf], headWords, head) };
}

/** "Austin Community College" from "Austin Community College District", "Hunter College" from "CUNY Hunter College". */
function dropSystem(words: readonly string[]): string[] {
  const from = words.length > 2 && systemWords.has(words[0] ?? "") ? 1 : 0;
  const isLegal = words.at(-2) === "college" && legalWords.has(words.at(-1) ?? "");
  return words.slice(from, isLegal ? -1 : undefined);
}

/** The college of a district: "El Camino College" from "El Camino Community College District". */
function listWithoutCommunity(words: readonly string[], whole: readonly string[]): string[][] {
  const isDistrict = words.at(-1) === "district" && whole.at(-1) === "college";
  return isDistrict && whole.at(-3) !== "county" && whole.at(-2) === "community"
    ? [[...whole.slice(0, -2), "college"]]
    : [];
}

/** The name without the campus: "University of Michigan" from "University of Michigan-Ann Arbor". */
function cutCampus(name: string): string {
  const cut = /-| at (?=[A-Z])/.exec(name)?.index ?? 0;
  return cut > 6 ? name.slice(0, cut) : name;
}

function listInitials(
  forms: readonly (readonly string[])[],
  headWords: readonly string[],
  head: readonly string[],
): string[] {
  const found = new Set<string>();
  for (const form of forms) {
    // "BC" means other colleges than Brooklyn College of CUNY.
    const words = systemWords.has(form[0] ?? "") ? form.slice(1) : form;
    const initials = words.map((word) => (word === "aandm" ? "am" : word.slice(0, 1))).join("");
    if (initials.length >= (words === form ? 2 : 3) && initials.length <= 8) found.add(initials);
  }
  // "umass", "uconn", "upenn", "ualbany": "u" and the start of the place name.
  const place = headWords[1];
  const start = head[0] === "the" ? 1 : 0;
  const joins = head[start + 1];
  if (head[start] === "university" && (joins === "of" || joins === "at") && place !== undefined) {
    found.add(`u${headWords.slice(1).join("")}`);
  }
  return [...found];
}
