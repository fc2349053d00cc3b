/** What a family types in from a college's own calculator: the amount, the school years to choose from, and what is asked about first. */
import { type Answer, readUsd } from "#domain/answers/readTyped.ts";
import type { Day } from "#lib/dates.ts";
import { succeed } from "#lib/result.ts";
import { calculatorPriceLimits } from "./calculatorPrice.ts";

/** Whole dollars; null if nothing was typed. Calculators print cents, which are rounded off. */
export function readCalculatorUsd(text: string): Answer<number> {
  const { mostUsd } = calculatorPriceLimits;
  const cents = /^(.*\d{3})\.(\d\d)\s*$/s.exec(text);
  const read = readUsd(cents?.[1] ?? text, { minimum: 0, maximum: mostUsd });
  if (!read.ok || read.value === null || cents === null) return read;
  return succeed(Math.min(mostUsd, Math.round(read.value + Number(cents[2]) / 100)));
}

/** What is asked about once before it is kept: it may be right. */
export type CalculatorDoubt = "aboveSticker" | "tiny";

export function findCalculatorDoubt(amountUsd: number, stickerUsd: number | null): CalculatorDoubt | null {
  if (stickerUsd !== null && amountUsd > stickerUsd) return "aboveSticker";
  return amountUsd > 0 && amountUsd < leastUsualUsd ? "tiny" : null;
}

/** Below this a figure is more often "18" for 18,000 than a price. */
const leastUsualUsd = 100;

/** The falls of the school years that a calculator may name, the newest first: many still price two years ago. */
export function listCalculatorFalls(today: Day, entryYear: number): number[] {
  const [year = 0, month = 0] = today.split("-").map(Number);
  const now = month >= 7 ? year : year - 1;
  const newest = Math.max(now + 1, Math.min(entryYear, now + 4));
  return Array.from({ length: newest - now + 3 }, (_, index) => newest - index);
}
