/** A draft as sentences and words with their places. Ends of sentences are those of Intl.Segmenter, repaired. */
import { once } from "#lib/once.ts";

export type DraftWord = { start: number; end: number; text: string; lower: string };

export type Sentence = {
  index: number;
  start: number;
  end: number;
  text: string;
  /** Counted from 0; a line break begins another. */
  paragraph: number;
  words: readonly DraftWord[];
  /** Speech or a quotation: what others say is not the writer's style. */
  isQuoted: boolean;
};

export type Draft = {
  text: string;
  sentences: readonly Sentence[];
  words: readonly DraftWord[];
  /** A poem or a list: short lines. Rules about sentences do not fit it. */
  isVerse: boolean;
  /** Most words are English, so rules about English words fit. */
  isEnglish: boolean;
};

const segmenter = once(() => new Intl.Segmenter("en-US", { granularity: "sentence" }));
const wordPattern = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}'’-]*[\p{L}\p{M}\p{N}])?\p{M}*/gu;
/** A period that ends no sentence, at the end of a piece. */
const abbreviation =
  /(?:^|[\s(“"])(?:Mr|Mrs|Ms|Mx|Dr|Prof|Sr|Sra|Srta|St|Mt|Gov|Sen|Rep|Capt|Lt|Sgt|Jr|vs|etc|approx|No|Inc|[A-Z]|[ap]\.m|e\.g|i\.e|U\.S|D\.C|Ph\.D)\.\s*$/u;
const endMark = /[.!?…]["”’)\]]*\s*$/u;
const quoteMarks = /^["“«]|["”»]$/u;
const commonWords = new Set(
  "the a an and or but of to in on at for with from by as that this it is was were be been are i my me we our he she they his her their you not so had have has when what who".split(
    " ",
  ),
);

/** Positions are in `text`, which is read as it stands. Longer drafts than `most` characters are read to there. */
export function readSentences(text: string, most = 24_000): Draft {
  const read = text.slice(0, most);
  const sentences: Sentence[] = [];
  let held: { start: number; end: number } | null = null;
  for (const piece of segmenter().segment(read)) {
    const start: number = held?.start ?? piece.index;
    const end = piece.index + piece.segment.length;
    if (continues(read, start, end)) {
      held = { start, end };
      continue;
    }
    held = null;
    addSentence(sentences, read, start, end);
  }
  if (held !== null) addSentence(sentences, read, held.start, held.end);
  const words = sentences.flatMap((sentence) => sentence.words);
  return {
    text,
    sentences,
    words,
    isVerse: isVerse(read),
    isEnglish: isEnglish(words),
  };
}

/** Whether the piece ends inside a sentence: after an abbreviation, or at a line break within a sentence. */
function continues(text: string, start: number, end: number): boolean {
  if (end >= text.length) return false;
  const piece = text.slice(Math.max(start, end - 24), end);
  const next = text.slice(end, end + 1);
  if (abbreviation.test(piece)) return !/\n\s*$/u.test(piece);
  if (/[^\n]\n$/u.test(piece)) return !endMark.test(piece) && /\p{Ll}/u.test(next);
  // "“Stop!” she said."
  return /[!?]["”]\s*$/u.test(piece) && /\p{Ll}/u.test(next);
}

function addSentence(sentences: Sentence[], text: string, from: number, to: number): void {
  const raw = text.slice(from, to);
  const trimmed = raw.trim();
  if (trimmed === "") return;
  const start = from + raw.indexOf(trimmed);
  const words = Array.from(trimmed.matchAll(wordPattern), ({ 0: word, index }) => ({
    start: start + index,
    end: start + index + word.length,
    text: word,
    lower: word.toLowerCase().replaceAll("’", "'"),
  }));
  if (words.length === 0) return;
  const last = sentences.at(-1);
  const isNewParagraph = last !== undefined && text.slice(last.end, start).includes("\n");
  sentences.push({
    index: sentences.length,
    start,
    end: start + trimmed.length,
    text: trimmed,
    paragraph: (last?.paragraph ?? 0) + (isNewParagraph ? 1 : 0),
    words,
    isQuoted: quoteMarks.test(trimmed),
  });
}

function isVerse(text: string): boolean {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  if (lines.length < 5) return false;
  const short = lines.filter((line) => line.trim().split(/\s+/u).length <= 11);
  return short.length >= 0.7 * lines.length;
}

function isEnglish(words: readonly DraftWord[]): boolean {
  if (words.length < 12) return true;
  const common = words.filter(({ lower }) => commonWords.has(lower)).length;
  return common >= 0.22 * words.length;
}
