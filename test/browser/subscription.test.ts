/** Buying, changing and canceling Family as a person does, with a fake payment provider. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FakeStripe, openFakeStripe } from "../support/fakeStripe.ts";
import { findBarriers } from "./accessible.ts";
import { desktop, type OpenOptions, open, phone } from "./open.ts";
import {
  findField,
  makeAccount,
  openSignInSite,
  password,
  press,
  type SignInSite,
  waitForHeading,
} from "./signInSite.ts";

let stripe: FakeStripe;
let site: SignInSite;
let people = 0;

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

function openHere(path: string, options: OpenOptions = {}) {
  return open(path, { address: site.address, viewport: desktop, serviceWorkers: "block", ...options });
}

async function openSignedIn(options: OpenOptions = {}) {
  const opened = await openHere("/pricing", options);
  people += 1;
  await makeAccount(opened.page, site, `payer${people}@example.org`);
  return opened;
}

const findMain = (page: Page) => page.locator("main");
const expectText = (page: Page, text: string | RegExp) => findMain(page).getByText(text).first().waitFor();

describe("a family", () => {
  test("buys by the month, pays by the year instead, and cancels", async () => {
    const { page, close } = await openSignedIn();
    await page.goto(`${site.address}/subscription-dashboard`);
    await waitForHeading(page, "Free");
    await expectText(page, "0 of 1 used");
    expect(await findBarriers(page)).toEqual([]);
    await press(page, "$6 a month");
    await page.getByRole("heading", { name: "Pay for Tassel Family" }).waitFor();
    await page.getByRole("button", { name: "Pay" }).click();
    await page.waitForURL(`${site.address}/subscription-success`);
    await waitForHeading(page, "Thank you. You have Family now");
    expect(await findBarriers(page)).toEqual([]);
    await findMain(page).getByRole("link", { name: "Your subscription" }).click();
    await waitForHeading(page, "Family");
    await expectText(page, /^Paid by the month\. It renews on /);
    await expectText(page, "0 used, no limit");

    await press(page, "Change or cancel");
    await page.getByRole("button", { name: "Pay by the year" }).click();
    await page.getByRole("link", { name: "Return to Tassel" }).click();
    await expectText(page, /^Paid by the year\. It renews on /);
    await press(page, "Change or cancel");
    await page.getByRole("button", { name: "Cancel the plan" }).click();
    await page.getByRole("link", { name: "Return to Tassel" }).click();
    await expectText(page, /^It ends on .*, and nothing more is charged/);
    await findMain(page).getByRole("button", { name: "Keep it after all" }).waitFor();
    await close();
  });

  test("goes back from paying, and finds the page as it was", async () => {
    const { page, close } = await openSignedIn();
    await page.goto(`${site.address}/subscription-dashboard`);
    await press(page, "$48 a year");
    await page.getByRole("heading", { name: "Pay for Tassel Family" }).waitFor();
    await page.goBack();
    await findMain(page).getByRole("button", { name: "$48 a year" }).click();
    await page.getByRole("link", { name: "Back" }).click();
    await page.waitForURL(`${site.address}/pricing`);
    await close();
  });

  test("whose payment fails is told so, with the day until which nothing changes", async () => {
    const { page, close } = await openSignedIn({ viewport: phone });
    await page.goto(`${site.address}/subscription-dashboard`);
    await press(page, "$6 a month");
    await page.getByRole("button", { name: "Pay" }).click();
    await waitForHeading(page, "Thank you. You have Family now");
    await stripe.failPayment(stripe.sessions.at(-1)?.customer ?? "");
    await page.goto(`${site.address}/subscription-dashboard`);
    await expectText(page, "The last payment did not go through");
    await expectText(page, /^Nothing has changed yet\. Please look at your card before /);
    expect(await findBarriers(page)).toEqual([]);
    await page.goto(`${site.address}/subscription-success`);
    await waitForHeading(page, "The payment did not go through");
    await close();
  });

  test("of which the payment is reported late waits, is told so, and then has Family", async () => {
    const { page, close } = await openSignedIn();
    await page.goto(`${site.address}/subscription-dashboard`);
    stripe.setHolding(true);
    await page.clock.install();
    await press(page, "$6 a month");
    await page.getByRole("button", { name: "Pay" }).click();
    await waitForHeading(page, "Waiting for the word of the payment");
    const slow = page.getByRole("heading", { name: "We have not heard of a payment yet" });
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
    await press(page, "Look again");
    await waitForHeading(page, "Thank you. You have Family now");
    await close();
  });

  test("is told when the payment service is away, and loses nothing", async () => {
    const { page, close } = await openSignedIn({ expectedErrors: ["status of 503"] });
    await page.goto(`${site.address}/subscription-dashboard`);
    await waitForHeading(page, "Free");
    stripe.setAway(true);
    await press(page, "$48 a year");
    await expectText(page, "The payment service does not answer just now. Nothing was charged.");
    stripe.setAway(false);
    await press(page, "$48 a year");
    await page.getByRole("heading", { name: "Pay for Tassel Family" }).waitFor();
    await close();
  });
});

describe("a visitor", () => {
  test("finds both prices, is asked to sign in, and comes back to the subscription", async () => {
    const maker = await openSignedIn();
    await maker.close();
    const { page, close } = await openHere("/pricing");
    await page.locator('[data-plans="answered"]').waitFor();
    await expectText(page, "a month, or $48 a year, which is $4 a month");
    await findMain(page).getByRole("link", { name: "Get Family" }).click();
    await waitForHeading(page, "Sign in to see your plan");
    expect(await findBarriers(page)).toEqual([]);
    await findMain(page).getByRole("link", { name: "Sign in" }).click();
    await press(page, "Sign in");
    await waitForHeading(page, "Welcome back");
    await findField(page, "Email").fill(`payer${people}@example.org`);
    await findField(page, "Password").fill(password);
    await press(page, "Sign in");
    await page.waitForURL(`${site.address}/subscription-dashboard`);
    await waitForHeading(page, "Free");
    await close();
  });
});

test("where nothing is sold, everything is open, and the page says so", async () => {
  const open = await openSignInSite();
  const opened = await openHere("/pricing", { address: open.address });
  const { page } = opened;
  await waitForHeading(page, "One plan, open to all");
  await makeAccount(page, open, "open@example.org");
  await page.goto(`${open.address}/subscription-dashboard`);
  await waitForHeading(page, "Everything is open here");
  await expectText(page, "0 used, no limit");
  expect(await findMain(page).getByRole("button", { name: /\$/ }).count()).toBe(0);
  await page.goto(`${open.address}/subscription-success`);
  await waitForHeading(page, "There is nothing to buy here");
  await opened.close();
  await open.close();
});

test.each([
  ["phone", phone],
  ["narrow", { width: 320, height: 700 }],
])("nothing stands beside the page: %s", async (_, viewport) => {
  const { page, close } = await openSignedIn({ viewport });
  for (const path of ["/subscription-dashboard", "/subscription-success", "/pricing"]) {
    await page.goto(`${site.address}${path}`);
    await page.locator("main h2").first().waitFor();
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([path, beyond]).toEqual([path, 0]);
  }
  await close();
});
