/** Whether an amount was there before: the same award again, a heading's one line, or the sum of the lines above it. */
import { aidKinds, type Candidate, costKinds, outRole, type Role } from "./letterCandidates.ts";
import { isSameUsd } from "./letterLedger.ts";
import type { State } from "./letterState.ts";
import { findCostItems, findHeading, findLineKind, findSource } from "./letterWords.ts";

export function isKnownAmount({ candidates }: State, amountUsd: number): boolean {
  return candidates.some((other) => other.amountUsd === amountUsd);
}

/** The same words and amount again, in the same term or none. */
export function isRepeat(
  { candidates }: State,
  label: string,
  amountUsd: number,
  term: string | null,
  role: Role,
): boolean {
  if (label === "" || role.is !== "line") return false;
  return candidates.some((other) => {
    const [first] = other.roles;
    const isSame =
      first.is === "line" && first.kind === role.kind && other.label.toLowerCase() === label.toLowerCase();
    if (!isSame) return false;
    return other.term === term ? other.amountUsd === amountUsd : term === null || other.term === null;
  });
}

/** "Student employment $2,600" above "Federal Work-Study $2,600": a heading with its total, and its one line. */
export function isPartOfHeading(
  { candidates }: State,
  role: Role,
  label: string,
  amountUsd: number,
): boolean {
  const last = candidates.at(-1);
  const above = last?.roles[0];
  return (
    role.is === "line" &&
    above?.is === "line" &&
    above.kind === role.kind &&
    aidKinds.includes(role.kind) &&
    last?.amountUsd === amountUsd &&
    findHeading(last.label) !== null &&
    findSource(last.label, null) !== "federal" &&
    (findHeading(label) === null || findSource(label, null) === "federal")
  );
}

const termAlone =
  /^\W*(?:20\d\d )?(?:fall|autumn|winter|spring|summer|oto\u00f1o|primavera|verano|invierno)(?: (?:semester|term|quarter))?(?: (?:20)?\d\d)?\W*$/i;

/** "$11,000" and below it "Fall $5,500 | Spring $5,500": the terms of the amount above. */
export function isSplit({ candidates }: State, label: string, amountUsd: number): boolean {
  return termAlone.test(label) && candidates.at(-1)?.amountUsd === amountUsd;
}

/** Terms of a year. */
const mostTerms = 4;

/** "Trustee Award 3,000" and below it "2027 Fall Semester 1,500" and "2028 Spring Semester 1,500": the terms of the row above are left out. */
export function leaveTermRowsOut(candidates: readonly Candidate[]): Candidate[] {
  const isTermRow = (at: number) => {
    const one = candidates[at];
    return one !== undefined && !one.isSentence && termAlone.test(one.words);
  };
  const below = new Set<number>();
  for (const [at, { roles, amountUsd }] of candidates.entries()) {
    if (roles[0].is === "total" || isTermRow(at) || amountUsd === null) continue;
    let sum = 0;
    for (let terms = 1; terms <= mostTerms && isTermRow(at + terms); terms += 1) {
      sum += candidates[at + terms]?.amountUsd ?? 0;
      if (terms === 1 || Math.abs(sum - amountUsd) > terms) continue;
      for (let term = 1; term <= terms; term += 1) below.add(at + term);
    }
  }
  return candidates.map((one, at) => (below.has(at) ? { ...one, roles: [outRole("repeated")] } : one));
}

const month =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";
/** "July l5" of a scan as well. */
const day = "[\\dlIO]{1,2}(?:st|nd|rd|th)?";
const dateAlone = new RegExp(
  `^\\W*(?:(?:due|by|on|payment(?: \\d{1,2})?|pay)\\W+)*(?:${month}\\s+${day}|${day}\\s+${month}|\\d{1,2}[/-]\\d{1,2})(?:(?:,?\\s+|[/-])(?:[2Z][O0])?[\\dlIO]{2})?\\W*$`,
  "i",
);
/** Fewer may be the two terms in which aid is paid. */
const leastInstallments = 3;

/** "August 15 $448.10", "September 15 $448.10" and so on: rows named by a day alone, each of the same amount, are when something is paid. */
export function leaveInstallmentsOut(candidates: readonly Candidate[]): Candidate[] {
  const paid = new Set<number>();
  let run: number[] = [];
  for (const [at, { label, amountUsd }] of [...candidates, { label: "", amountUsd: null }].entries()) {
    if (amountUsd !== null && dateAlone.test(label.replace(/\$\s?\d[\d,.]*\s*$/, ""))) {
      run.push(at);
      continue;
    }
    const usd = run.map((place) => candidates[place]?.amountUsd ?? 0);
    // The first of them, or the last, may be of another amount.
    const middle = usd[Math.floor(usd.length / 2)];
    if (usd.filter((one) => one === middle).length >= leastInstallments) {
      for (const place of run) paid.add(place);
      // "You may pay in 4 payments: Aug 3 $3,085": the first, in its sentence.
      const before = (run[0] ?? 0) - 1;
      if (candidates[before]?.amountUsd === middle && candidates[before]?.isSentence === true)
        paid.add(before);
    }
    run = [];
  }
  return candidates.map((one, at) => (paid.has(at) ? { ...one, roles: [outRole("notAid")] } : one));
}

export const leastAgain = 500;

/** "Pell Grant $7,395" and, further down, "Federal Pell Grant $7,395": once or twice. */
export function isNamedAgain(
  { candidates, term: heading }: State,
  label: string,
  amountUsd: number,
  own: string | null,
  role: Role,
): boolean {
  if (role.is !== "line") return false;
  const words = splitWords(label);
  const term = own ?? heading;
  return candidates.slice(0, -1).some((other) => {
    const [first] = other.roles;
    if (
      first.is !== "line" ||
      first.kind !== role.kind ||
      other.amountUsd !== amountUsd ||
      other.term !== term
    )
      return false;
    const others = splitWords(other.label);
    const [fewer, more] = words.length < others.length ? [words, others] : [others, words];
    return fewer.length > 0 && fewer.every((word) => more.includes(word));
  });
}

export function splitWords(label: string): string[] {
  return label.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];
}

/** Words that say nothing, and the amount is that of two or more lines right above: a total by its place. */
export function isPlainSum(state: State, label: string, amountUsd: number): boolean {
  if (!/[a-z]{2}/i.test(label)) return false;
  if (findLineKind(label) !== null && !/\b(?:charges|aid)\b/i.test(label)) return false;
  return isRunSum(state, amountUsd);
}

/** "Tuition, fees, housing and meals $24,444", "Charges on the Hill $31,250" in a bill below the costs: two or more of them from the first on, and not all. */
export function isBilledSum({ candidates }: State, label: string, amountUsd: number): boolean {
  const items = findCostItems(label).length;
  if (items === 1 || (items === 0 && !/\b(?:charges?|costs?|bill(?:ed)?)\b/i.test(label))) return false;
  const usd = candidates.flatMap(({ roles: [role], amountUsd: one }) =>
    role.is === "line" && costKinds.includes(role.kind) ? [one ?? 0] : [],
  );
  let sum = 0;
  return usd.some((one, at) => {
    sum += one;
    return at > 0 && at < usd.length - 1 && isSameUsd(sum, amountUsd);
  });
}

/** What three costs or more come to, all that stand before it: no chance. */
export function isCostSum({ candidates }: State, amountUsd: number): boolean {
  const costs = candidates.filter(({ roles: [role] }) => role.is === "line" && costKinds.includes(role.kind));
  const usd = costs.reduce((sum, one) => sum + (one.amountUsd ?? 0), 0);
  return costs.length > 2 && isSameUsd(usd, amountUsd);
}

export function isRunSum({ candidates }: State, amountUsd: number): boolean {
  let sum = 0;
  let parts = 0;
  for (const { roles, amountUsd: usd } of candidates.toReversed().slice(0, 40)) {
    const [role] = roles;
    // The terms of awards that stand above are summed as well.
    const isAgain = role.is === "out" && role.because === "repeated" && roles.length > 1;
    if (role.is !== "line" && !isAgain) break;
    sum += usd ?? 0;
    parts += 1;
    if (parts > 1 && isSameUsd(sum, amountUsd)) return true;
  }
  return false;
}

/** "Total family share": of the family's own amounts right above. */
export function isFamilySum({ candidates }: State, amountUsd: number): boolean {
  let sum = 0;
  let parts = 0;
  for (const { roles, amountUsd: usd } of candidates.toReversed().slice(0, 8)) {
    const [role] = roles;
    if (role.is !== "out" || role.because !== "notAid") break;
    sum += usd ?? 0;
    parts += 1;
    if (parts > 1 && isSameUsd(sum, amountUsd)) return true;
  }
  return false;
}
