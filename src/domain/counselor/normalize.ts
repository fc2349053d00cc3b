/** Makes a typed or pasted question plain text: one spelling for each letter, nothing invisible, and a limit. */

/** Longer questions are cut: the rules read no further, and the endpoint refuses more. */
export const questionLimit = 2000;

/** NFKC can make one character eighteen, so what is read is bounded before it as well. */
const readAhead = questionLimit * 2;

/** Zero-width, bidirectional and variation marks, soft hyphens, tags: they hide or reorder what a reader sees. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const loneSurrogates = /[\ud800-\udfff]/gu;
/** NUL, bells, tabs, line breaks: they part words. */
const controls = /[\p{Cc}\u2028\u2029]+/gu;
const spaces = /\s+/gu;
/** "chances at Howard w a 3.3": typed for "with". "W" in a name is a capital. */
const shortWith = / w (?=[a-z\d])/g;

/** The question as all rules read it. Positions of what it names are positions in this text. */
export function normalizeQuestion(typed: string): string {
  const plain = typed
    .slice(0, readAhead)
    .normalize("NFKC")
    .replaceAll(loneSurrogates, "")
    .replaceAll(invisible, "")
    .replaceAll(controls, " ")
    .replaceAll(spaces, " ")
    .replaceAll(shortWith, " with ")
    .trim();
  // A pair of surrogates is never cut in half.
  return plain.slice(0, questionLimit).replaceAll(loneSurrogates, "").trimEnd();
}
