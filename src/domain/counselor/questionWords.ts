/** A question as words with their places in it, spelled as the dictionary spells them. */
import { type StateCode, stateNames } from "#domain/college/states.ts";
import { foldWords, toPhraseKey } from "#domain/search/fold.ts";
import { countSlips } from "#domain/search/typos.ts";
import { type CounselorDictionary, dropEachLetter } from "./dictionary.ts";
import { correctOrdinary } from "./foldQuestion.ts";
import * as cues from "./nameCues.ts";

export type QuestionWord = {
  start: number;
  end: number;
  /** In search spelling; more than one word where letters and marks are mixed. */
  word: string;
  /** Without a possessive "s": "rice" of "Rice's". The same as `word` elsewhere. */
  bare: string;
  bareEnd: number;
  isCapital: boolean;
  isUpper: boolean;
  isCorrected: boolean;
  /** A comma, period or other mark stands before it. */
  isAfterMark: boolean;
  /** The mark ends a sentence, or is one no name crosses. */
  isAfterBreak: boolean;
};

const wordPattern = /[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}]|['’‘`ʻʼ&](?=[\p{L}\p{N}]))*|&/gu;
const possessive = /['’]s$/iu;

/** Shorter words are not corrected: one letter makes them another word. */
const shortestCorrected = 5;
const mostWords = 400;

export function readWords(question: string, dictionary: CounselorDictionary): QuestionWord[] {
  const words: QuestionWord[] = [];
  let before = 0;
  for (const { 0: raw, index } of question.matchAll(wordPattern)) {
    if (words.length >= mostWords) break;
    const folded = foldWords(raw).join(" ");
    if (folded === "") continue;
    const gap = question.slice(before, index);
    const isPlural =
      /^\p{L}{4,}s$/u.test(raw) && !dictionary.words.has(folded) && dictionary.words.has(folded.slice(0, -1));
    const bareRaw = isPlural ? raw.slice(0, -1) : raw.replace(possessive, "");
    const bare = bareRaw === raw ? folded : foldWords(bareRaw).join(" ");
    const corrected = correctWord(bare, dictionary);
    words.push({
      start: index,
      end: index + raw.length,
      word: corrected ?? folded,
      bare: corrected ?? bare,
      bareEnd: index + bareRaw.length,
      isCapital: /^\p{Lu}/u.test(raw),
      isUpper: raw.length > 1 && raw === raw.toUpperCase() && /\p{Lu}/u.test(raw),
      isCorrected: corrected !== null,
      isAfterMark: /[^\s]/u.test(gap),
      isAfterBreak: /[?!;:,()"“”…]|\.\s/u.test(gap) && !isAbbreviated(words.at(-1), gap),
    });
    before = index + raw.length;
  }
  return words;
}

/** "St. Mary's", "Univ. of Iowa", "N. Carolina": the period ends no sentence. */
function isAbbreviated(last: QuestionWord | undefined, gap: string): boolean {
  return last !== undefined && /^\.\s?$/.test(gap) && last.end - last.start <= 4;
}

/** The dictionary's word that is one slip away; null for a known word, a short one, or one like no other. */
function correctWord(word: string, { words, slips }: CounselorDictionary): string | null {
  if (word.length < shortestCorrected || words.has(word) || /[^a-z]/.test(word)) return null;
  if (cues.afterCollege.has(word) || cues.measures.has(word)) return null;
  // "Decison" is a decision, and not Denison; "univeristy" is part of names.
  const ordinary = correctOrdinary(word);
  if (ordinary !== word) return words.has(ordinary) ? ordinary : null;
  const whole = slips.get(word);
  if (whole !== undefined) return whole;
  for (const shorter of dropEachLetter(word)) {
    const near = slips.get(shorter);
    if (near !== undefined && near[0] === word[0] && countSlips(word, near, 1).whole !== null) return near;
  }
  return null;
}

/** A question all in capitals: they say nothing. */
export function isShouted(question: string): boolean {
  return !/\p{Ll}/u.test(question) && question.includes(" ") && question.length > 12;
}

/** "Can I use it", "a state": a letter that is a word of its own, unless both are written as a name is ("A State"). */
export function beginsSentence(words: readonly QuestionWord[], at: number): boolean {
  const [begin, next] = [words[at], words[at + 1]];
  if (next === undefined || next.isAfterMark || !["a", "i"].includes(begin?.word ?? "")) return false;
  return begin?.isCapital !== true || !next.isCapital;
}

/** "Michigan in state" is what residents pay at Michigan, and not Michigan State. */
export function isResidency(words: readonly QuestionWord[], at: number): boolean {
  const [one, two, next] = words.slice(at, at + 3).map(({ word }) => word);
  return one === "in" && two === "state" && next !== "college";
}

export function isStateName(words: readonly string[], { phrases }: CounselorDictionary): boolean {
  return phrases.get(toPhraseKey(words))?.some(({ entity }) => entity?.kind === "state") === true;
}

/** Whether a bare state name in it means the state. "How much is Alabama? We live in Ohio": home is another matter. */
export function isAboutState(words: readonly QuestionWord[], dictionary: CounselorDictionary): boolean {
  const namesHome = (at: number) => {
    const [preposition = "", ...name] = words.slice(at + 1, at + 4).map(({ word }) => word);
    const isNamed = [1, 2].some((size) => isStateName(name.slice(0, size), dictionary));
    return cues.towardsHome.has(preposition) && isNamed;
  };
  return words.some(
    ({ word }, at) => cues.stateMatters.has(word) && !(cues.livesIn.has(word) && namesHome(at)),
  );
}

export function isNameOfState(key: string, state: StateCode, said: readonly QuestionWord[]): boolean {
  if (said.length === 1 && said[0]?.isUpper === true && said[0].word === state.toLowerCase()) return true;
  return key === toPhraseKey(foldWords(stateNames[state]));
}
