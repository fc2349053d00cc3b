/**
 * What a letter mentions and does not offer. Where a printed total comes out over the rows of a kind, an amount of that kind in a sentence of terms
 * ("renewed while you earn 30 credits, up to $3,500 may be subsidized") is no part of the offer, and neither is a row that gives part of one again.
 */
import { loanTerms2026 } from "#domain/loans/loanTerms.ts";
import type { LeftOutReason } from "./leftOut.ts";
import { aidKinds, type Candidate, costKinds, loanKinds, outRole, type Role } from "./letterCandidates.ts";
import type { Identity } from "./letterIdentities.ts";
import { splitWords } from "./letterRepeats.ts";
import type { OfferLineKind } from "./offer.ts";

/** A total of this many rows says what they are; of one it repeats it. */
const leastRows = 2;

/** The sentence gives this student something, so that the total may be the older of the two. */
const isGiven =
  /\b(?:(?:you|student) (?:have |has )?(?:also |now |additionally )?(?:been |are |were |will be |is )?(?:awarded|offered|given|granted|selected|receiv\w+)|we (?:are|have|can|also|will)\b[^.]{0,40}\b(?:award|offer|provid|add|grant|give|increas)\w*|in addition to|additional(?:ly)?|congratulations|has been added|eligibility, currently|currently (?:awarded|offered|eligible)|se le (?:otorga|ofrece)|tambi\u00e9n)\b/i;

/**
 * A rule has a condition, a possibility, a negation or a rate. "The Smith Foundation will pay $2,000 toward your bill" has none of them: aid that
 * the totals leave out, and not ours to leave out unasked.
 */
const isRule =
  /\b(?:if|unless|without|until|once|when|while|after|must|may|might|can|could|would|should|cannot|not|no|never|than|(?:per|each|every|cada)(?! (?:academic )?(?:year|semester|term|quarter|a\u00f1o|semestre))|an hour|instead|or|si|sin|no|hasta|cuando|puede\w*|debe\w*|mientras)\b|n['\u2019]t\b/i;

/** The roles with what is only mentioned left out, as "mentioned" or "repeated". */
export function setAside(
  candidates: readonly Candidate[],
  roles: readonly Role[],
  identities: readonly Identity[],
): Role[] {
  const held = findHeld(identities);
  const totaled = findTotaled(candidates, roles, identities);
  const isClosed =
    identities.every(({ holds }) => holds) &&
    [costKinds, aidKinds].every((side) => side.some((kind) => totaled.has(kind)));
  // A year's figures: what one term's total holds says nothing about the other term's.
  const heldUsd = new Map(
    [...held].flatMap((at) => {
      const one = candidates[at];
      return one === undefined || one.term !== null ? [] : [[nameOf(one), one.amountUsd ?? 0] as const];
    }),
  );
  const totalsUsd = new Set(
    identities.flatMap(({ holds, at }) => (holds ? (candidates[at]?.amountUsd ?? []) : [])),
  );
  const listed = new Set(
    roles.flatMap((role, at) =>
      role.is === "line" && candidates[at]?.isSentence === false ? [role.kind] : [],
    ),
  );
  const again = findTermsAgain(candidates, roles, identities);
  const shares = findShares(candidates, identities);
  const ofFamily = findFamilyShares(candidates, roles, identities);
  const paidOut = findPaidOut(candidates, roles, identities);
  return roles.map((role, at) => {
    const candidate = candidates[at];
    if (again.has(at) || paidOut.has(at)) return outRole("repeated");
    if (shares.has(at)) return outRole("sum");
    if (ofFamily.has(at)) return outRole("notAid");
    if (candidate === undefined || held.has(at)) return role;
    if (isFinePrint(candidate, role)) return outRole("mentioned");
    if (isTileOf(candidate, role, candidates, roles)) return outRole("repeated");
    if (isSaidAgain(candidate, role, candidates, roles)) return outRole("repeated");
    // "Year totals: charges 23,453 / credits 20,751": what was printed as a total, and comes out.
    const isTotalAgain = role.is === "line" && (role.kind === "other" || /\btotals?\b/i.test(candidate.text));
    if (isTotalAgain && totalsUsd.has(candidate.amountUsd ?? 0)) return outRole("repeated");
    if (role.is === "out")
      return isClosed &&
        role.because === "unknown" &&
        isSaid(candidate) &&
        (isOfTerms(candidate) || takenBefore.test(candidate.label))
        ? outRole("mentioned")
        : role;
    if (role.is !== "line" || !(totaled.has(role.kind) || (isClosed && role.kind === "other"))) return role;
    if (isSaid(candidate)) {
      const isMentioned = costKinds.includes(role.kind)
        ? !isGiven.test(candidate.text) && (listed.has(role.kind) || !isUnbilled(candidate, role.kind))
        : isOfTerms(candidate);
      return isMentioned ? outRole("mentioned") : role;
    }
    return isShareOf(candidate.amountUsd ?? 0, heldUsd.get(nameOf(candidate)) ?? 0)
      ? outRole("repeated")
      : role;
  });
}

/** "Students should also budget about $1,000 for books, which are not billed": no sum of a bill counts them. */
const isToPlanFor =
  /\bnot (?:be )?(?:billed|charged|paid to)|n['\u2019]t (?:be )?(?:billed|charged)|\bunbilled|\bindirect|\b(?:budget|plan|allow|set aside|expect)\b/i;
const unbilledKinds: readonly OfferLineKind[] = ["books", "travel", "personal"];

const isUnbilled = ({ text }: Candidate, kind: OfferLineKind) =>
  unbilledKinds.includes(kind) && isToPlanFor.test(text);

/** "Your outside award has reduced your job expectation by $500": what the rows have taken off already. */
const takenBefore =
  /\b(?:awards?|scholarships?|grants?|aid|resources?|it|this|which|that) (?:has|have|had) (?:already |now )?(?:reduced|lowered|replaced|decreased)\b.*\bby\W*$/i;

/** What a bill may bring, and what the rules allow at most; none of it is offered. */
const charges =
  /\b(?:parking|permits?|returned checks?|late (?:fees?|charges?|payments?)|(?:pre-?pay|pre-?payment|confirmation|graduation|application|enrollment|deferment|orientation|reinstatement|transcript) (?:fees?|of)|prepayment|deposits?|balance (?:over|of more than|above)|taxable|free of tax|IRS|origination|insurance|decal|budget an extra|lose|losing|forfeit\w*|(?:raises?|lowers?|increases?|reduces?) your (?:total|cost|budget|bill)|per (?:unit|credit|hour|month)|estacionamiento|cargo por|pr\u00f3rroga|tard\u00edo|recargo)\b/i;
const limits =
  /\b(?:up to|limited to|(?:annual |lifetime |yearly |aggregate )?(?:limit|maximum|cap)(?: of| is)?|no more than|at most|hasta|l\u00edmite|m\u00e1ximo)\b/i;
const isPossible =
  /\b(?:may|can|could|available|might|students?|parents?|undergraduates?|employers?|depending|puede\w*|hay|estudiantes)\b/i;

/** Whatever it is called: a fee for paying in parts, what was borrowed before, the most that anybody gets, and what later years bring. */
const neverOffered =
  /\b(?:plans? (?:has|have|costs?|requires?|charges?|takes?|with) (?:an? )?\$\s?\d[\d,.]*|set-?up fee|late (?:registration )?(?:fees?|charges?)|(?:have|has|had|already) borrowed|the maximum (?:\w+ ){0,3}(?:award|grant)|if (?:a|one|your|the) parents? (?:is|are|cannot|can['\u2019]t)\b|is (?:what|all) you have left|left to borrow|fines|overload|in (?:the|your) (?:sophomore|junior|senior|second|third|fourth|later)(?! class| half| semester| term| quarter))\b/i;

/** "A single room costs $1,150 more": what another choice adds to a cost, or takes from it. */
const ofAnother = /\d (?:more|extra|less|higher|lower|cheaper)\b/i;

/** "(1) Includes the $180 lab fee": a footnote on a line that has it. */
const ofPart = /^[^\p{L}]*includes?\b/iu;

/** "You have borrowed $20,400 subsidized and $6,500 unsubsidized": of every amount up to what follows from it. */
const borrowedBefore = /\bhave (?:already |so far )?borrowed\b(?!.*\b(?:so|but|therefore)\b)/i;

/** "You may borrow up to $5,500" is offered. */
const ofEverybody =
  /^(?!.*\byou\b).*\b(?:students|undergraduates|borrowers|emergency|emergencia|limited to|limits?)\b/i;

/** "Parents can apply for up to $20,000": the most that the law lets any parent borrow. */
const legalLimits: ReadonlySet<number> = new Set([
  loanTerms2026.parentYearLimitUsd,
  loanTerms2026.parentTotalLimitUsd,
]);

/** Its sentence, and of that what is said of this amount: "your Elks grant of $1,200 is credited, and a late fee of $150 applies" is two. */
function findClause({ text, printed }: Candidate): { text: string; clause: string; led: string } {
  const amount = printed.find(({ isCounted }) => isCounted)?.text ?? "";
  const at = amount === "" ? -1 : text.indexOf(amount);
  if (at < 0) return { text, clause: text, led: text };
  const [before, after] = [text.slice(0, at), text.slice(at + amount.length)];
  const led = before.split(/[a-z)][.!?]\s/i).at(-1) ?? "";
  const sentence = `${led}${amount}${after.split(/[a-z)][.!?]\s/i)[0] ?? ""}`;
  const own = led.split(/;\s|\$\s?\d[\d,.]*/).at(-1) ?? "";
  const rest = after.split(/[,;]|\.(?!\d)|\s(?:and|y)\s|\$\s?\d/)[0] ?? "";
  return { text: sentence, clause: `${own}${amount}${rest}`, led };
}

/** "Parking permits ($25 a semester)", "parents may borrow up to $20,000": no line of the offer, whatever the sums say. */
function isFinePrint(candidate: Candidate, role: Role): boolean {
  if (!isSaid(candidate)) return false;
  const { text, clause, led } = findClause(candidate);
  if (role.is === "line" && (neverOffered.test(clause) || borrowedBefore.test(led))) return true;
  if (role.is === "line" && costKinds.includes(role.kind) && ofAnother.test(clause)) return true;
  if (role.is === "line" && ofPart.test(led)) return true;
  const isUnnamed =
    role.is === "line" ? role.kind === "other" : role.is === "out" && role.because === "unknown";
  if (isUnnamed)
    return charges.test(clause) || (limits.test(text) && isPossible.test(text) && !isGiven.test(text));
  if (isGiven.test(text)) return false;
  const isLoan = role.is === "line" && (loanKinds.includes(role.kind) || role.kind === "workStudy");
  const isTotal = role.is === "totalCost" || (role.is === "total" && role.group === null);
  const isOfAll =
    ofEverybody.test(text) || (/\bparents?\b/i.test(text) && legalLimits.has(candidate.amountUsd ?? 0));
  return limits.test(text) && isPossible.test(text) && (isTotal || (isLoan && isOfAll));
}

/** "Renewable for eight semesters, a value of $96,000": an award of one year times the years; twice that, read as a term's. */
const ofYears =
  /\b(?:two|three|four|six|eight|[2-8])[\s-]+(?:\w+ )?(?:years?|semesters?|terms?)\b|\btotal value\b|\bevery year\b/i;
const mostTimes = 8;

/** What an award's name has besides its name. */
const plainWords: ReadonlySet<string> = new Set(
  "the your this that these and for merit each every year years semester semesters term terms with two three four six eight gpa award awards scholarship scholarships grant grants aid amount value total maximum annual federal state program over is renewable renews renewed continues worth".split(
    " ",
  ),
);

function listNames({ label }: Candidate): string[] {
  return splitWords(label).filter((word) => !plainWords.has(word));
}

/** Named alike, or not at all: "the Smith Scholarship of $5,000" is not the Merit Scholarship of that amount. */
function isNamedAs(candidate: Candidate, row: Candidate): boolean {
  const own = listNames(candidate);
  const others = listNames(row);
  return own.length === 0 || own.some((word) => others.includes(word));
}

/** Both have the words that name the award. */
function isNamedAlike(candidate: Candidate, row: Candidate): boolean {
  const own = listNames(candidate);
  return own.length > 0 && isNamedAs(candidate, row);
}

/** "Work-Study $2,500" among the totals on top, and "Federal Work-Study $2,500" below. */
function isTileOf(
  { label, amountUsd }: Candidate,
  role: Role,
  candidates: readonly Candidate[],
  roles: readonly Role[],
): boolean {
  if (role.is !== "line" || role.kind !== "workStudy" || !bareJob.test(label)) return false;
  return candidates.some((other, at) => {
    const one = roles[at];
    return (
      one?.is === "line" &&
      one.kind === "workStudy" &&
      other.amountUsd === amountUsd &&
      !bareJob.test(other.label)
    );
  });
}

const bareJob = /^\W*(?:work[\s-]?study|(?:student )?employment|work)\W*$/i;

/** "The $30,908 GI Bill amount is an estimate": what a row has already, of one year or of all. */
function isSaidAgain(
  candidate: Candidate,
  role: Role,
  candidates: readonly Candidate[],
  roles: readonly Role[],
): boolean {
  const isOpen = role.is === "out" && role.because === "unknown";
  if ((role.is !== "line" && !isOpen) || !isSaid(candidate)) return false;
  // "You may take an additional $4,000 in unsubsidized loan" above the row of that loan: once, if both name it.
  const isOwnGift = isGiven.test(candidate.text);
  const usd = candidate.amountUsd ?? 0;
  const most = ofYears.test(candidate.text) ? mostTimes : 1;
  return candidates.some((other, at) => {
    const one = roles[at];
    if (one?.is !== "line" || other === candidate || isSaid(other) || !isNamedAs(candidate, other))
      return false;
    if (isOwnGift && !isNamedAlike(candidate, other)) return false;
    const times = usd / (other.amountUsd ?? usd);
    const isSameKind = isOpen || (role.is === "line" && one.kind === role.kind);
    if (times > 1) return Number.isInteger(times) && times <= most && one.kind === "grant" && isSameKind;
    return times === 1 && role.is === "line" && one.kind === role.kind;
  });
}

/** The net price is of whatever was read: where printed totals come out, they say what it is of. */
function findHeld(identities: readonly Identity[]): Set<number> {
  const holding = identities.filter(({ holds }) => holds);
  const hasTotals = holding.some(({ kind }) => kind === "costTotal") && holding.some(isAidTotal);
  return new Set(
    holding.flatMap(({ kind, at, parts }) => (hasTotals && kind === "netPrice" ? [at] : [at, ...parts])),
  );
}

function isAidTotal({ kind }: Identity): boolean {
  return kind === "giftTotal" || kind === "aidTotal";
}

function isOfTerms({ text }: Candidate): boolean {
  return isRule.test(text) && !isGiven.test(text);
}

/** The whole again, or one term's share of it. */
function isShareOf(usd: number, wholeUsd: number): boolean {
  return usd > 0 && [1, 2, 3].some((terms) => Math.abs(usd * terms - wholeUsd) <= terms);
}

/** The kinds of line of which a printed total comes out over rows of the letter. */
function findTotaled(
  candidates: readonly Candidate[],
  roles: readonly Role[],
  identities: readonly Identity[],
): Set<OfferLineKind> {
  const kinds = new Set<OfferLineKind>();
  for (const { holds, kind, parts } of identities) {
    if (!holds) continue;
    const rows = parts.filter((at) => candidates[at]?.isSentence === false);
    if (rows.length < leastRows) continue;
    if (kind === "costTotal") for (const cost of costKinds) kinds.add(cost);
    else
      for (const at of rows) {
        const role = roles[at];
        if (role?.is === "line" && aidKinds.includes(role.kind)) kinds.add(role.kind);
      }
  }
  return kinds;
}

/** One name may stand three times by chance. */
const leastLists = 2;

/**
 * "Pell $5,340", and below it "Fall 2026: Pell $2,670. Spring 2027: Pell $2,670": the same list again by term. The printed total of the year holds
 * without them, and totals of each term prove no new award.
 */
function findTermsAgain(
  candidates: readonly Candidate[],
  roles: readonly Role[],
  identities: readonly Identity[],
): Set<number> {
  const places = new Map<string, number[]>();
  for (const [at, candidate] of candidates.entries()) {
    const role = roles[at];
    const name = nameOf(candidate);
    const isRead =
      role?.is === "line" ||
      (role?.is === "out" && (role.because === "repeated" || role.because === "declined"));
    if (isRead && name !== "" && !candidate.isSentence) places.set(name, [...(places.get(name) ?? []), at]);
  }
  const usd = (at: number) => candidates[at]?.amountUsd ?? 0;
  const isOut = (at: number, because: LeftOutReason) => {
    const role = roles[at];
    return role?.is === "out" && role.because === because;
  };
  const lists = [...places.values()].flatMap((same) => {
    const [whole, ...terms] = same.toSorted((a, b) => usd(b) - usd(a));
    if (whole === undefined || terms.length < 2 || isOut(whole, "repeated")) return [];
    const isWhole = Math.abs(terms.reduce((sum, at) => sum + usd(at), 0) - usd(whole)) <= terms.length;
    return isWhole ? [{ whole, terms }] : [];
  });
  // Two names whose terms add up to the year need no printed total to be the same list.
  const again = lists.flatMap(({ whole, terms }) => {
    const isHeldAlone = identities.some(
      ({ holds, parts }) => holds && parts.includes(whole) && !parts.some((part) => terms.includes(part)),
    );
    return isHeldAlone || lists.length >= leastLists ? terms : [];
  });
  const totals = identities.filter(
    ({ parts }) => parts.length > 0 && parts.every((part) => again.includes(part)),
  );
  return new Set([...again, ...totals.map(({ at }) => at)]);
}

/** "Without ensemble service it drops to $5,000 per semester." has a period and no columns. */
function isSaid({ isSentence, text }: Candidate): boolean {
  return isSentence || (/[\p{L}\d)]\.\s*$/u.test(text) && !/\t|\||\S\s{3,}\S|\.{3}/.test(text.trim()));
}

/** "Fall 2026 total $9,933, Spring 2027 total $9,932" beside "Grand total $19,865": shares of a total that comes out. */
function findShares(candidates: readonly Candidate[], identities: readonly Identity[]): Set<number> {
  const usd = (at: number) => candidates[at]?.amountUsd ?? 0;
  // The gifts and the net price make the cost as well, and are no shares of it.
  const open = identities.flatMap(({ holds, at, kind }) => (holds || kind === "netPrice" ? [] : [at]));
  const sumUsd = open.reduce((sum, at) => sum + usd(at), 0);
  const isWhole = identities.some(({ holds, at }) => holds && Math.abs(usd(at) - sumUsd) <= open.length);
  return new Set(open.length > 1 && isWhole ? open : []);
}

/**
 * "Total offer $44,995, family share $26,245, total resources $71,240": what a total of all that pays counts beside the aid is the family's own money, and
 * no price that is left.
 */
function findFamilyShares(
  candidates: readonly Candidate[],
  roles: readonly Role[],
  identities: readonly Identity[],
): Set<number> {
  const usd = (at: number) => candidates[at]?.amountUsd ?? 0;
  const isAid = (role: Role) => role.is === "line" && aidKinds.includes(role.kind) && role.kind !== "other";
  const aidUsd = roles.reduce((sum, role, at) => sum + (isAid(role) ? usd(at) : 0), 0);
  // The bare total of a list of costs is no total of resources.
  const ofCosts = new Set(
    identities.flatMap(({ kind, holds, at }) => (kind === "costTotal" && holds ? [at] : [])),
  );
  const totals = roles.flatMap((role, at) =>
    role.is === "total" && role.group !== "cost" && role.isGuess !== true && !ofCosts.has(at) ? [at] : [],
  );
  return new Set(
    roles.flatMap((role, at) => {
      const isCounted = totals.some(
        (total) =>
          total > at && Math.abs(usd(total) - usd(at) - aidUsd) < 1 && candidates[at]?.isSentence === false,
      );
      return role.is === "netPrice" && aidUsd > 0 && usd(at) > 0 && isCounted ? [at] : [];
    }),
  );
}

const ofTermsOnly =
  /\b(?:(?:first|second|third|1st|2nd|3rd)|(?:fall|autumn|winter|spring|summer)|(?:semester|trimester|term|quarter|block|payment|disbursement|installment)s?|(?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:in|on|of|by|date|paid|aid|for|the|your))\b|\d+/gi;

/** "Semester 1, October 2026 $8,600" and "Semester 2, March 2027 $8,600": when all of the aid is paid, whose total comes out above. */
function findPaidOut(
  candidates: readonly Candidate[],
  roles: readonly Role[],
  identities: readonly Identity[],
): Set<number> {
  const rows = candidates.flatMap(({ label, isSentence }, at) => {
    const role = roles[at];
    const isTerm =
      !isSentence && /\d|[a-z]{3}/i.test(label) && !/\p{L}/u.test(label.replace(ofTermsOnly, " "));
    return role?.is === "line" && role.kind === "other" && isTerm ? [at] : [];
  });
  const usd = rows.reduce((sum, at) => sum + (candidates[at]?.amountUsd ?? 0), 0);
  const isWhole = identities.some(
    ({ holds, at, parts }) =>
      holds &&
      parts.length >= leastRows &&
      !parts.some((part) => rows.includes(part)) &&
      Math.abs((candidates[at]?.amountUsd ?? 0) - usd) <= rows.length,
  );
  return new Set(rows.length >= leastRows && isWhole ? rows : []);
}

function nameOf(candidate: Candidate | undefined): string {
  return candidate?.label.toLowerCase().trim() ?? "";
}
