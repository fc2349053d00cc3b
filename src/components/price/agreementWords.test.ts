/** What the card says of an agreement between home and college: the rule, its year, and what to do. */
import { expect, test } from "vitest";
import { usualStanding } from "#domain/aid/standing.ts";
import type { StateCode } from "#domain/college/states.ts";
import { describeAgreedPrice, describeAgreementLine } from "#domain/price/agreementWords.ts";
import { findAgreementAt } from "#domain/price/residency.ts";
import { findResidencyFor } from "#domain/price/standingPrice.ts";
import { listAgreements } from "#domain/price/tuitionAgreements.ts";
import { findShippedCollege } from "../../../test/support/shippedColleges.ts";
import { words } from "./words.ts";

function describePrice(unitId: number, home: StateCode): string {
  const college = findShippedCollege(unitId);
  const residency = findResidencyFor(college, home, usualStanding);
  return words.residency(residency, college.state, home, findAgreementAt(college, home));
}

test.each([
  [
    "Madison for Minnesota",
    240_444,
    "MN",
    "Reciprocity price: Minnesota and Wisconsin charge each other’s students the higher of the two in-state prices (2026-27). You have to apply for it in Minnesota.",
  ],
  [
    "NDSU for Minnesota",
    200_332,
    "MN",
    "Reciprocity price: students from Minnesota pay a little more than the in-state price in North Dakota (2025-26). You have to apply for it in Minnesota.",
  ],
  [
    "the Twin Cities for North Dakota",
    174_066,
    "ND",
    "Reciprocity price: students from North Dakota pay the in-state price in Minnesota (2025-26). You have to apply for it in North Dakota.",
  ],
  [
    "South Dakota State for Iowa",
    219_356,
    "IA",
    "In-state price: South Dakota’s public universities charge students from Iowa the same as residents (South Dakota Advantage, 2025-26). You don’t have to apply for it.",
  ],
  [
    "Maryland for DC",
    163_286,
    "DC",
    "Out-of-state price less the DC Tuition Assistance Grant, up to $15,000 a year at public colleges outside DC (2026-27). You must apply every year, and there is an income limit.",
  ],
  [
    "Utah for California",
    230_764,
    "CA",
    "Out-of-state price, with a lower end at the rate of the Western Undergraduate Exchange (2026-27). Places and majors are limited, so ask the college whether you would get it.",
  ],
  [
    "UCLA for Nevada: no word of a discount",
    110_662,
    "NV",
    "Out-of-state price: the college is in California, and you live in Nevada.",
  ],
] as const)("%s", (_, unitId, home, sentence) => {
  expect(describePrice(unitId, home)).toBe(sentence);
});

test("every agreement that a price counts has its sentence, and every one has its line", () => {
  for (const agreement of listAgreements()) {
    const { id, reach, rate } = agreement;
    const isCounted = reach === "all" || reach === "grant" || reach === "admitted";
    expect(rate !== null).toBe(isCounted);
    expect(describeAgreedPrice(agreement, "WI", "MN") !== null).toBe(isCounted);
    const { label, why } = describeAgreementLine({ agreement: id, reach, rate: rate?.kind ?? null });
    expect(label.startsWith("Not counted: ")).toBe(!isCounted);
    expect(why).toMatch(/\.$/);
  }
});
