/** What a family reads about why a range is wide. */
import { expect, test } from "vitest";
import { words } from "./words.ts";

test("whoever gave a score is not told that there is none, where the chance leaves it out", () => {
  expect(words.widerBecause(["noTest", "noGpaSpread"], false)).toContain(
    "because we don’t have a test score from you and the college publishes too little",
  );
  expect(words.widerBecause(["noTest"], true)).toBe(
    "The range is wider because it doesn’t count a test score.",
  );
});
