/**
 * The sums that a letter prints, tried on a reading of its lines: parts and their total, cost less aid and the net price. Which lines a
 * total adds up is found from where it stands: those right above it, right below it, or all of their kind.
 */
import {
  aidKinds,
  type Candidate,
  costKinds,
  kindsOfGroup,
  loanKinds,
  type Role,
} from "./letterCandidates.ts";
import {
  addUp,
  isSameUsd,
  type Ledger,
  listAll,
  listChanges,
  openLedger,
  paidAmounts,
  sameWithinUsd,
  sumAll,
  withoutParts,
} from "./letterLedger.ts";
import type { LetterGroup } from "./letterWords.ts";
import type { OfferLineKind } from "./offer.ts";

export const identityKinds = [
  "costTotal",
  "giftTotal",
  "workTotal",
  "loanTotal",
  "aidTotal",
  "netPrice",
] as const;
export type IdentityKind = (typeof identityKinds)[number];

export type Identity = {
  kind: IdentityKind;
  holds: boolean;
  /** The place of the printed sum among the candidates. */
  at: number;
  /** The places of its parts; without a match, of what it would be about. */
  parts: readonly number[];
  /** The printed sum less what its lines add up to; 0 if it holds. */
  differenceUsd: number;
};

/** How far from a total its parts may begin or end. */
const nearby = 60;

export function findIdentities(candidates: readonly Candidate[], roles: readonly Role[]): Identity[] {
  const ledger = openLedger(candidates, roles);
  const taken = new Map<IdentityKind, Set<number>>();
  const totals = roles.flatMap((role, at) => {
    const identity =
      role.is === "total"
        ? role.isGuess === true
          ? checkGuess(ledger, at)
          : checkShare(ledger, at, role.group, taken)
        : role.is === "totalCost"
          ? checkTotalCost(ledger, at)
          : null;
    return identity === null ? [] : [identity];
  });
  const nets = roles.flatMap((role, at) => (role.is === "netPrice" ? [at] : []));
  const bases = nets.length === 0 ? [] : listBases(ledger, roles, totals);
  return [...totals, ...(bases.length === 0 ? [] : nets.map((at) => checkNetPrice(ledger, bases, at)))];
}

type Variant = { kind: IdentityKind; kinds: readonly OfferLineKind[] };

const studentAid: readonly OfferLineKind[] = ["grant", "studentLoan"];
const variants: Readonly<Record<LetterGroup, readonly Variant[]>> = {
  cost: [{ kind: "costTotal", kinds: costKinds }],
  gift: [{ kind: "giftTotal", kinds: kindsOfGroup.gift }],
  work: [{ kind: "workTotal", kinds: kindsOfGroup.work }],
  loan: [
    { kind: "loanTotal", kinds: loanKinds },
    { kind: "loanTotal", kinds: ["studentLoan"] },
  ],
  // Parent loans and work are often listed, but not in the total; "self-help" is all but the gifts.
  aid: [
    { kind: "aidTotal", kinds: aidKinds },
    { kind: "aidTotal", kinds: aidKinds.filter((kind) => kind !== "grant") },
    { kind: "aidTotal", kinds: aidKinds.filter((kind) => kind !== "parentLoan") },
    { kind: "aidTotal", kinds: aidKinds.filter((kind) => kind !== "workStudy") },
    { kind: "aidTotal", kinds: studentAid },
    { kind: "giftTotal", kinds: kindsOfGroup.gift },
  ],
};
const everyKind: readonly OfferLineKind[] = [...costKinds, ...aidKinds];
const anything: readonly Variant[] = [
  ...variants.cost,
  ...variants.gift,
  ...variants.loan,
  ...variants.work,
  ...variants.aid,
];

function checkTotal(ledger: Ledger, at: number, group: LetterGroup | null): Identity | null {
  const usd = ledger.usd[at] ?? 0;
  const tried = group === null ? anything : variants[group];
  for (const isWithAside of [false, true]) {
    for (const { kind, kinds } of tried) {
      const parts = findParts(ledger, at, kinds, group === null, isWithAside);
      if (parts !== null) return { kind, holds: true, at, parts, differenceUsd: 0 };
    }
  }
  const billed = group === "cost" ? findFirst(ledger, at) : null;
  if (billed !== null) return { kind: "costTotal", holds: true, at, parts: billed, differenceUsd: 0 };
  // A bill's credits count the deposit that was paid.
  const credits =
    group === "aid"
      ? paidAmounts(ledger).flatMap((paid) => findParts(ledger, at, aidKinds, false, false, usd - paid) ?? [])
      : [];
  if (credits.length > 0) return { kind: "aidTotal", holds: true, at, parts: credits, differenceUsd: 0 };
  const [first] = tried;
  const paying =
    (group === null || group === "aid") && ledger.familyUsd > 0
      ? (findParts(ledger, at, aidKinds, false, false, usd - ledger.familyUsd) ?? [])
      : [];
  if (paying.length > 0) return { kind: "aidTotal", holds: true, at, parts: paying, differenceUsd: 0 };
  const around = group === null ? listAround(ledger, at) : [];
  const own = around.length > 0 ? around : listAll(ledger, group === null ? everyKind : (first?.kinds ?? []));
  if (first === undefined || own.length === 0) return null;
  const isCost = own.some((part) => costKinds.some((kind) => kind === ledger.kinds[part]));
  const kind = group === null && !isCost ? "aidTotal" : first.kind;
  return { kind, holds: false, at, parts: own, differenceUsd: usd - addUp(ledger, own) };
}

/** "Billed costs $72,040" in a bill further down: of the costs the first two or more, which are listed before those that nobody bills. */
function findFirst(ledger: Ledger, at: number): number[] | null {
  const costs = listAll(ledger, costKinds).filter((place) => place < at);
  for (let lines = 2; lines < costs.length; lines += 1) {
    const first = costs.slice(0, lines);
    if (isSameUsd(addUp(ledger, first), ledger.usd[at] ?? 0)) return first;
  }
  return null;
}

/** "Grants $18,640" and "Scholarships $7,215": two totals of a kind share its lines. */
function checkShare(
  ledger: Ledger,
  at: number,
  group: LetterGroup | null,
  taken: Map<IdentityKind, Set<number>>,
): Identity | null {
  const own = checkTotal(ledger, at, group);
  if (own === null) return null;
  const others = taken.get(own.kind) ?? new Set<number>();
  const found =
    own.holds || others.size === 0 ? own : (checkTotal(withoutParts(ledger, others), at, group) ?? own);
  if (!found.holds) return own;
  taken.set(found.kind, new Set([...others, ...found.parts]));
  return found;
}

/** Words that name no total, and it is one only if several lines give it. */
function checkGuess(ledger: Ledger, at: number): Identity | null {
  const found = checkTotal(ledger, at, null);
  return found?.holds === true && found.parts.length > 1 ? found : null;
}

/** A letter may give the cost of attendance and only some of its parts, but never parts above it. */
function checkTotalCost(ledger: Ledger, at: number): Identity | null {
  const usd = ledger.usd[at] ?? 0;
  for (const isWithAside of [false, true]) {
    const parts = findParts(ledger, at, costKinds, false, isWithAside);
    if (parts !== null) return { kind: "costTotal", holds: true, at, parts, differenceUsd: 0 };
  }
  const own = listAll(ledger, costKinds);
  return own.length === 0
    ? null
    : { kind: "costTotal", holds: false, at, parts: own, differenceUsd: usd - addUp(ledger, own) };
}

/** The lines that give the printed sum; null if none do. `isRun`: the first line of another kind ends them. */
function findParts(
  ledger: Ledger,
  at: number,
  wanted: readonly OfferLineKind[],
  isRun: boolean,
  isWithAside: boolean,
  sought: number = ledger.usd[at] ?? 0,
): number[] | null {
  for (const step of [-1, 1]) {
    const found = walk(ledger, at, step, wanted, isRun, isWithAside, sought);
    if (found !== null) return found;
  }
  return isRun || !isWholeSum(ledger, wanted, isWithAside, sought)
    ? null
    : listAll(ledger, wanted, isWithAside);
}

function isWholeSum(
  ledger: Ledger,
  wanted: readonly OfferLineKind[],
  isWithAside: boolean,
  sought: number,
): boolean {
  const { lines, usd } = sumAll(ledger, wanted, isWithAside);
  return lines > 0 && isSameUsd(usd, sought);
}

function walk(
  { usd, kinds, isAside, isSum }: Ledger,
  at: number,
  step: number,
  wanted: readonly OfferLineKind[],
  isRun: boolean,
  isWithAside: boolean,
  sought: number,
): number[] | null {
  const parts: number[] = [];
  let sum = 0;
  for (
    let place = at + step;
    place >= 0 && place < usd.length && Math.abs(place - at) <= nearby;
    place += step
  ) {
    const kind = kinds[place] ?? null;
    if (isSum[place] === true || kind === null) continue;
    if (!wanted.includes(kind)) {
      if (isRun) break;
      continue;
    }
    if (isAside[place] === true && !isWithAside) continue;
    parts.push(place);
    sum += usd[place] ?? 0;
    if (isSameUsd(sum, sought)) return parts;
    if (sum > sought + sameWithinUsd) return null;
  }
  return null;
}

/** The lines right above a bare total, up to the total before it. */
function listAround({ kinds, isSum }: Ledger, at: number): number[] {
  const own: number[] = [];
  for (let place = at - 1; place >= 0 && isSum[place] !== true; place -= 1)
    if (kinds[place] !== null) own.push(place);
  return own;
}

/** What letters take off: gifts alone, as they should, or loans and work besides. */
const takenOff: readonly (readonly OfferLineKind[])[] = [
  ["grant"],
  ["grant", "workStudy"],
  ["grant", "studentLoan"],
  ["grant", "studentLoan", "workStudy"],
  ["grant", ...loanKinds],
  ["grant", "workStudy", ...loanKinds],
];

function checkNetPrice(ledger: Ledger, bases: readonly Base[], at: number): Identity {
  const net = ledger.usd[at] ?? 0;
  for (const kinds of takenOff) {
    const { lines, usd: taken } = sumAll(ledger, kinds);
    const from = bases.find(({ usd }) =>
      listChanges(ledger, kinds).some((more) => isSameUsd(usd - taken - more, net)),
    );
    if (from === undefined || lines === 0) continue;
    return {
      kind: "netPrice",
      holds: true,
      at,
      parts: [...from.parts, ...listAll(ledger, kinds)],
      differenceUsd: 0,
    };
  }
  const base = bases[0]?.usd ?? 0;
  return {
    kind: "netPrice",
    holds: false,
    at,
    parts: [...listAll(ledger, costKinds), ...listAll(ledger, ["grant"])],
    differenceUsd: net - (base - sumAll(ledger, ["grant"]).usd),
  };
}

/** `parts`: what a net price that starts from it proves: the printed figure, and the lines that give it. */
type Base = { usd: number; parts: readonly number[] };

/** The costs that a net price may start from: the printed total, the lines, or a printed part such as the direct costs. */
function listBases(ledger: Ledger, roles: readonly Role[], totals: readonly Identity[]): Base[] {
  const bases = new Map<number, Set<number>>();
  const add = (usd: number, parts: readonly number[]) => {
    if (usd <= 0) return;
    const known = bases.get(usd) ?? new Set();
    bases.set(usd, known);
    for (const part of parts) known.add(part);
  };
  for (const [at, role] of roles.entries()) {
    const total = totals.find((one) => one.at === at && one.holds && one.kind === "costTotal");
    const isCost =
      role.is === "totalCost" || (role.is === "total" && role.group === "cost") || total !== undefined;
    if (isCost) add(ledger.usd[at] ?? 0, [at, ...(total?.parts ?? [])]);
  }
  for (const kinds of [costKinds, ["tuitionFees"] as const]) {
    add(sumAll(ledger, kinds).usd, listAll(ledger, kinds));
  }
  return [...bases].slice(0, 8).map(([usd, parts]) => ({ usd, parts: [...parts] }));
}
