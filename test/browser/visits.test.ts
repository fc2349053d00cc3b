/** Campus trips in real Chromium: printed, offline, in two tabs. */
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { addDays, type Day, getWeekday } from "#lib/dates.ts";
import { serveBuilt } from "../support/testSite.ts";
import { open } from "./open.ts";

/** A Tuesday about two months ahead, so that three days in a row avoid the weekend. */
function getNextTuesday(): Day {
  const from = addDays(new Date().toISOString().slice(0, 10), 60);
  return addDays(from, (9 - getWeekday(from)) % 7);
}

async function fillIn(page: Page, start: string, colleges: readonly RegExp[], days: [Day, Day]) {
  await page.getByLabel("ZIP code or city").fill(start);
  await page.getByText(`Starts at ${start}.`).waitFor();
  for (const college of colleges) await add(page, college);
  await page.getByLabel("First day").fill(days[0]);
  await page.getByLabel("Last day").fill(days[1]);
}

async function add(page: Page, college: RegExp) {
  const name = college.source.replaceAll(/[\^$]/g, "");
  await page.getByRole("combobox", { name: "Add one by name" }).fill(name);
  await page.getByRole("option", { name: college }).first().click();
}

const texas = [
  /^Baylor University/,
  /^Trinity University/,
  /^Texas State University/,
  /^Southwestern University/,
  /^The University of Texas at Austin/,
];
const first = getNextTuesday();
const last = addDays(first, 2);

describe("a family's three days", () => {
  test("are planned from a ZIP code that never leaves the device, and printed", async () => {
    const sent: string[] = [];
    const { page, close } = await open("/college-visit-planner", {
      prepare: async (page) =>
        page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`)),
    });
    await fillIn(page, "78701", texas, [first, last]);
    await page.getByText("A trip of 3 days.").waitFor();
    await page.getByText("5 colleges chosen, of 40 at most.").waitFor();
    await page.getByRole("button", { name: "Plan the trip" }).click();

    await page.getByRole("heading", { name: /^Day 1: Tuesday/ }).waitFor();

    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }

    // One page per day of visits, and nothing else from the screen.
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("heading", { name: "What it costs" }).isVisible()).toBe(false);
    await page.getByText("Three things I like").first().waitFor();
    const pdf = await page.pdf({
      format: "Letter",
      margin: { top: "1cm", bottom: "1cm", left: "1cm", right: "1cm" },
    });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(3);
    await page.emulateMedia({ media: "screen" });

    expect(sent.filter((request) => /78701|30\.2\d|97\.7\d/.test(request))).toEqual([]);
    await close();
  });
});

test("without a network a trip is planned, changed, and there again after a reload", async () => {
  const { server, address } = await serveBuilt(inject("builtFolder"));
  const { page, close } = await open("/college-visit-planner", {
    address,
    // The server is stopped on purpose below.
    expectedErrors: ["ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE", "ERR_FAILED"],
  });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await server.close();

  await page.reload();
  // The ZIP code list loads with the first one typed, which has not happened here, so a city is used instead.
  await page.getByLabel("ZIP code or city").fill("78701");
  await page
    .getByText("The list of ZIP codes could not be loaded. A city works meanwhile.")
    .waitFor({ timeout: 60_000 });
  await fillIn(page, "Austin, TX", texas.slice(0, 3), [first, last]);
  await page.getByRole("button", { name: "Plan the trip" }).click();
  await page.getByRole("heading", { name: /^Day 1: Tuesday/ }).waitFor();
  await page.getByRole("img", { name: /^Map of the trip: from Austin, TX/ }).waitFor();
  await page.getByRole("button", { name: "Take out Baylor University" }).click();
  await expect.poll(() => page.getByText("Visit Baylor University").count()).toBe(0);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Add to calendar (.ics)" }).click();
  expect((await downloading).suggestedFilename()).toBe("campus-visits.ics");
  await page.reload();
  await page.getByText("Visit Trinity University").first().waitFor();
  expect(await page.getByText("Visit Baylor University").count()).toBe(0);
  await page.getByRole("button", { name: "Put back Baylor University" }).click();
  await page.getByText("Visit Baylor University").first().waitFor();
  await close();
}, 120_000);

test("a change in one tab is planned in the other too", async () => {
  const { page, close } = await open("/college-visit-planner");
  await fillIn(page, "78701", texas.slice(0, 2), [first, last]);
  await page.getByRole("button", { name: "Plan the trip" }).click();
  await page.getByText("Visit Trinity University").first().waitFor();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole("button", { name: "Take out Baylor University" }).click();
  await expect.poll(() => page.getByText("Visit Baylor University").count()).toBe(0);
  await page.getByRole("button", { name: "Put back Baylor University" }).click();
  await other.getByText("Visit Baylor University").first().waitFor();
  await close();
});
