/** A caseload as a list: sorted, filtered, and as a table for a spreadsheet. */

import type { Case } from "#contract/caseload.ts";
import { type StuckReason, stuckReasons } from "#domain/caseload/stuckReasons.ts";
import { toCsvTable } from "#lib/csv.ts";
import { once } from "#lib/once.ts";
import { words as all } from "./words.ts";

const words = all.caseload;

export const caseOrders = ["deadline", "stuck", "name"] as const;
export type CaseOrder = (typeof caseOrders)[number];
export type CaseFilter = { text: string; reason: StuckReason | "all" | "any" };

export function listCases(cases: readonly Case[], order: CaseOrder, { text, reason }: CaseFilter): Case[] {
  const wanted = text.trim().toLowerCase();
  return cases
    .filter(({ studentName }) => words.name(studentName).toLowerCase().includes(wanted))
    .filter(({ stuck }) =>
      reason === "all" ? true : reason === "any" ? stuck.length > 0 : stuck.includes(reason),
    )
    .toSorted(
      (a, b) =>
        comparators[order](a, b) || collator().compare(words.name(a.studentName), words.name(b.studentName)),
    );
}

const collator = once(() => new Intl.Collator("en-US"));
/** Sorts students without a date after all dates. */
const never = "9999";

const comparators: Readonly<Record<CaseOrder, (a: Case, b: Case) => number>> = {
  deadline: (a, b) => compare(a.next?.due ?? never, b.next?.due ?? never),
  stuck: (a, b) =>
    rankStuck(a) - rankStuck(b) ||
    b.stuck.length - a.stuck.length ||
    compare(a.dueSoon[0]?.due ?? never, b.dueSoon[0]?.due ?? never) ||
    compare(a.overdue[0]?.due ?? never, b.overdue[0]?.due ?? never),
  name: () => 0,
};

/** By the most urgent reason; students with none come last. */
function rankStuck({ stuck: [first] }: Case): number {
  return first === undefined ? stuckReasons.length : stuckReasons.indexOf(first);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** In the order shown; names are protected from being run as formulas. */
export function caseloadAsCsv(cases: readonly Case[]): string {
  return toCsvTable(
    words.csv,
    cases.map((one) => [
      words.name(one.studentName),
      one.graduationYear,
      one.colleges,
      one.applied,
      one.admitted,
      one.next?.due ?? null,
      one.next === null ? null : words.task(one.next),
      one.overdueCount,
      one.stuck.map((reason) => words.reasons[reason]).join("; "),
      one.fafsaDue,
      one.hasFinancialSafety === null ? null : one.hasFinancialSafety ? words.yes : words.no,
      one.openProposals,
      one.lastChangedAt.slice(0, 10),
    ]),
  );
}
