/** The two parents' names: as typed, or "Parent 1" and "Parent 2". */

import { type ParentHousehold, toNameKey } from "#domain/aid/parentAnswers.ts";
import type { AidAnswers } from "#domain/answers/households.ts";
import { type Answer } from "#domain/answers/readTyped.ts";
import { fail, succeed } from "#lib/result.ts";
import { type Names, toolWords } from "./toolWords.ts";

export const nameMaxLength = 30;

/** Two parents with the same name are told apart by number. */
export function readNames(answers: AidAnswers): Names {
  const typed = (household: ParentHousehold) => {
    const name = answers[toNameKey(household)];
    return typeof name === "string" && name !== "" ? name : null;
  };
  const [first, second] = [typed("first"), typed("second")];
  if (first !== null && first.toLowerCase() === second?.toLowerCase()) {
    return { first: `${first} (1)`, second: `${second} (2)` };
  }
  return {
    first: first ?? toolWords.defaultNames.first,
    second: second ?? toolWords.defaultNames.second,
  };
}

/** A name as typed, trimmed; empty means none. */
export function readName(text: string): Answer<string> {
  const name = text.trim();
  if (name === "") return succeed(null);
  return name.length > nameMaxLength ? fail({ kind: "tooHigh", maximum: nameMaxLength }) : succeed(name);
}
