/** Prefetching: predicted pages while the page is idle, and a page whose link is about to be followed. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { goTo } from "./inUse.ts";
import { desktop, type OpenOptions, open } from "./open.ts";

/** A long timeout, for busy machines. */
const patience = { timeout: 30_000 };

/** Records what is requested; every prefetch that is left to chance happens. */
async function openWatched(path: string, options: OpenOptions & { saveData?: boolean } = {}) {
  const { saveData = false, prepare, ...rest } = options;
  const asked: string[] = [];
  const opened = await open(path, {
    viewport: desktop,
    serviceWorkers: "block",
    ...rest,
    prepare: async (page) => {
      await prepare?.(page);
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      await page.addInitScript((saveData) => {
        Object.defineProperty(navigator, "connection", { value: { saveData, effectiveType: "4g" } });
        Math.random = () => 0;
      }, saveData);
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

  test("the data of a predicted page comes: the colleges from the features page, the dates from the calculator", async () => {
    const { page, close } = await openWatched("/features");
    await page.waitForResponse("**/api/college-cost-calculator*");
    const dates = page.waitForResponse("**/api/application-timeline");
    await goTo(page, "/college-cost-calculator");
    await dates;
    await close();
  });

  test("nothing comes to save data, and neither when a link is pointed at; the journey holds the last ten pages", async () => {
    const { page, asked, isAsked, close } = await openWatched("/", { saveData: true });
    await waitForRest(page);
    await page.locator("footer").getByRole("link", { name: "Contact" }).hover();
    await waitForRest(page);
    expect(asked.filter((address) => /\/(?!Home)\w+Screen-/.test(address))).toEqual([]);
    expect(isAsked("/api/pricing")).toBe(false);
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

test("a link about to be followed brings its page and its data, which the page does not ask for again", async () => {
  let isDown = true;
  const { page, asked, isAsked, close } = await openWatched("/privacy", {
    expectedErrors: ["ERR_FAILED"],
    prepare: (page) =>
      page.route("**/assets/ContactScreen-*.js*", (route) => (isDown ? route.abort() : route.continue())),
  });
  await waitForRest(page);
  const findLink = (name: string) => page.locator("footer").getByRole("link", { name, exact: true });
  for (const [name, chunk, approach] of [
    ["About", "/AboutScreen-", () => findLink("About").hover()],
    ["Waitlist", "/WaitlistScreen-", () => findLink("Waitlist").dispatchEvent("touchstart")],
    ["FAQ", "/FaqScreen-", () => findLink("FAQ").focus()],
  ] as const) {
    expect(isAsked(chunk), name).toBe(false);
    await approach();
    await expect.poll(() => isAsked(chunk), patience).toBe(true);
    expect(new URL(page.url()).pathname).toBe("/privacy");
  }

  // A page that could not be fetched ahead is fetched when it is opened.
  const failed = page.waitForEvent("requestfailed");
  await findLink("Contact").hover();
  await failed;
  isDown = false;
  await findLink("Contact").click();
  await page.locator("#demo").waitFor();

  const answered = page.waitForResponse("**/api/pricing");
  await findLink("Pricing").hover();
  await answered;
  await findLink("Pricing").click();
  await page.waitForURL("**/pricing");
  await page.locator("main h1").first().waitFor();
  await waitForRest(page);
  expect(asked.filter((address) => address === "/api/pricing")).toHaveLength(1);
  await close();
});
