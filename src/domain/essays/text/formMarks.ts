/**
 * What an application form may drop or garble. The Common App's help pages warn of "|": parts of the answer vanish. That
 * characters outside Windows-1252 arrive garbled is what its help pages imply; other forms are not known to differ.
 */
import { once } from "#lib/once.ts";

/** "bar": "|". "unsupported": not in Windows-1252. "control": invisible and no part of the text, such as NUL. */
export type FormMarkKind = "bar" | "unsupported" | "control";

/** `start` and `end` are positions in the text; the piece is a whole character as people see it. */
export type FormMark = { start: number; end: number; kind: FormMarkKind; text: string };

/** More marks would only repeat the advice: an essay in another script has one at every letter. */
export const mostFormMarks = 100;

/** Anything but what Windows-1252 has, without the "|". */
const suspicious = /[^\n\t\u0020-\u007b\u007d\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u;
/** No character as people see it goes past a line feed. */
const linePattern = /[^\n]*\n|[^\n]+$/gu;
const controls = /^[\p{Cc}\p{Cf}\p{Cs}]+$/u;
/** The characters of Windows-1252 between 0x80 and 0x9F. */
const windowsExtras = new Set("€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ");

const graphemes = once(() => new Intl.Segmenter("en", { granularity: "grapheme" }));

/** In the order of the text, at most `mostFormMarks`. */
export function findFormMarks(text: string): FormMark[] {
  if (!suspicious.test(text)) return [];
  const marks: FormMark[] = [];
  for (const { 0: line, index: from } of text.matchAll(linePattern)) {
    if (!suspicious.test(line)) continue;
    for (const { segment, index } of graphemes().segment(line)) {
      const kind = judge(segment);
      if (kind === null) continue;
      const start = from + index;
      marks.push({ start, end: start + segment.length, kind, text: segment });
      if (marks.length === mostFormMarks) return marks;
    }
  }
  return marks;
}

function judge(character: string): FormMarkKind | null {
  if (character === "\n" || character === "\t" || character === "\r\n") return null;
  if (character === "|") return "bar";
  if (controls.test(character)) return "control";
  return isSupported(character) ? null : "unsupported";
}

/** An accent written as a character of its own is fine where a form has the letter with it. */
function isSupported(character: string): boolean {
  const composed = character.normalize("NFC");
  if (composed.length !== 1) return composed.split("").every(isWindowsLetter);
  return isWindowsLetter(composed);
}

function isWindowsLetter(character: string): boolean {
  const code = character.charCodeAt(0);
  return (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff) || windowsExtras.has(character);
}
