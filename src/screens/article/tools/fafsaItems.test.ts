/** What each person needs at hand for the FAFSA. */
import { expect, test } from "vitest";
import type { FafsaSigner } from "#domain/aid/fafsaSigners.ts";
import type { AidAnswers } from "#domain/answers/households.ts";
import { type FafsaExtra, findKnownExtras, listFafsaItems } from "./fafsaItems.ts";

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

test.each<[string, AidAnswers, readonly FafsaExtra[]]>([
  ["nothing told", {}, []],
  [
    "a business, and child support",
    { "first.hasBusiness": true, "first.hasChildSupport": true },
    ["childSupport", "business"],
  ],
  ["answered with no", { "first.hasBusiness": false, "student.hasSsn": true }, []],
  [
    "a parent who filed nothing and has no number",
    { "first.otherFilingStatus": "notRequired", "first.hasSsn": false },
    ["noReturn", "noNumber"],
  ],
  [
    "divorced since a joint return",
    { "first.maritalNow": "divorced", "first.filingStatus": "mfj" },
    ["formerSpouse"],
  ],
  ["remarried, on one return", { "first.maritalNow": "remarried", "first.filingStatus": "mfj" }, []],
])("of the FAFSA answers it takes what changes the list: %s", (_name, answers, expected) => {
  expect(findKnownExtras(answers)).toEqual(expected);
});
