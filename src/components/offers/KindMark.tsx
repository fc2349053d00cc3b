/** The color and pattern of each kind of amount, the same in the letter, its lines and the bill; never without its name. */
import type { BillPartCode } from "#domain/offers/bill.ts";
import type { OfferLineKind } from "#domain/offers/offer.ts";
import { joinClasses } from "#ui/joinClasses.ts";

/** Fills: solid ink is the family's own money, stripes are debt, marigold a job, pale green a gift. */
export const partFills: Readonly<Record<BillPartCode, string>> = {
  left: "bg-ink",
  parentLoan:
    "bg-card bg-[repeating-linear-gradient(45deg,var(--ink-soft)_0_4px,transparent_4px_7px)] outline-1 -outline-offset-1 outline-ink-soft",
  privateLoan:
    "bg-card bg-[repeating-linear-gradient(-45deg,var(--ink-soft)_0_2px,transparent_2px_6px)] outline-1 -outline-offset-1 outline-ink-soft",
  studentLoan:
    "bg-card bg-[repeating-linear-gradient(90deg,var(--ink-soft)_0_2px,transparent_2px_6px)] outline-1 -outline-offset-1 outline-ink-soft",
  workStudy: "bg-support",
  grant: "bg-accent-soft outline-1 -outline-offset-1 outline-accent",
  other: "bg-paper outline-1 -outline-offset-1 outline-dashed outline-line-strong",
};

const partOfKind: Readonly<Partial<Record<OfferLineKind, BillPartCode>>> = {
  grant: "grant",
  workStudy: "workStudy",
  studentLoan: "studentLoan",
  parentLoan: "parentLoan",
  privateLoan: "privateLoan",
  other: "other",
};

/** Costs are the family's part until something pays them. */
export function getPartOfKind(kind: OfferLineKind): BillPartCode {
  return partOfKind[kind] ?? "left";
}

export function KindMark({ kind }: { kind: OfferLineKind }) {
  return <PartMark code={getPartOfKind(kind)} />;
}

export function PartMark({ code }: { code: BillPartCode }) {
  return <span aria-hidden="true" className={joinClasses("size-3.5 shrink-0 rounded-sm", partFills[code])} />;
}
