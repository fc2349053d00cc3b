/** Printed sums beside the lines they are about, and what they decide where words leave a doubt. */
import { describe, expect, test } from "vitest";
import { runToEnd } from "#lib/steps.ts";
import { assignRoles } from "./letterAssignment.ts";
import { type Candidate, lineRole, type Role } from "./letterCandidates.ts";
import { findIdentities } from "./letterIdentities.ts";

const bare: Omit<Candidate, "label" | "amountUsd" | "roles"> = {
  words: "",
  othersUsd: [],
  heading: null,
  text: "",
  note: null,
  source: "unknown",
  isRenewable: null,
  term: null,
  mark: null,
  isSentence: false,
  isNegative: false,
  isSummed: false,
  printed: [],
};
const place = (label: string, amountUsd: number, ...roles: [Role, ...Role[]]): Candidate => ({
  ...bare,
  label,
  amountUsd,
  roles,
});
const total = (group: "cost" | "gift" | "loan" | "aid" | null): Role => ({ is: "total", group });
const net: Role = { is: "netPrice" };
const check = (...candidates: readonly Candidate[]) =>
  findIdentities(
    candidates,
    candidates.map(({ roles }) => roles[0]),
  ).map(({ kind, holds, differenceUsd }) => [kind, holds, differenceUsd]);

const tuition = place("Tuition", 30_000, lineRole("tuitionFees"));
const food = place("Food", 6_000, lineRole("housingFood"));
const grant = place("Grant", 12_000, lineRole("grant"));
const pell = place("Pell", 7_000, lineRole("grant"));
const loan = place("Loan", 3_500, lineRole("studentLoan"));
const job = place("Job", 2_000, lineRole("workStudy"));

describe("a printed sum comes out", () => {
  test.each<[string, Candidate[], unknown[]]>([
    ["of the lines above it", [tuition, food, place("Total", 36_000, total(null))], ["costTotal", true, 0]],
    [
      "of the lines below it",
      [place("Total gift aid", 19_000, total("gift")), grant, pell],
      ["giftTotal", true, 0],
    ],
    [
      "of its kind among others",
      [grant, loan, pell, place("Total grants", 19_000, total("gift"))],
      ["giftTotal", true, 0],
    ],
    [
      "within what letters round",
      [grant, pell, place("Total grants", 19_004, total("gift"))],
      ["giftTotal", true, 0],
    ],
    ["not beyond it", [grant, pell, place("Total grants", 19_006, total("gift"))], ["giftTotal", false, 6]],
    ["without work", [grant, loan, job, place("Total aid", 15_500, total("aid"))], ["aidTotal", true, 0]],
    ["as cost less gifts", [tuition, food, grant, loan, place("Net", 24_000, net)], ["netPrice", true, 0]],
    [
      "as cost less all aid",
      [tuition, food, grant, loan, job, place("Due", 18_500, net)],
      ["netPrice", true, 0],
    ],
    [
      "and is missed by the gap",
      [tuition, food, grant, place("Net", 20_000, net)],
      ["netPrice", false, -4_000],
    ],
  ])("%s", (_, candidates, expected) => {
    expect(check(...candidates)).toEqual([expected]);
  });

  test("and a total without any part says nothing", () => {
    expect(check(place("Total loans", 5_500, total("loan")))).toEqual([]);
  });
});

describe("a doubt is decided by the sums", () => {
  const open = place("Hart Fund", 4_000, lineRole("other"), lineRole("grant"), lineRole("studentLoan"));
  const decide = (...candidates: readonly Candidate[]) => {
    const { roles, proven } = runToEnd(assignRoles(candidates));
    const at = candidates.findIndex(({ label }) => label === "Hart Fund");
    const role = roles[at];
    return [role?.is === "line" ? role.kind : role?.is, proven.has(at)];
  };
  test.each<[string, Candidate[], unknown[]]>([
    [
      "a gift by the total of gifts",
      [grant, open, place("Total gifts", 16_000, total("gift"))],
      ["grant", true],
    ],
    // It may be a loan that the letter takes off: the kind stays a question.
    [
      "for a gift by the net price, unproven",
      [tuition, grant, open, place("Net", 14_000, net)],
      ["grant", false],
    ],
    [
      "a loan by the total of loans",
      [grant, loan, open, place("Total loans", 7_500, total("loan"))],
      ["studentLoan", true],
    ],
    ["nothing where no sum is printed", [grant, open], ["other", false]],
    [
      "nothing where all kinds fit",
      [grant, open, place("Total aid", 16_000, total("aid"))],
      ["other", false],
    ],
  ])("%s", (_, candidates, expected) => {
    expect(decide(...candidates)).toEqual(expected);
  });
});
