/** Makes a typed or pasted question plain text: one spelling for each letter, nothing invisible, and a limit. */

/** Longer questions are cut: the rules read no further, and the endpoint refuses more. */
export const questionLimit = 2000;

/** NFKC can make one character eighteen, so what is read is bounded before it as well. */
const readAhead = questionLimit * 2;

/** Zero-width, bidirectional and variation marks, soft hyphens, tags: they hide or reorder what a reader sees. */
const invisible =
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu;
const loneSurrogates = /[\ud800-\udfff]/gu;
/** NUL, bells, tabs, line breaks: they part words. */
const controls = /[\p{Cc}\u2028\u2029]+/gu;
const spaces = /\s+/gu;

/** The question as all rules read it. Positions of what it names are positions in this text. */
export function normalizeQuestion(typed: string): string {
  const plain = typed
    .slice(0, readAhead)
    .normalize("NFKC")
    .replaceAll(loneSurrogates, "")
    .replaceAll(invisible, "")
    .replaceAll(controls, " ")
    .replaceAll(spaces, " ")
    .trim();
  // A pair of surrogates is never cut in half.
  return plain.slice(0, questionLimit).replaceAll(loneSurrogates, "").trimEnd();
}
