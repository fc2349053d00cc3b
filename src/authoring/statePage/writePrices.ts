/** What a year costs at each kind of college in a state, as a figure of its page. */
import { nameInText } from "#domain/college/states.ts";
import type { StatePageSurroundings } from "./statePage.ts";
import { statePageWords } from "./statePageWords.ts";

const words = statePageWords.prices;

/** Bars for the kinds that the state has, as Markdown; nothing where there is only one, which compares with nothing. */
export function writePrices({ state, figures }: StatePageSurroundings): string[] {
  const rows = Object.entries(words.kinds).flatMap(([kind, name]) => {
    const value = `state.${kind}.netPriceUsd`;
    return figures.get(value) === undefined ? [] : [`  - {name: ${name}, value: ${value}}`];
  });
  if (rows.length < 2) return [];
  const lines = [
    "```figure",
    "draw: bars",
    `title: ${JSON.stringify(words.title(nameInText(state)))}`,
    `caption: ${JSON.stringify(words.caption)}`,
    "rows:",
    ...rows,
    "```",
  ];
  return [lines.join("\n")];
}
