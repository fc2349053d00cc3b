/** Who signs the FAFSA, as people call them; parents by the names that were typed for them. */
import type { FafsaSigner } from "#domain/aid/fafsaSigners.ts";
import { readParentsTogether, toNameKey } from "#domain/aid/parentAnswers.ts";
import type { AidAnswers } from "#domain/answers/households.ts";

const names: Readonly<Record<FafsaSigner, string>> = {
  student: "The student",
  spouse: "The student’s spouse",
  oneOfBothParents: "One parent, for both",
  firstParent: "The first parent",
  secondParent: "The second parent",
  formParent: "The parent on the form",
  survivingParent: "The living parent",
  stepparent: "The stepparent",
};

export function nameSigner(signer: FafsaSigner, answers: AidAnswers): string {
  const household = signer === "firstParent" ? "first" : signer === "secondParent" ? "second" : null;
  const typed = household === null ? undefined : answers[toNameKey(household)];
  const isNamed = typeof typed === "string" && typed !== "" && readParentsTogether(answers) === "apart";
  return isNamed ? typed : names[signer];
}
