/** Pages read without JavaScript, in one window of real Chromium: what they say, promise and still do. */
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest";
import { pages } from "#site/pages.ts";
import { readBundledPackages } from "../../build/licenses/listLicenses.ts";
import { desktop, type OpenPage, open, phone } from "./open.ts";

let opened: OpenPage;

const tools = pages.filter(({ id }) =>
  [
    "matchQuiz",
    "costCalculator",
    "fafsaCalculator",
    "collegeVisitPlanner",
    "tripResults",
    "applicationTimeline",
    "timelineSuccess",
    "colleges",
    "compare",
    "offers",
    "counselor",
    "essays",
    "authorship",
    "myPlan",
    "yourData",
    "family",
    "sharing",
    "account",
    "planHistory",
    "signIn",
    "invitation",
    "stopReminders",
  ].includes(id),
);

beforeAll(async () => {
  opened = await open("/timeline-success", { javaScriptEnabled: false, viewport: desktop });
});
afterEach(() => {
  expect(opened.problems()).toEqual([]);
});
afterAll(() => opened.close());

async function goToPage(path: string) {
  await opened.page.goto(new URL(path, inject("address")).href);
  return opened.page;
}

test("the timeline says why it is empty", () =>
  expectNotice("Your browser builds this timeline from your saved plan, and it needs JavaScript"));

test("the timeline's questions say what they need, and promise nothing that does not come", async () => {
  const page = await goToPage("/application-timeline");
  await expectNotice("The timeline needs JavaScript");
  await page.getByRole("heading", { name: "What a timeline looks like" }).waitFor();
  expect(await page.getByRole("link", { name: "Start the questions" }).isVisible()).toBe(false);
  expect(await page.getByText("Loading your personalized timeline generator...").first().isVisible()).toBe(
    false,
  );
});

test.each([
  ["/methodology", ["36 of 36", "College Scorecard"]],
  [
    "/colleges/the-university-of-texas-at-austin",
    ["$19,857", "$12,553", "entered fall 2018", "December 1, 2026", "Travis County"],
  ],
])("%s says its figures", async (path, figures) => {
  const page = await goToPage(path);
  // What is folded opens by the browser alone.
  const folds = "main :is(section, section > div > div) > details > summary";
  for (const summary of await page.locator(folds).all()) await summary.click();
  const text = await page.locator("main").innerText();
  for (const words of figures) expect(text).toContain(words);
});

test.each([
  "/",
  "/college-match-quiz",
  "/colleges",
  "/colleges/the-university-of-texas-at-austin",
  "/tools/fafsa-calculator",
  "/counselor",
  "/essays",
  "/divorced-parents-guide",
])("%s shows no button that would do nothing", async (path) => {
  const page = await goToPage(path);
  await page.locator("h1").first().waitFor();
  expect(await page.locator('button[type="button"]:visible').allTextContents()).toEqual([]);
});

test("the rules for the FAFSA parent can be read", async () => {
  const page = await goToPage("/divorced-parents-guide");
  const text = (await page.locator("main").textContent()) ?? "";
  for (const rule of [
    "Who gave the student more financial support in the 12 months before you file",
    "The parent with the higher income and assets.",
    "The stepparent’s income and assets count too",
    "Custody does not decide it.",
    "Usually does not count",
    "$25 for the first college and $16 for each additional one",
  ]) {
    expect(text).toContain(rule);
  }
});

test("every section of the guide to paying is there with its worked example, the contents lead to it, and paper leaves them out", async () => {
  const page = await goToPage("/college-financial-planning-guide");
  await expectNotice("JavaScript is off in this browser");
  const contents = page.getByRole("navigation", { name: "On this page" });
  const links = contents.getByRole("link");
  expect(await links.count()).toBe(9);
  for (const link of await links.all()) {
    const href = (await link.getAttribute("href")) ?? "";
    expect(await page.locator(`section${href}`).count(), href).toBe(1);
  }
  expect(await page.getByText("$27,000").count()).toBeGreaterThan(0);
  expect(await page.getByText("RAP starts at").count()).toBe(1);

  await page.emulateMedia({ media: "print" });
  expect(await contents.count()).toBe(0);
  await page.getByRole("heading", { name: "The two plans side by side" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(desktop.width);
  await page.emulateMedia({ media: null });
});

test("a parent reads which state money there is, until when, and where to apply", async () => {
  const page = await goToPage("/college-planning-ohio/financial-aid");
  const program = page.locator("li", {
    has: page.locator("h4", { hasText: "Ohio College Opportunity Grant" }),
  });
  await program.locator("summary").first().click();
  expect(await program.innerText()).toContain("October 1, 2027");
  expect(await program.getByRole("link", { name: /^Go to / }).getAttribute("href")).toMatch(/^https:\/\//);
  // On a phone the table of contents is folded; it opens, and links down the page.
  await page.setViewportSize({ width: 390, height: 844 });
  const contents = page.getByRole("navigation", { name: "On this page" });
  await contents.locator("summary:visible").click();
  await contents.getByRole("link", { name: "Sources" }).click();
  expect(new URL(page.url()).hash).toBe("#sources");
  await page.setViewportSize(desktop);
});

test("the blog's search sends what was typed to the help page, and leads to a feed a browser can read", async () => {
  const page = await goToPage("/blog");
  const feed = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="alternate"][type="application/rss+xml"]');
    // The test server's public address differs from the one it listens on.
    const { pathname, origin } = new URL(link?.href ?? "");
    const text = await (await fetch(pathname)).text();
    const parsed = new DOMParser().parseFromString(text, "application/xml");
    const links = [...parsed.querySelectorAll("item > link")].map((one) => one.textContent);
    return { isBroken: parsed.querySelector("parsererror") !== null, links, origin };
  });
  expect(feed.isBroken).toBe(false);
  expect(feed.links.length).toBeGreaterThan(3);
  expect(feed.links.filter((link) => !link.startsWith(`${feed.origin}/blog/`))).toEqual([]);

  await page.getByLabel("Search guides, help and tools").fill("fafsa dedline");
  await page.locator("main").getByRole("button", { name: "Search" }).click();
  await page.waitForURL("**/help?q=fafsa+dedline");
});

test("every tool says that it needs JavaScript and what can be read instead, and shows no placeholder that never ends", async () => {
  const instead = new Map<string, string>();
  for (const { id, path } of tools) {
    const page = await goToPage(path);
    // In the page's own place, or above it with a link.
    const texts = await page.locator("main noscript").allTextContents();
    expect(texts.join(" "), path).toContain("JavaScript");
    expect(await page.locator("main [role=status] .animate-pulse:visible").count(), path).toBe(0);
    for (const link of await page.locator("main noscript a").all())
      instead.set(id, (await link.getAttribute("href")) ?? "");
  }
  expect(instead.size).toBeGreaterThanOrEqual(10);
  for (const [id, href] of instead)
    expect((await opened.page.request.get(new URL(href, inject("address")).href)).status(), id).toBe(200);
});

test("a citation and the links under a title can be hit: 24 px wide and high", async () => {
  const page = await goToPage("/help/fafsa-completion-guide");
  const missed = await page.evaluate(() => {
    const links = [
      ...document.querySelectorAll<HTMLElement>('main sup a, main h1 ~ ul a, main a[href="#sources"]'),
    ];
    return links.flatMap((link) => {
      link.scrollIntoView({ block: "center" });
      const { left, top, width, height } = link.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const points = [
        [x - 11, y],
        [x + 11, y],
        [x, y - 11],
        [x, y + 11],
      ] as const;
      // Beside another citation the two share the room.
      const isHit = points.every(([x, y]) => document.elementFromPoint(x, y)?.closest("a") !== null);
      return width === 0 || isHit ? [] : [link.textContent];
    });
  });
  expect(await page.locator("main sup a").count()).toBeGreaterThan(10);
  expect(missed).toEqual([]);
});

test("the terms lead to the licenses of every package in the browser's files, each with its text", async () => {
  const page = await goToPage("/terms");
  await page.setViewportSize(phone);
  await page.getByRole("link", { name: "Licenses for the software this site uses" }).click();
  await page.waitForURL("**/licenses");
  const bundled = readBundledPackages(join(inject("builtFolder"), "client"));
  const names = (await page.locator("summary strong").allTextContents()).flatMap((line) => line.split(", "));
  expect(bundled.length).toBeGreaterThan(40);
  for (const folder of bundled) {
    const name = folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
    expect(names.filter((one) => one.startsWith(`${name} `))).not.toEqual([]);
  }
  const texts = await page.locator("details pre").allTextContents();
  expect(texts.filter((text) => !/licen[cs]e|permission|public domain/i.test(text))).toEqual([]);
  await page.locator("summary").first().click();
  expect(await page.locator("pre").first().isVisible()).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  await page.setViewportSize(desktop);
});

test("the sign of the search leads to the help page", async () => {
  const page = await goToPage("/");
  await page.locator("header [data-site-search]:visible").click();
  await page.waitForURL("**/help");
});

/** Text inside <noscript> cannot be found by text selectors. */
async function expectNotice(words: string): Promise<void> {
  const texts = await opened.page.locator("main noscript").allTextContents();
  expect(texts.join(" ")).toContain(words);
}
