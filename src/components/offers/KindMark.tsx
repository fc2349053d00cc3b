/** The color and pattern of each kind of amount, the same in the letter, its lines and the bill; never without its name. */
import type { BillPartCode } from "#domain/offers/bill.ts";
import type { OfferLineKind } from "#domain/offers/offer.ts";
import { Swatch } from "#ui/chart/Legend.tsx";
import type { Tone } from "#ui/chart/tones.ts";

/** Solid pine is the family's own money, stripes are a parent's debt, pale marigold a student's, marigold a job, pale pine a gift. */
export const partTones: Readonly<Record<BillPartCode, Tone>> = {
  left: "accent",
  parentLoan: "ink",
  privateLoan: "line",
  studentLoan: "supportSoft",
  workStudy: "support",
  grant: "accentSoft",
  other: "card",
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
  return <Swatch mark={partTones[code]} />;
}
