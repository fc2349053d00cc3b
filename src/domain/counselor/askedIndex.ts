/** A Student Aid Index that a question names: "our SAI is 8412", "EFC came back 0", "mi SAI salió -1500". */
import { saiLimits } from "#domain/aid/saiTables.ts";

/** `start`, `end`: where its words stand in the question, so that its figure is read as nothing else. */
export type AskedIndex = { value: number; start: number; end: number };

const name =
  "(?:sais?|efc|s\\.a\\.i\\.|student aid index|aid index|family contribution|índice(?: de ayuda)?|indice(?: de ayuda)?)";
/** What may stand between the name and its figure; "SAI if we make 62,000" names no index. */
const between =
  "(?:[\\s:=,]|(?<!\\p{L})(?:is|was|of|came|come|comes|back|out|as|at|to|says?|said|shows?|score|number|an?|the|it|we|i|got|about|around|only|exactly|just|gave|us|me|es|de|sali[oó]|fue|dio|nos|un|el|que)(?!\\p{L}))*";
const sign = "(?<sign>[-−–]|\\b(?:negative|minus|negativo|menos) )?";
const figure = "\\$?\\s?(?<digits>\\d{1,3}(?:,\\d{3})+|\\d+)(?<thousands>k\\b)?(?![\\d%]|\\.\\d)";

const after = new RegExp(`\\b${name}\\b${between}${sign}${figure}`, "iu");
const before = new RegExp(
  `(?<![\\d$.,])${sign}${figure} ?(?:(?:is|for|was|as|es) )?(?:(?:our|my|the|an?|nuestro|mi) )?\\b${name}\\b`,
  "iu",
);

/** The largest that the processor sends. */
const most = 999_999;

export function readAskedIndex(typed: string): AskedIndex | null {
  const found = after.exec(typed) ?? before.exec(typed);
  const { digits, sign: minus, thousands } = found?.groups ?? {};
  if (found === null || digits === undefined) return null;
  const size = Number(digits.replaceAll(",", "")) * (thousands === undefined ? 1 : 1_000);
  // "SAI 2027-28" is a year's.
  if (minus === undefined && /^20[2-3]\d$/.test(digits)) return null;
  const value = minus === undefined || size === 0 ? size : -size;
  if (value < saiLimits.leastUsd || value > most) return null;
  return { value, start: found.index, end: found.index + found[0].length };
}
