/** What a college's own calculator said, the whole way on the built site: entered, kept, shown, counted once, waiting offline, removed. */
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { savedPlan } from "../support/savedPlan.ts";
import { holdMessages, waitForHydration } from "./inUse.ts";
import { open } from "./open.ts";

const austin = "/colleges/the-university-of-texas-at-austin";
const berkeley = "/colleges/university-of-california-berkeley";
const tallyPath = "/api/calculator-tally";

async function enter(page: Page, amount: string): Promise<void> {
  await page.getByRole("button", { name: /Used its net price calculator/ }).click();
  await page.getByLabel("What the calculator said you would pay for a year").fill(amount);
  await page.getByLabel("For which school year").selectOption({ index: 1 });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: /^Change the figure/ }).waitFor();
}

test("a figure is kept and shown, and a yes sends two fields once for each college", async () => {
  const { page, close } = await open("/my-plan", { serviceWorkers: "block", prepare: holdMessages });
  const sent: (string | null)[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === tallyPath && request.method() === "POST")
      sent.push(request.postData());
  });
  const answered = () => page.waitForResponse((response) => response.url().endsWith(tallyPath));
  const goTo = (path: string) => page.goto(new URL(path, inject("address")).href);
  await page.locator('input[type="file"]').setInputFiles({
    name: "plan.json",
    mimeType: "application/json",
    buffer: Buffer.from(savedPlan()),
  });
  await page.getByRole("heading", { name: "Your list: 2 colleges" }).waitFor();

  await goTo(austin);
  await enter(page, "$17,500");
  expect(sent).toEqual([]);
  const first = answered();
  await page.getByRole("button", { name: "Yes, count it" }).click();
  expect((await first).status()).toBe(204);
  expect(sent.map((body) => Object.keys(JSON.parse(body ?? "{}") as object).toSorted())).toEqual([
    ["isInside", "kind"],
  ]);

  await page.reload();
  await page.getByText(/own calculator said \$17,500 a year/).waitFor();
  await page.getByText("You let us count").waitFor();

  // Loaded while there is a network: the form works without one, and what waits goes once it is back.
  await goTo(berkeley);
  await page.getByRole("button", { name: /Used its net price calculator/ }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await waitForHydration(page);
  await page.context().setOffline(true);
  await enter(page, "48000");
  expect(sent).toHaveLength(1);
  const second = answered();
  await page.context().setOffline(false);
  expect((await second).status()).toBe(204);
  expect(sent).toHaveLength(2);

  await goTo("/compare?college=228778&college=110635");
  await page.getByText(/Its own calculator: \$17,500/).waitFor();
  await page.getByText(/Its own calculator: \$48,000/).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await goTo(austin);
  await page.getByRole("button", { name: /^Remove it from/ }).click();
  await page.getByRole("button", { name: /Used its net price calculator/ }).waitFor();
  await goTo("/my-plan");
  await page.getByText(/Its own calculator: \$48,000/).waitFor();
  expect(await page.getByText(/Its own calculator: \$17,500/).count()).toBe(0);
  expect(sent).toHaveLength(2);
  await close();
});
