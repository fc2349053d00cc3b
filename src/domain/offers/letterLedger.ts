/** The lines of a letter as its printed sums count them: what stands at each place, what each kind comes to, and what a price may leave out. */
import { type Candidate, loanKinds, type Role } from "./letterCandidates.ts";
import type { OfferLineKind } from "./offer.ts";

/** Letters round, and halves of odd amounts differ by a dollar. */
export const sameWithinUsd = 5;
export function isSameUsd(one: number, other: number): boolean {
  return Math.abs(one - other) <= (Math.abs(other) < 200 ? 1 : sameWithinUsd);
}

/** What stands at each place: its amount, and its kind if it is a line or the repeat of one. */
export type Ledger = {
  usd: readonly number[];
  kinds: readonly (OfferLineKind | null)[];
  /** A repeat or a declined line: a total beside it may count it. */
  isAside: readonly boolean[];
  isSum: readonly boolean[];
  /** What all lines of a kind come to, so that a sum over a whole side need not be added up for each printed total. */
  byKind: ReadonlyMap<OfferLineKind, KindSum>;
  /** What is on the family's side, such as its own share: a total of all that pays for the year counts it. */
  familyUsd: number;
  /** Deposits and payments, which a bill's balance may take off. */
  paidUsd: number;
  /** What a price may count otherwise than the lines do: loans as they are paid out, and no scholarships from elsewhere. */
  netLoansUsd: number | null;
  outsideUsd: number;
};

/** "Payment plan: 5 monthly payments of": nothing that was paid. */
const ofPlan = /\b(?:plans?|monthly|installments?|instalments?|late|returned|missed)\b/i;

/** `aside…`: of the repeats and the declined alone. */
type KindSum = { lines: number; usd: number; asideLines: number; asideUsd: number };

export function openLedger(candidates: readonly Candidate[], roles: readonly Role[]): Ledger {
  const kindAt = (role: Role, at: number): OfferLineKind | null => {
    if (role.is === "line") return role.kind;
    if (role.is !== "out" || (role.because !== "repeated" && role.because !== "declined")) return null;
    const line = candidates[at]?.roles.find((one) => one.is === "line");
    return line?.is === "line" ? line.kind : null;
  };
  const own = {
    usd: candidates.map(({ amountUsd }) => amountUsd ?? 0),
    kinds: roles.map(kindAt),
    isAside: roles.map((role) => role.is === "out"),
  };
  return {
    ...own,
    byKind: sumByKind(own),
    isSum: roles.map((role) => role.is === "total" || role.is === "totalCost" || role.is === "netPrice"),
    familyUsd: candidates.reduce((sum, { amountUsd }, at) => {
      const role = roles[at];
      return sum + (role?.is === "out" && role.because === "notAid" ? (amountUsd ?? 0) : 0);
    }, 0),
    paidUsd: candidates.reduce((sum, { label, amountUsd }, at) => {
      const role = roles[at];
      const isPaid =
        role?.is === "out" &&
        role.because === "notAid" &&
        /\b(?:deposit|payment|paid)\b/i.test(label) &&
        !ofPlan.test(label);
      return sum + (isPaid ? (amountUsd ?? 0) : 0);
    }, 0),
    netLoansUsd:
      candidates.find(({ label }, at) => roles[at]?.is === "out" && netLoans.test(label))?.amountUsd ?? null,
    outsideUsd: candidates.reduce((sum, { source, amountUsd }, at) => {
      const role = roles[at];
      return (
        sum + (source === "outside" && role?.is === "line" && role.kind === "grant" ? (amountUsd ?? 0) : 0)
      );
    }, 0),
  };
}

function sumByKind({
  usd,
  kinds,
  isAside,
}: Pick<Ledger, "usd" | "kinds" | "isAside">): Map<OfferLineKind, KindSum> {
  const sums = new Map<OfferLineKind, KindSum>();
  for (const [at, kind] of kinds.entries()) {
    if (kind === null) continue;
    const sum = sums.get(kind) ?? { lines: 0, usd: 0, asideLines: 0, asideUsd: 0 };
    sums.set(kind, sum);
    const isOwn = isAside[at] !== true;
    sum[isOwn ? "lines" : "asideLines"] += 1;
    sum[isOwn ? "usd" : "asideUsd"] += usd[at] ?? 0;
  }
  return sums;
}

/** "Net loans available": after their fees. */
export const netLoans =
  /\bnet (?:student |federal |direct )*loans?\b|\bloans? (?:net|after) (?:of )?fees?\b|^\W*if you (?:take|accept|use|borrow) (?:all|both|the|these|your|every)\b.*\bloans?\b/i;

export function withoutParts(ledger: Ledger, taken: ReadonlySet<number>): Ledger {
  const kinds = ledger.kinds.map((kind, place) => (taken.has(place) ? null : kind));
  return { ...ledger, kinds, byKind: sumByKind({ ...ledger, kinds }) };
}

/** What was paid, as written and times the terms of a bill, whose other amounts are for the year. */
export function paidAmounts({ paidUsd }: Ledger): number[] {
  return paidUsd > 0 ? [paidUsd, 2 * paidUsd, 3 * paidUsd] : [];
}

export function sumAll(
  { byKind }: Ledger,
  wanted: readonly OfferLineKind[],
  isWithAside = false,
): { lines: number; usd: number } {
  const all = { lines: 0, usd: 0 };
  for (const kind of wanted) {
    const sum = byKind.get(kind);
    if (sum === undefined) continue;
    all.lines += sum.lines + (isWithAside ? sum.asideLines : 0);
    all.usd += sum.usd + (isWithAside ? sum.asideUsd : 0);
  }
  return all;
}

export function listAll(
  { kinds, isAside }: Ledger,
  wanted: readonly OfferLineKind[],
  isWithAside = false,
): number[] {
  return kinds.flatMap((kind, place) =>
    kind !== null && wanted.includes(kind) && (isWithAside || isAside[place] !== true) ? [place] : [],
  );
}

export function addUp({ usd }: Ledger, places: readonly number[]): number {
  return places.reduce((sum, place) => sum + (usd[place] ?? 0), 0);
}

/** What may be taken off besides the lines, the likeliest first. */
export function listChanges(ledger: Ledger, kinds: readonly OfferLineKind[]): number[] {
  const { netLoansUsd, outsideUsd } = ledger;
  const loans = kinds.filter((kind) => loanKinds.includes(kind));
  const fees = netLoansUsd === null || loans.length === 0 ? 0 : netLoansUsd - sumAll(ledger, loans).usd;
  return [0, ...paidAmounts(ledger), ...(fees < 0 ? [fees] : []), ...(outsideUsd > 0 ? [-outsideUsd] : [])];
}
