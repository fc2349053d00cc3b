/** Packs columns of whole numbers into text that compresses well, and unpacks and checks them. */

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const base = digits.length;
const valueOfCode = new Int8Array(128).fill(-1);
for (let value = 0; value < base; value += 1) valueOfCode[digits.charCodeAt(value)] = value;

/**
 * A column with gaps. `known` has one "1" or "0" a row; `planes` hold the known values less `least`, one text a
 * digit, highest first: digits of one rank resemble each other, which is what a compressor lives on.
 */
export type PackedColumn = { known: string; least: number; planes: string[] };

export function packColumn(values: readonly (number | null)[]): PackedColumn {
  const known = values.filter((value) => value !== null);
  const minimum = known.reduce((low, value) => Math.min(low, value), known[0] ?? 0);
  const span = known.reduce((high, value) => Math.max(high, value - minimum), 0);
  const planes: string[] = [];
  for (let unit = 1; unit <= span; unit *= base) {
    const plane = known.map((value) => digits[Math.floor((value - minimum) / unit) % base]);
    planes.unshift(plane.join(""));
  }
  return { known: values.map((value) => (value === null ? "0" : "1")).join(""), least: minimum, planes };
}

/** Null where the column is not one of `count` rows. */
export function unpackColumn(packed: unknown, count: number): (number | null)[] | null {
  if (typeof packed !== "object" || packed === null) return null;
  const { known, least: minimum, planes } = packed as Partial<Record<keyof PackedColumn, unknown>>;
  if (typeof known !== "string" || known.length !== count || !Number.isSafeInteger(minimum)) return null;
  if (typeof minimum !== "number" || !Array.isArray(planes) || planes.length > 6) return null;
  const columns: string[] = [];
  for (const plane of planes) {
    if (typeof plane !== "string") return null;
    columns.push(plane);
  }
  // Digit by digit over the known values, then spread over the rows: one plain loop each, which engines make fast.
  const length = columns[0]?.length ?? countKnown(known);
  const whole = new Float64Array(length);
  for (const plane of columns) {
    if (plane.length !== length) return null;
    for (let index = 0; index < length; index += 1) {
      const digit = valueOfCode[plane.charCodeAt(index)] ?? -1;
      if (digit < 0) return null;
      whole[index] = (whole[index] ?? 0) * base + digit;
    }
  }
  const values: (number | null)[] = [];
  let at = 0;
  for (let row = 0; row < count; row += 1) {
    if (known.charCodeAt(row) !== one) {
      values.push(null);
      continue;
    }
    values.push((whole[at] ?? 0) + minimum);
    at += 1;
  }
  return at === length ? values : null;
}

const one = 49;

function countKnown(mask: string): number {
  let count = 0;
  for (let row = 0; row < mask.length; row += 1) if (mask.charCodeAt(row) === one) count += 1;
  return count;
}

/** One character a row out of at most 64 choices; -1 stands for no choice. */
export function packChoices(choices: readonly number[]): string {
  return choices.map((choice) => digits[choice + 1] ?? "A").join("");
}

/** Choices below `options` (-1 for none); null where a character stands for none of them. */
export function unpackChoices(packed: unknown, count: number, options: number): number[] | null {
  if (typeof packed !== "string" || packed.length !== count) return null;
  const choices: number[] = [];
  for (let row = 0; row < count; row += 1) {
    const choice = (valueOfCode[packed.charCodeAt(row)] ?? -1) - 1;
    if (choice < -1 || choice >= options) return null;
    choices.push(choice);
  }
  return choices;
}

/** Each value less the one before it; the first less 0. Gaps are passed over. */
export function toDifferences(values: readonly (number | null)[]): (number | null)[] {
  let before = 0;
  return values.map((value) => {
    if (value === null) return null;
    const difference = value - before;
    before = value;
    return difference;
  });
}

export function toRunningSums(values: readonly (number | null)[]): (number | null)[] {
  let sum = 0;
  return values.map((value) => {
    if (value === null) return null;
    sum += value;
    return sum;
  });
}

/** A number that changes when any character of the text does (FNV-1a, 32 bits). */
export function calculateChecksum(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
