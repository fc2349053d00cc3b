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

/** Letters round, and halves of odd amounts differ by a dollar. */
const sameWithinUsd = 5;
/** How far from a total its parts may begin or end. */
const nearby = 60;

export function isSameUsd(one: number, other: number): boolean {
  return Math.abs(one - other) <= (Math.abs(other) < 200 ? 1 : sameWithinUsd);
}

/** What stands at each place: its amount, and its kind if it is a line or the repeat of one. */
type Ledger = {
  usd: readonly number[];
  kinds: readonly (OfferLineKind | null)[];
  /** A repeat or a declined line: a total beside it may count it. */
  isAside: readonly boolean[];
  isSum: readonly boolean[];
  /** What is on the family's side, such as its own share: a total of all that pays for the year counts it. */
  familyUsd: number;
  /** Deposits and payments, which a bill's balance may take off. */
  paidUsd: number;
};

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
  const nets = roles.flatMap((role, at) => {
    const identity = role.is === "netPrice" ? checkNetPrice(ledger, roles, totals, at) : null;
    return identity === null ? [] : [identity];
  });
  return [...totals, ...nets];
}

function openLedger(candidates: readonly Candidate[], roles: readonly Role[]): Ledger {
  const kindAt = (role: Role, at: number): OfferLineKind | null => {
    if (role.is === "line") return role.kind;
    if (role.is !== "out" || (role.because !== "repeated" && role.because !== "declined")) return null;
    const line = candidates[at]?.roles.find((one) => one.is === "line");
    return line?.is === "line" ? line.kind : null;
  };
  return {
    usd: candidates.map(({ amountUsd }) => amountUsd ?? 0),
    kinds: roles.map(kindAt),
    isAside: roles.map((role) => role.is === "out"),
    isSum: roles.map((role) => role.is === "total" || role.is === "totalCost" || role.is === "netPrice"),
    familyUsd: candidates.reduce((sum, { amountUsd }, at) => {
      const role = roles[at];
      return sum + (role?.is === "out" && role.because === "notAid" ? (amountUsd ?? 0) : 0);
    }, 0),
    paidUsd: candidates.reduce((sum, { label, amountUsd }, at) => {
      const role = roles[at];
      const isPaid =
        role?.is === "out" && role.because === "notAid" && /\b(?:deposit|payment|paid)\b/i.test(label);
      return sum + (isPaid ? (amountUsd ?? 0) : 0);
    }, 0),
  };
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
  // A bill's credits count the deposit that was paid.
  const credits =
    group === "aid"
      ? paidAmounts(ledger).flatMap((paid) => findParts(ledger, at, aidKinds, false, false, usd - paid) ?? [])
      : [];
  if (credits.length > 0) return { kind: "aidTotal", holds: true, at, parts: credits, differenceUsd: 0 };
  const [first] = tried;
  const paying =
    group === null && ledger.familyUsd > 0
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
    own.holds || others.size === 0
      ? own
      : (checkTotal(
          { ...ledger, kinds: ledger.kinds.map((kind, place) => (others.has(place) ? null : kind)) },
          at,
          group,
        ) ?? own);
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

/** What was paid, as written and times the terms of a bill, whose other amounts are for the year. */
function paidAmounts({ paidUsd }: Ledger): number[] {
  return paidUsd > 0 ? [paidUsd, 2 * paidUsd, 3 * paidUsd] : [];
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
  if (isRun) return null;
  const all = ledger.kinds.flatMap((kind, place) =>
    kind !== null && wanted.includes(kind) && (isWithAside || ledger.isAside[place] !== true) ? [place] : [],
  );
  return all.length > 0 && isSameUsd(addUp(ledger, all), sought) ? all : null;
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

function listAll({ kinds, isAside }: Ledger, wanted: readonly OfferLineKind[]): number[] {
  return kinds.flatMap((kind, place) =>
    kind !== null && wanted.includes(kind) && isAside[place] !== true ? [place] : [],
  );
}

/** The lines right above a bare total, up to the total before it. */
function listAround({ kinds, isSum }: Ledger, at: number): number[] {
  const own: number[] = [];
  for (let place = at - 1; place >= 0 && isSum[place] !== true; place -= 1)
    if (kinds[place] !== null) own.push(place);
  return own;
}

function addUp({ usd }: Ledger, places: readonly number[]): number {
  return places.reduce((sum, place) => sum + (usd[place] ?? 0), 0);
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

function checkNetPrice(
  ledger: Ledger,
  roles: readonly Role[],
  totals: readonly Identity[],
  at: number,
): Identity | null {
  const net = ledger.usd[at] ?? 0;
  const bases = listBases(ledger, roles, totals);
  const gifts = listAll(ledger, ["grant"]);
  if (bases.length === 0) return null;
  const costs = listAll(ledger, costKinds);
  for (const kinds of takenOff) {
    const parts = listAll(ledger, kinds);
    const taken = addUp(ledger, parts);
    const from = bases.find(
      ({ usd }) =>
        isSameUsd(usd - taken, net) || paidAmounts(ledger).some((paid) => isSameUsd(usd - taken - paid, net)),
    );
    if (from === undefined || parts.length === 0) continue;
    return { kind: "netPrice", holds: true, at, parts: [...from.parts, ...parts], differenceUsd: 0 };
  }
  const base = bases[0]?.usd ?? 0;
  return {
    kind: "netPrice",
    holds: false,
    at,
    parts: [...costs, ...gifts],
    differenceUsd: net - (base - addUp(ledger, gifts)),
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
    const lines = listAll(ledger, kinds);
    add(addUp(ledger, lines), lines);
  }
  return [...bases].slice(0, 8).map(([usd, parts]) => ({ usd, parts: [...parts] }));
}
