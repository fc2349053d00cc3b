/** What /privacy says about counting calculators is what the contract does. */
import { expect, test } from "vitest";
import { countCalculatorEndpoint, tallyLimits } from "#contract/calculatorTally.ts";
import { tallyKinds } from "#domain/price/tallyKind.ts";
import { tallySection } from "./tallyWords.ts";

const told = tallySection.parts.flat().join(" ");

test("the months and the number of answers are those that hold", () => {
  expect(told).toContain(`after ${tallyLimits.months} months`);
  expect(told).toContain(`Once there are ${tallyLimits.least} answers`);
});

test("it names as many things as are sent, and every kind of college", () => {
  const [sent = []] = tallySection.parts.filter((part) => typeof part !== "string");
  expect(Object.keys(countCalculatorEndpoint.body.def.shape)).toHaveLength(sent.length);
  expect(sent[1]?.split(/, (?:or )?|: /).slice(1)).toHaveLength(tallyKinds.length);
});
