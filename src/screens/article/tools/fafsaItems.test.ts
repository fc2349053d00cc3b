/** What each person has at hand for the FAFSA. */
import { expect, test } from "vitest";
import type { FafsaSigner } from "#domain/aid/fafsaSigners.ts";
import { type FafsaExtra, listFafsaItems } from "./fafsaItems.ts";

const twoParents: readonly FafsaSigner[] = ["student", "firstParent", "secondParent"];
const withStep: readonly FafsaSigner[] = ["student", "firstParent", "stepparent"];

test.each<[string, FafsaSigner, readonly FafsaSigner[], readonly FafsaExtra[], readonly string[]]>([
  [
    "a dependent student lists colleges and invites",
    "student",
    twoParents,
    [],
    ["account", "return2025", "balances", "colleges", "invite"],
  ],
  [
    "the first parent answers for the home",
    "firstParent",
    twoParents,
    ["childSupport"],
    ["account", "return2025", "balances", "childSupport", "benefits"],
  ],
  [
    "the second parent for the own part alone",
    "secondParent",
    twoParents,
    ["childSupport", "business"],
    ["account", "return2025", "balances", "business"],
  ],
  [
    "a stepparent too",
    "stepparent",
    withStep,
    ["formerSpouse", "business"],
    ["account", "return2025", "balances", "business"],
  ],
  [
    "a return with a former spouse is the parent's",
    "firstParent",
    withStep,
    ["formerSpouse"],
    ["account", "return2025", "balances", "benefits", "ownShare"],
  ],
  [
    "an independent student alone answers for the own home and invites nobody",
    "student",
    ["student"],
    ["childSupport", "noReturn", "noNumber"],
    ["account", "return2025", "noReturn", "balances", "childSupport", "benefits", "noNumber", "colleges"],
  ],
  ["a spouse who signs", "spouse", ["student", "spouse"], [], ["account", "return2025", "balances"]],
])("%s", (_name, signer, signers, extras, expected) => {
  expect(listFafsaItems(signer, signers, extras)).toEqual(expected);
});
