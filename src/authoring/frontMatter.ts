/** The head of a written page: the YAML between two lines of --- at its beginning. */
import { parse as parseYaml, stringify as writeYaml } from "yaml";
import { type ArticleHead, articleHeadSchema } from "#content/article.ts";
import { ContentProblem } from "./contentProblem.ts";

/** `bodyLine`: how many lines come before the body. Throws a ContentProblem if there is no head. */
export function splitHead(text: string, file: string): { headText: string; body: string; bodyLine: number } {
  const match = /^---\n([\s\S]*?)\n---\n/.exec(text);
  if (match === null)
    throw new ContentProblem(file, 1, "The file begins with a head between two lines of ---.");
  const [whole, headText = ""] = match;
  return { headText, body: text.slice(whole.length), bodyLine: whole.split("\n").length - 1 };
}

/** Throws a ContentProblem that names each field that is not right. */
export function readHead(headText: string, file: string): ArticleHead {
  const head = articleHeadSchema.safeParse(parseYaml(headText));
  if (head.success) return head.data;
  throw new ContentProblem(file, 1, `The head is not right: ${listIssues(head.error)}`);
}

export function listIssues(error: { issues: readonly { path: PropertyKey[]; message: string }[] }): string {
  return error.issues
    .map(({ path, message }) => `${path.length === 0 ? "" : `${path.join(".")}: `}${message}`)
    .join("; ");
}

/** A file of /content. The head's values are quoted by the YAML library where they must be. */
export function writePageFile(head: ArticleHead, body: string): string {
  const written = writeYaml(head, { lineWidth: 0, defaultStringType: "PLAIN", collectionStyle: "any" });
  return `---\n${written}---\n\n${body.trim()}\n`;
}
