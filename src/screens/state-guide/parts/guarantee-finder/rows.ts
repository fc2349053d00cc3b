/** The rows of the finder, guarantees and rules together: their order, and what they come to. */
import { formatAnd } from "#lib/format.ts";
import type { ShownOutcome, ShownPromise } from "./promises.ts";
import type { ShownRule } from "./rules.ts";

/** Guarantees that apply come first, those that do not last; within a status in the state's own order. */
const order: readonly ShownOutcome[] = [
  "sure",
  "claim",
  "sureOfOne",
  "check",
  "missing",
  "ownLines",
  "byLetter",
  "denied",
  "notMet",
];

/** A row of the finder: a guarantee, or a published rule. */
export type ShownRow = ShownPromise | ShownRule;

export function getRowId(row: ShownRow): string {
  return "rule" in row ? row.rule.id : row.guarantee.id;
}

type Named = { id: string; name: string; colleges: readonly { name: string }[] };

/** More are counted, not named. */
const mostNamed = 2;

/** What each is called: two of one name say at which colleges they hold. */
export function nameApart(all: readonly Named[]): ReadonlyMap<string, string> {
  const byName = Map.groupBy(all, ({ name }) => name);
  return new Map(
    all.map(({ id, name, colleges }) => {
      const isShared = (byName.get(name)?.length ?? 0) > 1 && colleges.length > 0;
      return [id, isShared ? `${name}: ${listColleges(colleges.map((one) => one.name))}` : name];
    }),
  );
}

function listColleges(names: readonly string[]): string {
  return formatAnd(
    names.length > mostNamed ? [...names.slice(0, 1), `${names.length - 1} more`] : [...names],
  );
}

/** `by` decides the order: the same rows evaluated with other answers. */
export function sortRows(shown: readonly ShownRow[], by: readonly ShownRow[]): readonly ShownRow[] {
  const places = new Map(by.map((row) => [getRowId(row), order.indexOf(row.outcome)]));
  const getPlace = (row: ShownRow) => places.get(getRowId(row)) ?? order.length;
  return shown.toSorted((a, b) => getPlace(a) - getPlace(b));
}

export type PromiseStatus =
  | { kind: "sure" | "check"; count: number }
  | { kind: "empty" | "one" | "none" | "open" };

/** The best result: colleges that must admit, a place at one of them, possible guarantees, or none. */
export function getPromiseStatus(shown: readonly ShownRow[], isTold: boolean): PromiseStatus {
  if (!isTold) return { kind: "empty" };
  const sure = shown.filter(({ outcome }) => outcome === "sure" || outcome === "claim");
  const slugs = new Set(sure.flatMap(({ colleges }) => colleges.map(({ slug }) => slug)));
  if (slugs.size > 0) return { kind: "sure", count: slugs.size };
  if (shown.some(({ outcome }) => outcome === "sureOfOne")) return { kind: "one" };
  const fitting = shown.filter(({ outcome }) => outcome === "check" || outcome === "claim").length;
  if (fitting > 0) return { kind: "check", count: fitting };
  // An unpublished criterion does not count as missed.
  const isOpen = shown.some(
    ({ outcome }) => outcome === "missing" || outcome === "ownLines" || outcome === "byLetter",
  );
  return { kind: isOpen ? "open" : "none" };
}
