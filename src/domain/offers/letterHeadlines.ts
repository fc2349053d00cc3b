/** Which of a letter's totals become lines: its cost of attendance, what it says is left to pay, and totals of which it lists no part. */
import { type Candidate, costKinds, kindsOfGroup, lineRole, type Role } from "./letterCandidates.ts";
import type { Identity } from "./letterIdentities.ts";
import { isSameUsd } from "./letterLedger.ts";
import type { LetterGroup } from "./letterWords.ts";
import type { OfferLineKind, OfferLineNote } from "./offer.ts";

/** One total cost and one net price become lines; a bare total of the costs is the total cost if there is no other. */
export function chooseHeadlines(
  candidates: readonly Candidate[],
  assigned: readonly Role[],
  identities: readonly Identity[],
  /** The letter is of one term, whose amounts are as printed. */
  isOneTermAlone = false,
): Role[] {
  const usd = (at: number) => candidates[at]?.amountUsd ?? 0;
  const named = assigned.flatMap((role, at) => (role.is === "totalCost" ? [at] : []));
  const terms = new Set(
    candidates.flatMap(({ term }, at) => {
      const role = assigned[at];
      return role?.is === "line" && costKinds.includes(role.kind) ? [term] : [];
    }),
  );
  // The total of one of several terms is not the year's.
  const bare = assigned.flatMap((role, at) => {
    const isCost =
      role.is === "total" &&
      role.group === null &&
      (candidates[at]?.term === null || terms.size === 1) &&
      identities.some((one) => one.at === at && one.kind === "costTotal");
    return isCost ? [at] : [];
  });
  const allUsd = assigned.reduce(
    (sum, role, at) => sum + (role.is === "line" && kindsOfGroup.cost.includes(role.kind) ? usd(at) : 0),
    0,
  );
  // "Total charges" of a bill, and costs beside the bill below it: the total of a part.
  const isWhole = (at: number) =>
    usd(at) >= allUsd || !identities.some((one) => one.at === at && one.holds && one.kind === "costTotal");
  const costs = (named.length > 0 ? named : bare).filter(isWhole);
  const largest = costs.toSorted((a, b) => usd(b) - usd(a))[0];
  const totalCost =
    largest === undefined || isTotalOfBill(largest, candidates, assigned, identities) ? undefined : largest;
  const nets = assigned.flatMap((role, at) => {
    const candidate = candidates[at];
    return role.is === "netPrice" &&
      candidate !== undefined &&
      (!candidate.isNegative || identities.some((one) => one.at === at && one.holds)) &&
      !isTermBill(candidate, isOneTermAlone)
      ? [at]
      : [];
  });
  const isHeld = (at: number) => identities.some((one) => one.at === at && one.holds);
  // "Net direct cost" beside "Net price": the one that is all costs less the gifts, and nothing else.
  const giftUsd = assigned.reduce(
    (sum, role, at) => sum + (role.is === "line" && role.kind === "grant" ? usd(at) : 0),
    0,
  );
  const wholeUsd = Math.max(allUsd, totalCost === undefined ? 0 : usd(totalCost));
  const isWholeNet = (at: number) => isHeld(at) && isSameUsd(usd(at), wholeUsd - giftUsd);
  const net =
    nets.find((at) => isWholeNet(at) && /\bnet\b/i.test(candidates[at]?.label ?? "")) ??
    nets.find((at) => /\bnet\b(?! tuition)/i.test(candidates[at]?.label ?? "") && isHeld(at)) ??
    nets.find((at) => /\bnet\b(?! tuition)/i.test(candidates[at]?.label ?? "")) ??
    nets.find((at) => !/\bnet tuition\b/i.test(candidates[at]?.label ?? "") && isHeld(at)) ??
    nets.find((at) => !/\bnet tuition\b/i.test(candidates[at]?.label ?? "")) ??
    nets[0];
  return assigned.map((role, at): Role => {
    if (at === totalCost) return lineRole("totalCost");
    if (at === net) return lineRole("statedNetPrice");
    return role.is === "netPrice" || role.is === "totalCost" ? { is: "out", because: "sum" } : role;
  });
}

const ofBill = /\b(?:charges|charged|billed|billable|bill|cargos)\b/i;

/**
 * "Total charges" of tuition, fees, housing and food is what the college bills, and no cost of attendance: that has travel and personal expenses
 * as well. Without any part, the total is all that the letter says of its costs.
 */
function isTotalOfBill(
  at: number,
  candidates: readonly Candidate[],
  roles: readonly Role[],
  identities: readonly Identity[],
): boolean {
  const isNamed = ofBill.test(candidates[at]?.label ?? "") || candidates[at]?.isOfBill === true;
  const parts = identities.find((one) => one.at === at && one.holds)?.parts ?? [];
  return (
    isNamed &&
    parts.length > 1 &&
    !parts.some((part) => {
      const role = roles[part];
      return role?.is === "line" && indirectKinds.includes(role.kind);
    })
  );
}

/** What no college bills; books may be charged to the account. */
const indirectKinds: readonly OfferLineKind[] = ["travel", "personal"];

const ofOneTerm = /\b(?:term|semester|trimester|quarter)\b/i;

/** A term's bill is due for that term: twice that is no figure of the letter's. */
function isTermBill({ note, label }: Candidate, isOneTermAlone = false): boolean {
  if (isOneTermAlone && /\bdue\b/i.test(label)) return true;
  // "Estimated balance, term     9,535     9,534     9,535".
  if (note === "termsAdded" || note === "severalAmounts") return ofOneTerm.test(label);
  return (
    (note === "timesTerms" ||
      note === "timesQuarters" ||
      note === "termBill" ||
      note === "termBillOfThree") &&
    /\b(?:balance|due|owed?|pay)\b/i.test(label)
  );
}

const timesOf: Readonly<Partial<Record<OfferLineNote, number>>> = {
  timesTerms: 2,
  termBill: 2,
  timesQuarters: 3,
  termBillOfThree: 3,
};

/** What is due for one term is named as the letter has it. */
export function asPrinted(candidate: Candidate): Candidate {
  const { amountUsd, note } = candidate;
  const times = note === null ? undefined : timesOf[note];
  return isTermBill(candidate) && amountUsd !== null && times !== undefined
    ? { ...candidate, amountUsd: amountUsd / times }
    : candidate;
}

const kindOfTotal: Readonly<Record<LetterGroup, OfferLineKind>> = {
  cost: "otherCost",
  gift: "grant",
  work: "workStudy",
  loan: "studentLoan",
  aid: "other",
};

/** A total of which the letter lists no part becomes a line, so that nothing is lost. */
export function keepTotalsWithoutParts(candidates: readonly Candidate[], roles: readonly Role[]): Role[] {
  const settled = [...roles];
  const hasTotalCost = settled.some((role) => role.is === "line" && role.kind === "totalCost");
  for (const group of ["cost", "gift", "work", "loan", "aid"] as const) {
    const hasParts = settled.some((role) => role.is === "line" && kindsOfGroup[group].includes(role.kind));
    let kept = 0;
    for (const [at, role] of roles.entries()) {
      if (role.is !== "total" || role.group !== group) continue;
      const isCovered = hasParts || (group === "cost" && hasTotalCost);
      const isKept = isCovered
        ? isUnlistedStudentLoan(candidates[at], group, settled)
        : group === "cost" || kept === 0;
      if (!isKept) continue;
      kept += 1;
      settled[at] = lineRole(kindOfTotal[group]);
    }
  }
  return settled;
}

/** "Federal Direct Loans $5,500" beside a parent loan is the student's own, not the total of both. */
function isUnlistedStudentLoan(
  candidate: Candidate | undefined,
  group: LetterGroup,
  roles: readonly Role[],
): boolean {
  return (
    candidate !== undefined &&
    group === "loan" &&
    (candidate.amountUsd ?? 0) > 0 &&
    /\b(?:direct|federal|student)\b.*\bloans\b/i.test(candidate.label) &&
    !/\b(?:total|sum|all|parents?)\b/i.test(candidate.label) &&
    !roles.some((role) => role.is === "line" && role.kind === "studentLoan")
  );
}
