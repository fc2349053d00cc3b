/** The text around the state programs of one price. */
import { formatAnd } from "#lib/format.ts";

export const words = {
  title: (names: readonly string[]) =>
    names.length === 0
      ? "Your state’s programs in this price"
      : `Your state’s programs in this price: ${formatAnd(names)}`,
  due: (day: string, isExpected: boolean) =>
    isExpected ? `Due around ${day}, if the date is the same as in earlier years.` : `Due ${day}.`,
  link: (name: string) => `${name}: rules and how to apply`,
  average:
    "Published averages already include part of what these programs pay. That is why your price changes by less than the full amount.",
};
