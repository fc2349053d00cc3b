/** What the history of the browser may hold of a listing. */
import { describe, expect, test } from "vitest";
import { everything, readListing } from "./listing.ts";

describe("a kept listing", () => {
  test("a listing kept from when a label stood for admission and price is read", () => {
    const { budgets: _, ...rest } = everything;
    const kept = { ...rest, labels: ["likelyPriceNotSafe", "safety", "reach"], isWithinPrice: true };
    expect(readListing(kept)).toEqual({
      ...everything,
      labels: ["safety", "open", "reach"],
      budgets: ["within"],
    });
    expect(readListing({ ...rest, isWithinPrice: false })).toEqual(everything);
  });

  test("a listing kept from when it was shown twenty at a time is read", () => {
    expect(readListing({ ...everything, sort: "price", shown: 40 })).toEqual({
      ...everything,
      sort: "price",
    });
  });

  test("a listing kept from before it could show also what misses an answer shows what fits", () => {
    const { scope: _, ...rest } = everything;
    expect(readListing({ ...rest, sort: "name" })).toEqual({ ...everything, sort: "name" });
    expect(readListing({ ...everything, scope: "all" }).scope).toBe("all");
  });

  test.each([[null], [{ sort: "luck" }], [{ ...everything, scope: "some" }], ["nonsense"]])(
    "nonsense in the history (%j) shows everything",
    (raw) => {
      expect(readListing(raw)).toEqual(everything);
      expect(readListing({ ...everything, sort: "name" })).toEqual({ ...everything, sort: "name" });
    },
  );
});
