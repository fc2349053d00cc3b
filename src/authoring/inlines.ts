/** Parses inline Markdown into runs: text, formatting, links, figures by name, and citations. */
import type { PhrasingContent } from "mdast";
import type { Inline } from "#content/blocks.ts";

export type InlineContext = {
  /** The run for a figure; throws for an unknown name. */
  figure: (name: string, line: number) => Inline;
  /** The index of a source in the page's list; throws for an unknown key. */
  cite: (key: string, line: number) => Inline;
  /** Throws unless an address is a path on this site or https. */
  address: (url: string, line: number) => string;
  refuse: (line: number, sentence: string) => never;
};

export function parseInlines(nodes: readonly PhrasingContent[], context: InlineContext): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    const line = node.position?.start.line ?? 0;
    switch (node.type) {
      case "text":
        return parseRuns(node.value, line, context);
      case "strong":
        return [{ bold: parseInlines(node.children, context) }];
      case "emphasis":
        return [{ italic: parseInlines(node.children, context) }];
      case "link":
        return [{ to: context.address(node.url, line), text: parseInlines(node.children, context) }];
      default:
        return context.refuse(
          line,
          `"${node.type}" is not used in texts: words, **bold**, *italic*, links, [^source] and {{figure}} are.`,
        );
    }
  });
}

/** The space authors put before a citation is removed, so that the number follows the word. */
const marks = /\s*\[\^([A-Za-z0-9-]+)\]|\{\{(fact:[A-Za-z0-9/.@: -]+|[A-Za-z0-9.-]+)\}\}/g;

function parseRuns(value: string, line: number, context: InlineContext): Inline[] {
  const text = value.replace(/\s+/g, " ");
  const runs: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(marks)) {
    const [whole, key, name] = match;
    if (match.index > at) runs.push(text.slice(at, match.index));
    if (key !== undefined) runs.push(context.cite(key, line));
    if (name !== undefined) runs.push(context.figure(name, line));
    at = match.index + whole.length;
  }
  if (at < text.length) runs.push(text.slice(at));
  return runs;
}

/** The runs without their first characters, as a mark at the beginning of a passage. */
export function removeStart(runs: readonly Inline[], start: string): Inline[] {
  const [first, ...others] = runs;
  if (typeof first !== "string") return [...runs];
  const rest = first.slice(start.length);
  return rest === "" ? others : [rest, ...others];
}
