/** Remarks and footnotes on renewal, matched with the grants they are about. */
import type { Candidate, RenewalRemark, Role } from "./letterCandidates.ts";
import { findLineKind, findRenewability, stripRemarks } from "./letterWords.ts";

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
export function settleRenewal(
  candidates: readonly Candidate[],
  roles: readonly Role[],
  remarks: readonly RenewalRemark[],
): (boolean | null)[] {
  const settled = candidates.map(({ isRenewable }) => isRenewable);
  const isGrant = (at: number) => {
    const role = roles[at];
    return role?.is === "line" && role.kind === "grant";
  };
  const set = (at: number, isRenewable: boolean) => {
    if (isGrant(at) && settled[at] === null) settled[at] = isRenewable;
  };
  const listPlaces = (is: (candidate: Candidate) => boolean) =>
    candidates.flatMap((candidate, at) => (isGrant(at) && is(candidate) ? [at] : []));
  for (const { text, isRenewable, mark, at } of remarks.slice(0, 100)) {
    const marked = listPlaces((one) => mark !== null && one.mark === mark);
    const named = listPlaces(({ label }) => label.length > 5 && text.includes(label.toLowerCase()));
    const areAll = /\b(?:all|scholarships|awards|grants)\b/.test(text) && mark === null;
    const all = listPlaces(({ source }) => areAll && (source === "college" || source === "unknown"));
    const chosen = [marked, named, all].find((places) => places.length > 0);
    if (chosen !== undefined) for (const place of chosen) set(place, isRenewable);
    else if (mark === null || marked.length === 0) set(at - 1, isRenewable);
  }
  return settled;
}
