/** What each household gets ready, by the part it has on the two forms. */
import type { CssHousehold } from "#domain/aid/cssProfile.ts";
import type { FafsaParent } from "#domain/aid/fafsaParent.ts";
import type { ParentHousehold } from "#domain/aid/parentAnswers.ts";
import type { GatherItem } from "./words.ts";

export const fafsaItems = [
  "account",
  "invitation",
  "consent",
  "federalReturn",
  "ownShare",
  "childSupport",
  "balances",
  "familySize",
  "stepparentReturn",
] as const satisfies readonly GatherItem[];
export const cssItems = [
  "cssAccount",
  "cssReturns",
  "cssHome",
  "cssBusiness",
  "cssSpouse",
  "cssUploads",
  "cssFee",
] as const satisfies readonly GatherItem[];
export const studentItems = [
  "studentAccount",
  "studentInvite",
  "studentList",
  "studentAsk",
] as const satisfies readonly GatherItem[];

/** A household's part on a form; "maybe" while the questions are open or a college has to be asked. */
export type FormPart = "files" | "filesSecond" | "notAsked" | "maybe";

export function buildFafsaPart(household: ParentHousehold, found: FafsaParent): FormPart {
  switch (found.parents) {
    case "both":
    case "surviving":
      return "files";
    case "first":
    case "second":
      return found.parents === household ? "files" : "notAsked";
    case "none":
      return "notAsked";
    case "unknown":
    default:
      return "maybe";
  }
}

export function buildCssPart(household: ParentHousehold, found: CssHousehold): FormPart {
  switch (found.files) {
    case "together":
    case "surviving":
      return "files";
    case "first":
    case "second":
      return found.files === household ? "files" : "filesSecond";
    case "none":
      return "notAsked";
    case "ask":
    case "unknown":
    default:
      return "maybe";
  }
}

/** The checklist of one household. A stepparent's papers only where there may be one. */
export function listGatherItems(
  household: ParentHousehold,
  found: { fafsa: FafsaParent; css: CssHousehold },
): { fafsa: readonly GatherItem[]; css: readonly GatherItem[] } {
  const { fafsa } = found;
  const isAlone = "stepparent" in fafsa && fafsa.stepparent === "none";
  const asked = fafsaItems.filter((item) => item !== "stepparentReturn" || !isAlone);
  return {
    fafsa: buildFafsaPart(household, fafsa) === "notAsked" ? [] : asked,
    css: buildCssPart(household, found.css) === "notAsked" ? [] : cssItems,
  };
}
