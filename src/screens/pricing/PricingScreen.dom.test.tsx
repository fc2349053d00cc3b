/** The prices: where everything is open, where Family is sold, and where the server does not say. */
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { PricingReply } from "#contract/pricing.ts";
import type { SubscriptionReply } from "#contract/subscription.ts";
import { noLimits } from "#domain/subscription/plans.ts";
import { findBarriers } from "../../../test/dom/findBarriers.ts";
import { openScreen, reopenScreen } from "../../../test/dom/openScreen.tsx";
import { signIn } from "../../../test/dom/signIn.ts";
import { stubApi } from "../../../test/dom/stubApi.ts";

const sold: PricingReply = {
  canBuy: true,
  currency: "usd",
  plans: [
    { id: "free", name: "Free", prices: [], features: ["Every tool"], limits: {} },
    {
      id: "family",
      name: "Family",
      prices: [
        { interval: "month", priceCents: 700 },
        { interval: "year", priceCents: 6_000 },
      ],
      features: ["Reminders"],
      limits: {},
    },
  ],
};

const answered = page.getByCss('[data-plans="answered"]');

test("where nothing is sold, one plan is open to all", async () => {
  await openScreen("/pricing");
  await expect.element(page.getByRole("heading", { name: "One plan, open to all" })).toBeVisible();
  expect(page.getByText(/to buy|takes? (?:no )?payments?|Family plan/).elements()).toHaveLength(0);
  expect(page.getByRole("link", { name: "Get Family" }).elements()).toHaveLength(0);
  expect(await findBarriers()).toEqual([]);
});

/** What a server without payments says of every account. */
const everythingOpen: SubscriptionReply = {
  hasPayments: false,
  plan: "family",
  status: null,
  interval: null,
  renewsAt: null,
  endsAt: null,
  allowances: noLimits,
  used: { plansInSync: 0, peopleInvited: 0, remindersPerMonth: null },
};

test("where nothing is sold, the pages about the subscription say that everything is open", async () => {
  signIn();
  stubApi("GET /api/subscription", { body: everythingOpen });
  await openScreen("/subscription-dashboard");
  await expect.element(page.getByRole("heading", { name: "Everything is open here" })).toBeVisible();
  await expect.element(page.getByText("0 used, no limit").first()).toBeVisible();
  expect(page.getByRole("button", { name: /\$/ }).elements()).toHaveLength(0);
  await reopenScreen("/subscription-success");
  await expect.element(page.getByRole("heading", { name: "Everything is open to you" })).toBeVisible();
});

test("where Family is sold, its prices are the server's", async () => {
  stubApi("GET /api/pricing", { body: sold });
  await openScreen("/pricing");
  await expect.element(answered).toBeVisible();
  await expect.element(page.getByText("$7", { exact: true })).toBeVisible();
  await expect.element(page.getByText("a month, or $60 a year, which is $5 a month")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Get Family" }))
    .toHaveAttribute("href", "/subscription-dashboard");
  expect(await findBarriers()).toEqual([]);
});

test.each([
  ["refused", { status: 403 }],
  ["damaged", { body: { ...sold, plans: "none" } }],
])("where the answer is %s, the page names no price, and asks again", async (_, reply) => {
  // A damaged answer is asked for again by itself, after 1, 2 and 4 seconds.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  stubApi("GET /api/pricing", reply);
  await openScreen("/pricing");
  await expect.element(page.getByRole("heading", { name: "What is free everywhere" })).toBeVisible();
  const failed = page.getByText("We couldn’t check whether this site sells anything");
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(1_000);
      return failed.elements();
    })
    .toHaveLength(1);
  await expect.element(page.getByText("Every tool is free either way.")).toBeVisible();
  expect(page.getByText(/\$[1-9]/).elements()).toHaveLength(0);
  expect(page.getByRole("link", { name: "Get Family" }).elements()).toHaveLength(0);
  expect(await findBarriers()).toEqual([]);
  stubApi("GET /api/pricing", { body: sold });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(answered).toBeVisible();
  await expect.element(page.getByText("$7", { exact: true })).toBeVisible();
});
