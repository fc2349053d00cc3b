/** A line follows its name until somebody decides otherwise. */
import { expect, test } from "vitest";
import type { OfferLine } from "./offer.ts";
import { renameLine } from "./renameLine.ts";

const empty: OfferLine = { label: "", kind: "other", amountUsd: 5_000, source: "unknown", isRenewable: null };

test.each<[string, Partial<OfferLine>, string, Partial<OfferLine>]>([
  ["a grant of the government", {}, "Pell Grant", { kind: "grant", source: "federal" }],
  ["a parent loan", {}, "Parent PLUS", { kind: "parentLoan", source: "federal" }],
  ["a name that tells nothing", {}, "Athena Circle", { kind: "other" }],
  ["a grant for one year", {}, "One-time grant", { kind: "grant", isRenewable: false }],
  [
    "another name for a line that was sorted by its name",
    { label: "Books and supplies", kind: "books" },
    "Room and board",
    { kind: "housingFood" },
  ],
  ["a kind that was chosen", { label: "Athena Circle", kind: "grant" }, "Athena Circle loan", {}],
  ["a source that was chosen", { source: "outside" }, "Pell Grant", { kind: "grant" }],
])("%s", (_name, line, label, expected) => {
  expect(renameLine({ ...empty, ...line }, label, "")).toMatchObject({ label, ...expected });
});

test("what was chosen is not among the changes", () => {
  const line: OfferLine = { ...empty, label: "Athena Circle", kind: "grant", isRenewable: true };
  expect(renameLine(line, "Athena Circle loan", "")).not.toHaveProperty("kind");
  expect(renameLine(line, "Athena Circle loan", "")).not.toHaveProperty("isRenewable");
});
