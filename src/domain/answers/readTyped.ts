/** Parses what a person typed into a field: the value, or what is wrong with it. The typed text is never changed. */
import { isStateCode, type StateCode, stateNames } from "#domain/college/states.ts";
import { fail, type Result, succeed } from "#lib/result.ts";
import { findMeantScale, type GpaScale, gpaScaleMaximum } from "./gpaScale.ts";
import type { MoneyKind, NumberKind } from "./kinds.ts";

export type AnswerProblem =
  | { kind: "notANumber" }
  | { kind: "notWhole" }
  | { kind: "notHalves" }
  | { kind: "tooLow"; minimum: number }
  | { kind: "tooHigh"; maximum: number }
  | { kind: "notALetterGrade" }
  /** An average out of 100 that reads like one on another scale: asked, never guessed. */
  | { kind: "otherScale"; gpa: number; scale: "unweighted" | "weighted" }
  | { kind: "notAState" }
  | { kind: "notAZip" };

export type Answer<Value> = Result<Value | null, AnswerProblem>;

/** Letter averages and their usual value on the 4.0 scale (A+ counts as 4.0, as on most transcripts). */
export const letterGrades: Readonly<Record<string, number>> = {
  "A+": 4,
  A: 4,
  "A-": 3.7,
  "B+": 3.3,
  B: 3,
  "B-": 2.7,
  "C+": 2.3,
  C: 2,
  "C-": 1.7,
  "D+": 1.3,
  D: 1,
  "D-": 0.7,
  F: 0,
};

/** A GPA on the student's own scale; empty is null. Letters become their 4.0 value. */
export function readGpa(text: string, scale: GpaScale): Answer<number> {
  if (scale === "none" || text.trim() === "") return succeed(null);
  if (scale === "letter") {
    const value = letterGrades[text.trim().toUpperCase().replace("\u2212", "-")];
    return value === undefined ? fail({ kind: "notALetterGrade" }) : succeed(value);
  }
  const read = readNumber(text, { minimum: 0, maximum: gpaScaleMaximum[scale], isWhole: false });
  const meant = read.ok && read.value !== null ? findMeantScale(read.value, scale) : null;
  return read.ok && read.value !== null && meant !== null
    ? fail({ kind: "otherScale", gpa: read.value, scale: meant })
    : read;
}

/** SAT total, 400 to 1600; empty is null. */
export function readSat(text: string): Answer<number> {
  return readNumber(text, { minimum: 400, maximum: 1600, isWhole: true });
}

/** ACT composite, 1 to 36; empty is null. */
export function readAct(text: string): Answer<number> {
  return readNumber(text, { minimum: 1, maximum: 36, isWhole: true });
}

/** Whole dollars, by default 0 to 10 million; "$", commas and spaces are ignored, "62k" is thousands; empty is null. */
export function readUsd(
  text: string,
  { minimum, maximum } = { minimum: 0, maximum: 10_000_000 },
): Answer<number> {
  const bounds = { minimum, maximum, isWhole: true };
  const amount = text.replace("$", "");
  const thousands = /^\s*([-\u2212]?\d{1,4})(?:[.,](\d{1,3}))?\s*k\s*$/i.exec(amount);
  if (thousands === null) return readNumber(amount, bounds);
  const [, whole = "", rest = ""] = thousands;
  return readNumber(`${whole}${rest.padEnd(3, "0")}`, bounds);
}

/** Whole miles, 1 to 10,000; empty is null. */
export function readMiles(text: string): Answer<number> {
  return readNumber(text, { minimum: 1, maximum: 10_000, isWhole: true });
}

/** Class rank as a percentage, 1 to 100: "top 8 percent" is 8; empty is null. */
export function readClassRank(text: string): Answer<number> {
  return readNumber(text.replace("%", ""), { minimum: 1, maximum: 100, isWhole: false });
}

/** The average in core courses, unweighted, 0 to 4; empty is null. */
export function readCoreGpa(text: string): Answer<number> {
  return readNumber(text, { minimum: 0, maximum: gpaScaleMaximum.unweighted, isWhole: false });
}

/** Years of core courses added up, 0 to 30, in half years; empty is null. */
export function readCoreYears(text: string): Answer<number> {
  const read = readNumber(text, { minimum: 0, maximum: 30, isWhole: false });
  return read.ok && read.value !== null && !Number.isInteger(read.value * 2)
    ? fail({ kind: "notHalves" })
    : read;
}

/** What was typed for an answer of the catalog; empty is null. A "%" after a percentage and a "$" before pay are left out. */
export function readNumberOf(kind: NumberKind | MoneyKind, text: string): Answer<number> {
  if (kind.kind === "money") return readUsd(text, kind);
  const { minimum, maximum, step } = kind;
  const read = readNumber(text.replace(/[$%]/, ""), { minimum, maximum, isWhole: step === 1 });
  const isBetween = read.ok && read.value !== null && step === 0.5 && !Number.isInteger(read.value * 2);
  return isBetween ? fail({ kind: "notHalves" }) : read;
}

/** A state by postal code or name, in any case; empty is null. */
export function readState(text: string): Answer<StateCode> {
  const wanted = text.trim();
  if (wanted === "") return succeed(null);
  const code = wanted.toUpperCase();
  if (isStateCode(code)) return succeed(code);
  const named = Object.entries(stateNames).find(([, name]) => name.toUpperCase() === code)?.[0];
  return named !== undefined && isStateCode(named) ? succeed(named) : fail({ kind: "notAState" });
}

/** A ZIP code, with or without the +4; whether it exists is checked against the ZIP table. */
export function readZip(text: string): Answer<string> {
  const wanted = text.trim();
  if (wanted === "") return succeed(null);
  const digits = /^(\d{5})(?:-?\d{4})?$/.exec(wanted)?.[1];
  return digits === undefined ? fail({ kind: "notAZip" }) : succeed(digits);
}

export type Bounds = { minimum: number; maximum: number; isWhole: boolean };

/**
 * A number within bounds, with or without thousands separators; empty is null. Where parts of a whole are asked
 * for, a comma may be the decimal point, as many families write it: "3,6" is 3.6.
 */
export function readNumber(text: string, bounds: Bounds): Answer<number> {
  const { minimum, maximum, isWhole } = bounds;
  const wanted = text.trim().replace("\u2212", "-");
  if (wanted === "") return succeed(null);
  const plain = tidySeparators(wanted, bounds);
  if (!/^-?\d+(\.\d+)?$|^-?\.\d+$/.test(plain)) return fail({ kind: "notANumber" });
  const value = Number(plain);
  if (value < minimum) return fail({ kind: "tooLow", minimum });
  if (value > maximum) return fail({ kind: "tooHigh", maximum });
  return isWhole && !Number.isInteger(value) ? fail({ kind: "notWhole" }) : succeed(value);
}

/**
 * With a point for decimals and nothing between thousands. What could be either stays as it is and is
 * questioned: "1,5" dollars could be 1.5 or the start of 1,500.
 */
function tidySeparators(text: string, { maximum, isWhole }: Bounds): string {
  // Below a thousand nothing separates thousands; above it three digits after a comma are thousands.
  const decimalComma = maximum < 1_000 ? /^-?\d*,\d+$/ : /^-?\d*,\d{1,2}$/;
  if ((!isWhole || maximum < 1_000) && decimalComma.test(text)) return text.replace(",", ".");
  // Whole dollars have no thousandths: "62.500" is how much of the world writes 62,500.
  if (isWhole && maximum >= 1_000 && /^-?\d{1,3}(?:\.\d{3})+$/.test(text)) return text.replaceAll(".", "");
  const isGrouped = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^-?\d{1,3}(?:\s\d{3})+(?:\.\d+)?$/.test(text);
  return isGrouped ? text.replaceAll(/[,\s]/g, "") : text;
}
