/** Spanish names of universities, as the English ones of the dictionary. */
import { stateNames } from "#domain/college/states.ts";
import { foldWords, toPhraseKey } from "#domain/search/fold.ts";
import type { CounselorDictionary } from "./dictionary.ts";

/** "universidad estatal de ohio" as "ohio state university", "universidad de texas" as "university of texas". */
export function translateName(words: readonly string[], phrases: CounselorDictionary["phrases"]): string[] {
  const rest = words.filter(
    (word) => !["universidad", "estatal", "de", "del", "la", "el", "en"].includes(word),
  );
  const plain = rest.join("");
  const whole = words.filter((word) => word !== "universidad" && word !== "estatal");
  while (whole[0] === "de" || whole[0] === "del") whole.shift();
  const state = [whole.join(""), plain]
    .flatMap((key) => phrases.get(key) ?? [])
    .find(({ entity }) => entity?.kind === "state")?.entity;
  const english = state?.kind === "state" ? toPhraseKey(foldWords(stateNames[state.state])) : plain;
  if (english === "") return [];
  if (words.includes("estatal")) return [`${english}stateuniversity`, `${english}state`];
  return [`university${english}`, `${english}university`];
}
