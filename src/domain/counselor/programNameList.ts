/** What families may call a state's program where they say nothing else: whole names, what stands in parentheses, initials, and the name without its kind. */
import { isStateCode, stateCodes, stateNames } from "#domain/college/states.ts";
import { foldWords, pickDistinctiveWords } from "#domain/search/fold.ts";
import { programFamilies, sharedProgramNames } from "#domain/search/sharedPrograms.ts";
import { programsElsewhere, spokenPrograms } from "#domain/search/spokenNames.ts";
import type { CounselorEntity } from "./counselor.ts";
import { codesThatAreWords, tradeLetters } from "./nameCues.ts";

/** A name as words. `isWhole`: it is said in full or as families call it, and not as a part of a longer one. */
export type ProgramName = { entity: CounselorEntity; words: readonly string[]; isWhole: boolean };

type Program = { id: string; name: string };

const toWords = (text: string) => new Set(text.split(/\s+/));

/** What a name ends with and is said without. */
export const kinds = toWords(
  "grant grants scholarship scholarships award awards program programs fellowship exemption",
);
/** Words that many names share, and those that ask for something else when they are all that is said. */
export const general =
  toWords(`state college community student tuition aid assistance need based free university education educational
  career merit honor honors stem financial teaching access future help first degree credit public national guard opportunity incentive`);

const shortestInitials = 3;

/** Every name of the programs: curated ones, the record's own, what stands in parentheses, and initials. */
export function listProgramNames(programs: readonly Program[]): readonly ProgramName[] {
  const known = new Set(programs.map(({ id }) => id));
  const names: ProgramName[] = [];
  const put = (name: string, ids: readonly string[], isWhole = true) => {
    const words = pickDistinctiveWords(foldWords(name));
    for (const id of ids) if (known.has(id)) names.push({ entity: { kind: "program", id }, words, isWhole });
  };
  for (const [name, ...ids] of [...spokenPrograms, ...programFamilies]) put(name, ids);
  for (const [all, ...ids] of sharedProgramNames) for (const name of all) put(name, ids);
  for (const { id, name } of programs) {
    const bare = name.replace(/ \([^)]*\).*$/, "");
    const short = /\(([A-Z]\w+)\)/.exec(name)?.[1];
    const initials = bare.split(/[\s-]+/).map((word) => word.charAt(0));
    const proper = dropKinds(dropState(pickDistinctiveWords(foldWords(bare))));
    put(bare, [id], false);
    if (short !== undefined) put(short, [id]);
    // "ASAP" and "SAT" are said for something else.
    const isTaken = tradeLetters.has(initials.join("").toLowerCase());
    if (initials.length >= shortestInitials && !isTaken) put(initials.join(""), [id]);
    if (proper.some((word) => !general.has(word)))
      names.push({ entity: { kind: "program", id }, words: proper, isWhole: true });
  }
  for (const state of stateCodes) {
    const word = state.toLowerCase();
    if (!codesThatAreWords.has(word))
      names.push({ entity: { kind: "state", state }, words: [word], isWhole: true });
  }
  for (const [state, ...all] of programsElsewhere)
    for (const name of all)
      names.push({ entity: { kind: "state", state }, words: foldWords(name), isWhole: true });
  return names;
}

/** The name without what it ends with: "zell miller" of "zell miller scholarship". */
export function dropKinds(words: readonly string[]): readonly string[] {
  const end = words.findLastIndex((word) => !kinds.has(word)) + 1;
  return words.slice(0, end);
}

const stateWords = Object.values(stateNames).map((name) => foldWords(name));

/** "Idaho LAUNCH", "NJ STARS": what is left says it as well. */
function dropState(words: readonly string[]): readonly string[] {
  if (isStateCode((words[0] ?? "").toUpperCase())) return words.slice(1);
  const state = stateWords.find((name) => name.every((word, at) => words[at] === word));
  return state === undefined ? words : words.slice(state.length);
}
