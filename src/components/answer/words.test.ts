/** What a field says of a figure that cannot be right. */
import { expect, test } from "vitest";
import { words } from "./words.ts";

test("an average in core courses goes from 0 to 4.0", () => {
  const { coreGpaProblem } = words.record;
  expect(coreGpaProblem({ kind: "tooHigh", maximum: 4 })).toBe("An unweighted average goes up to 4.0.");
  expect(coreGpaProblem({ kind: "tooLow", minimum: 0 })).toBe("A grade average cannot be below 0.");
  expect(coreGpaProblem({ kind: "notANumber" })).toBe("Use numbers only, such as 3.2.");
});
