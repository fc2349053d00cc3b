/** The addresses inside the calculator: each question, the result and the sheet, as fragments. */
import { fafsaFlow, type QuestionId } from "#domain/aid/fafsaFlow.ts";

export type View =
  /** Wherever the person left off. */
  { kind: "go" } | { kind: "question"; id: QuestionId } | { kind: "result" } | { kind: "prepare" };

export const goHash = "#go";
export const resultHash = "#result";
export const prepareHash = "#prepare";

/** Question ids only: nothing typed ever appears in an address. */
export function toFafsaViewHash(view: View): string {
  return view.kind === "question" ? `#${view.id}` : `#${view.kind}`;
}

/** The view a fragment names; an unknown one continues where the person left off. */
export function parseFafsaView(hash: string): View {
  if (hash === resultHash) return { kind: "result" };
  if (hash === prepareHash) return { kind: "prepare" };
  const question = fafsaFlow.find(({ id }) => `#${id}` === hash);
  return question === undefined ? { kind: "go" } : { kind: "question", id: question.id };
}
