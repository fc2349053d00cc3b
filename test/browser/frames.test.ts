/**
 * Prices, deadlines, privacy and the tools in a real browser: with the server's response, without it, and
 * with a plan.
 */
import { afterEach, expect, test } from "vitest";
import { goTo, waitForHydration } from "./inUse.ts";
import { desktop, type OpenPage, open } from "./open.ts";

let opened: OpenPage | null = null;

afterEach(async () => {
  const page = opened;
  opened = null;
  await page?.close();
});

test("the deadlines of a saved college stand on the timeline; a plan without one says what to do", async () => {
  opened = await open("/application-timeline");
  const { page } = opened;
  await page.getByText("No college in your plan yet").waitFor();
  await page.goto(new URL("/colleges/rice-university", page.url()).href);
  await waitForHydration(page);
  await page
    .getByRole("button", { name: /^Save Rice University/ })
    .first()
    .click();
  await page
    .getByRole("button", { name: /^Saved/ })
    .first()
    .waitFor();
  await page.goto(new URL("/application-timeline", page.url()).href);
  const list = page.locator("[data-deadlines]");
  await list.getByRole("link", { name: "Rice University" }).first().waitFor();
  await list
    .getByText(/^Read on .+ Check with the college\.$/)
    .first()
    .waitFor();
  await list.getByText("mind the time zone").waitFor();
});

test("deadlines that cannot be fetched say why, and come with another try", async () => {
  opened = await open("/colleges/rice-university", {
    serviceWorkers: "block",
    expectedErrors: ["Failed to load resource"],
    prepare: (page) => page.route("**/api/application-timeline", (route) => route.fulfill({ status: 404 })),
  });
  const { page } = opened;
  await waitForHydration(page);
  await page
    .getByRole("button", { name: /^Save Rice University/ })
    .first()
    .click();
  await page
    .getByRole("button", { name: /^Saved/ })
    .first()
    .waitFor();
  await page.goto(new URL("/application-timeline", page.url()).href);
  await page.getByText("The deadlines could not be fetched").waitFor();
  await page.unroute("**/api/application-timeline");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator("[data-deadlines]").getByRole("link", { name: "Rice University" }).first().waitFor();
});

test("the pricing page asks for the plans, and shows the known ones where it gets no answer", async () => {
  opened = await open("/pricing", {
    serviceWorkers: "block",
    expectedErrors: ["Failed to load resource"],
    prepare: (page) => page.route("**/api/pricing", (route) => route.fulfill({ status: 404 })),
  });
  const { page } = opened;
  await page.getByText("We could not ask whether this changed").waitFor();
  await page.getByRole("heading", { name: "Family" }).waitFor();
  expect(await page.locator("[data-plans]").getAttribute("data-plans")).toBe("known");
  await page.unroute("**/api/pricing");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator('[data-plans="answered"]').waitFor();
  await page.getByText("There is nothing to buy on this site.").waitFor();
  expect(await page.getByRole("heading", { name: "Family" }).count()).toBe(0);
});

test("privacy and terms come by a link as by their address, and say the same", async () => {
  for (const path of ["/privacy", "/terms"]) {
    const direct = await open(path, { viewport: desktop });
    const words = await direct.page.locator("main").innerText();
    await direct.close();
    const linked = await open("/tools", { viewport: desktop });
    await waitForHydration(linked.page);
    await goTo(linked.page, path);
    await linked.page.getByRole("heading", { level: 1, name: words.split("\n")[0] ?? "" }).waitFor();
    await expect.poll(() => linked.page.locator("main").innerText()).toBe(words);
    await linked.close();
  }
});

test("where privacy cannot say what this installation uses, it says that, and comes with another try", async () => {
  opened = await open("/tools", {
    serviceWorkers: "block",
    viewport: desktop,
    expectedErrors: ["Failed to load resource"],
    prepare: (page) => page.route("**/api/page-data/privacy", (route) => route.fulfill({ status: 404 })),
  });
  const { page } = opened;
  await waitForHydration(page);
  await goTo(page, "/privacy");
  await page.getByText("This page could not be loaded whole").waitFor();
  await page.unroute("**/api/page-data/privacy");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "Who is responsible" }).waitFor();
});

test("a state leads to its guide, from the list and from the map", async () => {
  opened = await open("/state-college-planning-guides");
  const { page } = opened;
  await waitForHydration(page);
  const links = page.getByRole("link", { name: "Maryland", exact: true });
  expect(await links.count()).toBe(2);
  expect(await links.first().getAttribute("href")).toBe("/college-planning-maryland");
  await links.last().click();
  await page.waitForURL(/\/college-planning-maryland$/);
  await page.getByRole("navigation", { name: "Pages of the Maryland guide" }).waitFor();
});
