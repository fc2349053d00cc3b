/** A server that accepts and never answers, data that comes late, and a clock that is wrong. */
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { paths } from "./everyPage.ts";
import { goTo, stopClock, waitForHydration } from "./inUse.ts";
import { desktop, type OpenPage, open } from "./open.ts";

/** Every call to the server's API hangs until `release`, as behind a relay whose server died. */
async function holdApi(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/**", async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** A link inside the app that no page holds. */
const followLink = (page: Page, href: string) =>
  page.evaluate((href) => {
    const link = document.createElement("a");
    link.href = href;
    link.dataset["inApp"] = "";
    document.getElementById("main")?.append(link);
    link.click();
  }, href);

/** In the page: the anchor is at the bar's 64 px plus 20 px, or as near as the page's end lets it come. */
function isBelowBar(id: string): boolean {
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? 0;
  const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
  return Math.abs(top - 84) <= 1 || (isAtEnd && top > 84 && top < window.innerHeight);
}

const findIssue = (page: Page) => page.getByRole("heading", { name: "Connection Issue" });

/** What the page says about loading, by what a person could press or do: one message at a time. */
async function countMessages(page: Page): Promise<{ hints: number; tries: number }> {
  return {
    hints: await page.getByText("Taking longer than expected?").count(),
    tries: await page.getByRole("button", { name: /^Try again$/i }).count(),
  };
}

describe("a server that does not answer, page after page in one window", () => {
  let opened: OpenPage;
  let release: () => void = () => undefined;
  beforeAll(async () => {
    opened = await open("/privacy", {
      serviceWorkers: "block",
      // React logs what a boundary caught.
      expectedErrors: ["NetworkError"],
      prepare: (page) => page.clock.install(),
    });
  });
  // What a page asked that was left meanwhile goes on to the server.
  afterEach(() => release());
  afterAll(() => opened.close());

  test.each(["/compare", "/compare?college=228778", "/colleges", "/college-cost-calculator?college=228778"])(
    "%s: after 15 seconds it says what to do, within 30 that the server does not answer, its words stay, and it recovers",
    async (path) => {
      const { page } = opened;
      release = await holdApi(page);
      await page.goto(new URL(path, page.url()).href);
      await waitForHydration(page);
      const heading = await page.locator("main h1").innerText();
      // The read is under way once its placeholder stands.
      await page.locator("main [role=status] .animate-pulse").first().waitFor();
      await stopClock(page);
      await page.clock.runFor(15_500);
      await page.getByText("Taking longer than expected?").waitFor();
      expect(await countMessages(page)).toEqual({ hints: 1, tries: 0 });
      expect(await findIssue(page).count()).toBe(0);
      await page.clock.runFor(15_500);
      await findIssue(page).waitFor();
      await page.getByText("We're having trouble connecting to our servers.").waitFor();
      expect(await countMessages(page)).toEqual({ hints: 0, tries: 1 });
      // No placeholder begins to say so again below the message.
      await page.clock.runFor(15_500);
      expect(await countMessages(page)).toEqual({ hints: 0, tries: 1 });
      expect(await page.locator("main h1").innerText()).toBe(heading);

      // Another try does not wait for the one under way, and is as silent.
      await page.getByRole("button", { name: "Try Again", exact: true }).click();
      await page.clock.runFor(1_000);
      await findIssue(page).waitFor({ state: "detached" });
      await page.clock.runFor(31_000);
      await findIssue(page).waitFor();

      // An answer that comes at last replaces the message by itself.
      release();
      await page.clock.resume();
      await findIssue(page).waitFor({ state: "detached" });
      await page.locator("main [role=status] .animate-pulse").first().waitFor({ state: "detached" });
      expect(await page.locator("main h1").innerText()).toBe(heading);
      await page.unroute("**/api/**");
    },
  );
});

test("a college reached by a link whose record does not come: the screen of the connection, and its own try a second after the network is back", async () => {
  const { page, close } = await open("/colleges/rice-university", {
    serviceWorkers: "block",
    expectedErrors: ["ERR_", "Failed to load resource", "NetworkError"],
  });
  await waitForHydration(page);
  await page.route("**/api/**", (route) => route.abort());
  await followLink(page, "/colleges/oberlin-college");
  await findIssue(page).waitFor();
  await page.unroute("**/api/**");
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await page.getByRole("heading", { level: 1, name: "Oberlin College" }).waitFor();
  await close();
});

/** Every anchor on another page that any page links to, from the built pages. */
async function listLinkedAnchors(): Promise<string[]> {
  const found = new Set<string>();
  for (const path of paths) {
    const html = await (await fetch(new URL(path, inject("address")))).text();
    // Shared answers travel in the fragment, which is not an anchor then.
    for (const [, href = ""] of html.matchAll(/<a [^>]*href="(\/[^"#?]*#[^"]+)"/g))
      if (!href.includes("#a=")) found.add(href);
  }
  return [...found];
}

/** One anchor of each page, then the next of each, so that each is reached from another page. */
function takeTurns(anchors: readonly string[]): string[] {
  const byPage = Object.values(Object.groupBy(anchors, (href) => href.split("#")[0] ?? ""));
  const longest = Math.max(...byPage.map((hrefs = []) => hrefs.length));
  return Array.from({ length: longest }).flatMap((_, turn) =>
    byPage.flatMap((hrefs = []) => hrefs[turn] ?? []),
  );
}

describe("from another page with slow data, in one window", () => {
  let opened: OpenPage;
  beforeAll(async () => {
    opened = await open("/about", { serviceWorkers: "block", viewport: desktop });
  });
  afterAll(() => opened.close());

  test.each([
    ["/help-center", "faq"],
    ["/methodology", "chance"],
    ["/methodology", "price"],
    ["/methodology", "limits"],
  ])("%s#%s lands at the bar plus 20 px and stays there, below what comes late", async (path, id) => {
    const { page } = opened;
    await page.goto(new URL("/about", page.url()).href);
    await waitForHydration(page);
    // A browser that does not hold the place by itself, such as Safari.
    await page.evaluate(() => {
      document.documentElement.style.overflowAnchor = "none";
    });
    const release = await holdApi(page);
    await followLink(page, `${path}#${id}`);
    await page.waitForFunction(isBelowBar, id);
    const before = await page.evaluate(() => document.documentElement.scrollHeight);
    release();
    await page.waitForFunction((before) => document.documentElement.scrollHeight !== before, before);
    await page.locator("main [role=status] .animate-pulse").first().waitFor({ state: "detached" });
    await page.waitForFunction(isBelowBar, id);
    await page.unroute("**/api/**");
  });

  test("every anchor that a page links to lands at the bar plus 20 px once late data is there", async () => {
    const anchors = await listLinkedAnchors();
    expect(anchors.length).toBeGreaterThan(20);
    const { page } = opened;
    await page.goto(new URL("/terms", page.url()).href);
    await waitForHydration(page);
    const missed: string[] = [];
    for (const href of takeTurns(anchors)) {
      const isHere = (path: string) => new URL(page.url()).pathname === path.split("#")[0];
      if (isHere(href)) await followLink(page, "/terms");
      await page.waitForFunction((path) => window.location.pathname !== path, href.split("#")[0]);
      const release = await holdApi(page);
      await followLink(page, href);
      await page.waitForFunction((href) => window.location.href.endsWith(href), href);
      release();
      await page
        .waitForFunction(isBelowBar, href.slice(href.indexOf("#") + 1), { timeout: 20_000 })
        .catch(() => missed.push(href));
      await page.unroute("**/api/**");
    }
    expect(missed).toEqual([]);
  }, 180_000);
});

test("a device that is years off says so calmly; one that is right does not", async () => {
  const { page, close } = await open("/my-plan", {
    serviceWorkers: "block",
    prepare: (page) => page.clock.setSystemTime("2019-03-14T12:00:00"),
  });
  await page.getByText("Your device says it is March 14, 2019").waitFor();
  await page.getByText("its clock is probably wrong").waitFor();
  await page.clock.setSystemTime("2026-11-23T12:00:00");
  await page.reload();
  await waitForHydration(page);
  expect(await page.getByText("Your device says it is").count()).toBe(0);
  await goTo(page, "/");
  await close();
});
