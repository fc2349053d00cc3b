/** What each person who signs needs at hand, by their role and by what the family has. */
import type { FafsaSigner } from "#domain/aid/fafsaSigners.ts";
import type { AidAnswers } from "#domain/answers/households.ts";
import { type GatherItem, gatherItems } from "./fafsaReadyWords.ts";

export const fafsaExtras = ["childSupport", "business", "noReturn", "noNumber", "formerSpouse"] as const;
export type FafsaExtra = (typeof fafsaExtras)[number];

/** In the order of `gatherItems`. A dependent student needs their own figures too, but not the household's benefits. */
export function listFafsaItems(
  signer: FafsaSigner,
  signers: readonly FafsaSigner[],
  extras: readonly FafsaExtra[],
): GatherItem[] {
  const isStudent = signer === "student";
  const isAlone = !signers.some((one) => one !== "student" && one !== "spouse");
  const isHead = isAlone ? isStudent : !isStudent && signer !== "stepparent" && signer !== "secondParent";
  const has = (extra: FafsaExtra) => extras.includes(extra);
  const needed: Readonly<Record<GatherItem, boolean>> = {
    account: true,
    return2025: true,
    noReturn: has("noReturn"),
    balances: true,
    childSupport: isHead && has("childSupport"),
    business: has("business") && (isHead || signer === "stepparent" || signer === "secondParent"),
    benefits: isHead,
    noNumber: has("noNumber"),
    colleges: isStudent,
    invite: isStudent && signers.length > 1,
    ownShare: has("formerSpouse") && (isHead || signer === "secondParent"),
  };
  return gatherItems.filter((item) => needed[item]);
}

/** What the FAFSA calculator was told of these. */
export function findKnownExtras(answers: AidAnswers): FafsaExtra[] {
  const isAny = (name: string, value: unknown) =>
    ["student", "first"].some((household) => answers[`${household}.${name}`] === value);
  const filings = ["filingStatus", "otherFilingStatus"];
  const { "first.maritalNow": marital, "first.filingStatus": filing } = answers;
  const known: Readonly<Record<FafsaExtra, boolean>> = {
    childSupport: isAny("hasChildSupport", true),
    business: isAny("hasBusiness", true),
    noReturn: filings.some((name) => isAny(name, "notRequired")),
    noNumber: isAny("hasSsn", false),
    formerSpouse: (marital === "divorced" || marital === "separated") && filing === "mfj",
  };
  return fafsaExtras.filter((extra) => known[extra]);
}
