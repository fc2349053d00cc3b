/** The phone's menu, and the place of the person in the bar on top. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { findBarriers } from "./accessible.ts";
import { openDesktop, openMenus, watchBar } from "./barOnTop.ts";
import { desktop, open } from "./open.ts";
import { openSignedInDevice } from "./signedInDevice.ts";

const phoneItems = [
  ["Home", "/"],
  ["Solutions", "/features"],
  ["How It Works", "/how-it-works"],
  ["Blog", "/blog"],
  ["Resources", "/resources"],
  ["Pricing", "/pricing"],
  ["About", "/about"],
  ["Help Center", "/help-center"],
  ["Subscription", "/subscription-dashboard"],
  ["Sign In", "/sign-in"],
  ["Join Free", "/pricing"],
];

describe("the phone's menu", () => {
  const shownItems = (page: Page) =>
    page
      .locator("header details[open] nav :is(a, button)")
      .evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute("href")]));

  test("holds its items in their order, without script too", async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page, close } = await open("/", { javaScriptEnabled });
      await page.locator("header summary:visible").click();
      expect(await shownItems(page)).toEqual(phoneItems);
      await close();
    }
  });

  test("has room for a finger, closes after a choice, by Escape and by a touch outside", async () => {
    const { page, close } = await open("/", { hasTouch: true });
    await watchBar(page);
    const button = page.locator("header summary:visible");
    await button.tap();
    const heights = await page
      .locator("header details[open] nav :is(a, button)")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await page.keyboard.press("Escape");
    expect(await openMenus(page)).toEqual([]);
    await button.tap();
    await page.touchscreen.tap(200, 820);
    expect(await openMenus(page)).toEqual([]);
    await button.tap();
    await page.locator("header details[open]").getByRole("link", { name: "Join Free" }).tap();
    await page.waitForURL("**/pricing");
    expect(await openMenus(page)).toEqual([]);
    await close();
  });

  test("stays open where it was opened before the app runs", async () => {
    let letThrough: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    const { page, close } = await open("/", {
      serviceWorkers: "block",
      prepare: (page) =>
        page.route("**/assets/mount-*.js", async (route) => {
          await held;
          await route.continue();
        }),
    });
    await page.locator("header summary:visible").click();
    letThrough();
    await watchBar(page);
    expect(await openMenus(page)).toEqual(["Menu"]);
    await close();
  });

  test("scrolls within itself on a short screen", async () => {
    const { page, close } = await open("/", { viewport: { width: 640, height: 320 } });
    await page.locator("header summary:visible").click();
    await page
      .locator("header details[open]")
      .getByRole("link", { name: "Join Free" })
      .scrollIntoViewIfNeeded();
    const box = await page
      .locator("header details[open]")
      .getByRole("link", { name: "Join Free" })
      .boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(320);
    await close();
  });
});

const administrator = {
  name: "Ada Example",
  email: "ada@example.org",
  picture: null,
  roles: ["Administrator"],
  primaryAdmin: true,
};

/** A device on which somebody signed in, and the server's answer to who it is. */
function openSignedIn(reply: object) {
  return async (page: Page) => {
    await openSignedInDevice(page);
    // Its plans are no matter here, and the token is none that the server takes.
    await page.route("**/api/plans", (route) => route.fulfill({ json: { accountId: "someone", plans: [] } }));
    await page.route("**/api/user/profile", (route) =>
      route.request().method() === "GET" ? route.fulfill({ json: reply }) : route.continue(),
    );
  };
}

describe("the place of the person", () => {
  test("is Sign In for a visitor, who is not asked about", async () => {
    let asked = 0;
    const { page, close } = await openDesktop("/", {
      serviceWorkers: "block",
      prepare: async (page) =>
        page.route("**/api/user/profile", (route) => {
          if (route.request().method() === "GET") asked += 1;
          return route.continue();
        }),
    });
    const link = page.locator("header").getByRole("link", { name: "Sign In" });
    expect(await link.getAttribute("href")).toBe("/sign-in");
    expect(await page.locator("header [role=status]").count()).toBe(0);
    expect(asked).toBe(0);
    await close();
  });

  test("is the user's menu for someone who is signed in", async () => {
    const { page, close } = await open("/about", {
      viewport: desktop,
      serviceWorkers: "block",
      prepare: openSignedIn(administrator),
    });
    const avatar = page.locator("header").getByLabel("Your account");
    await avatar.waitFor();
    expect(await avatar.textContent()).toBe("A");
    await avatar.click();
    const menu = page.locator("header details[open]");
    for (const text of ["Ada Example", "ada@example.org", "Administrator"]) {
      expect(await menu.getByText(text, { exact: true }).count()).toBe(1);
    }
    expect(
      await menu
        .locator("a")
        .evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute("href")])),
    ).toEqual([
      ["Account", "/account"],
      ["Family", "/family"],
      ["Who sees my plan", "/sharing"],
      ["Subscription", "/subscription-dashboard"],
      ["Admin Dashboard", "/admin"],
    ]);
    expect(await findBarriers(page, "header")).toEqual([]);
    expect(await menu.getByRole("button", { name: "Log out" }).count()).toBe(1);
    await close();
  });

  test.each([
    ["the primary administrator", administrator, ["Account", "Family", "Admin", "Sign Out", "Join Free"]],
    [
      "another administrator",
      { ...administrator, primaryAdmin: false },
      ["Account", "Family", "Sign Out", "Join Free"],
    ],
  ])("on a phone, for %s, what is their own comes after Subscription: %j", async (_, reply, own) => {
    const { page, close } = await open("/", { serviceWorkers: "block", prepare: openSignedIn(reply) });
    await page.locator("header summary:visible").click();
    await page.locator("header").getByRole("button", { name: "Sign Out" }).waitFor();
    const texts = await page.locator("header details[open] nav :is(a, button)").allTextContents();
    const forAll = phoneItems.slice(0, -2).map(([label]) => label);
    expect(texts).toEqual([...forAll, ...own]);
    await close();
  });
});
