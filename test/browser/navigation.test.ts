/** The bar on top, its menus, the phone's menu, the place of the person, and the button back to the top. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { navigationMenus } from "#site/navigation.ts";
import { desktop, open, phone } from "./open.ts";

const entry = (page: Page, label: string) => page.locator("header summary:visible", { hasText: label });
const openMenus = (page: Page) =>
  page.locator("header details[open] > summary").evaluateAll((all) => all.map((one) => one.textContent));
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");

/** Menus close by script only once the app has taken the page over: the watchers come after that. */
async function openDesktop(path = "/", options: Parameters<typeof open>[1] = {}) {
  const opened = await open(path, { viewport: desktop, ...options });
  await opened.page.waitForFunction(() => sessionStorage.getItem("tassel-journey") !== null);
  return opened;
}

describe("the menus on a wide screen", () => {
  test.each(navigationMenus)("$label opens by the mouse and shows its items", async ({ label, items }) => {
    const { page, close } = await openDesktop();
    await entry(page, label).click();
    const panel = page.locator("header details[open]");
    expect(await panel.locator("li a > span:first-child").allTextContents()).toEqual(
      items.map(
        (item) =>
          item.label + (item.readiness ? { partly: "In part", toCome: "To come" }[item.readiness] : ""),
      ),
    );
    expect(
      await panel.locator("li a").evaluateAll((all) => all.map((one) => one.getAttribute("href"))),
    ).toEqual(items.map((item) => item.to));
    const box = await panel.locator("> div").boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(63);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(desktop.height);
    await close();
  });

  test("only one is open at a time; a press outside closes it", async () => {
    const { page, close } = await openDesktop();
    await entry(page, "Solutions").click();
    await entry(page, "Company").click();
    expect(await openMenus(page)).toEqual(["Company"]);
    await page.mouse.click(640, 780);
    expect(await openMenus(page)).toEqual([]);
    await close();
  });

  test("a press on the same entry closes it again; a press into the panel does not", async () => {
    const { page, close } = await openDesktop();
    await entry(page, "Solutions").click();
    await page.getByText("What Tassel does for your plan today").click();
    expect(await openMenus(page)).toEqual(["Solutions"]);
    await entry(page, "Solutions").click();
    expect(await openMenus(page)).toEqual([]);
    await close();
  });

  test("a choice goes there and closes it", async () => {
    const { page, close } = await openDesktop();
    await entry(page, "Solutions").click();
    await page.getByRole("link", { name: "View All Features" }).click();
    await page.waitForURL("**/features");
    await page.locator("#essay-coach").waitFor();
    expect(await openMenus(page)).toEqual([]);
    await close();
  });

  test("back and forward close it too", async () => {
    const { page, close } = await openDesktop();
    await page.locator("header").getByRole("link", { name: "Pricing" }).click();
    await page.waitForURL("**/pricing");
    await entry(page, "Company").click();
    await page.goBack();
    await page.waitForURL((url) => url.pathname === "/");
    await page.waitForFunction(() => document.querySelector("header details[open]") === null);
    await close();
  });

  test("by the keyboard: Enter and Space open, Escape closes and returns, Tab leaves and closes", async () => {
    const { page, close } = await openDesktop();
    for (const key of ["Enter", "Space"]) {
      await entry(page, "Solutions").focus();
      await page.keyboard.press(key);
      expect(await openMenus(page)).toEqual(["Solutions"]);
      await page.keyboard.press("Tab");
      expect(await focusedText(page)).toBe("View All Features");
      await page.keyboard.press("Escape");
      expect(await openMenus(page)).toEqual([]);
      expect(await focusedText(page)).toBe("Solutions");
    }
    await page.keyboard.press("ArrowUp");
    expect(await focusedText(page)).toContain("Essay coach");
    await page.keyboard.press("Tab");
    expect(await focusedText(page)).toBe("How It Works");
    expect(await openMenus(page)).toEqual([]);
    await close();
  });

  test("by the keyboard: arrows go through the entries and the links", async () => {
    const { page, close } = await openDesktop();
    await entry(page, "Resources").focus();
    await page.keyboard.press("ArrowDown");
    expect(await focusedText(page)).toContain("All planning tools");
    await page.keyboard.press("ArrowDown");
    expect(await focusedText(page)).toContain("Match quiz");
    await page.keyboard.press("End");
    expect(await focusedText(page)).toContain("For parents");
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowUp");
    expect(await focusedText(page)).toBe("Resources");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    expect(await focusedText(page)).toBe("Pricing");
    await page.keyboard.press("ArrowRight");
    expect(await focusedText(page)).toBe("Sign In");
    await page.keyboard.press("ArrowRight");
    expect(await focusedText(page)).toBe("Solutions");
    expect(await openMenus(page)).toEqual([]);
    await close();
  });

  test("by a finger on a tablet", async () => {
    const { page, close } = await openDesktop("/", {
      hasTouch: true,
      viewport: { width: 1024, height: 768 },
    });
    await entry(page, "Company").tap();
    expect(await openMenus(page)).toEqual(["Company"]);
    await page.locator("header").getByRole("link", { name: "Why us" }).tap();
    await page.waitForURL("**/about#why-us");
    expect(await openMenus(page)).toEqual([]);
    await close();
  });

  test("without script they open, one at a time, and lead on", async () => {
    const { page, close } = await open("/", { viewport: desktop, javaScriptEnabled: false });
    await entry(page, "Resources").click();
    await entry(page, "How It Works").click();
    expect(await page.locator("header details[open]").count()).toBe(1);
    await page
      .locator("header details[open]")
      .getByRole("link", { name: "How every number is made" })
      .click();
    await page.waitForURL("**/methodology");
    await close();
  });

  test("say whether they are open, and where one is", async () => {
    const { page, close } = await openDesktop("/pricing");
    const isExpanded = () =>
      entry(page, "Solutions").evaluate((summary) => summary.closest("details")?.open === true);
    expect(await isExpanded()).toBe(false);
    await entry(page, "Solutions").click();
    expect(await isExpanded()).toBe(true);
    expect(await page.locator('header nav a[aria-current="page"]:visible').allTextContents()).toEqual([
      "Pricing",
    ]);
    await close();
  });

  test.each(["light", "dark"] as const)("are accessible while open, %s", async (colorScheme) => {
    const { page, close } = await openDesktop("/", { colorScheme });
    for (const { label } of navigationMenus) {
      await entry(page, label).click();
      const found = await new AxeBuilder({ page }).include("header").analyze();
      expect(found.violations.map((one) => `${label}: ${one.id}`)).toEqual([]);
    }
    await close();
  });
});

test("the bar is exactly 64 px high and stays on top", async () => {
  for (const viewport of [{ width: 320, height: 640 }, phone, { width: 1024, height: 768 }, desktop]) {
    const { page, close } = await open("/how-it-works", { viewport });
    await page.evaluate(() => window.scrollTo(0, 600));
    expect(await page.locator("header").first().boundingBox()).toMatchObject({ y: 0, height: 64 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    await close();
  }
});

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
    await page.waitForFunction(() => sessionStorage.getItem("tassel-journey") !== null);
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
    await page.waitForFunction(() => sessionStorage.getItem("tassel-journey") !== null);
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

/** A device on which somebody signed in; the server answers what `reply` holds, once `until` is over. */
function signedIn(reply: object | null, until: Promise<void> = Promise.resolve()) {
  return async (page: Page) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem("hinted") === null) localStorage.setItem("tassel-session-hint", "1");
      sessionStorage.setItem("hinted", "1");
    });
    await page.route("**/api/user/profile", async (route) => {
      if (route.request().method() !== "GET") return route.continue();
      await until;
      return reply === null ? route.fulfill({ status: 204 }) : route.fulfill({ json: reply });
    });
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

  test("is a spinner while it is found out, and Sign In again where nobody is known", async () => {
    let answer: () => void = () => undefined;
    const until = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { page, close } = await open("/", {
      viewport: desktop,
      serviceWorkers: "block",
      prepare: signedIn(null, until),
    });
    await page.locator("header [role=status]:visible").waitFor();
    expect(await page.locator("header").getByRole("link", { name: "Sign In" }).count()).toBe(0);
    answer();
    await page.locator("header").getByRole("link", { name: "Sign In" }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem("tassel-session-hint"))).toBeNull();
    await close();
  });

  test("is the user's menu for someone who is signed in, and Log out leads to the first page", async () => {
    const { page, close } = await open("/about", {
      viewport: desktop,
      serviceWorkers: "block",
      prepare: signedIn(administrator),
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
      ["Subscription", "/subscription-dashboard"],
      ["Admin Dashboard", "/admin"],
    ]);
    const found = await new AxeBuilder({ page }).include("header").analyze();
    expect(found.violations.map((one) => one.id)).toEqual([]);
    await menu.getByRole("button", { name: "Log out" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await page.locator("header").getByRole("link", { name: "Sign In" }).waitFor();
    await close();
  });

  test.each([
    ["the primary administrator", administrator, ["Admin", "Sign Out", "Join Free"]],
    [
      "another administrator",
      { ...administrator, primaryAdmin: false },
      ["Subscription", "Sign Out", "Join Free"],
    ],
  ])("on a phone, for %s, the menu ends with %j", async (_, reply, last) => {
    const { page, close } = await open("/", { serviceWorkers: "block", prepare: signedIn(reply) });
    await page.locator("header summary:visible").click();
    await page.locator("header").getByRole("button", { name: "Sign Out" }).waitFor();
    const texts = await page.locator("header details[open] nav :is(a, button)").allTextContents();
    expect(texts.slice(-3)).toEqual(last);
    await close();
  });
});

describe("the button back to the top", () => {
  test("is there past 300 px and leads to the top", async () => {
    const { page, close } = await openDesktop("/how-it-works");
    const button = page.getByRole("button", { name: "Scroll to top" });
    const scrollTo = (y: number) =>
      page.evaluate(
        (top) =>
          new Promise((resolve) => {
            window.addEventListener("scroll", () => requestAnimationFrame(resolve), { once: true });
            window.scrollTo(0, top);
          }),
        y,
      );
    await scrollTo(300);
    expect(await button.count()).toBe(0);
    await scrollTo(301);
    await button.waitFor();
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(desktop.width - 40);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(desktop.height - 40);
    await button.click();
    await page.waitForFunction(() => window.scrollY === 0);
    await button.waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
    await close();
  });

  test("scrolls smoothly where motion is welcome", async () => {
    const { page, close } = await openDesktop("/how-it-works", { reducedMotion: "no-preference" });
    await page.evaluate(() => window.scrollTo(0, 1_500));
    await page.getByRole("button", { name: "Scroll to top" }).waitFor();
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      window.addEventListener("scroll", () => seen.push(window.scrollY));
    });
    await page.getByRole("button", { name: "Scroll to top" }).click();
    await page.waitForFunction(() => window.scrollY === 0);
    const between = await page.evaluate(() => {
      const seen: unknown = Reflect.get(window, "seen");
      return Array.isArray(seen) ? seen.filter((y) => Number(y) > 0 && Number(y) < 1_500).length : 0;
    });
    expect(between).toBeGreaterThan(2);
    await close();
  });

  test("does not stand on a form while someone types", async () => {
    const { page, close } = await openDesktop("/contact", { viewport: phone });
    await page.evaluate(() => window.scrollTo(0, 400));
    const button = page.getByRole("button", { name: "Scroll to top" });
    await button.waitFor();
    await page.locator("main textarea").first().focus();
    await button.waitFor({ state: "detached" });
    await close();
  });
});

test("the foot of the page is a map of the site, in four groups", async () => {
  const { page, close } = await open("/privacy", { viewport: desktop });
  expect(await page.locator("footer nav").evaluateAll((all) => all.map((one) => one.ariaLabel))).toEqual([
    "Tools",
    "How we work",
    "Company",
    "Legal",
  ]);
  await close();
});
