/** Reads a paste that may hold several letters: of two colleges, or of two students, cut where the second begins. */
import { fail, type Result, succeed } from "#lib/result.ts";
import type { Steps } from "#lib/steps.ts";
import { type KnownNames, readNameLine } from "./letterCollege.ts";
import { findSecondLetter, findSecondStudent, splitLines, toPlainText } from "./letterText.ts";
import { offerLimits } from "./offer.ts";
import { type LetterProblem, type ParsedLetter, parseLetterInSteps } from "./parseLetter.ts";

export type ReadLetter = {
  letter: ParsedLetter;
  /** Its part of the paste; the parts together are all of it. */
  text: string;
};

/**
 * The letters of a paste, in their order. Fails with `severalLetters` where there is more than one and the place between them is not sure: then a line
 * of signs, such as "=====", can be put there.
 */
export function* readLettersInSteps(
  text: string,
  known: KnownNames,
): Steps<Result<readonly ReadLetter[], LetterProblem>> {
  const whole = yield* parseLetterInSteps(text, known);
  if (whole.ok) return succeed([{ letter: whole.value, text }]);
  if (whole.problem !== "severalLetters") return fail(whole.problem);
  const parts = splitLetters(text, known);
  const read: ReadLetter[] = [];
  for (const part of parts) {
    const one = yield* parseLetterInSteps(part, known);
    // A part without amounts, or with two names in it: the place is a guess.
    if (!one.ok) return fail("severalLetters");
    read.push({ letter: one.value, text: part });
  }
  const [first] = read;
  if (first === undefined || read.length < 2 || read.length > offerLimits.offers)
    return fail("severalLetters");
  // One head above the letters of two students holds for both.
  return succeed(
    read.map(({ letter, text: part }) => ({
      text: part,
      letter: {
        ...letter,
        ...(letter.collegeName === null
          ? { collegeName: first.letter.collegeName, unitId: first.letter.unitId }
          : {}),
        academicYear: letter.academicYear ?? first.letter.academicYear,
      },
    })),
  );
}

const mostParts = offerLimits.offers + 1;
/** Between two letters that someone put into one paste. */
const rule = /^\s*([=*_#~-])\1{4,}\s*$/;

/** Cut at lines of signs if there are any, else above each name that begins another letter. */
function splitLetters(text: string, known: KnownNames): string[] {
  // The same rows as the plain text has, with their ends, so that the parts are all of the text.
  const rows = text.split(/(?<=\r\n|[\n\f\v\u2028\u2029]|\r(?!\n))/);
  const plain = splitLines(toPlainText(text));
  const join = (from: number, to: number) => rows.slice(from, to).join("");
  const byRule = plain.flatMap((line, at) => (rule.test(line) ? [at + 1] : []));
  const ruled = [0, ...byRule].map((from, at) => join(from, byRule[at] ?? rows.length));
  if (byRule.length > 0 && byRule.length < mostParts && ruled.every(hasFigures)) return ruled;
  const parts: string[] = [];
  let from = 0;
  while (parts.length < mostParts) {
    const rest = plain.slice(from);
    const second =
      findSecondLetter(rest, (line) => readNameLine(line, known))?.at ?? findSecondStudent(rest) ?? null;
    if (second === null) break;
    const to = from + startOfHead(rest, second);
    parts.push(join(from, to));
    from = to;
  }
  return [...parts, join(from, rows.length)];
}

const mostHead = 4;

/** Lines right above the name, without a figure and after a blank one, are the second letter's head. */
function startOfHead(lines: readonly string[], name: number): number {
  for (let at = name - 1; at > 0 && name - at <= mostHead; at -= 1) {
    const line = lines[at] ?? "";
    if (hasFigures(line)) return name;
    if (line.trim() === "") return at + 1;
  }
  return name;
}

function hasFigures(text: string): boolean {
  return /\$\s?\d|\d,\d{3}/.test(text);
}
