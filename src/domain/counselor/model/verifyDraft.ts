/**
 * Decides which sentences of a language model may be shown. The model writes no figures: each one is a slot, filled from
 * a tool's result. What is not understood fails; a true sentence that fails is said in other words, or left out.
 */

import type { StateCode } from "#domain/college/states.ts";
import { foldWords, pickDistinctiveWords } from "#domain/search/fold.ts";
import { once } from "#lib/once.ts";
import type { CounselorDictionary } from "../dictionary.ts";
import { linkEntities } from "../linkEntities.ts";
import {
  allowedCapitals,
  bannedBesideFigure,
  bannedEverywhere,
  harmlessMore,
  sideBySide,
  sideBySideFigures,
} from "./bannedWords.ts";
import type {
  FailedSentence,
  FailureReason,
  LinkedFact,
  Segment,
  SlotKind,
  VerifiedSentence,
} from "./facts.ts";
import { plainWords } from "./plainWords.ts";

/** The facts of every result of a question, and what names are known. */
export type DraftSources = { facts: readonly LinkedFact[]; dictionary: CounselorDictionary };

export type DraftVerdict = {
  /** In the draft's order; only these may be shown. */
  sentences: readonly VerifiedSentence[];
  failed: readonly FailedSentence[];
  /** Every sentence of the draft: where it stands in `sentences`, or why it failed. */
  order: readonly ({ kind: "shown"; at: number } | { kind: "failed"; at: number })[];
};

/** Signs that stand for slots: of the private use area, which no normalized draft holds. */
const firstSign = 0xe000;
const mostSlots = 400;
const signs = /[\ue000-\uf8ff]/g;
const anySign = /[\ue000-\uf8ff]/;

const slotPattern = /\[\[\s*([^[\]\s]{1,100})\s*\]\]/g;
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const controls = /[\p{Cc}\u2028\u2029]+/gu;
/** Accents and other marks that combine with a letter. */
const marks = /\p{M}/gu;

type Subject = number | StateCode;
type Sentence = { text: string; slots: readonly Slot[] };
/** `fact` is null where no result holds the reference. */
type Slot = { at: number; ref: string; fact: LinkedFact | null };

export function verifyDraft(text: string, { facts, dictionary }: DraftSources): DraftVerdict {
  const byRef = new Map(facts.map((fact) => [fact.ref, fact]));
  const sentences: VerifiedSentence[] = [];
  const failed: FailedSentence[] = [];
  const order: DraftVerdict["order"][number][] = [];
  /** What the sentence before names, if it may be shown. */
  let before: readonly Subject[] = [];
  for (const [index, sentence] of splitSentences(text, byRef).entries()) {
    const reason = findFailure(sentence, before, dictionary);
    if (reason === null) {
      order.push({ kind: "shown", at: sentences.length });
      sentences.push({ text: writeBack(sentence), segments: fillSlots(sentence) });
      before = listNamed(sentence);
    } else {
      order.push({ kind: "failed", at: failed.length });
      failed.push({ index, text: writeBack(sentence), reason });
      before = [];
    }
  }
  return { sentences, failed, order };
}

/** One spelling for each character, and nothing that a reader would not see. Line breaks end sentences. */
function normalizeDraft(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(invisible, "")
    .replaceAll(signs, "\ufffd")
    .replaceAll(/\r\n?|[\u2028\u2029\u0085\v\f]/g, "\n")
    .replaceAll(controls, (control) => (control.includes("\n") ? "\n" : " "));
}

const segmenter = once(() => new Intl.Segmenter("en-US", { granularity: "sentence" }));

function splitSentences(text: string, byRef: ReadonlyMap<string, LinkedFact>): Sentence[] {
  const all: { ref: string; fact: LinkedFact | null }[] = [];
  const signed = normalizeDraft(text).replaceAll(slotPattern, (whole, ref: string) => {
    if (all.length >= mostSlots) return whole;
    all.push({ ref, fact: byRef.get(ref) ?? null });
    return String.fromCharCode(firstSign + all.length - 1);
  });
  return signed.split("\n").flatMap((line) =>
    // To the segmenter a slot is a letter: after a full stop it may begin a sentence.
    [...segmenter().segment(line.replaceAll(signs, "あ"))].flatMap(({ segment, index }) => {
      const sentence = line.slice(index, index + segment.length).trim();
      if (sentence === "") return [];
      const slots = [...sentence.matchAll(signs)].flatMap(({ 0: sign, index }) => {
        const slot = all[sign.charCodeAt(0) - firstSign];
        return slot === undefined ? [] : [{ at: index, ...slot }];
      });
      return [{ text: sentence, slots }];
    }),
  );
}

function findFailure(
  sentence: Sentence,
  before: readonly Subject[],
  dictionary: CounselorDictionary,
): FailureReason | null {
  const { text, slots } = sentence;
  if (slots.some(({ fact }) => fact === null)) return "unknownReference";
  return (
    findForeignSign(text) ??
    findSentenceSlotFault(sentence) ??
    findWordFault(sentence, dictionary) ??
    findFigureFault(sentence, before)
  );
}

/** Characters that plain English prose does not need. */
function findForeignSign(text: string): FailureReason | null {
  if (/[\p{N}\p{Sc}%‰]/u.test(text)) return "figure";
  if (/:\/\/|\bwww\.|@|\b\w[\w-]*\.(?:com|org|edu|gov|net|io|us|info|co|app|ai)\b/i.test(text))
    return "address";
  if (/[*_#`~<>[\]{}|\\=+^]|^[-–—•·]|^\S+\)\s/u.test(text)) return "markup";
  if (/[^A-Za-z\s.,;:!?'’‘"“”()\-–—…\ue000-\uf8ff]/u.test(text.normalize("NFD").replaceAll(marks, "")))
    return "character";
  return null;
}

/** A finished sentence stands alone: beside other words it could be turned into its opposite. */
function findSentenceSlotFault({ text, slots }: Sentence): FailureReason | null {
  const whole = slots.filter(({ fact }) => fact?.kind === "sentence");
  if (whole.length === 0) return null;
  const rest = text.replaceAll(signs, "").replaceAll(/[\s.]/g, "");
  return whole.length === slots.length && rest === "" ? null : "sentenceSlot";
}

function findWordFault({ text, slots }: Sentence, dictionary: CounselorDictionary): FailureReason | null {
  const plain = text.normalize("NFD").replaceAll(marks, "").replaceAll(/[’‘]/g, "'");
  const folded = plain.replaceAll(signs, "@").toLowerCase().trim();
  const read = folded.replaceAll(harmlessMore, " ").replaceAll(/["“”()]/g, "");
  // "four-hundred" and "test-optional": a hyphen hides no word.
  const spaced = read.replaceAll(/[-–—]/g, " ");
  for (const [reason, pattern] of bannedEverywhere) {
    if (pattern.test(read) || pattern.test(spaced)) return reason;
  }
  const isBesideFigure = slots.some(({ fact }) => fact !== null && isFigure(fact.kind));
  if (isBesideFigure && bannedBesideFigure.test(spaced)) return "negation";
  const isSideBySide = sideBySide.test(spaced) || (isBesideFigure && sideBySideFigures.test(spaced));
  if (isSideBySide && !isOneComparison(slots)) return "comparison";
  return findNameFault(plain, dictionary) ?? findUnknownWord(spaced);
}

/** Capitals inside a sentence, and whatever the dictionary knows, with or without capitals. */
function findNameFault(plain: string, dictionary: CounselorDictionary): FailureReason | null {
  const words = [...plain.matchAll(/[A-Za-z][A-Za-z']*/g)];
  for (const [place, { 0: word, index }] of words.entries()) {
    const base = word.replace(/'(?:s|m|d|ll|ve|re)$/, "");
    const opens = place === 0 && !anySign.test(plain.slice(0, index));
    if (allowedCapitals.has(base)) continue;
    if (opens ? /[A-Z]/.test(base.slice(1)) : /[A-Z]/.test(base)) return "name";
    if (opens && isNameAlone(base, dictionary)) return "name";
  }
  const named = linkEntities(plain.replaceAll(signs, "this"), dictionary);
  return named.some(({ entity }) => entity.kind !== "major") ? "name" : null;
}

/** "Reed is small.": at the start of a sentence a capital tells nothing. */
function isNameAlone(word: string, { phrases }: CounselorDictionary): boolean {
  if (!/^[A-Z]/.test(word) || plainOpeners.has(word)) return false;
  const entries = phrases.get(pickDistinctiveWords(foldWords(word)).join("")) ?? [];
  return entries.some(({ entity }) => entity !== null && entity.kind !== "major");
}

/** Sentences begin with these, and colleges are called like them too. */
const plainOpeners: ReadonlySet<string> = new Set([
  "You",
  "It",
  "Your",
  "We",
  "They",
  "In",
  "At",
  "Both",
  "If",
]);

function findUnknownWord(spaced: string): FailureReason | null {
  const words = spaced.match(/[a-z]+(?:'[a-z]+)*/g) ?? [];
  return words.every(isPlainWord) ? null : "unknownWord";
}

function isPlainWord(word: string): boolean {
  const base = word.replace(/(?:n't|'(?:s|m|d|ll|ve|re))$/, "").replaceAll("'", "");
  if (base === "" || plainWords.has(base) || auxiliaries.has(base)) return true;
  return endings.some(([ending, stems]) =>
    base.endsWith(ending)
      ? stems.some((stem) => plainWords.has(base.slice(0, -ending.length) + stem))
      : false,
  );
}

/** What is left of "can't" and "won't" once "n't" is cut off. */
const auxiliaries: ReadonlySet<string> = new Set(["ca", "wo"]);
const endings: readonly (readonly [ending: string, stems: readonly string[]])[] = [
  ["ies", ["y"]],
  ["ied", ["y"]],
  ["ing", ["", "e"]],
  ["es", [""]],
  ["ed", ["", "e"]],
  ["ly", [""]],
  ["s", [""]],
  ["d", [""]],
];

function isFigure(kind: SlotKind): boolean {
  return kind !== "college" && kind !== "state" && kind !== "sentence";
}

function isOneComparison(slots: readonly Slot[]): boolean {
  const figures = slots.flatMap(({ fact }) => (fact !== null && isFigure(fact.kind) ? [fact] : []));
  const [first] = figures;
  if (first === undefined || first.isCompared !== true) return false;
  return figures.every((fact) => fact.isCompared === true && readResult(fact) === readResult(first));
}

/** Which result a fact comes from: what stands before the first point of its reference. */
function readResult({ ref }: LinkedFact): string {
  return ref.slice(0, Math.max(0, ref.indexOf(".")));
}

/** Each figure belongs to the name right before it, or to the only one named in the sentence before. */
function findFigureFault({ slots }: Sentence, before: readonly Subject[]): FailureReason | null {
  const named = [...new Set(slots.flatMap(({ fact }) => readNamed(fact)))];
  const figures = slots.filter(({ fact }) => fact !== null && isFigure(fact.kind));
  if (figures.length === 0) return null;
  const subjects = new Set(figures.map(({ fact }) => fact?.subject ?? null));
  if (subjects.size > 1 && !isOneComparison(figures)) return "mixedSubjects";
  if (named.length > 1 && !isOneComparison(figures)) return "mixedSubjects";
  for (const { at, fact } of figures) {
    if (fact === null) return "unknownReference";
    const nearest = slots.findLast((slot) => slot.at < at && readNamed(slot.fact).length > 0);
    const [only = null] = named.length > 0 ? named : before;
    const isClear = named.length > 0 ? named.length === 1 : before.length === 1;
    const expected = nearest === undefined ? (isClear ? only : null) : (readNamed(nearest.fact)[0] ?? null);
    // A difference between two colleges is of neither.
    if (fact.subject === null && fact.isCompared === true && named.length > 1) continue;
    if (fact.subject !== expected) return "subject";
  }
  return null;
}

function listNamed({ slots }: Sentence): Subject[] {
  return [...new Set(slots.flatMap(({ fact }) => readNamed(fact)))];
}

function readNamed(fact: LinkedFact | null): Subject[] {
  return fact !== null && (fact.kind === "college" || fact.kind === "state") && fact.subject !== null
    ? [fact.subject]
    : [];
}

function fillSlots({ text, slots }: Sentence): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  const addText = (piece: string) => {
    if (piece !== "") segments.push({ kind: "text", text: piece });
  };
  for (const { at: start, fact } of slots) {
    if (fact === null) continue;
    addText(text.slice(at, start));
    const { ref, kind, subject, text: filled, year, link } = fact;
    segments.push({ kind: "fact", ref, factKind: kind, subject, text: filled, year, link });
    // The finished sentence has its own full stop.
    at = kind === "sentence" && text[start + 1] === "." ? start + 2 : start + 1;
  }
  addText(text.slice(at));
  return segments;
}

/** Puts the references to facts back into their places, so that the sentence reads as the model wrote it. */
function writeBack({ text, slots }: Sentence): string {
  let place = 0;
  return text.replaceAll(signs, () => {
    const slot = slots[place];
    place += 1;
    return `[[${slot?.ref ?? ""}]]`;
  });
}
