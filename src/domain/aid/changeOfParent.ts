/**
 * What happens to a parent's figures once another parent is on the form. They are kept under "first.", whoever that parent
 * is; when it changes, they move to "second.", where no rule reads them, and they come back when the choice is taken back.
 */
import { fafsaAnswers } from "#domain/answers/catalog/fafsa.ts";
import { type AidAnswer, type AidAnswers, toAidKey } from "#domain/answers/households.ts";
import {
  findMarriageToAsk,
  type ParentHousehold,
  readParentAnswers,
  readParentsTogether,
  takeBackContradicted,
} from "./parentAnswers.ts";

export type AidChanges = Readonly<Record<string, AidAnswer | null>>;

/** Whose figures they are, as far as it is known. */
type Owner = {
  /** Both parents report, and either of them may begin the form. */
  isOfBoth: boolean;
  about: ParentHousehold | null;
  parentIs: "mother" | "father" | null;
};

/** Whose figures are kept: under "first." where no parent is asked now, under "second." those set aside. No answers, but marks. */
const ownerName = "figuresOf";
const ownerKey = toAidKey("first", ownerName);
export const setAsideKey = toAidKey("second", ownerName);

/** Stored with the student, but about the parent's household. */
const householdNames: ReadonlySet<string> = new Set(["familySize", "receivedBenefit"]);

/** Changes to the aid answers with all that goes with them: figures of another parent, and what they contradict. */
export function completeAidChanges(answers: AidAnswers, changes: AidChanges): AidChanges {
  const all = { ...changes, ...moveFigures(answers, changes) };
  return { ...all, ...takeBackContradicted(answers, all) };
}

function moveFigures(answers: AidAnswers, changes: AidChanges): AidChanges {
  const before = readOwner(answers[ownerKey]) ?? findOwner(answers);
  const own = listFigures(answers, "first").filter(([name]) => !(toFirstKey(name) in changes));
  // Who is on the form now: what the old figures say of their parent goes with them.
  const asked = findOwner(applyChanges(answers, changes));
  if (before === null) return {};
  const unmarked = ownerKey in answers ? { [ownerKey]: null } : {};
  if (asked === null || isSameOwner(before, asked)) {
    // On the way to another answer less may be known of the parent: whose figures these are is not forgotten.
    const isLess =
      asked === null ||
      isForgotten(before.about, asked.about) ||
      isForgotten(before.parentIs, asked.parentIs);
    return isLess && own.length > 0 ? { [ownerKey]: toMark(before) } : unmarked;
  }
  const isParentSaid = "first.parentIs" in changes;
  const after: Owner = { ...asked, parentIs: isParentSaid ? asked.parentIs : null };
  const kept = readOwner(answers[setAsideKey]);
  const isReturn = kept !== null && isOwnersReturn(kept, after);
  // Nothing to set aside and nothing to bring back: what was set aside before stays there.
  if (own.length === 0 && !isReturn) return unmarked;
  const back: [name: string, value: AidAnswer][] = !isReturn
    ? []
    : [
        ...(kept.parentIs === null ? [] : [["parentIs", kept.parentIs] satisfies [string, AidAnswer]]),
        ...listFigures(answers, "second"),
      ];
  return {
    ...unmarked,
    ...Object.fromEntries(listFigures(answers, "second").map(([name]) => [toAidKey("second", name), null])),
    ...Object.fromEntries(own.map(([name, value]) => [toAidKey("second", name), value])),
    [setAsideKey]: own.length === 0 ? null : toMark(before),
    ...Object.fromEntries(own.map(([name]) => [toFirstKey(name), null])),
    ...Object.fromEntries(
      back.flatMap(([name, value]) => {
        const key = toFirstKey(name);
        return key in changes ? [] : [[key, value]];
      }),
    ),
  };
}

/** Null while the parents' situation is open, and where no parent is asked. */
function findOwner(answers: AidAnswers): Owner | null {
  const together = readParentsTogether(answers);
  if (together === null || together === "bothDied") return null;
  const about = findMarriageToAsk(readParentAnswers(answers));
  const parentIs = answers["first.parentIs"];
  return {
    isOfBoth: together === "marriedToEachOther" || together === "unmarriedLivingTogether",
    about: about === "first" || about === "second" ? about : null,
    // "Parent" may be either.
    parentIs: parentIs === "mother" || parentIs === "father" ? parentIs : null,
  };
}

/** A parent who is now apart from the other one still answers for the same return. */
function isSameOwner(one: Owner, other: Owner): boolean {
  if (one.isOfBoth && other.isOfBoth) return true;
  return !isOther(one.about, other.about) && !isOther(one.parentIs, other.parentIs);
}

/** Nothing speaks against it, and what is known of the parent is known of the figures too. */
function isOwnersReturn(kept: Owner, now: Owner): boolean {
  const isAboutSame = now.about !== null && kept.about === now.about;
  const isParentSame = now.parentIs !== null && kept.parentIs === now.parentIs;
  return isSameOwner(kept, now) && (isAboutSame || isParentSame);
}

function isForgotten(before: string | null, now: string | null): boolean {
  return before !== null && now === null;
}

function isOther(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one !== other;
}

/** By name; those of the household are about the parents only where a parent is asked, which the caller knows. */
function listFigures(answers: AidAnswers, household: ParentHousehold): [name: string, value: AidAnswer][] {
  return Object.keys(fafsaAnswers).flatMap((name): [string, AidAnswer][] => {
    const key = household === "first" ? toFirstKey(name) : toAidKey("second", name);
    const value = answers[key];
    return value === undefined ? [] : [[name, value]];
  });
}

function toFirstKey(name: string): string {
  return toAidKey(householdNames.has(name) ? "student" : "first", name);
}

export function applyChanges(answers: AidAnswers, changes: AidChanges): AidAnswers {
  const all: Record<string, AidAnswer> = { ...answers };
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) delete all[key];
    else all[key] = value;
  }
  return all;
}

/** "one second mother", and a dash for what is open. */
function toMark({ isOfBoth, about, parentIs }: Owner): string {
  return [isOfBoth ? "both" : "one", about ?? "-", parentIs ?? "-"].join(" ");
}

function readOwner(mark: AidAnswer | undefined): Owner | null {
  if (typeof mark !== "string") return null;
  const [kind, about, parentIs] = mark.split(" ");
  return {
    isOfBoth: kind === "both",
    about: about === "first" || about === "second" ? about : null,
    parentIs: parentIs === "mother" || parentIs === "father" ? parentIs : null,
  };
}
