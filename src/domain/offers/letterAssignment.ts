/** Chooses what each doubtful amount is: the reading on which most of the letter's printed sums come out. */
import type { Steps } from "#lib/steps.ts";
import { setAside } from "./letterAside.ts";
import { type Candidate, costKinds, lineRole, type Role } from "./letterCandidates.ts";
import { findIdentities, type Identity } from "./letterIdentities.ts";

export type Assignment = {
  /** With roles added where only another kind than the words say makes a printed sum come out. */
  candidates: readonly Candidate[];
  roles: readonly Role[];
  identities: readonly Identity[];
  /** The places whose role the printed sums prove: with any other, one of them would not come out. */
  proven: ReadonlySet<number>;
};

/** Doubtful amounts that are tried one by one; a letter with more has no sums to speak of. */
const mostDoubts = 16;
const mostPairs = 6;
/** Readings that are tried: fewer the longer the letter and the more sums it prints, so that the work stays bounded. */
const mostWork = 150_000;
const mostReadings = 400;
/** One printed sum outweighs any number of doubts about words. */
const sumWeight = 100;
const missWeight = 30;

/** What the sums show to be mentioned only is left out, and the sums are tried again without it; twice, as one may settle the other. */
export function* assignRoles(candidates: readonly Candidate[]): Steps<Assignment> {
  let best = yield* assignOnce(candidates);
  if (candidates.length > mostWithAsides) return best;
  for (let round = 0; round < mostAsides; round += 1) {
    const aside = setAside(best.candidates, best.roles, best.identities);
    const without = best.candidates.map((one, at): Candidate => {
      const role = aside[at];
      return role === undefined || role === best.roles[at] ? one : { ...one, roles: [role] };
    });
    if (without.every((one, at) => one === best.candidates[at])) return best;
    const next = yield* assignOnce(without);
    const counted = best.identities.filter(({ at }) => without[at] === best.candidates[at]);
    if (countHolding(next.identities) < countHolding(counted)) return best;
    best = next;
  }
  return best;
}

const mostAsides = 2;
/** More amounts than a letter with its terms has. */
const mostWithAsides = 150;

function* assignOnce(candidates: readonly Candidate[]): Steps<Assignment> {
  const read = yield* chooseRoles(candidates);
  const counted = countRepeats(read);
  const first = counted === null ? read : yield* chooseRoles(counted);
  if (first.identities.every(({ holds }) => holds)) return first;
  const widened = yield* widenRoles(first);
  return widened === null ? first : yield* chooseRoles(widened);
}

/** A printed sum that counts both a line and its repeat says that it was no repeat: two payments of one award. Null if none does. */
function countRepeats({ candidates, roles, identities }: Assignment): readonly Candidate[] | null {
  const isRepeat = (at: number) => {
    const role = roles[at];
    return role?.is === "out" && role.because === "repeated";
  };
  const again = new Set(
    identities.flatMap(({ holds, parts }) => {
      if (!holds) return [];
      const isCounted = (at: number) =>
        parts.some(
          (part) =>
            !isRepeat(part) &&
            candidates[part]?.label.toLowerCase() === candidates[at]?.label.toLowerCase() &&
            candidates[part]?.amountUsd === candidates[at]?.amountUsd,
        );
      return parts.filter((part) => isRepeat(part) && isCounted(part));
    }),
  );
  if (again.size === 0) return null;
  return candidates.map((one, at) => {
    const [line, ...more] = one.roles.filter(({ is }) => is !== "out");
    return again.has(at) && line !== undefined ? { ...one, roles: [line, ...more] } : one;
  });
}

/** More lines than this have too many sums that come out by chance. */
const mostWidened = 40;

/** "State Tuition Equalization" in a list of aid: the one line that, as a gift, makes a printed sum come out. Null if none or several do. */
function* widenRoles({ candidates, roles, identities }: Assignment): Steps<readonly Candidate[] | null> {
  const holding = countHolding(identities);
  const places = roles.flatMap((role, at) =>
    role.is === "line" && candidates[at]?.roles.length === 1 && costKinds.includes(role.kind) ? [at] : [],
  );
  if (candidates.length > mostWidened) return null;
  const found: number[] = [];
  for (const at of places) {
    if (countHolding(findIdentities(candidates, roles.with(at, lineRole("grant")))) > holding) found.push(at);
    yield;
  }
  const [only] = found;
  if (only === undefined || found.length > 1) return null;
  return candidates.map((one, at) =>
    at === only ? { ...one, roles: [...one.roles, lineRole("grant")] } : one,
  );
}

function* chooseRoles(candidates: readonly Candidate[]): Steps<Assignment> {
  const doubts = candidates.flatMap(({ roles }, at) => (roles.length > 1 ? [at] : [])).slice(0, mostDoubts);
  const score = (choice: readonly number[]) => rate(candidates, choice);
  let best = candidates.map(() => 0);
  let bestScore = score(best);
  const sums = candidates.filter(({ roles }) => roles.some(({ is }) => is !== "line" && is !== "out")).length;
  let left = Math.min(mostReadings, Math.ceil(mostWork / (1 + candidates.length * sums)));
  const tryChoice = (choice: readonly number[]): void => {
    left -= 1;
    if (left < 0 || sums === 0) return;
    const next = score(choice);
    if (next <= bestScore) return;
    best = [...choice];
    bestScore = next;
  };
  for (const choice of listBlocks(candidates, doubts)) {
    tryChoice(choice);
    yield;
  }
  for (let round = 0; round < 2; round += 1) {
    for (const at of doubts) {
      for (const option of listOptions(candidates, at)) tryChoice(best.with(at, option));
      yield;
    }
  }
  if (doubts.length <= mostPairs) {
    for (const [index, one] of doubts.entries()) {
      for (const other of doubts.slice(index + 1)) {
        for (const a of listOptions(candidates, one))
          for (const b of listOptions(candidates, other)) tryChoice(best.with(one, a).with(other, b));
        yield;
      }
    }
  }
  const roles = toRoles(candidates, best);
  const identities = findIdentities(candidates, roles);
  const holding = countHolding(identities);
  const proven = new Set<number>();
  // With fewer readings than doubts nothing is proven.
  for (const at of left < doubts.length || sums === 0 ? [] : doubts) {
    const others = listOptions(candidates, at).filter((option) => option !== best[at]);
    const isLine = roles[at]?.is === "line";
    const isProven = others.every((option) => {
      const tried = findIdentities(candidates, toRoles(candidates, best.with(at, option)));
      // As a total it would be one that does not come out.
      return countHolding(tried) < holding || (isLine && tried.some((one) => one.at === at && !one.holds));
    });
    if (isProven) proven.add(at);
    yield;
  }
  return { candidates, roles, identities, proven };
}

/** All doubtful amounts as one kind, where they may be: several unnamed grants in a list add up only together. */
function listBlocks(candidates: readonly Candidate[], doubts: readonly number[]): number[][] {
  return ["grant", "otherCost", "studentLoan", "workStudy"].map((kind) =>
    candidates.map(({ roles }, at) => {
      if (!doubts.includes(at)) return 0;
      return Math.max(
        0,
        roles.findIndex((role) => role.is === "line" && role.kind === kind),
      );
    }),
  );
}

function listOptions(candidates: readonly Candidate[], at: number): number[] {
  return candidates[at]?.roles.map((_, option) => option) ?? [];
}

function toRoles(candidates: readonly Candidate[], choice: readonly number[]): Role[] {
  return candidates.map(({ roles }, at) => roles[choice[at] ?? 0] ?? roles[0]);
}

function rate(candidates: readonly Candidate[], choice: readonly number[]): number {
  const identities = findIdentities(candidates, toRoles(candidates, choice));
  const holding = countHolding(identities);
  const doubt = choice.reduce((sum, option) => sum + option, 0);
  return holding * sumWeight - (identities.length - holding) * missWeight - doubt;
}

function countHolding(identities: readonly Identity[]): number {
  return identities.filter(({ holds }) => holds).length;
}
