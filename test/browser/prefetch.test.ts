/** Prefetching: predicted pages while the page is idle, and a page whose link is about to be followed. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { desktop, open } from "./open.ts";

/** A long timeout, for busy machines. */
const patience = { timeout: 30_000 };

type Options = {
  /** What the browser reports about its connection. */
  connection?: { saveData?: boolean; effectiveType?: string };
  /** The fixed result of the random generator. */
  chance?: number;
  hasTouch?: boolean;
};

async function openWatched(path: string, { connection = {}, chance = 0, hasTouch = false }: Options = {}) {
  const asked: string[] = [];
  const opened = await open(path, {
    viewport: desktop,
    serviceWorkers: "block",
    hasTouch,
    prepare: async (page) => {
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      await page.addInitScript(
        ({ connection, chance }) => {
          Object.defineProperty(navigator, "connection", {
            value: { saveData: false, effectiveType: "4g", ...connection },
          });
          Math.random = () => chance;
        },
        { connection, chance },
      );
    },
  });
  const isAsked = (part: string) => asked.some((address) => address.includes(part));
  return { ...opened, asked, isAsked };
}

/** The page has been idle after the watchers ran: what they wanted to prefetch has been requested. */
async function waitForRest(page: Page) {
  await page.waitForFunction(() => sessionStorage.getItem("tassel-journey") !== null);
  await page.evaluate(
    () =>
      new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve), { timeout: 5_000 })),
  );
}

describe("while the page rests", () => {
  test("the code of the predicted pages comes, and the data of the pricing page", async () => {
    const { page, isAsked, close } = await openWatched("/");
    await page.waitForResponse("**/api/pricing");
    await expect
      .poll(() => ["About", "Features", "Pricing"].map((name) => isAsked(`/${name}Screen-`)), patience)
      .toEqual([true, true, true]);
    expect(isAsked("/ContactScreen-")).toBe(false);
    await close();
  });

  test("with chance against it only the likeliest page comes", async () => {
    const { page, isAsked, close } = await openWatched("/", { chance: 0.5 });
    await waitForRest(page);
    await expect.poll(() => isAsked("/AboutScreen-"), patience).toBe(true);
    expect(isAsked("/FeaturesScreen-") || isAsked("/PricingScreen-") || isAsked("/api/pricing")).toBe(false);
    await close();
  });

  test.each([
    ["to save data", { saveData: true }],
    ["on 2g", { effectiveType: "2g" }],
    ["on slow 2g", { effectiveType: "slow-2g" }],
  ])("nothing comes %s, and neither when a link is pointed at", async (_, connection) => {
    const { page, asked, isAsked, close } = await openWatched("/", { connection });
    await waitForRest(page);
    await page.locator("footer").getByRole("link", { name: "Contact" }).hover();
    await waitForRest(page);
    expect(asked.filter((address) => /\/(?!Home)\w+Screen-/.test(address))).toEqual([]);
    expect(isAsked("/api/pricing")).toBe(false);
    await close();
  });

  test("the cost calculator's college data comes from the features page", async () => {
    const { page, close } = await openWatched("/features");
    await page.waitForResponse("**/api/college-cost-calculator*");
    await close();
  });

  test("the timeline's templates come from the cost calculator", async () => {
    const { page, close } = await openWatched("/college-cost-calculator");
    await page.waitForResponse("**/api/application-timeline");
    await close();
  });

  test("the journey holds the last ten pages", async () => {
    const { page, close } = await openWatched("/", { connection: { saveData: true } });
    await waitForRest(page);
    const names = [
      "Features",
      "About",
      "Privacy",
      "Terms",
      "FAQ",
      "Blog",
      "Waitlist",
      "Contact",
      "Pricing",
      "Compare",
    ];
    for (const name of names) {
      const last = await page.evaluate(() => window.location.pathname);
      await page.locator("footer").getByRole("link", { name, exact: true }).click();
      await page.waitForURL((url) => url.pathname !== last);
    }
    const journey = () => page.evaluate(() => JSON.parse(sessionStorage.getItem("tassel-journey") ?? "[]"));
    await expect
      .poll(journey, patience)
      .toEqual([
        "/features",
        "/about",
        "/privacy",
        "/terms",
        "/faq",
        "/blog",
        "/waitlist",
        "/contact",
        "/pricing",
        "/compare",
      ]);
    await close();
  });
});

describe("a link about to be followed brings its page", () => {
  test.each([
    ["pointed at", "Contact", "/ContactScreen-", false],
    ["touched", "Waitlist", "/WaitlistScreen-", true],
    ["reached by the keyboard", "FAQ", "/FaqScreen-", false],
  ])("when it is %s", async (how, name, chunk, hasTouch) => {
    const { page, isAsked, close } = await openWatched("/privacy", { hasTouch });
    await waitForRest(page);
    expect(isAsked(chunk)).toBe(false);
    const link = page.locator("footer").getByRole("link", { name, exact: true });
    if (how === "pointed at") await link.hover();
    else if (how === "touched") await link.dispatchEvent("touchstart");
    else await link.focus();
    await expect.poll(() => isAsked(chunk), patience).toBe(true);
    expect(new URL(page.url()).pathname).toBe("/privacy");
    await close();
  });

  test("with its data, which the page then does not ask for again", async () => {
    const { page, asked, close } = await openWatched("/privacy");
    await waitForRest(page);
    const answered = page.waitForResponse("**/api/pricing");
    await page.locator("footer").getByRole("link", { name: "Pricing" }).hover();
    await answered;
    await page.locator("footer").getByRole("link", { name: "Pricing" }).click();
    await page.waitForURL("**/pricing");
    await page.locator("main h1").first().waitFor();
    await waitForRest(page);
    expect(asked.filter((address) => address === "/api/pricing")).toHaveLength(1);
    await close();
  });

  test("a page that could not be fetched ahead is fetched when it is opened", async () => {
    let isDown = true;
    const { page, close } = await open("/privacy", {
      viewport: desktop,
      serviceWorkers: "block",
      expectedErrors: ["ERR_FAILED"],
      prepare: (page) =>
        page.route("**/assets/ContactScreen-*.js*", (route) => (isDown ? route.abort() : route.continue())),
    });
    await waitForRest(page);
    const failed = page.waitForEvent("requestfailed");
    const link = page.locator("footer").getByRole("link", { name: "Contact" });
    await link.hover();
    await failed;
    isDown = false;
    await link.click();
    await page.locator("#demo").waitFor();
    await close();
  });
});
