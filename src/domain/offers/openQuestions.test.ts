/** What withholds the verdict: names, kinds, guesses and amounts that someone has yet to confirm. */
import { describe, expect, test } from "vitest";
import type { LeftOutReason } from "./leftOut.ts";
import type { Offer, OfferLine } from "./offer.ts";
import { listOpenQuestions } from "./openQuestions.ts";

const line: OfferLine = {
  label: "Grant",
  kind: "grant",
  amountUsd: 5_000,
  source: "unknown",
  isRenewable: null,
};
const offer: Offer = {
  id: "a",
  unitId: null,
  collegeName: "Ridge",
  academicYear: null,
  lines: [line],
  practices: {},
};
const leave = (because: LeftOutReason) => ({ label: "x", text: "x", amountUsd: 5, because });

describe("an offer asks about", () => {
  test.each<[string, Partial<Offer>, [string, number][]]>([
    ["nothing where all is sorted", {}, []],
    ["its college", { collegeName: " " }, [["nameless", 1]]],
    ["nothing if the college was chosen", { collegeName: "", unitId: 204_796 }, []],
    [
      "each line nobody sorted",
      { lines: [line, { ...line, kind: "other" }, { ...line, kind: "other" }] },
      [["unsorted", 2]],
    ],
    [
      "a line once, sorted by a guess or not",
      { lines: [{ ...line, kind: "other", note: "kindGuessed" }] },
      [["unsorted", 1]],
    ],
    [
      "a guess",
      {
        lines: [
          { ...line, note: "kindGuessed" },
          { ...line, note: "oneTerm" },
        ],
      },
      [["guessed", 2]],
    ],
    [
      "all lines that only lack a sum, once",
      {
        lines: [
          { ...line, note: "unproven" },
          { ...line, note: "unproven" },
          { ...line, note: "kindGuessed" },
        ],
      },
      [["guessed", 2]],
    ],
    ["no sum of terms", { lines: [{ ...line, note: "termsAdded" }] }, []],
    [
      "an amount that is missing in what was read",
      { lines: [{ ...line, amountUsd: null, readFrom: "Grant $1O" }] },
      [["amountMissing", 1]],
    ],
    ["no empty line that was never typed", { lines: [{ ...line, kind: "other", amountUsd: null }] }, []],
    [
      "what was left out without a reason in the letter",
      { leftOut: [leave("unknown"), leave("unclear"), leave("totalDiffers")] },
      [["leftOut", 3]],
    ],
    [
      "no total, deposit or declined loan",
      { leftOut: [leave("sum"), leave("notAid"), leave("declined"), leave("zero"), leave("repeated")] },
      [],
    ],
  ])("%s", (_, fields, expected) => {
    expect(listOpenQuestions({ ...offer, ...fields }).map(({ code, count }) => [code, count])).toEqual(
      expected,
    );
  });
});
