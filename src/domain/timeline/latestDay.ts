/** A day that is the same each year, as the newest record has it: "May 1". */
import { type Fact, findLatest } from "#facts/fact.ts";
import { formatMonthDay } from "#lib/format.ts";

export function formatLatestDay(fact: Fact<{ kind: "day"; date: string }>): string {
  return formatMonthDay(findLatest(fact).value.date);
}
