/** The addresses within the calculator: each question, the result and the sheet, named by the page's fragment. */
import { fafsaFlow, type QuestionId } from "#domain/aid/fafsaFlow.ts";

export type View =
  /** Wherever the answers have got to. */
  { kind: "go" } | { kind: "question"; id: QuestionId } | { kind: "result" } | { kind: "prepare" };

export const goHash = "#go";
export const resultHash = "#result";
export const prepareHash = "#prepare";

/** Names of questions only, never an answer: nothing typed stands in an address. */
export function toFafsaViewHash(view: View): string {
  return view.kind === "question" ? `#${view.id}` : `#${view.kind}`;
}

/** What the fragment names; an unknown one leads to where the answers have got to. */
export function parseFafsaView(hash: string): View {
  if (hash === resultHash) return { kind: "result" };
  if (hash === prepareHash) return { kind: "prepare" };
  const question = fafsaFlow.find(({ id }) => `#${id}` === hash);
  return question === undefined ? { kind: "go" } : { kind: "question", id: question.id };
}
