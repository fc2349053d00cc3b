/** What each person who signs has at hand, by their part and by what the family has. */
import type { FafsaSigner } from "#domain/aid/fafsaSigners.ts";
import { type GatherItem, gatherItems } from "./fafsaReadyWords.ts";

export const fafsaExtras = ["childSupport", "business", "noReturn", "noNumber", "formerSpouse"] as const;
export type FafsaExtra = (typeof fafsaExtras)[number];

/** In the order of `gatherItems`. A dependent student is asked for own figures too, but not for benefits of the home. */
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
