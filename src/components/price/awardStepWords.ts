/** The text of the price's working about state programs: what comes off, and what the average already has in it. */
import { formatShare, formatUsd } from "#lib/format.ts";

type Values = Readonly<Record<string, number | string | null>>;
type StepWords = { label: string; why: string | null };

/** At a two-year college priced from its published cost. */
export function describeSureAwards(values: Values): StepWords {
  return {
    label: `Less ${String(values["names"])}`,
    why: `Residents who meet the conditions get it automatically (${String(values["year"])}). We use the smallest amount it pays.`,
  };
}

export function describeAwardStep(values: Values): StepWords {
  const names = values["names"];
  return {
    label:
      typeof names === "string" && names !== ""
        ? `With ${names} (${String(values["year"])}), beyond what the average already includes`
        : "Without the state grants in the average that you would not get",
    why: explainAverage(values),
  };
}

function explainAverage({ containedUsd, share, averageUsd }: Values): string {
  if (typeof containedUsd !== "number" || typeof share !== "number" || typeof averageUsd !== "number")
    return "The college doesn’t publish how much state money its students get.";
  return `${formatShare(share)} of first-years here had state or local grants, ${formatUsd(averageUsd)} on average. So we assume the average price already includes about ${formatUsd(containedUsd)} of what this program pays.`;
}
