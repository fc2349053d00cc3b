/** Repeated words and openings, length, rhythm, and words that get in a reader's way. */
import { checkLength, type LengthLimit } from "../text/countText.ts";
import type { Finding } from "./remark.ts";
import type { Draft, DraftWord, Sentence } from "./sentences.ts";

const longSentenceWords = 45;
/** Sentences of nearly one length in a row. */
const evenRun = 6;
const evenSpread = 2;

/** Words that add little, and that writers repeat without noticing. */
const fillers = new Set(
  `very really truly just always actually definitely literally basically completely totally extremely incredibly amazing
  incredible great things thing stuff passion passionate passions unique journey experience experiences opportunity
  opportunities love loved`.split(/\s+/u),
);
/** Too common, or too much a part of stories, to be noticed. */
const unnoticed = new Set(
  `because before people school would could should other another something nothing everything someone everyone through
  without during between around against though although thought really mother father brother sister grandmother
  grandfather family friend friends teacher student students always little first second there their where which while
  about after again still never every myself herself himself themselves`.split(/\s+/u),
);
const inflated = new Set(
  `plethora myriad utilize utilized utilizes utilizing endeavor endeavors endeavored multifaceted paramount tapestry
  testament quintessential facilitate facilitated aforementioned henceforth commence commenced ameliorate juxtaposition
  indelible profoundly unequivocally unwavering insurmountable ubiquitous conundrum epitome embark embarked
  intricacies intrinsic synergy trajectory delve delved delving leverage leveraged catalyze perpetual
  exemplify exemplified cultivate cultivated foster fostered instill elucidate dichotomy paradigm zenith`.split(
    /\s+/u,
  ),
);

export function findLength({ text, sentences }: Draft, limit: LengthLimit | null): Finding[] {
  const last = sentences.at(-1);
  if (limit === null || last === undefined) return [];
  const { over, short } = checkLength(text, limit);
  if (over > 0) {
    const at = findLimitPlace(text, limit);
    const { start, end } = sentences.find((sentence) => sentence.end > at) ?? last;
    return [{ kind: "overLimit", by: over, limit, start: at < end ? Math.max(at, start) : start, end }];
  }
  if (short === 0) return [];
  return [{ kind: "underLimit", by: short, limit, start: last.start, end: last.end }];
}

/** Where the first word or character beyond the limit begins. */
function findLimitPlace(text: string, { unit, most }: LengthLimit): number {
  const start = text.length - text.trimStart().length;
  if (unit === "characters") return start + most;
  let count = 0;
  for (const { index } of text.matchAll(/\S+/gu)) {
    count += 1;
    if (count > most) return index;
  }
  return text.length;
}

export function findRhythm({ sentences }: Draft): Finding[] {
  const found: Finding[] = [];
  for (const { start, end, words } of sentences) {
    if (words.length > longSentenceWords && found.length < 2)
      found.push({ kind: "longSentence", words: words.length, start, end });
  }
  const run = findEvenRun(sentences);
  const [first] = run;
  if (first !== undefined) {
    const words = Math.round(run.reduce((sum, one) => sum + one.words.length, 0) / run.length);
    const end = run.at(-1)?.end ?? first.end;
    found.push({ kind: "rhythm", sentences: run.length, words, start: first.start, end });
  }
  return found;
}

/** The first row of sentences in one paragraph that all have nearly as many words; empty if there is none. */
function findEvenRun(sentences: readonly Sentence[]): Sentence[] {
  for (let from = 0; from + evenRun <= sentences.length; from += 1) {
    const run = sentences.slice(from, from + evenRun);
    const lengths = run.map(({ words }) => words.length);
    const isOneParagraph = run.at(-1)?.paragraph === run[0]?.paragraph;
    const least = Math.min(...lengths);
    if (isOneParagraph && least >= 6 && Math.max(...lengths) - least <= evenSpread) return run;
  }
  return [];
}

export function findRepeatedOpenings({ sentences }: Draft): Finding[] {
  for (let from = 0; from + 4 <= sentences.length; from += 1) {
    const run = sentences.slice(from, from + 4);
    const [first] = run;
    const word = first?.words[0];
    if (first === undefined || word === undefined || run.some(({ words }) => words[0]?.lower !== word.lower))
      continue;
    // The same beginning of two words and more is meant: "She taught me … She taught me …".
    const next = first.words[1]?.lower;
    if (next !== undefined && run.every(({ words }) => words[1]?.lower === next)) continue;
    const end = run.at(-1)?.end ?? first.end;
    return [{ kind: "repeatedOpening", word: word.text, times: 4, of: 4, start: first.start, end }];
  }
  const own = sentences.filter(({ words, isQuoted }) => !isQuoted && words[0]?.lower === "i");
  const [, , third] = own;
  if (sentences.length < 10 || own.length <= 0.5 * sentences.length || third === undefined) return [];
  const { start, end } = third;
  return [{ kind: "repeatedOpening", word: "I", times: own.length, of: sentences.length, start, end }];
}

export function findRepeatedWords(draft: Draft): Finding[] {
  const near = findNearRepetition(draft);
  return [...findFillers(draft), ...(near === null ? [] : [near])].slice(0, 2);
}

function findFillers({ words }: Draft): Finding[] {
  const uses = Map.groupBy(
    words.filter(({ lower }) => fillers.has(lower)),
    ({ lower }) => toStem(lower),
  );
  const least = Math.max(4, Math.ceil(words.length / 110));
  return [...uses.values()]
    .filter((used) => used.length >= least)
    .toSorted((a, b) => b.length - a.length || (a[0]?.start ?? 0) - (b[0]?.start ?? 0))
    .flatMap((used) => toFinding(used, false));
}

/** A long word four times within three sentences. */
function findNearRepetition({ sentences }: Draft): Finding | null {
  for (let from = 0; from < sentences.length; from += 1) {
    const group = sentences.slice(from, from + 3);
    const uses = Map.groupBy(
      group.flatMap(({ words }) => words).filter((word) => isNoticed(word)),
      ({ lower }) => toStem(lower),
    );
    for (const used of uses.values()) if (used.length >= 4) return toFinding(used, true)[0] ?? null;
  }
  return null;
}

function toFinding(used: readonly DraftWord[], isNear: boolean): Finding[] {
  const word = used[0];
  const last = used[Math.min(used.length, isNear ? used.length : 3) - 1];
  if (word === undefined || last === undefined) return [];
  const { start, end } = last;
  return [{ kind: "repeatedWord", word: word.lower, times: used.length, isNear, start, end }];
}

function isNoticed({ text, lower }: DraftWord): boolean {
  return lower.length >= 6 && !/^\p{Lu}/u.test(text) && !unnoticed.has(lower);
}

/** "passion", "passions" and "passionate" are one word to a reader. */
function toStem(lower: string): string {
  return lower.replace(/(?:'s|s|d|ed|ate|ies|y)$/u, "");
}

/** Sentences with two words from a thesaurus, or so many long words that they must be read twice. */
export function findHardWords({ sentences }: Draft): Finding[] {
  const found: Finding[] = [];
  for (const { words, start, end, isQuoted } of sentences) {
    if (isQuoted || found.length === 2) continue;
    const rare = words.filter(({ lower }) => inflated.has(lower));
    const long = words.filter(({ lower }) => countSyllables(lower) >= 4);
    const isDense = words.length >= 12 && long.length >= 4 && long.length >= 0.22 * words.length;
    if (rare.length < 2 && !isDense) continue;
    const told = [...new Set([...rare, ...long].map(({ lower }) => lower))].slice(0, 3);
    found.push({ kind: "readability", words: told, start, end });
  }
  return found;
}

function countSyllables(word: string): number {
  const bare = word.replace(/[^a-z]/gu, "").replace(/(?:es|ed|[^l]e)$/u, "");
  return bare.match(/[aeiouy]+/gu)?.length ?? 1;
}
