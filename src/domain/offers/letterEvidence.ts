/**
 * Certainty is earned: what speaks for each line of a letter. A printed sum that comes out, words that say one thing, a heading, neighbors of
 * the same side. A line with too little is asked about, and so is one that something speaks against.
 */
import { loanTerms2026 } from "#domain/loans/loanTerms.ts";
import { needsAnswer } from "./leftOut.ts";
import {
  aidKinds,
  type Candidate,
  costKinds,
  kindsOfGroup,
  lineRole,
  loanKinds,
  type Role,
} from "./letterCandidates.ts";
import type { Identity, IdentityKind } from "./letterIdentities.ts";
import { isSameUsd } from "./letterLedger.ts";
import {
  doubtfulWords,
  fold,
  giftNameWords,
  has,
  lineWords,
  plainWords,
  weakGiftWords,
} from "./letterVocabulary.ts";
import { findLineKind, stripRemarks } from "./letterWords.ts";
import type { OfferLineKind } from "./offer.ts";

type Chosen = {
  candidates: readonly Candidate[];
  roles: readonly Role[];
  /** Before totals without parts and unnamed gifts became lines. */
  assigned: readonly Role[];
  identities: readonly Identity[];
  proven: ReadonlySet<number>;
};

/** `kindGuessed`: something speaks against the line. `unproven`: nothing does, and no sum speaks for it. */
export type Doubt = "kindGuessed" | "unproven";

/** The places of lines that are asked about. `held`: in a printed sum that comes out. */
export function findDoubtful(
  { candidates, roles, assigned, identities, proven }: Chosen,
  held: ReadonlySet<number>,
  /** Words of the letter that change what counts, and that no line was read by. */
  hasUnreadStatus = false,
): Map<number, Doubt> {
  const outside = findOutside(roles, identities, held);
  const twins = findTwins(candidates, roles, held);
  const prose = countProse(candidates, roles, held);
  const former = findFormer(candidates);
  const sides = findProvenSides(roles, identities);
  const findDoubt = (candidate: Candidate, at: number): Doubt | null => {
    const role = roles[at];
    if (role?.is !== "line") return null;
    if (isDoubtful(candidate, at, role)) return "kindGuessed";
    const isProven = held.has(at) || candidate.isSummed || sides.has(sideOf(role.kind));
    return isProven ? null : "unproven";
  };
  const isDoubtful = (candidate: Candidate, at: number, role: Role & { is: "line" }): boolean => {
    const isHeld = held.has(at);
    const isGuessedGift = role !== assigned[at] && role.kind === "grant" && candidate.roles.length > 1;
    const isSaid =
      (!isGuessedGift && (proven.has(at) || candidate.roles.length === 1)) ||
      (isHeld && isByHeading(candidate, role, at, identities)) ||
      // A printed total without parts, which its own words name.
      (assigned[at]?.is === "total" && (isHeld || findLineKind(candidate.label) === role.kind));
    if (!isSaid || outside.has(at) || twins.has(at)) return true;
    if (
      candidate.amountUsd !== null &&
      former.has(candidate.amountUsd) &&
      !candidate.isSentence &&
      sideOf(role.kind) === "aid"
    )
      return true;
    if (hasUnreadStatus && sideOf(role.kind) === "aid") return true;
    if (isNameless(candidate, role.kind)) return true;
    if (isHeld)
      return isAgainstWords(candidate, role) || isKindUnproven(candidate, role.kind, at, identities);
    return (
      !areWordsClear(candidate, role.kind, candidate.heading === "gift") ||
      isLikeSum(candidates, roles, at) ||
      isMisplaced(candidates, roles, at) ||
      (candidate.isSentence && prose >= leastProse)
    );
  };
  const doubtful = new Map<number, Doubt>();
  for (const [at, candidate] of candidates.entries()) {
    const doubt = findDoubt(candidate, at);
    if (doubt !== null) doubtful.set(at, doubt);
  }
  // One unknown name, and money of another country, are questions of their own.
  const isOpenAlone = (at: number) => {
    const role = roles[at];
    return role?.is === "line" && role.kind === "other";
  };
  const isUnderstood =
    [...doubtful.keys()].every(isOpenAlone) &&
    identities.every(({ holds }) => holds) &&
    !roles.some((role) => role.is === "out" && role.because !== "otherCurrency" && needsAnswer(role));
  if (isUnderstood) return doubtful;
  // Where one thing is not understood, nothing is certain that no sum proves.
  for (const [at, role] of roles.entries())
    if (role.is === "line" && !held.has(at) && !doubtful.has(at)) doubtful.set(at, "unproven");
  return doubtful;
}

type Side = "cost" | "aid" | "whole";

function sideOf(kind: OfferLineKind): Side {
  if (costKinds.includes(kind)) return "cost";
  return aidKinds.includes(kind) ? "aid" : "whole";
}

/**
 * The sides of the letter of which a printed sum comes out. Words that name a line say nothing about its year, its status or its student; where
 * no sum has been tried on any line of a side, all of that side is asked about, with one question. A total of loans alone proves no gifts.
 */
function findProvenSides(roles: readonly Role[], identities: readonly Identity[]): Set<Side> {
  const sides = new Set<Side>();
  for (const { holds, kind, parts } of identities) {
    if (!holds) continue;
    sides.add("whole");
    for (const part of parts) {
      const role = roles[part];
      const side = role?.is === "line" ? sideOf(role.kind) : "whole";
      if (side !== "aid" || (kind !== "loanTotal" && kind !== "workTotal")) sides.add(side);
    }
  }
  return sides;
}

/** A total of all aid proves that a line is aid, and not of which kind: "Assistantship stipend" may be pay. */
function isKindUnproven(
  { label, heading, source }: Candidate,
  kind: OfferLineKind,
  at: number,
  identities: readonly Identity[],
): boolean {
  // Benefits of the military and the VA are neither pay of the college's nor loans.
  if (kind !== "grant" || heading === "gift" || source === "military") return false;
  const isAmongGifts = identities.some(
    (one) => one.holds && one.parts.includes(at) && (one.kind === "giftTotal" || one.kind === "netPrice"),
  );
  if (isAmongGifts) return false;
  const rest = fold(label).replace(new RegExp(weakGiftWords.source, "g"), " ");
  return rest !== fold(label) && findLineKind(rest) !== "grant";
}

/** Sentences with this many amounts that no sum holds: which words belong to which is a reading of ours. */
const leastProse = 4;

function countProse(
  candidates: readonly Candidate[],
  roles: readonly Role[],
  held: ReadonlySet<number>,
): number {
  return candidates.filter(({ isSentence }, at) => isSentence && roles[at]?.is === "line" && !held.has(at))
    .length;
}

/** One name that stands twice may be two awards; two such names are two students, offers or years, and sums of each prove neither. */
const leastTwins = 2;

/** The same words with another amount, in no term: of two students, two offers or two years. */
function findTwins(
  candidates: readonly Candidate[],
  roles: readonly Role[],
  held: ReadonlySet<number>,
): Set<number> {
  const places = new Map<string, number[]>();
  for (const [at, { label, term }] of candidates.entries()) {
    const role = roles[at];
    if (role?.is !== "line" || term !== null || label === "" || role.kind === "other") continue;
    const key = `${role.kind} ${label.toLowerCase()}`;
    places.set(key, [...(places.get(key) ?? []), at]);
  }
  const twins = [...places.values()].filter((same) => same.length > 1);
  const isHeldToo = twins.length >= leastTwins;
  return new Set(twins.flat().filter((at) => isHeldToo || !held.has(at)));
}

/** "We have raised your grant to $5,500 (it was $3,000)": what an award was, where the older offer stands below. */
function findFormer(candidates: readonly Candidate[]): Set<number> {
  const changes =
    /\b(?:raised|increased|changed|revised|lowered|reduced|adjusted)\b[^.]*\b(?:was|from|instead of)\W*$/i;
  return new Set(
    candidates.flatMap(({ isSentence, label, amountUsd }) =>
      isSentence && amountUsd !== null && changes.test(label) ? [amountUsd] : [],
    ),
  );
}

/** A cost between aid or aid between costs, with no heading of its own. */
function isMisplaced(candidates: readonly Candidate[], roles: readonly Role[], at: number): boolean {
  const role = roles[at];
  const sideAt = (place: number) => {
    const other = roles[place];
    if (other?.is !== "line") return null;
    return costKinds.includes(other.kind)
      ? "cost"
      : aidKinds.includes(other.kind) && other.kind !== "other"
        ? "aid"
        : null;
  };
  const side = sideAt(at);
  if (role?.is !== "line" || side === null) return false;
  const heading = candidates[at]?.heading ?? null;
  if (heading !== null && kindsOfGroup[heading].includes(role.kind)) return false;
  const near = [sideAt(at - 1), sideAt(at + 1)].filter((one) => one !== null);
  return near.length > 1 && !near.includes(side);
}

/** Amounts that a family can choose: "you may borrow up to" is how loans and jobs are offered. */
const offeredAsLimit =
  /\b(?:up to|as much as|may|could|can|might|maximum|max|eligib\w+|optional|choose|per|each|remaining|hasta|no(?= subsidiad))\b/gi;

/** Whether the words alone are enough for someone who has not seen the letter. */
function areWordsClear(whole: Candidate, kind: OfferLineKind, isUnderGifts: boolean): boolean {
  const isChosen = kind === "workStudy" || loanKinds.includes(kind);
  // "Parent PLUS (credit check)", "Work-Study (federal, state, or institutional)": a remark on what the name has said.
  const candidate = isChosen ? withoutRemarks(whole) : whole;
  const words = fold(stripRemarks(candidate.words)).replace(isChosen ? offeredAsLimit : "\u0000", " ");
  if (doubtfulWords.test(words) || isBroken(candidate.label)) return false;
  if (
    candidate.isSentence &&
    (/\b(?:and|or|an?|the|of|for|in|to|with)\W*$/i.test(candidate.label) || hasUnknownWords(candidate.label))
  )
    return false;
  if (kind === "grant") return isUnderGifts || !isNamedWeakly(candidate.label);
  return (
    kind === "other" || kind === "totalCost" || kind === "statedNetPrice" || !hasUnknownWords(candidate.label)
  );
}

function withoutRemarks(candidate: Candidate): Candidate {
  const cut = (text: string) => text.replace(/\([^()]*\)/g, " ").trim();
  const label = cut(candidate.label);
  return findLineKind(label) === findLineKind(candidate.label)
    ? { ...candidate, label, words: cut(candidate.words) }
    : candidate;
}

/** "federal direct) or work": words of two names. */
function isBroken(label: string): boolean {
  return (
    label.split("(").length !== label.split(")").length || /\bor\b|, (?:and|or) (?:an?|the)\b/i.test(label)
  );
}

function isNamedWeakly(label: string): boolean {
  return findLineKind(label) === null && has(giftNameWords, label);
}

/** Words in small letters that nobody knows; what begins with a capital may be a name. */
function hasUnknownWords(label: string): boolean {
  let rest = fold(label);
  for (const pattern of [...lineWords.map(([, one]) => one), plainWords])
    rest = rest.replace(new RegExp(pattern.source, "g"), " ");
  return /(?<![A-Za-z])[a-z]{3,}/.test(rest);
}

/** "Loan $20,000": more than a student may borrow in the first year, and perhaps a parent's whose name stands elsewhere. */
function isNameless({ label, amountUsd }: Candidate, kind: OfferLineKind): boolean {
  return kind === "studentLoan" && /^\W*loan\W*$/i.test(label) && (amountUsd ?? 0) > mostNamelessUsd;
}

const mostNamelessUsd = loanTerms2026.independentYearLimitsUsd[0];

/** An unnamed amount between aid of other kinds is most likely a gift: loans and jobs are named as such. */
function isAmongAid(kinds: readonly (OfferLineKind | null)[], at: number): boolean {
  const near = [findNear(kinds, at, -1), findNear(kinds, at, 1)].filter((kind) => kind !== null);
  return near.length > 1 && near.every((kind) => aidKinds.includes(kind) && kind !== "other");
}

function findNear(kinds: readonly (OfferLineKind | null)[], at: number, step: number): OfferLineKind | null {
  for (let place = at + step; place >= 0 && place < kinds.length; place += step) {
    const kind = kinds[place] ?? null;
    if (kind !== null && kind !== "other") return kind;
  }
  return null;
}

/** Its heading says what it is. A total above it is a heading only if it counts the line. */
function isByHeading(
  { roles: [first], heading }: Candidate,
  role: Role,
  at: number,
  identities: readonly Identity[],
): boolean {
  if (first !== role || first.is !== "line" || first.kind === "other") return false;
  return (
    heading !== null ||
    identities.some(({ holds, kind, parts }) => holds && ownTotals.includes(kind) && parts.includes(at))
  );
}

const ownTotals: readonly IdentityKind[] = ["costTotal", "giftTotal", "loanTotal", "workTotal"];

/** The sums say another kind than the words. */
function isAgainstWords({ roles }: Candidate, role: Role): boolean {
  const [said] = roles;
  return (
    said !== role &&
    said.is === "line" &&
    said.kind !== "other" &&
    role.is === "line" &&
    costKinds.includes(said.kind)
  );
}

/** In no sum, and yet what three or more lines right above it give, or what the gifts leave of the costs: perhaps a total in words nobody knows. */
function isLikeSum(candidates: readonly Candidate[], roles: readonly Role[], at: number): boolean {
  const usd = candidates[at]?.amountUsd ?? 0;
  const usdOf = (kinds: readonly OfferLineKind[]) =>
    roles.reduce(
      (sum, role, place) =>
        sum +
        (role.is === "line" && kinds.includes(role.kind) && place !== at
          ? (candidates[place]?.amountUsd ?? 0)
          : 0),
      0,
    );
  const [costs, gifts] = [usdOf(costKinds), usdOf(["grant"])];
  if (costs > 0 && gifts > 0 && isSameUsd(costs - gifts, usd)) return true;
  let sum = 0;
  for (let place = at - 1, parts = 1; place >= 0 && roles[place]?.is === "line"; place -= 1, parts += 1) {
    sum += candidates[place]?.amountUsd ?? 0;
    if (sum > usd + 1) return false;
    if (parts > 2 && isSameUsd(sum, usd)) return true;
  }
  return false;
}

/** What no word names is taken for a gift where it stands among aid, and is asked about. */
export function guessGifts(candidates: readonly Candidate[], roles: readonly Role[]): Role[] {
  const kinds = roles.map((role) => (role.is === "line" ? role.kind : null));
  return roles.map((role, at) => {
    const candidate = candidates[at];
    const isOpen = role.is === "line" && role.kind === "other" && candidate !== undefined;
    const isGift =
      isOpen &&
      candidate.heading !== "cost" &&
      isNamed(candidate.label) &&
      (candidate.source === "outside" || candidate.isNegative || isAmongAid(kinds, at));
    return isGift ? lineRole("grant") : role;
  });
}

function isNamed(label: string): boolean {
  return /\p{L}{3}/u.test(label) && !doubtfulWords.test(label);
}

const totalKinds: readonly IdentityKind[] = ["costTotal", "giftTotal", "aidTotal", "loanTotal", "workTotal"];

/** A printed total comes out over two or more lines of a kind, and this one is not among them. */
function findOutside(
  roles: readonly Role[],
  identities: readonly Identity[],
  held: ReadonlySet<number>,
): Set<number> {
  const kindAt = (at: number) => {
    const role = roles[at];
    return role?.is === "line" ? role.kind : null;
  };
  const summed = new Set<OfferLineKind>();
  for (const { holds, kind, parts } of identities) {
    if (!holds || !totalKinds.includes(kind)) continue;
    const kinds = parts.map(kindAt).filter((one) => one !== null);
    for (const one of kinds) if (kinds.filter((other) => other === one).length > 1) summed.add(one);
  }
  return new Set(
    roles.flatMap((role, at) => (role.is === "line" && summed.has(role.kind) && !held.has(at) ? [at] : [])),
  );
}
