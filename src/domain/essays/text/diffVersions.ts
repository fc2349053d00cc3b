/** What changed between two versions of an essay, word by word, for display. */
import { diffSequences } from "./diffSequences.ts";

/** In reading order: what is the same and removed gives the earlier version, what is the same and added the later. */
export type TextChange = { kind: "same" | "removed" | "added"; text: string };

/** A word, one mark, or spaces. Line breaks are tokens of their own, so that paragraphs line up. */
const tokenPattern = /\n|[^\S\n]+|[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}'’-]*[\p{L}\p{M}\p{N}])?|./gsu;
const hasWord = /[\p{L}\p{N}]/u;

type Span = { first: readonly string[]; second: readonly string[]; isSame: boolean };

/** Paragraphs are compared first and words only inside changed ones, so a long essay stays quick. */
export function diffVersions(earlier: string, later: string): TextChange[] {
  const changes: TextChange[] = [];
  for (const span of listSpans(splitLines(earlier), splitLines(later))) {
    if (span.isSame) addChange(changes, "same", span.first.join(""));
    else addWordChanges(changes, span.first.join(""), span.second.join(""));
  }
  return changes;
}

function addWordChanges(changes: TextChange[], earlier: string, later: string): void {
  let removed = "";
  let added = "";
  const spans = listSpans(splitTokens(earlier), splitTokens(later));
  for (const [index, { first, second, isSame }] of spans.entries()) {
    const text = first.join("");
    // A comma or space alone between two changes would only break up one change that reads as a whole.
    const isInside = index > 0 && index < spans.length - 1 && !hasWord.test(text) && !text.includes("\n");
    if (isSame && !isInside) {
      addChange(changes, "removed", removed);
      addChange(changes, "added", added);
      addChange(changes, "same", text);
      removed = "";
      added = "";
    } else {
      removed += text;
      added += second.join("");
    }
  }
  addChange(changes, "removed", removed);
  addChange(changes, "added", added);
}

function addChange(changes: TextChange[], kind: TextChange["kind"], text: string): void {
  if (text === "") return;
  const last = changes.at(-1);
  if (last?.kind === kind) last.text += text;
  else changes.push({ kind, text });
}

function listSpans(first: readonly string[], second: readonly string[]): Span[] {
  const spans: Span[] = [];
  let at = 0;
  const addSame = (end: number) => {
    if (end > at) spans.push({ first: first.slice(at, end), second: first.slice(at, end), isSame: true });
  };
  for (const { firstStart, firstEnd, secondStart, secondEnd } of diffSequences(first, second)) {
    addSame(firstStart);
    const changed = {
      first: first.slice(firstStart, firstEnd),
      second: second.slice(secondStart, secondEnd),
    };
    spans.push({ ...changed, isSame: false });
    at = firstEnd;
  }
  addSame(first.length);
  return spans;
}

/** Each with its line break. */
function splitLines(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+/gu) ?? [];
}

function splitTokens(text: string): string[] {
  return text.match(tokenPattern) ?? [];
}
