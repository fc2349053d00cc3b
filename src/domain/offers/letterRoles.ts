/** The roles that an amount may have by its words and the heading above it, the likeliest first. */
import { aidKinds, costKinds, lineRole, outRole, type Role } from "./letterCandidates.ts";
import { netLoans } from "./letterLedger.ts";
import { isBilledSum, isCostSum, isFamilySum, isPlainSum } from "./letterRepeats.ts";
import type { Found, State } from "./letterState.ts";
import {
  findCostItems,
  findHeading,
  findLineKind,
  findSource,
  findSumKind,
  isPlaceAlone,
  type LetterGroup,
} from "./letterWords.ts";
import type { OfferLineKind } from "./offer.ts";

type Words = {
  sums: readonly Role[];
  own: OfferLineKind | null;
  isSentence: boolean;
  label: string;
  /** With what stands in parentheses. */
  named: string;
  isTaken: boolean;
  /** "Books: $1,000 from VA". */
  isPaidBy: boolean;
  amountUsd: number;
};

/** "Prairie Star Advance (repayable at 3%)": a loan, whatever it is called. */
export function isRepaid(words: string): boolean {
  return (
    /\brepayable\b|\b(?:must|to) be repaid\b/i.test(words) &&
    !/\b(?:not|never|no|n['\u2019]t|if)\b/i.test(words) &&
    findLineKind(words) !== "parentLoan"
  );
}

const takesOff =
  /(?<!(?:\b(?:per|each|one|an?)|\d)\s)\b(?:credits?|reductions?|rebates?|offsets?|relief|covered|paid)\W*$/i;
const ofMonths = /\b(?:allowance|stipend|benefits?|months?|mos?)\b/i;
const leastWholePrice = 20_000;
const leastGuessedTotal = 1_000;
const wholePrice = /\b(?:comprehensive|inclusive|all-in) (?:fee|charge|price)/i;

export const paidBy =
  /^\W*(?:from|paid by|covered by)\s+(?:the |your )?(?:va\b|state|college|university|army|navy|employer|scholarship|grant|federal|department)/i;

/** "Tuition and fees paid by VA". */
export const paidInName =
  /\b(?:paid|covered|funded)(?: directly)? by (?!you\b|your\b|(?:the )?(?:student|family|parents?)\b)/i;

function isAfterGrant({ candidates }: State): boolean {
  const role = candidates.at(-1)?.roles[0];
  return role?.is === "line" && role.kind === "grant";
}

/** "Ch. 33 tuition/fees payment": who pays is no part of a cost's name. */
function namesIssuer(label: string): boolean {
  const source = findSource(label, null);
  return source === "military" || (source === "federal" && !/\bloans?\b/i.test(label));
}

/** The likeliest first. */
export function listRoles(
  state: State,
  { sums, own, isSentence, label, named, isTaken, isPaidBy, amountUsd }: Words,
): [Role, ...Role[]] {
  const [sum, ...otherSums] = sums;
  if (sum !== undefined) return [sum, ...otherSums];
  // A cost that is taken off is none.
  if (own !== null && costKinds.includes(own) && isTaken) return [lineRole("other"), lineRole("grant")];
  // "Comprehensive fee $71,350" is all of it; a small one is a fee.
  if (own === "tuitionFees" && amountUsd >= leastWholePrice && wholePrice.test(label))
    return [{ is: "totalCost" }, lineRole(own)];
  if (
    own !== null &&
    costKinds.includes(own) &&
    state.letter.isInKind &&
    (state.heading !== "cost" || state.isClosed)
  )
    return [lineRole("grant"), lineRole(own)];
  // "Residence hall credit", "Housing allowance, 9 months" from the VA: named after the cost that it pays.
  const isPaying = takesOff.test(label) || (state.letter.isMilitary && ofMonths.test(label));
  const isIssued =
    namesIssuer(label) ||
    isPaidBy ||
    (state.letter.isMilitary && isAfterGrant(state) && own !== "tuitionFees");
  if (own !== null && costKinds.includes(own) && (isPaying || isIssued))
    return [lineRole("grant"), lineRole(own)];
  // "Against tuition, fees, housing and books of $25,490": all the costs that stand before it.
  if (own !== null && costKinds.includes(own) && isSentence && isCostSum(state, amountUsd))
    return [{ is: "totalCost" }, lineRole(own)];
  // "Midwest reciprocity tuition" is a price, "Tuition reciprocity" may be what is taken off.
  if (own === "grant" && /\breciproc/i.test(label)) return [lineRole(own), lineRole("tuitionFees")];
  // "Tuition, fees, housing and meals" is several costs together.
  const isNamedInside = findCostItems(label).length === 0 && findCostItems(named).length > 1;
  // "Bill for the year (tuition, fees, dorm, meals)": a cost, and not of one kind.
  if (own !== null && costKinds.includes(own) && isNamedInside) return [lineRole(own), lineRole("otherCost")];
  if (
    own !== null &&
    costKinds.includes(own) &&
    (findCostItems(label).length > (own === "tuitionFees" ? 1 : 2) || /\beverything else\b/i.test(label))
  )
    return [lineRole("otherCost")];
  // "Book allowance" among the costs is one; among aid it is a gift.
  const isAllowed =
    own === "grant" &&
    state.heading === "cost" &&
    !state.isClosed &&
    !state.letter.isMilitary &&
    /\ballowances?\b/i.test(label);
  const [allowed] = isAllowed ? findCostItems(label) : [];
  if (allowed !== undefined) return [lineRole(allowed), lineRole("grant")];
  // "Honors hall room": a cost of those who have the honor.
  const housed = own === "grant" ? findLineKind(label.replace(honored, " ")) : null;
  if (housed !== null && costKinds.includes(housed)) return [lineRole(housed), lineRole("grant")];
  if (own !== null) return [lineRole(own)];
  const heading = isSentence || isTaken ? null : state.heading;
  const guess = heading === null ? null : kindOfHeading[heading];
  const open: Role[] = [lineRole("grant"), lineRole("workStudy"), lineRole("studentLoan")];
  if (guess === null || guess === "other" || state.isClosed) {
    const asCost: Role[] = isTaken || heading === "aid" ? [] : [lineRole("otherCost")];
    const asTotal: Role[] =
      isSentence || amountUsd < leastGuessedTotal ? [] : [{ is: "total", group: null, isGuess: true }];
    return [lineRole("other"), ...open, ...asCost, ...asTotal];
  }
  return guess === "otherCost"
    ? [lineRole(guess), outRole("notAid")]
    : [lineRole(guess), lineRole("other"), lineRole("otherCost")];
}

const honored = /\b(?:honors?|scholars|fellows)\b/gi;

const kindOfHeading: Readonly<Record<LetterGroup, OfferLineKind>> = {
  cost: "otherCost",
  gift: "grant",
  work: "workStudy",
  loan: "studentLoan",
  aid: "other",
};

/** "Total with the traditional double": which of the choices it adds up says nothing about what it is. */
const totalWith = /^(\W*(?:estimated |grand )?totals?)(?: costs?)?\s+(?:with|if|when|living|using)\s.*$/i;

/** "Gift assistance comes to $25,120", "the full offer comes to $32,620". */
const saidTotal =
  /^\W*(?:(?:together|altogether|combined|in total|in all|all told),? )?(?:(?:your|the|these|all|full|whole|entire) )*(?:[A-Z][\w.'\u2019]+ ){0,2}((?:gift|grant|financial) (?:aid|assistance)|gifts|grants|scholarships|offer|package)\s+(?:comes?|totals?|adds? up|amounts?)\b/i;

/** Empty if the words name no total. */
export function listSumRoles(
  state: State,
  { named, isSentence }: Found,
  label: string,
  amountUsd: number,
  term: string | null,
): Role[] {
  const said = saidTotal.exec(label)?.[1];
  if (said !== undefined) return [{ is: "total", group: /gift|grant|scholar/i.test(said) ? "gift" : "aid" }];
  const isBare =
    /^\W*(?:(?:sub|grand|estimated|term|aid year|year|trimester|semester|quarter|offer|column)[\s-]*)*totals?(?:\s+total)?(?: (?:per|for the) (?:semester|term|quarter|year))?\W*$/i.test(
      label.replace(totalWith, "$1"),
    );
  if (
    /^\W*(?:add (?:up )?lines?\b|(?:all )?(?:al)?together,?(?: (?:that|this|it)(?: is| makes| comes to)?)?\W*$)/i.test(
      label,
    )
  )
    return [{ is: "total", group: null }];
  if (/^\W*(?:(?:your|full|whole|entire|aid|award) )*(?:package|offer)\W*$/i.test(label))
    return [{ is: "total", group: "aid" }];
  if (isBare && !/\baid\b|\boffer\b/i.test(label)) return [{ is: "total", group: null }];
  const above = isPlaceAlone(label) ? findSumKind(state.labels.at(-1)?.text ?? state.sumAbove ?? "") : null;
  if (above?.what === "cost") return [{ is: "totalCost" }];
  if (above?.what === "netPrice") return [{ is: "netPrice" }];
  const sum =
    findSumKind(isSentence ? label : named) ??
    (/^(?:your )?total\b/i.test(label) ? findSumKind(label) : null) ??
    findTakenGroup(named, label);
  if (netLoans.test(label)) return [outRole("sum")];
  if (sum === null && !isSentence && isBilledSum(state, label, amountUsd))
    return [{ is: "total", group: "cost" }, lineRole(findLineKind(label) ?? "otherCost")];
  if (sum === null)
    return isPlainSum(state, label, amountUsd) ? [{ is: "total", group: null }, lineRole("other")] : [];
  if (sum.what === "notAid") return [outRole("notAid")];
  // "Fall charges" are a part of the year's.
  if (sum.what === "cost") return [term === null ? { is: "totalCost" } : { is: "total", group: "cost" }];
  // Over four years: no total of one year's lines.
  const isOfStudy = /\b(?:four|4)[\s-]years?\b/i.test(label);
  // "Tuition you pay": what is left of one cost.
  const isOfOneCost =
    /\b(?:tuition|room|housing|food)\b(?! and| &|,)[^,]{0,20}\byou(?:r family)?(?:['\u2019]ll| will)? pay\W*$/i.test(
      label,
    );
  if (sum.what === "netPrice" && (isOfStudy || isOfOneCost)) return [outRole("sum")];
  if (sum.what === "netPrice") return [isFamilySum(state, amountUsd) ? outRole("sum") : { is: "netPrice" }];
  if (!("group" in sum)) return [];
  if (isOfStudy) return [outRole("sum")];
  const total: Role = { is: "total", group: sum.group };
  // "Self-help (federal student loans)": what is in the parentheses is all of it.
  const inside = sum.group === "aid" ? /\(([^()]{4,40})\)\s*$/.exec(label)?.[1] : undefined;
  const only = inside === undefined ? null : findLineKind(inside);
  if (only !== null && aidKinds.includes(only)) return [lineRole(only), total];
  // "Federal Direct Loans", "Less federal and state grants": a group, or one of its lines.
  return /\b(?:sub)?-?totals?\b|\bsum\b|\ball\b/i.test(label)
    ? [total]
    : [total, lineRole(kindOfHeading[sum.group])];
}

/** "Less scholarships" takes off what was listed before. */
function findTakenGroup(named: string, label: string): ReturnType<typeof findSumKind> {
  const taken = /^\W*(?:less|minus)\b:?\s+(.+)$/i.exec(named)?.[1];
  const isGroup =
    taken !== undefined &&
    /^(?:all |your |total )?(?:scholarships?|grants?|gift aid|loans?|aid|financial aid)\W*$/i.test(taken);
  const group = isGroup ? findHeading(label) : null;
  return group === null ? null : { what: "group", group };
}
