/** The names that people have for a page or a section, and whether a longer query says one of them. */
import { type StateCode, stateNames } from "#domain/college/states.ts";
import { extractKeywords, isStopWord, tokenize } from "./tokenize.ts";

type Named = {
  /** The title or heading and all other names, normalized for search. */
  names: readonly string[];
  /** The other names alone, without stop words. */
  aliases: readonly string[];
};

/** Its distinct words without stop words, and all of it normalized for search. */
type Query = { words: readonly string[]; name: string };

/** `called` is the title or heading. A query that names a state and more does not ask for the state's own page. */
export function toNames(called: string, others: readonly string[], state: StateCode | null): Named {
  const stateName = state === null ? "" : stateNames[state];
  return {
    names: [called, ...others].map(normalizeName),
    aliases: others
      .filter((name) => name !== stateName)
      .map((name) => extractKeywords(name).join(" "))
      .filter((alias) => alias !== ""),
  };
}

export function normalizeName(text: string): string {
  return tokenize(text)
    .map(({ word }) => word)
    .join(" ");
}

/** Words that say who asks and how, rather than what for: "im a veteran going back to school" asks about veterans. */
const asking = new Set(
  (
    "am any apply back being best child college colleges dad daughter dont family find get getting go going good got " +
    "he help her his im ive just kid like look looking mom need nobody one other person possible pay really school " +
    "she son student still tell use want wants work worth"
  ).split(" "),
);

/** A name is what a longer query asks for where it makes up this share of its words, those that say who asks aside. */
const aliasShareMin = 0.5;

/** How many words of a query are the name's that it says whole; 0 where it says none that counts. Made once for a query. */
export function createAliasCounter({ words, name }: Query): (entry: Pick<Named, "aliases">) => number {
  const telling = name.split(" ").filter((word) => !isStopWord(word));
  const said = ` ${telling.join(" ")} `;
  const asked = words.filter((word) => !asking.has(word));
  const fewest = aliasShareMin * asked.length;
  return ({ aliases }) => {
    let most = 0;
    for (const alias of aliases) {
      if (!said.includes(` ${alias} `)) continue;
      // "college" is what nearly every question says: beside other words it names no page.
      if (alias === "college" && asked.length > 0) continue;
      const length = alias.split(" ").length;
      if (length >= fewest) most = Math.max(most, length);
    }
    return most;
  };
}
