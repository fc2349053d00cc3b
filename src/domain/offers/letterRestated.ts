/** Amounts that say again what a line has said: an award's own terms below it, "$1,000 a year ($4,000 over four years)", a price by the month. */
import { aidKinds, type Candidate, costKinds, outRole, type Role } from "./letterCandidates.ts";
import { isSameUsd } from "./letterLedger.ts";
import { splitWords } from "./letterRepeats.ts";

/** The same candidates; what only says something again, or takes a charge back, has that as its likeliest role. */
export function dropRestated(candidates: readonly Candidate[]): Candidate[] {
  const restated = new Set([...findOwnTerms(candidates), ...findOtherPeriods(candidates)]);
  const waived = new Set(findWaived(candidates));
  return candidates.map((one, at) => {
    if (insurance.test(one.words) && waivedBehind.test(one.text)) waived.add(at);
    if (restated.has(at)) return { ...one, note: null, roles: [outRole("repeated")] };
    return waived.has(at) ? { ...one, note: null, roles: [outRole("declined")] } : one;
  });
}

const groupNoun = /\b(?:aid|assistance|funding|support|help|money|gifts|benefits|package|resources)\W*$/i;
/** One line below a heading with its amount is read elsewhere. */
const leastParts = 2;

/**
 * "Institutional Aid $9,500" above two awards of that sum, or below them: its last noun is a group's, so that it may be their total. The sums of the
 * whole letter decide.
 */
export function doubtSubtotals(candidates: readonly Candidate[]): Candidate[] {
  const subtotals = new Set<number>();
  const isPart = (at: number) => {
    const one = candidates[at];
    return one !== undefined && !one.isSentence && isAid(one) && !subtotals.has(at);
  };
  const addsUp = (at: number, step: number, usd: number): boolean => {
    let sum = 0;
    let parts = 0;
    for (let place = at + step; place >= 0 && place < candidates.length && sum < usd - 1; place += step) {
      if (subtotals.has(place)) continue;
      if (!isPart(place)) break;
      sum += candidates[place]?.amountUsd ?? 0;
      parts += 1;
    }
    return parts >= leastParts && isSameUsd(sum, usd);
  };
  for (const [at, { label, amountUsd, isSentence, roles }] of candidates.entries()) {
    if (isCostSubtotal(candidates, at)) subtotals.add(at);
    const isOpen = roles.length === 1 && roles[0].is === "line" && roles[0].kind === "grant";
    if (!isOpen || isSentence || amountUsd === null || !groupNoun.test(label)) continue;
    if (addsUp(at, 1, amountUsd) || addsUp(at, -1, amountUsd)) subtotals.add(at);
  }
  return candidates.map((one, at): Candidate => {
    const total: Role = { is: "total", group: null, isGuess: true };
    return subtotals.has(at) ? { ...one, roles: [...one.roles, total] } : one;
  });
}

const severalCosts = /\b(?:and|total|sum|all)\b|[&/]/i;

/** "Tuition and fees $3,975" below a tuition and two fees of that sum: costs of one kind, and what they come to. */
function isCostSubtotal(candidates: readonly Candidate[], at: number): boolean {
  const kindOf = (one: Candidate | undefined) => {
    const [role, ...others] = one?.roles ?? [];
    return role?.is === "line" && others.length === 0 && costKinds.includes(role.kind) ? role.kind : null;
  };
  const own = candidates[at];
  const kind = kindOf(own);
  if (own === undefined || kind === null || own.isSentence || !severalCosts.test(own.label)) return false;
  const usd = own.amountUsd ?? 0;
  let sum = 0;
  let parts = 0;
  for (const one of candidates.slice(Math.max(0, at - mostCosts), at).toReversed()) {
    // The price of another place in a remark.
    if (one.roles[0].is === "out") continue;
    if (kindOf(one) !== kind) return false;
    sum += one.amountUsd ?? 0;
    parts += 1;
    if (sum >= usd - 1) break;
  }
  return parts >= leastParts && isSameUsd(sum, usd);
}

const mostCosts = 12;

const takenBack = /\b(?:waived|reversed|reversal|removed|opted out)\W*$/i;
const entryDay = /^\W*\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\s+/;

/** "Health Insurance $1,140" and "Health Insurance WAIVED $1,140": a charge, and the entry that takes it back. */
function findWaived(candidates: readonly Candidate[]): number[] {
  const nameOf = ({ label }: Candidate) => label.replace(entryDay, "").toLowerCase();
  return candidates.flatMap((back, at) => {
    const insured = findInsured(candidates, back, at);
    if (insured >= 0) return [insured, at];
    if (!takenBack.test(back.label) || back.amountUsd === null) return [];
    const name = nameOf(back).replace(takenBack, "").trim();
    const charge = candidates.findIndex(
      (one, place) =>
        place < at &&
        one.roles[0].is === "line" &&
        isSameUsd(one.amountUsd ?? 0, back.amountUsd ?? 0) &&
        nameOf(one).trim() === name,
    );
    return charge < 0 ? [] : [charge, at];
  });
}

const insurance = /\b(?:insurance|health ins|health plan|medical plan|ship)\b/i;

/** "Health insurance  1,200  ** WAIVED 6/03/26 **" */
const waivedBehind = /\d[\W_]+(?:was |is |has been )?(?:waived|removed from (?:your |the )?bill)\b/i;

/** "Health insurance plan $3,980" above "Health insurance waiver approved -$3,980": waived insurance is no gift; -1 if it is none. */
function findInsured(candidates: readonly Candidate[], back: Candidate, at: number): number {
  if (!insurance.test(back.words) || !/\bwaive[rd]?\b/i.test(back.words) || !back.isNegative) return -1;
  return candidates.findIndex(
    (one, place) =>
      place < at &&
      one.roles[0].is === "line" &&
      insurance.test(one.words) &&
      isSameUsd(one.amountUsd ?? 0, back.amountUsd ?? 0),
  );
}

const isDeclined =
  /^\W*([^:]{4,60}):\s+(?:you|the student)(?:['\u2019]ve| have| has)? (?:declined|cancell?ed|rejected|turned down)\b|\byou(?:['\u2019]ve| have)? (?:declined|cancell?ed|rejected|turned down) (?:the|your) ([^.;:,()\d]{4,60}?)(?=[.;:,(]| on \w+ \d| on \d|$)/i;

/** "Unsubsidized Loan: You declined this loan on 04/22/2026.": the name of what a note below the table says was declined; null if the line says nothing so. */
export function findDeclinedName(line: string): string | null {
  if (/\b(?:if|last year|previous(?:ly)?|prior)\b/i.test(line)) return null;
  const [, before, behind] = isDeclined.exec(line) ?? [];
  return before ?? behind ?? null;
}

/** The one row that such a name fits, whose offered amount no longer counts. */
export function leaveDeclinedOut(candidates: readonly Candidate[], names: readonly string[]): Candidate[] {
  const declined = names.flatMap((name) => {
    const words = splitWords(name);
    const fitting = candidates.flatMap(({ label, roles: [role], isSentence }, at) => {
      const own = splitWords(label);
      const isNamed = words.length > 0 && words.every((word) => own.includes(word));
      return role.is === "line" && aidKinds.includes(role.kind) && !isSentence && isNamed ? [at] : [];
    });
    return fitting.length === 1 ? fitting : [];
  });
  return candidates.map((one, at) =>
    declined.includes(at) ? { ...one, roles: [outRole("declined"), ...one.roles] } : one,
  );
}

const termAlone =
  /^\W*(?:fall|autumn|winter|spring|summer|oto\u00f1o|primavera|invierno|verano)(?:\s+(?:semester|term|quarter))?(?:\s+(?:20)?\d\d)?\W*$/i;
const mostTerms = 4;

/** "Pell Grant $4,900" and below it "Fall 2027 $2,450" and "Spring 2028 $2,450": rows that name a term and nothing else, and make the row above them. */
function findOwnTerms(candidates: readonly Candidate[]): number[] {
  // Those of a declined award are declined with it.
  const isTerm = ({ label, roles }: Candidate) =>
    termAlone.test(label) && roles.some((role) => role.is === "line");
  const found: number[] = [];
  for (const [at, award] of candidates.entries()) {
    if (award.amountUsd === null || termAlone.test(award.label)) continue;
    const terms: number[] = [];
    let sum = 0;
    for (let next = at + 1; next < candidates.length && terms.length < mostTerms; next += 1) {
      const row = candidates[next];
      if (row === undefined || !isTerm(row)) break;
      terms.push(next);
      sum += row.amountUsd ?? 0;
    }
    if (terms.length > 1 && isSameUsd(sum, award.amountUsd)) found.push(...terms);
  }
  return found;
}

/** How far from the line it says again: within its sentence, or in the headline above. */
const nearby = 3;
const monthsAYear = [9, 10, 12] as const;
const yearsOfStudy = 4;
const overStudy = /\b(?:over|across|for) (?:all |the |your )*(?:four|4) years\b/i;

function isAid({ roles: [role] }: Candidate): boolean {
  return role.is === "line" && role.kind !== "other" && aidKinds.includes(role.kind);
}

function findOtherPeriods(candidates: readonly Candidate[]): number[] {
  return candidates.flatMap(({ roles: [role], note, amountUsd, label, printed }, at) => {
    if (amountUsd === null || role.is === "out") return [];
    const near = candidates.filter(
      (other, place) =>
        place !== at &&
        Math.abs(place - at) <= nearby &&
        other.note !== note &&
        other.roles[0].is !== "out" &&
        other.amountUsd !== null,
    );
    const isNear = (usd: number) => near.some((other) => isSameUsd(other.amountUsd ?? 0, usd));
    // What is promised for all years is aid; that it comes to what a cost does is chance.
    if (note === "studyDivided")
      return near.some((other) => isAid(other) && isSameUsd(other.amountUsd ?? 0, amountUsd)) ? [at] : [];
    // A month's amount was counted for nine of them.
    if (note === "timesMonths")
      return monthsAYear.some((months) => isNear((amountUsd / 9) * months)) ? [at] : [];
    // "An extra $4,000!" above "$1,000 a year ($4,000 over four years)".
    const isUnnamed = role.is === "line" && role.kind === "other" && note === null && label !== "";
    const figure = printed[0]?.text ?? "";
    const isOfStudy = candidates.some(
      (other) =>
        isSameUsd(yearsOfStudy * (other.amountUsd ?? 0), amountUsd) &&
        other.text.includes(figure) &&
        overStudy.test(other.text),
    );
    return isUnnamed && figure !== "" && isOfStudy ? [at] : [];
  });
}
