/** The explanation of a price adds up, line by line. */
import { describe, expect, test } from "vitest";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { WorkingLine } from "#lib/source.ts";
import { bareCollege, baylor, haroldWashington, utAustin } from "../../../test/fixtures/sampleColleges.ts";
import { estimatePrice, type PriceInput } from "./band.ts";
import { explainPrice, middleParts, stickerParts } from "./working.ts";
import type { PriceLine } from "./workingLines.ts";

const texan: PriceInput = { familyIncomeUsd: 60_000, familySize: 4, homeState: "TX", livingPlan: "onCampus" };
const options = { entryYear: 2027 };
const unpriced = { netPriceByIncomeUsd: bareCollege.netPriceByIncomeUsd };

describe("the explanation", () => {
  test("of a Texas family with $60,000 at UT Austin", () => {
    const lines = explainPrice(utAustin, texan, options) ?? [];
    const amounts = lines.map(({ line, amountUsd }) => [line, amountUsd]);
    expect(amounts).toEqual([
      ["bracketPrice", 17_207],
      ["livingStep", 1_160],
      ["growth", 1_386],
      ["middle", 19_753],
      ["lowMargin", -4_558],
      ["low", 15_195],
      ["highMargin", 2_188],
      ["high", 21_941],
      ["stickerTuition", 11_688],
      ["stickerLiving", 20_758],
      ["stickerGrowth", 1_848],
      ["sticker", 34_294],
      ["policy", 21_941],
      ["familySize", null],
    ]);
    expect(lines[0]?.values).toEqual({ fromUsd: 48_001, toUsd: 75_000, field: "netPriceByIncomeUsd[2]" });
    expect(lines[0]?.source).toMatchObject({ id: "scorecard", year: "2023-24" });
  });

  const colleges: [string, CollegeSummary][] = [
    ["a public college", utAustin],
    ["a community college", haroldWashington],
    ["a private college with two brackets", baylor],
    ["a college with only its average price", { ...baylor, ...unpriced }],
    ["a college with only costs and grants", { ...baylor, ...unpriced, netPriceUsd: null }],
    ["an estimate held down to the published price", { ...baylor, ...unpriced, netPriceUsd: 90_000 }],
  ];
  const families: [string, PriceInput][] = [
    ["a Texan", texan],
    ["a Californian who asks to live with family", { ...texan, homeState: "CA", livingPlan: "withFamily" }],
    ["a Texan who lives with family", { ...texan, livingPlan: "withFamily" }],
    [
      "a family that says nothing",
      { familyIncomeUsd: null, familySize: null, homeState: null, livingPlan: null },
    ],
    ["a high income", { ...texan, familyIncomeUsd: 400_000 }],
  ];
  for (const [name, college] of colleges) {
    test.each(families)(`of ${name} for %s adds up to its band`, (_, family) => {
      const lines = explainPrice(college, family, options) ?? [];
      const band = estimatePrice(college, family, options);
      expect(sumLines(lines, middleParts)).toBe(band?.middleUsd);
      expect(getAmount(lines, "middle")).toBe(band?.middleUsd);
      expect(getAmount(lines, "middle") + getAmount(lines, "lowMargin")).toBe(band?.lowUsd);
      expect(getAmount(lines, "middle") + getAmount(lines, "highMargin")).toBe(band?.highUsd);
      expect(sumLines(lines, stickerParts)).toBe(band?.stickerUsd);
    });
  }

  test("says when an estimate was capped at the sticker price", () => {
    const lines = explainPrice({ ...baylor, ...unpriced, netPriceUsd: 90_000 }, texan, options) ?? [];
    expect(getAmount(lines, "heldToSticker")).toBeLessThan(0);
  });

  test("names the tuition exchange behind a low end", () => {
    const lines = explainPrice({ ...utAustin, state: "ID" }, { ...texan, homeState: "CA" }, options) ?? [];
    expect(lines.find(({ line }) => line === "exchange")).toMatchObject({
      amountUsd: 5_844,
      values: { exchange: "wue", residentRateMultiple: 1.5 },
      source: { id: "exchange-wue" },
    });
  });

  test("is missing if there is no price", () => {
    expect(explainPrice(bareCollege, texan, options)).toBeNull();
  });
});

function sumLines(lines: readonly WorkingLine<PriceLine>[], parts: readonly PriceLine[]): number {
  return lines
    .filter(({ line }) => parts.includes(line))
    .reduce((sum, { amountUsd }) => sum + (amountUsd ?? 0), 0);
}

function getAmount(lines: readonly WorkingLine<PriceLine>[], name: PriceLine): number {
  return lines.find(({ line }) => line === name)?.amountUsd ?? Number.NaN;
}
