/** A grade average in letters: "a B+ student", "A's and B's". */
import type { AskedValue } from "./counselor.ts";

/** What a letter is worth on the usual scale. */
const letterPoints: Readonly<Record<string, number>> = {
  "a+": 4,
  a: 4,
  "a-": 3.7,
  "b+": 3.3,
  b: 3,
  "b-": 2.7,
  "c+": 2.3,
  c: 2,
};
const letter = "([abc][+-]?)(?:['’]?s)?";
/** "A B+ student", "straight A's", "mostly Bs": a bare "a student" is anybody. */
const ofOneLetter = new RegExp(
  `(?:straight ${letter}|mostly ${letter}|all ${letter}(?= student| average|$)|(?:an (a)|([abc][+-]|[bc])) (?:student|average|avg|kid))(?![\\p{L}\\p{N}+-])`,
  "u",
);
const letters = "([abc][+-]?)['’]?s";
const ofTwoLetters = new RegExp(`(?<!\\p{L})${letters} ?(?:and|&|/) ?${letters}(?!\\p{L})`, "u");
const asksForLetter = /\b(?:need|needs|keep|maintain|require[sd]?|at least|minimum)\b/;

/** A grade average that is said in letters; null where none is, or where a rule asks for it. */
export function readLetterGrades(typed: string): AskedValue | null {
  const plain = typed
    .toLowerCase()
    .replaceAll(/ plus\b/g, "+")
    .replaceAll(/ minus\b/g, "-");
  if (asksForLetter.test(plain)) return null;
  const [, first = "", second = ""] = ofTwoLetters.exec(plain) ?? [];
  const found = ofOneLetter
    .exec(plain)
    ?.slice(1)
    .find((one) => one !== undefined);
  const points = (first === "" ? [found ?? ""] : [first, second]).map((one) => letterPoints[one] ?? 0);
  if (points.includes(0)) return null;
  const value = points.reduce((sum, one) => sum + one, 0) / points.length;
  return { kind: "gpa", value: Math.round(value * 100) / 100, scale: "unweighted" };
}
