/** Remarks and footnotes on renewal, matched with the grants they are about. */
import { findLineKind, findRenewability, stripRemarks } from "./letterWords.ts";
import type { OfferLine } from "./offer.ts";

/** A line with what is only needed while the letter is read. */
export type FoundLine = OfferLine & { term: string | null; mark: string | null };

export type RenewalRemark = {
  text: string;
  isRenewable: boolean;
  /** The footnote's mark; null if it has none. */
  mark: string | null;
  /** How many lines of the letter come before this one. */
  at: number;
};

const footnote = /^\s*(?:([*\u2020\u2021\u00a7]{1,3}|[\u00b9\u00b2\u00b3])|\(?(\d)[).]?)\s*(?=[A-Za-z])/;
const superscripts: Readonly<Record<string, string>> = { "\u00b9": "1", "\u00b2": "2", "\u00b3": "3" };

function toMark(text: string): string {
  return superscripts[text] ?? text;
}

/** The mark of a label ("Dean's Scholarship*", "Provost Award (2)") or of the amount behind it; null if none. */
export function readMark(named: string, rest: string): string | null {
  const found =
    /([*\u2020\u2021\u00a7]{1,3}|[\u00b9\u00b2\u00b3])[\s:.$-]*$/.exec(named)?.[1] ??
    /^\s?([*\u2020\u2021\u00a7]{1,3}|[\u00b9\u00b2\u00b3])/.exec(rest)?.[1] ??
    /[a-z]\s?\(?(\d)\)?[\s:.$-]*$/.exec(named)?.[1];
  return found === undefined ? null : toMark(found);
}

/** A line without amounts that says whether a grant comes again; null if it is none. */
export function readRemark(line: string, at: number): RenewalRemark | null {
  const isRenewable = findRenewability(line);
  if (isRenewable === null || findLineKind(line) === "studentLoan") return null;
  // "Presidential Scholarship (Renewable)" is a label.
  const label = stripRemarks(line);
  if (label !== line.trim() && findRenewability(label) === null && findLineKind(label) === "grant")
    return null;
  const match = footnote.exec(line);
  const mark = match?.[1] ?? match?.[2];
  return { text: line.toLowerCase(), isRenewable, mark: mark === undefined ? null : toMark(mark), at };
}

/** By its mark, else by a grant's name in it, else all grants of the college, else the grant right above it. */
export function settleRenewal(lines: readonly FoundLine[], remarks: readonly RenewalRemark[]): FoundLine[] {
  const settled = [...lines];
  const set = (index: number, isRenewable: boolean) => {
    const line = settled[index];
    if (line?.kind === "grant" && line.isRenewable === null) settled[index] = { ...line, isRenewable };
  };
  for (const { text, isRenewable, mark, at } of remarks.slice(0, 100)) {
    const marked = listPlaces(lines, (line) => mark !== null && line.mark === mark);
    const named = listPlaces(lines, ({ label }) => label.length > 5 && text.includes(label.toLowerCase()));
    const areAll = /\b(?:all|scholarships|awards|grants)\b/.test(text) && mark === null;
    const all = listPlaces(
      lines,
      ({ source }) => areAll && source !== "federal" && source !== "state" && source !== "outside",
    );
    const chosen = [marked, named, all].find((places) => places.length > 0);
    if (chosen !== undefined) for (const index of chosen) set(index, isRenewable);
    else if (mark === null || marked.length === 0) set(at - 1, isRenewable);
  }
  return settled;
}

function listPlaces(lines: readonly FoundLine[], is: (line: FoundLine) => boolean): number[] {
  return lines.flatMap((line, index) => (line.kind === "grant" && is(line) ? [index] : []));
}
