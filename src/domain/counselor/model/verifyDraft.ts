/**
 * Decides which sentences of a language model may be shown. The model writes no figure, rule or claim: figures are slots
 * filled from a tool's result and printed with their noun, rules are sentences of ours chosen by reference, and its own
 * words may only connect them. A sentence that is put together otherwise fails.
 */
import type { StateCode } from "#domain/college/states.ts";
import { once } from "#lib/once.ts";
import { connectingPhrases } from "./connectingPhrases.ts";
import type {
  FailedSentence,
  FailureReason,
  LinkedFact,
  Segment,
  SlotKind,
  VerifiedSentence,
} from "./facts.ts";

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

const slotPattern = /\[\[\s*([^[\]\s]{1,100})\s*\]\]/g;
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const controls = /[\p{Cc}\u2028\u2029]+/gu;

type Subject = number | StateCode;
type Sentence = { text: string; slots: readonly Slot[] };
/** `fact` is null where no result holds the reference. */
type Slot = { at: number; ref: string; fact: LinkedFact | null };

/** `facts`: those of every result of the question. */
export function verifyDraft(text: string, facts: readonly LinkedFact[]): DraftVerdict {
  const byRef = new Map(facts.map((fact) => [fact.ref, fact]));
  const sentences: VerifiedSentence[] = [];
  const failed: FailedSentence[] = [];
  const order: DraftVerdict["order"][number][] = [];
  /** What the sentence before names, if it may be shown. */
  let before: readonly Subject[] = [];
  for (const [index, sentence] of splitSentences(text, byRef).entries()) {
    const reason = findFailure(sentence, before);
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

function findFailure(sentence: Sentence, before: readonly Subject[]): FailureReason | null {
  if (sentence.slots.some(({ fact }) => fact === null)) return "unknownReference";
  return findSentenceSlotFault(sentence) ?? findWordingFault(sentence) ?? findFigureFault(sentence, before);
}

/** A finished sentence stands alone: beside other words it could be turned into its opposite. */
function findSentenceSlotFault({ text, slots }: Sentence): FailureReason | null {
  const whole = slots.filter(({ fact }) => fact?.kind === "sentence");
  if (whole.length === 0) return null;
  const rest = text.replaceAll(signs, "").replaceAll(/[\s.]/g, "");
  return whole.length === slots.length && rest === "" ? null : "sentenceSlot";
}

/** Marks that part or end phrases; every other character belongs to a word, or to nothing that may be shown. */
const partingMarks = /[.,;:!?…()"“”–—]|(?<=\s)-(?=\s)/g;

/** Whether the whole sentence is connecting phrases, one after the other. */
function findWordingFault({ text, slots }: Sentence): FailureReason | null {
  if (slots.some(({ fact }) => fact?.kind === "sentence")) return null;
  if (/[{}]/.test(text)) return "wording";
  let place = 0;
  const words = text
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(signs, () => {
      const kind = slots[place]?.fact?.kind;
      place += 1;
      return kind === undefined ? " " : isFigure(kind) ? " {figure} " : " {name} ";
    })
    .replaceAll(partingMarks, " ")
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  if (words.length > mostWords) return "wording";
  // How far phrases reach, from the left.
  const reached = new Set([0]);
  for (let at = 0; at < words.length; at += 1) {
    if (!reached.has(at)) continue;
    for (const phrase of phrasesByOpening().get(words[at] ?? "") ?? []) {
      if (phrase.every((word, offset) => words[at + offset] === word)) reached.add(at + phrase.length);
    }
  }
  return reached.has(words.length) ? null : "wording";
}

const mostWords = 80;

const phrasesByOpening = once(() => Map.groupBy(connectingPhrases, ([opening = ""]) => opening));

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
    const { ref, kind, subject, label, text: filled, year, link } = fact;
    segments.push({ kind: "fact", ref, factKind: kind, subject, label, text: filled, year, link });
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
