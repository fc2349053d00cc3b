/** Buying, changing and canceling Family as a person does, with a fake payment provider. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FakeStripe, openFakeStripe } from "../support/fakeStripe.ts";
import { insertAccount } from "../support/insertedSession.ts";
import { findBarriers } from "./accessible.ts";
import { desktop, open } from "./open.ts";
import {
  createSession,
  findField,
  openSignedIn,
  openSignInSite,
  password,
  press,
  type SignInSite,
  waitForHeading,
} from "./signInSite.ts";

let stripe: FakeStripe;
let site: SignInSite;

beforeAll(async () => {
  stripe = await openFakeStripe(
    () => new Date(),
    (body, signature) =>
      fetch(`${site.address}/api/payments/webhook`, {
        method: "POST",
        headers: { "content-type": "application/json", "stripe-signature": signature },
        body,
      }),
  );
  site = await openSignInSite({ payments: stripe.settings });
});
afterAll(async () => {
  await site.close();
  await stripe.close();
});

const narrow = { width: 320, height: 700 };

const findMain = (page: Page) => page.locator("main");
const expectText = (page: Page, text: string | RegExp) => findMain(page).getByText(text).first().waitFor();
const payHeading = (page: Page) => page.getByRole("heading", { name: "Pay for Tassel Family" });

test("a visitor signs in from the prices, goes back from paying, buys by the month, pays by the year instead, and cancels", async () => {
  const email = "payer@example.org";
  await insertAccount(site.store.database, email);
  const { page, close } = await open("/pricing", {
    address: site.address,
    viewport: desktop,
    serviceWorkers: "block",
    expectedErrors: ["status of 503"],
  });
  await page.locator('[data-plans="answered"]').waitFor();
  await expectText(page, "a month, or $48 a year, which is $4 a month");
  await findMain(page).getByRole("link", { name: "Get Family" }).click();
  await waitForHeading(page, "Sign in to see your plan");
  await findMain(page).getByRole("link", { name: "Sign in" }).click();
  await press(page, "Sign in");
  await waitForHeading(page, "Welcome back");
  await findField(page, "Email").fill(email);
  await findField(page, "Password").fill(password);
  await press(page, "Sign in");
  await page.waitForURL(`${site.address}/subscription-dashboard`);
  await waitForHeading(page, "Free");
  await expectText(page, "0 of 1 used");
  expect(await findBarriers(page, "main")).toEqual([]);

  stripe.setAway(true);
  await press(page, "$48 a year");
  await expectText(page, "The payment service is not answering right now. Nothing was charged.");
  stripe.setAway(false);
  await press(page, "$48 a year");
  await payHeading(page).waitFor();
  await page.goBack();
  await press(page, "$48 a year");
  await payHeading(page).waitFor();
  await page.getByRole("link", { name: "Back" }).click();
  await page.waitForURL(`${site.address}/pricing`);
  await findMain(page).getByRole("link", { name: "Get Family" }).click();

  await press(page, "$6 a month");
  await payHeading(page).waitFor();
  await page.getByRole("button", { name: "Pay" }).click();
  await page.waitForURL(`${site.address}/subscription-success`);
  await waitForHeading(page, "Thank you. You now have Family");
  expect(await findBarriers(page, "main")).toEqual([]);
  await findMain(page).getByRole("link", { name: "Your subscription" }).click();
  await waitForHeading(page, "Family");
  await expectText(page, /^You pay monthly\. Your plan renews on /);
  await expectText(page, "0 used, no limit");
  await press(page, "Change or cancel");
  await page.getByRole("button", { name: "Pay by the year" }).click();
  await page.getByRole("link", { name: "Return to Tassel" }).click();
  await expectText(page, /^You pay yearly\. Your plan renews on /);
  await press(page, "Change or cancel");
  await page.getByRole("button", { name: "Cancel the plan" }).click();
  await page.getByRole("link", { name: "Return to Tassel" }).click();
  await expectText(page, /^Your plan ends on .*, and you won’t be charged again/);
  await findMain(page).getByRole("button", { name: "Keep Family" }).waitFor();
  await close();
});

test("on a narrow phone: a payment that is reported late is waited for, and one that fails is told with the day until which nothing changes", async () => {
  const { page, close } = await openSignedIn(
    site,
    await createSession(site, "late@example.org"),
    "/subscription-dashboard",
    { viewport: narrow, prepare: (page) => page.clock.install() },
  );
  const expectToFit = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(narrow.width);
  await waitForHeading(page, "Free");
  await expectToFit();
  stripe.setHolding(true);
  await press(page, "$6 a month");
  await page.getByRole("button", { name: "Pay" }).click();
  await waitForHeading(page, "Confirming your payment");
  await expectToFit();
  const slow = page.getByRole("heading", { name: "We haven’t received a payment yet" });
  await expect
    .poll(
      async () => {
        await page.clock.runFor(2_000);
        return slow.isVisible();
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  const held = stripe.events.slice(-2);
  stripe.setHolding(false);
  for (const event of held) await stripe.send(event);
  await press(page, "Check again");
  await waitForHeading(page, "Thank you. You now have Family");
  await expectToFit();

  await stripe.failPayment(stripe.sessions.at(-1)?.customer ?? "");
  await page.reload();
  await waitForHeading(page, "The payment didn’t go through");
  await expectToFit();
  await findMain(page).getByRole("link", { name: "Your subscription" }).click();
  await expectText(page, "The last payment didn’t go through");
  await expectText(page, /^Nothing has changed yet\. Please check your card before /);
  await expectToFit();
  expect(await findBarriers(page, "main")).toEqual([]);
  await close();
});
