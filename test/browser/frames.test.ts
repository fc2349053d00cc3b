/** Privacy, terms and the state guides in a real browser: come to by a link as by their address. */
import { expect, test } from "vitest";
import { goTo, waitForHydration } from "./inUse.ts";
import { desktop, open } from "./open.ts";

test("privacy and terms come by a link as by their address; what privacy cannot say comes with another try", async () => {
  const { page, close } = await open("/terms", {
    serviceWorkers: "block",
    viewport: desktop,
    expectedErrors: ["Failed to load resource"],
    prepare: (page) => page.route("**/api/page-data/privacy", (route) => route.fulfill({ status: 404 })),
  });
  await waitForHydration(page);
  const readWords = () => page.locator("main").innerText();
  const terms = await readWords();
  await goTo(page, "/privacy");
  await page.getByText("Part of this page didn’t load").waitFor();
  await page.unroute("**/api/page-data/privacy");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "Who is responsible" }).waitFor();
  const privacyByLink = await readWords();
  await page.reload();
  await page.getByRole("heading", { name: "Who is responsible" }).waitFor();
  expect(privacyByLink).toBe(await readWords());
  await waitForHydration(page);
  await goTo(page, "/terms");
  await page.getByRole("heading", { level: 1, name: terms.split("\n")[0] ?? "" }).waitFor();
  await expect.poll(readWords).toBe(terms);
  await close();
});

test("a state leads to its guide, from the list and from the map", async () => {
  const { page, close } = await open("/state-college-planning-guides", { serviceWorkers: "block" });
  await waitForHydration(page);
  const links = page.getByRole("link", { name: "Maryland", exact: true });
  expect(await links.count()).toBe(2);
  expect(await links.first().getAttribute("href")).toBe("/college-planning-maryland");
  await links.last().click();
  await page.waitForURL(/\/college-planning-maryland$/);
  await page.getByRole("navigation", { name: "Pages in the Maryland guide" }).waitFor();
  await close();
});
