/**
 * What a language model may say of a draft: an exact quote, a kind from a closed list, and one short question. Everything
 * else is dropped, so neither a model nor a text that gives it orders can supply a sentence of the essay.
 */
import { z } from "zod/mini";
import { countNewWords } from "./newWords.ts";

/** What the rules of this folder cannot judge; limits, facts and names stay with them. */
export const coachRemarkKinds = [
  "promptPart",
  "opening",
  "ending",
  "telling",
  "detail",
  "anyones",
  "reflection",
  "order",
  "clarity",
] as const;
export type CoachRemarkKind = (typeof coachRemarkKinds)[number];

/** `start` and `end` are positions in the draft. */
export type CoachRemark = { kind: CoachRemarkKind; start: number; end: number; question: string };

export type CheckedRemarks = {
  /** In the order of the draft. */
  remarks: CoachRemark[];
  /** How many were not shown; an answer that is no list of remarks counts as one. */
  dropped: number;
};

export const coachLimits = {
  remarks: 12,
  quoteLength: 600,
  questionWords: 30,
  questionLength: 240,
  newWords: 5,
} as const;

export const coachRemarkSchema = z.strictObject({
  quote: z.string(),
  kind: z.enum(coachRemarkKinds),
  question: z.string(),
});
/** The answer's shape, for a model that can be held to one. Nothing but these fields may be in it. */
export const coachAnswerSchema = z.strictObject({ remarks: z.array(coachRemarkSchema) });
const looseAnswer = z.object({ remarks: z.array(z.unknown()) });

/** The model as a person, in any spelling: it has no life to tell of. "US" is the country. */
const firstPerson =
  /(?<![\p{L}\p{N}])(?:i|me|my|mine|myself|we|us|our|ours|ourselves|let['’]s)(?:['’](?:m|d|ll|ve|re))?(?![\p{L}\p{N}])/giu;
/** Words in quotation marks, of any kind; an apostrophe inside a word is none. */
const quotations =
  /["“”„«»‹›「」『』`]([^"“”„«»‹›「」『』`]+)["“”„«»‹›「」『』`]|(?<![\p{L}\p{N}])['‘‚]((?:[^'‘’]|(?<=\p{L})['’](?=\p{L}))+)['’](?!\p{L})/gu;
const longestForeignQuotation = 3;
/** A question may ask for words but not offer them. */
const offers =
  /\b(?:re-?writ\w*|re-?phras\w*|re-?word\w*|replac\w*|substitut\w*|swap\w*|instead|for example|for instance|such as|how about|what about|what if|e\.?g\.?|try (?:writing|saying|using|this|something)|consider (?:writing|saying|using|adding|opening|ending|beginning|starting)|(?:could|might|should|would|can) (?:it|this|you|the \w+) (?:say|read|write|be written|sound|become|begin|start|open|end) (?:with|as|like|that|in)?|(?:say|write|writing|saying|add|adding|mention|state) (?:that(?= \p{L})|how you|something like)|would it (?:be|read|sound))\b/iu;
const addresses =
  /:\/\/|\bwww\b|\bhxxp|\S@\S|@\w|\b[\p{L}\p{N}-]+\.(?:com|org|net|edu|gov|io|co|ai|app|dev|ly|me|info|xyz|us|uk|link|site|online|gg|tv|biz)\b|\b(?:dot|punto) ?(?:com|org|net|edu|io|ai)\b|\d[\d\s().-]{5,}\d|\b\d+ (?:\p{L}+ ){1,3}(?:street|st|avenue|ave|road|rd|lane|drive|blvd|boulevard|suite)\b/iu;
const judgments =
  /\b\d+ ?(?:\/|out of|of) ?\d+\b|\d ?%|\b(?:scor\w+|rating|percentile|admission officers? will|get (?:in|into|admitted)|AI[- ](?:written|generated|detect\w*)|chatgpt|plagiari\w+)\b|(?<![\p{L}\p{N}])[A-DF][+-](?!\p{L})/iu;
/** Codes, marks of other formats, and what cannot be seen. */
const notPlain = /[<>{}[\]|\\^~*_#=\n\r\t]|[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/u;
/** A second sentence, or something announced after a colon. */
const secondSentence = /[.!?…;:](?=[\s"'”’)]*\p{L})|[.!?…]\s|\?.*\?/su;
const foreignScript = /(?!\p{Script=Latin})\p{L}+/gu;
const runs = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

/** `raw` is what the model answered: a JSON text, or the value it was parsed to. */
export function checkRemarks(raw: unknown, draft: string): CheckedRemarks {
  const answer = looseAnswer.safeParse(typeof raw === "string" ? parseJson(raw) : raw);
  if (!answer.success) return { remarks: [], dropped: 1 };
  const remarks: CoachRemark[] = [];
  for (const item of answer.data.remarks) {
    const remark = remarks.length < coachLimits.remarks ? checkRemark(item, draft, remarks) : null;
    if (remark !== null) remarks.push(remark);
  }
  const dropped = answer.data.remarks.length - remarks.length;
  return { remarks: remarks.toSorted((a, b) => a.start - b.start), dropped };
}

function checkRemark(item: unknown, draft: string, others: readonly CoachRemark[]): CoachRemark | null {
  const parsed = coachRemarkSchema.safeParse(item);
  if (!parsed.success) return null;
  const { quote, kind, question } = parsed.data;
  if (quote.length > coachLimits.quoteLength || !/[\p{L}\p{N}]/u.test(quote)) return null;
  if (!isAllowedQuestion(question, draft)) return null;
  const place = findFreePlace(quote, draft, others);
  return place === null ? null : { kind, ...place, question };
}

/** The first place of the quote, as whole words, that no other remark touches. */
function findFreePlace(
  quote: string,
  draft: string,
  others: readonly CoachRemark[],
): { start: number; end: number } | null {
  for (let start = draft.indexOf(quote); start >= 0; start = draft.indexOf(quote, start + 1)) {
    const end = start + quote.length;
    const cutsWord =
      (/[\p{L}\p{N}]$/u.test(draft.slice(0, start)) && /^[\p{L}\p{N}]/u.test(quote)) ||
      (/^[\p{L}\p{N}]/u.test(draft.slice(end)) && /[\p{L}\p{N}]$/u.test(quote));
    if (!cutsWord && others.every((other) => other.end <= start || end <= other.start)) return { start, end };
  }
  return null;
}

function isAllowedQuestion(question: string, draft: string): boolean {
  // Letters that only look like others would hide a word from the rules below.
  if (question !== question.normalize("NFC") || notPlain.test(question)) return false;
  const plain = question.normalize("NFKC");
  if (!question.endsWith("?") || question.length > coachLimits.questionLength) return false;
  const words = plain.match(runs) ?? [];
  if (words.length < 2 || words.length > coachLimits.questionWords) return false;
  if (plain.split(/\s+/u).length > coachLimits.questionWords) return false;
  if (hasFirstPerson(plain) || secondSentence.test(plain) || addresses.test(plain)) return false;
  if (offers.test(plain) || isJudgment(plain, draft)) return false;
  if (countNewWords(plain, draft) > coachLimits.newWords) return false;
  return hasOnlyKnownScripts(plain, draft) && quotesOnlyDraft(plain, draft);
}

function hasFirstPerson(question: string): boolean {
  return Array.from(question.matchAll(firstPerson)).some(([word]) => word !== "US");
}

/** A draft may itself be about a score. */
function isJudgment(question: string, draft: string): boolean {
  const found = judgments.exec(question)?.[0];
  return found !== undefined && !draft.includes(found);
}

function hasOnlyKnownScripts(question: string, draft: string): boolean {
  return (question.match(foreignScript) ?? []).every((word) => draft.includes(word));
}

function quotesOnlyDraft(question: string, draft: string): boolean {
  const marks = question.match(/["“”„«»‹›「」『』`]/gu) ?? [];
  if (marks.length % 2 === 1) return false;
  for (const [, double, single] of question.matchAll(quotations)) {
    const quoted = (double ?? single ?? "").trim().replace(/[,.?!…]+$/u, "");
    const length = quoted.match(runs)?.length ?? 0;
    if (length > longestForeignQuotation && !draft.includes(quoted)) return false;
  }
  return true;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
