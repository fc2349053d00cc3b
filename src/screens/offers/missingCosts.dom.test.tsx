/** Costs that a letter leaves out: filled in, with the home state where a public college's tuition asks for it, and marked on the fact sheet. */
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Offer } from "#domain/offers/offer.ts";
import { exportPlan } from "#domain/plan/exchange.ts";
import { makeEmptyPlan, scopes } from "#domain/plan/plan.ts";
import { openScreen } from "../../../test/dom/openScreen.tsx";

const plainLine = { source: "unknown", isRenewable: null } as const;

async function openOffer(offer: Pick<Offer, "unitId" | "collegeName" | "lines">): Promise<void> {
  const plan = makeEmptyPlan("storedPlan0000000000a1", "2026-11-21T08:00:00.000Z");
  const offers = [{ ...offer, id: "o1", academicYear: "2027-28", practices: {} }];
  await openScreen("/offers", { plan: exportPlan({ ...plan, offers }, "2026-11-21T09:00:00.000Z", scopes) });
}

test("a public college's tuition asks for the home state, and until then no price is below zero", async () => {
  await openOffer({
    unitId: 204_024,
    collegeName: "Miami University-Oxford",
    lines: [{ ...plainLine, label: "Miami Grant", kind: "grant", amountUsd: 39_000 }],
  });
  const offer = page.getByRole("article", { name: "Miami University-Oxford" });
  const fill = offer.getByRole("button", { name: "Fill in estimates" });
  await fill.click();
  await expect.element(offer.getByText("No line for tuition and fees.")).toBeVisible();
  await expect.element(offer.getByText("Unknown: costs are missing")).toBeVisible();
  await expect.element(page.getByText("more than the cost")).not.toBeInTheDocument();
  await expect.element(page.getByText("No price yet, because costs are missing")).toBeVisible();
  // The button stays and leads to what is asked.
  const home = offer.getByLabelText("ZIP code, or your state");
  await fill.click();
  await expect.element(home).toHaveFocus();
  await home.fill("Ohio");
  await expect.element(home).toHaveFocus();
  await fill.click();
  await expect.element(offer.getByText(/^Filled in for 2027-28: tuition and fees \$/)).toHaveFocus();
  await expect.element(offer.getByText("No line for", { exact: false })).not.toBeInTheDocument();
});

test("the fact sheet says which part of the cost is our estimate", async () => {
  const line = (kind: Offer["lines"][number]["kind"], amountUsd: number) => ({
    ...plainLine,
    label: kind,
    kind,
    amountUsd,
  });
  await openOffer({
    unitId: null,
    collegeName: "Elm College",
    lines: [
      line("tuitionFees", 50_000),
      line("housingFood", 18_570),
      { ...line("books", 4_501), note: "estimate" },
      line("grant", 30_000),
    ],
  });
  await page.getByRole("button", { name: "Make the fact sheet" }).click();
  await page.getByText("Less pay or fewer hours").click();
  const sheet = page.getByRole("article", { name: "Facts for the financial aid office" });
  await expect.element(sheet.getByText("$73,071", { exact: true })).toBeVisible();
  await expect
    .element(sheet.getByText("Part of the full cost that is our estimate, not in the letter"))
    .toBeVisible();
  await expect.element(sheet.getByText("$4,501", { exact: true })).toBeVisible();
});
