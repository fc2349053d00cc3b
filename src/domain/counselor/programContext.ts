/** Whether the words around a short program name mean the program: "TAP in New York", "gpa for hope in Georgia". */
import { type StateCode, stateCodes, stateNames } from "#domain/college/states.ts";
import { foldWords } from "#domain/search/fold.ts";
import type { Candidate } from "./chosenNames.ts";
import * as cues from "./nameCues.ts";
import type { QuestionWord } from "./questionWords.ts";

type Words = readonly QuestionWord[];

/** `state`: whose program it is; `home`: where the student lives, which need not be said. */
export function isProgram(
  one: Candidate,
  state: StateCode | undefined,
  words: Words,
  home: StateCode | null,
): boolean {
  if (cues.afterProgram.has(words[one.after]?.bare ?? "")) return true;
  if (state === undefined || !mayBeProgram(one, words)) return false;
  if (namesState(one, state, words)) return true;
  // "Calvin or Hope" may be two colleges; "do I apply for TAP or" names the program of one's own state.
  return home === state && (!isEveryday(one, words) || !isOfTwo(one, words));
}

const isEveryday = ({ first, after }: Candidate, words: Words) =>
  after - first === 1 && cues.everydayPrograms.has(words[first]?.bare ?? "");

/** "I hope to study in Georgia" names none; "TN hope" and "hope or Zell Miller" do. */
function mayBeProgram(one: Candidate, words: Words): boolean {
  const { first, after } = one;
  if (!isEveryday(one, words)) return true;
  const before = words[first - 1]?.bare ?? "";
  const nearest = before === "the" ? first - 2 : first - 1;
  const next = words[after]?.bare ?? "";
  if (isAnyState(words, first - 1) || isOfTwo(one, words)) return true;
  const isAsked = [cues.functionWords, cues.afterProgram, cues.askedOfProgram].some((list) => list.has(next));
  return cues.beforeProgram.has(words[nearest]?.bare ?? "") && (next === "" || isAsked);
}

function namesState(one: Candidate, state: StateCode, words: Words): boolean {
  const name = foldWords(stateNames[state]).join(" ");
  return (
    ` ${words.map(({ bare }) => bare).join(" ")} `.includes(` ${name} `) ||
    words.some((_word, at) => isCode(state, words, at) && isBeside(one, words, at))
  );
}

/** "TN hope", "hope TN", "hope in ga": letters far from the name may say where home is. */
function isBeside({ first, after }: Candidate, words: Words, at: number): boolean {
  return at === first - 1 || at === after || (at === after + 1 && isPlaced(words, at));
}

/** "Calvin or Hope", "hope vs Zell Miller". */
function isOfTwo({ first, after }: Candidate, words: Words): boolean {
  return [words[first - 1], words[after]].some((word) => cues.joinsTwo.has(word?.bare ?? ""));
}

function isAnyState(words: Words, at: number): boolean {
  return stateCodes.some((state) => isState(state, words, at));
}

/** A state's name or letters that end at this word. */
function isState(state: StateCode, words: Words, at: number): boolean {
  const name = foldWords(stateNames[state]);
  return (
    isCode(state, words, at) ||
    name.every((word, place) => words[at + 1 - name.length + place]?.bare === word)
  );
}

const placed = new Set(["in", "from"]);
/** "From me", "in or": what stands there as a word just as well. */
const plainWords = new Set(["me", "or", "in", "hi", "ok", "oh", "as", "la", "de", "id"]);

function isPlaced(words: Words, at: number): boolean {
  return placed.has(words[at - 1]?.bare ?? "");
}

/** "In ga", "TN": letters that are a word as well only after a word of place, in capitals or before the program. */
function isCode(state: StateCode, words: Words, at: number): boolean {
  const word = words[at];
  if (word === undefined || word.bare !== state.toLowerCase()) return false;
  if (word.isUpper || !cues.codesThatAreWords.has(word.bare)) return true;
  if (plainWords.has(word.bare)) return false;
  return isPlaced(words, at) || cues.codesBeforeAid.has(word.bare);
}
