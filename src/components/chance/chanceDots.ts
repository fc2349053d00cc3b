/** A chance as ten dots, for rows. */
import type { Chance } from "#domain/admission/chance.ts";
import { toShownChance } from "#domain/admission/display.ts";

/** Whole dots of ten; the low end is rounded down and the high end up, so that the strip is never surer than the range. */
export function toChanceDots(chance: Chance): { filled: number; maybe: number } | null {
  if (chance.kind === "unknown") return null;
  if (chance.kind !== "estimate") return { filled: 10, maybe: 0 };
  const { low, between } = toShownChance(chance).dots;
  const filled = Math.floor(low / 10);
  return { filled, maybe: Math.min(10, Math.ceil((low + between) / 10)) - filled };
}
