/** Which of a page's sources are to be confirmed before anyone counts on them. */
import type { Article } from "#content/article.ts";
import type { SourceMarks } from "./InlineText.tsx";

export function buildSourceMarks({ sources }: Article): SourceMarks {
  return sources.map(({ standing: status }) => status === "reported");
}
