/**
 * Merges two versions of an essay that grew from one text. Changes in different paragraphs are both kept. Where both
 * sides changed one paragraph, nothing is chosen: both texts come back, for the student to put together.
 */
import { diffSequences, type Hunk } from "./diffSequences.ts";

export type MergeInput = {
  /** The text that both sides began from. */
  base: string;
  mine: string;
  theirs: string;
};

export type MergedTexts = { kind: "merged"; text: string } | { kind: "both"; mine: string; theirs: string };

/** The lines of base from `start` to before `end` became `lines`. */
type Change = { start: number; end: number; lines: readonly string[] };

/** Line breaks are "\n", as `cleanText` leaves them. Swapping the sides gives the same text, on every device. */
export function mergeTexts({ base, mine, theirs }: MergeInput): MergedTexts {
  if (mine === theirs || theirs === base) return { kind: "merged", text: mine };
  if (mine === base) return { kind: "merged", text: theirs };
  const lines = base.split("\n");
  const merged = joinChanges(listChanges(lines, mine), listChanges(lines, theirs));
  if (merged === null) return { kind: "both", mine, theirs };
  return { kind: "merged", text: applyChanges(lines, merged) };
}

function listChanges(base: readonly string[], text: string): Change[] {
  const lines = text.split("\n");
  return joinAcrossBlanks(diffSequences(base, lines), base).map((hunk) => ({
    start: hunk.firstStart,
    end: hunk.firstEnd,
    lines: lines.slice(hunk.secondStart, hunk.secondEnd),
  }));
}

/** An empty line between two changed paragraphs proves nothing: the two changes are one. */
function joinAcrossBlanks(hunks: readonly Hunk[], base: readonly string[]): Hunk[] {
  const joined: Hunk[] = [];
  for (const hunk of hunks) {
    const last = joined.at(-1);
    if (
      last !== undefined &&
      base.slice(last.firstEnd, hunk.firstStart).every((line) => line.trim() === "")
    ) {
      last.firstEnd = hunk.firstEnd;
      last.secondEnd = hunk.secondEnd;
    } else joined.push({ ...hunk });
  }
  return joined;
}

/** Null where two changes meet. A change that both sides made is made once. */
function joinChanges(mine: readonly Change[], theirs: readonly Change[]): Change[] | null {
  const joined: Change[] = [];
  for (const change of [...mine, ...theirs].toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const last = joined.at(-1);
    if (last === undefined || !meets(last, change)) joined.push(change);
    else if (!isSame(last, change)) return null;
  }
  return joined;
}

/** In order of base. Two additions at one place meet too, because neither has to come first. */
function meets(first: Change, second: Change): boolean {
  return second.start < first.end || (second.start === first.start && second.end === first.end);
}

function isSame(first: Change, second: Change): boolean {
  return (
    first.start === second.start &&
    first.end === second.end &&
    first.lines.length === second.lines.length &&
    first.lines.every((line, index) => line === second.lines[index])
  );
}

function applyChanges(base: readonly string[], changes: readonly Change[]): string {
  const lines: string[] = [];
  let at = 0;
  for (const { start, end, lines: changed } of changes) {
    for (; at < start; at += 1) lines.push(base[at] ?? "");
    for (const line of changed) lines.push(line);
    at = end;
  }
  for (; at < base.length; at += 1) lines.push(base[at] ?? "");
  return lines.join("\n");
}
