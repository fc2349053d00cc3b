/** Campus trips in real Chromium: a family plans three days from its ZIP code, changes them, prints them, and comes back to them. */
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { addDays, type Day, getWeekday } from "#lib/dates.ts";
import { serveBuilt } from "../support/testSite.ts";
import { open } from "./open.ts";

/** A Tuesday some two months ahead, so that three days in a row are no weekend. */
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

const stopNames = (page: Page) =>
  page
    .getByRole("region", { name: "Change the order" })
    .locator("li[data-stop] p")
    .evaluateAll((rows) => rows.map((row) => (row.textContent ?? "").replace(/^\d+/, "")));
const findRow = (page: Page, name: string) =>
  page.getByRole("region", { name: "Change the order" }).getByRole("listitem").filter({ hasText: name });

describe("a family's three days", () => {
  test("are planned from a ZIP code, changed, printed, and kept", async () => {
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
    expect(await page.getByRole("heading", { level: 3, name: /^Day \d: / }).count()).toBe(3);
    for (const college of texas) {
      await page
        .getByText(new RegExp(`^Visit ${college.source.slice(1)}$`))
        .first()
        .waitFor();
    }
    const picture = page.getByRole("img", { name: /^Map of the trip: from 78701 to .*, and back\.$/ });
    await picture.waitFor();
    const map = await picture.locator("text").allTextContents();
    expect(map).toEqual(expect.arrayContaining(["1", "2", "3", "4", "5", "Start", "Waco", "San Antonio"]));

    // A price of their own changes the sum: the miles times a dollar.
    const miles = /([\d,]+) miles at \$0\.205 a mile/.exec(await page.locator("#the-cost ~ dl").innerText());
    const count = Number(miles?.[1]?.replace(",", ""));
    expect(count).toBeGreaterThan(300);
    await page.getByLabel("Dollars a mile").fill("1");
    await page.getByText(`${count} miles at $1.00 a mile`).waitFor();
    await page.getByText(`$${count}`, { exact: true }).waitFor();
    await page.getByLabel("Dollars a mile").fill("abc");
    await page.getByLabel("Dollars a mile").blur();
    await page.getByText("Use digits, such as 0.21 or 110.").waitFor();
    await page.getByLabel("Dollars a mile").fill("");

    // Moved by the keyboard: the same button keeps the focus.
    const [before1 = "", before2 = ""] = await stopNames(page);
    const later = page.getByRole("button", { name: `Move ${before1} later` });
    await later.focus();
    await page.keyboard.press("Enter");
    await page.getByText(`${before1} was moved later.`).waitFor();
    expect((await stopNames(page)).slice(0, 2)).toEqual([before2, before1]);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
      .toBe(`Move ${before1} later`);
    await page.getByText("This is your own order.").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(async () => (await stopNames(page)).slice(0, 2)).toEqual([before1, before2]);

    // Kept to a day, and the day card says so.
    await page.getByLabel("Day for Trinity University").selectOption("Day 1");
    const dayOne = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: /^Day 1/ }) });
    await dayOne.getByText("Visit Trinity University").waitFor();
    await dayOne.getByText("Kept to this day by you.", { exact: false }).waitFor();

    // A day that the shortest order does not allow: the order changes for it.
    await page.getByLabel("Day for Trinity University").selectOption("Any day");
    await page.getByLabel("Day for Baylor University").selectOption("Day 1");
    await dayOne.getByText("Visit Baylor University").waitFor();
    await page.getByText("This is a good order that keeps your days", { exact: false }).waitFor();
    expect((await stopNames(page))[0]).toBe("Baylor University");
    await page.getByLabel("Day for Baylor University").selectOption("Any day");
    await page.getByLabel("Day for Trinity University").selectOption("Day 1");
    await dayOne.getByText("Visit Trinity University").waitFor();

    // Taken out, still there to put back after the page was left.
    await page.getByRole("button", { name: "Take out Southwestern University" }).click();
    await expect.poll(() => page.getByText("Visit Southwestern University").count()).toBe(0);
    await page.getByText("Southwestern University was taken out.").waitFor();
    await page.reload();
    await page.getByRole("heading", { name: /^Day 1/ }).waitFor();
    expect(await page.getByText("Visit Southwestern University").count()).toBe(0);
    await page.getByRole("button", { name: "Put back Southwestern University" }).click();
    await page.getByText("Visit Southwestern University").first().waitFor();
    expect(await findRow(page, "Southwestern University").count()).toBe(1);

    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }

    // One page a day of visits, and nothing else of the screen.
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("heading", { name: "What it costs" }).isVisible()).toBe(false);
    await page.getByText("Three things I like").first().waitFor();
    const pdf = await page.pdf({
      format: "Letter",
      margin: { top: "1cm", bottom: "1cm", left: "1cm", right: "1cm" },
    });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(3);
    await page.emulateMedia({ media: "screen" });

    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Add to calendar (.ics)" }).click();
    const stream = await (await downloading).createReadStream();
    let file = "";
    for await (const chunk of stream) file += String(chunk);
    expect(file.match(/SUMMARY:Visit /g)).toHaveLength(5);

    await page.reload();
    await page.getByText("Kept to this day by you.", { exact: false }).first().waitFor();
    expect(await page.getByLabel("Day for Trinity University").inputValue()).toBe("1");
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
  // The list of ZIP codes comes with the first one that is typed, which was never done here: a city does instead.
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

test("a place that the map does not have is named under it, and drawn nowhere", async () => {
  const { page, close } = await open("/college-visit-planner");
  await fillIn(
    page,
    "78701",
    [/^Rice University/, /^University of Puerto Rico-Mayaguez/],
    [first, addDays(first, 9)],
  );
  await page.getByText("Fly where it is far").click();
  await page.getByRole("button", { name: "Plan the trip" }).click();
  await page
    .getByText("Not on this map, which shows the fifty states: Mayaguez.", { exact: false })
    .waitFor();
  const names = await page
    .getByRole("img", { name: /^Map of the trip/ })
    .locator("text")
    .allTextContents();
  expect(names).toEqual(expect.arrayContaining(["Start", "Houston"]));
  expect(names).not.toContain("Mayaguez");
  await close();
});

describe("what a family may type", () => {
  test("gets a sentence, and stays as typed", async () => {
    const { page, close } = await open("/college-visit-planner");
    const start = page.getByLabel("ZIP code or city");
    await page.getByRole("button", { name: "Plan the trip" }).click();
    await page
      .getByText("To plan the trip, it still needs where you start, a college, and the days.")
      .waitFor();
    for (const [typed, sentence] of [
      ["00000", "No ZIP code 00000 is known."],
      ["7870", "A ZIP code has five digits"],
      ["Atlantis", "No college is in “Atlantis”"],
      ["Springfield", "There are several. Which one?"],
    ] as const) {
      await start.fill(typed);
      await start.blur();
      await page.getByText(sentence, { exact: false }).waitFor();
      expect(await start.inputValue()).toBe(typed);
    }
    await page.getByRole("button", { name: "Springfield, MA" }).click();
    await expect.poll(() => start.inputValue()).toBe("Springfield, MA");

    await page.getByLabel("First day").fill(last);
    await page.getByLabel("Last day").fill(first);
    await page.getByText("The last day is before the first.").waitFor();
    await page.getByRole("button", { name: "Swap the two dates" }).click();
    await page.getByText("A trip of 3 days.").waitFor();
    await page.getByLabel("First day").fill("2020-02-03");
    await page.getByLabel("First day").blur();
    await page.getByText("That day is past. Choose today or later.").waitFor();
    // Half a date is none.
    await page.getByLabel("First day").focus();
    await page.keyboard.press("Delete");
    await page.getByLabel("First day").blur();
    await page.getByText("That is not a date on the calendar.", { exact: false }).waitFor();
    await page.getByLabel("First day").fill(addDays(first, -80));
    await page.getByText("A trip of", { exact: false }).first().waitFor({ state: "detached" });
    await close();
  });

  test("may not fit, or lie over water: a press puts it right", async () => {
    const { page, close } = await open("/college-visit-planner");
    await fillIn(page, "78701", [...texas, /^University of Hawaii at Manoa/], [first, addDays(first, 1)]);
    await page.getByRole("button", { name: "Plan the trip" }).click();
    await page.getByText("No road leads to University of Hawaii at Manoa").waitFor();
    await page.getByRole("button", { name: "Allow flights" }).click();
    await page.getByText(/^It needs \d+ days at this pace, and there are 2\./).waitFor();
    await page.getByRole("button", { name: /^Take \d+ days, until / }).click();
    await page
      .getByText(/^Fly to University of Hawaii at Manoa$/)
      .first()
      .waitFor();
    await page.getByText(/^\d+ flights for 2 people at \$276/).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: /^Visit only the \d colleges that fit$/ }).click();
    await page.getByRole("heading", { name: "Day by day" }).waitFor();
    await close();
  });

  test("a second trip on the same days is told, removed and brought back; an unknown one is told too", async () => {
    const { page, close } = await open("/college-visit-planner");
    await fillIn(page, "78701", texas.slice(0, 1), [first, last]);
    await page.getByRole("button", { name: "Plan another trip" }).click();
    await fillIn(page, "02139", [/^Smith College/], [last, addDays(last, 1)]);
    await page
      .getByText("You have another trip on these days: 1 college from 78701", { exact: false })
      .waitFor();
    await page.getByRole("button", { name: /^Remove the trip: 1 college from 78701/ }).click();
    await page
      .getByText("You have another trip on these days", { exact: false })
      .waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Bring it back" }).click();
    await page.getByText("You have another trip on these days", { exact: false }).waitFor();
    await page.goto(new URL("/trip-results?trip=nosuchtrip", inject("address")).href);
    await page.getByText("No trip of that name is saved on this device").waitFor();
    await page.getByText("1 college from 02139").waitFor();
    await close();
  });

  test("a damaged saved trip is told, and the others are there", async () => {
    const { page, close } = await open("/college-visit-planner");
    await fillIn(page, "78701", texas.slice(0, 1), [first, last]);
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open("tassel");
          opening.addEventListener("success", () => {
            const database = opening.result;
            const writing = database.transaction("commands", "readwrite");
            writing.objectStore("commands").add({ kind: "setTrip", tripId: "broken", trip: { id: 7 } });
            writing.addEventListener("complete", () => {
              database.close();
              resolve();
            });
          });
        }),
    );
    await page.goto(new URL("/trip-results", inject("address")).href);
    await page.getByText("Part of what this device has saved could not be read").waitFor();
    await page.getByRole("heading", { name: "Day by day" }).waitFor();
    await close();
  });
});
