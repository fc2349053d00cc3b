/** What a line's new name changes besides: its kind, who pays it and whether it renews, where the old name had decided. */
import { findLineKind, findRenewability, findSource } from "./letterWords.ts";
import type { OfferLine } from "./offer.ts";

/** What somebody chose, or a letter said elsewhere, stays. `collegeName` is empty while unknown. */
export function renameLine(line: OfferLine, label: string, collegeName: string): Partial<OfferLine> {
  const before = readLabel(line.label, collegeName);
  const after = readLabel(label, collegeName);
  return {
    label,
    ...(line.kind === before.kind && { kind: after.kind }),
    ...(line.source === before.source && { source: after.source }),
    ...(line.isRenewable === before.isRenewable && { isRenewable: after.isRenewable }),
  };
}

function readLabel(label: string, collegeName: string): Pick<OfferLine, "kind" | "source" | "isRenewable"> {
  return {
    kind: findLineKind(label) ?? "other",
    source: findSource(label, collegeName.trim() === "" ? null : collegeName),
    isRenewable: findRenewability(label),
  };
}
