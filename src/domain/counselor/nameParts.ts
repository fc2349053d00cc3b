/** Parts of a college's name that name it too, and words that name none. */
import { foldWords, pickDistinctiveWords } from "#domain/search/fold.ts";
import * as cues from "./nameCues.ts";

/** "Edinboro University" from "Edinboro University of Pennsylvania"; nothing where that names no college ("The College of …"). */
export function cutFormerName(name: string): string[][] {
  return name.includes("-") ? [] : cutAfterKind(name).filter((form) => form.length > 1 && !isGeneral(form));
}

/** "Columbia University" from "Columbia University in the City of New York". */
export function cutAfterKind(name: string): string[][] {
  const cut = /^(.*?\S (?:University|College|Institute))\s(?:in|of|for|and)\s/.exec(name)?.[1];
  return cut === undefined ? [] : [pickDistinctiveWords(foldWords(cut))];
}

export function dropLast(words: readonly string[]): string[] {
  return words.slice(0, -1);
}

/** "college", "state": one word that names no college, though "american" may. */
export function isGeneralWord(words: readonly string[]): boolean {
  const [first = ""] = words;
  return words.length === 1 && cues.generalWords.has(first) && !cues.everydayNames.has(first);
}

export function isGeneral(words: readonly string[]): boolean {
  return words.every((word) => cues.generalWords.has(word));
}
