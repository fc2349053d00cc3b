/** Passages of the written pages that are about a question: quoted, with the page to read. */
import type { AnswerContext } from "../context.ts";
import { type Draft, makeDraft } from "../draft.ts";
import { findPassages } from "../passages.ts";
import { findGuideOf } from "../stateGuides.ts";
import { words } from "../words.ts";

const most = 3;

export function answerFromPages(question: string, { passages, plan }: AnswerContext): Draft {
  const { homeState } = plan.profile;
  const homeGuide = homeState === null ? null : findGuideOf(homeState);
  const pages = passages === null ? [] : findPassages(passages, question, most, homeGuide);
  const [first] = pages;
  if (first === undefined) return makeDraft(words.dontKnow, { kind: "dont-know" });
  return makeDraft(`${words.passages} ${first.excerpt}`, {
    kind: "passages",
    // Figures inside a passage are the page's own.
    facts: [{ ref: "passage", kind: "phrase", subject: null, text: first.excerpt, year: "" }],
    sources: pages.map(({ title, path }) => ({ title, url: path, year: "" })),
    parts: [{ kind: "pages", pages }],
  });
}
