/** Whether the words around a short program name mean the program: "TAP in New York", "gpa for hope in Georgia". */
import { type StateCode, stateNames } from "#domain/college/states.ts";
import { foldWords } from "#domain/search/fold.ts";
import type { Candidate } from "./chosenNames.ts";
import * as cues from "./nameCues.ts";
import type { QuestionWord } from "./questionWords.ts";

type Words = readonly QuestionWord[];

/** `state`: whose program it is. */
export function isProgram(one: Candidate, state: StateCode | undefined, words: Words): boolean {
  if (cues.afterProgram.has(words[one.after]?.bare ?? "")) return true;
  return state !== undefined && mayBeProgram(one, words) && namesState(state, words);
}

/** "I hope to study in Georgia" names none. */
function mayBeProgram({ first, after }: Candidate, words: Words): boolean {
  const isEveryday = after - first === 1 && cues.everydayPrograms.has(words[first]?.bare ?? "");
  if (!isEveryday) return true;
  const nearest = words[first - 1]?.bare === "the" ? first - 2 : first - 1;
  const next = words[after]?.bare ?? "";
  const isAsked = [cues.functionWords, cues.afterProgram, cues.askedOfProgram].some((list) => list.has(next));
  return cues.beforeProgram.has(words[nearest]?.bare ?? "") && (next === "" || isAsked);
}

function namesState(state: StateCode, words: Words): boolean {
  const name = foldWords(stateNames[state]).join(" ");
  return ` ${words.map(({ bare }) => bare).join(" ")} `.includes(` ${name} `);
}
