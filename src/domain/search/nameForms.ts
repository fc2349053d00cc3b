/** The ways people shorten a college's official name: its head, its core, its initials, "umass" for "University of Mass…". */
import { foldWords, pickDistinctiveWords } from "./fold.ts";

/** Kinds of school: what is left of a name without them is its core ("Princeton University" is "princeton"). */
const kindWords = new Set(["university", "college", "institute", "school"]);
const campusWords = new Set(["main", "campus"]);

export type NameForms = {
  /** All telling words, in order. */
  words: string[];
  /** Ways of naming the whole college, best first; each a list of telling words. */
  heads: string[][];
  cores: string[][];
  /** One-word short forms made from the name: "osu", "ucla", "umichigan". */
  initials: string[];
};

/** The short forms that follow from an official name by themselves. */
export function listNameForms(name: string): NameForms {
  const spoken = foldWords(name);
  const words = pickDistinctiveWords(spoken);
  const beforeCampus = cutCampus(name);
  // "University" alone, of "University at Albany", names nothing.
  const headText = beforeCampus.includes(" ") ? beforeCampus : name;
  const head = headText === name ? spoken : foldWords(headText);
  const headWords = headText === name ? words : pickDistinctiveWords(head);
  const whole = words.filter((word) => !campusWords.has(word));
  const heads = [headWords, whole].filter((form) => form.length < words.length && form.length > 0);
  const cores = [headWords, words]
    .map((form) => form.filter((word) => !kindWords.has(word)))
    .filter((core, index, all) => core.length > 0 && (index === 0 || core.length !== all[0]?.length));
  return { words, heads, cores, initials: listInitials(whole, headWords, head) };
}

/** What stands before the campus: "Ohio State University" of "Ohio State University-Main Campus". */
function cutCampus(name: string): string {
  const cut = /-| at (?=[A-Z])/.exec(name)?.index ?? 0;
  return cut > 6 ? name.slice(0, cut) : name;
}

function listInitials(
  whole: readonly string[],
  headWords: readonly string[],
  head: readonly string[],
): string[] {
  const found = new Set<string>();
  for (const words of [whole, headWords]) {
    const initials = words.map((word) => (word === "aandm" ? "am" : word.slice(0, 1))).join("");
    if (initials.length >= 2 && initials.length <= 8) found.add(initials);
  }
  // "umass", "uconn", "upenn", "ualbany": the beginning of "u" and the place, closed up.
  const place = headWords[1];
  const start = head[0] === "the" ? 1 : 0;
  const joins = head[start + 1];
  if (head[start] === "university" && (joins === "of" || joins === "at") && place !== undefined) {
    found.add(`u${headWords.slice(1).join("")}`);
  }
  return [...found];
}
