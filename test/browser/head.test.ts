/**
 * The document head in a real browser: the current page's after navigating, including this installation's
 * settings.
 */
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { serveBuilt } from "../support/testSite.ts";
import { desktop, open } from "./open.ts";

function readDescription(page: Page) {
  return page.evaluate(() => ({
    types: [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
      (script): unknown => JSON.parse(script.textContent ?? "null")["@type"],
    ),
    canonical: document.head.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? null,
    titles: document.head.querySelectorAll("title").length,
  }));
}

async function waitForTitle(page: Page, name: string): Promise<void> {
  await page.waitForFunction((part) => document.title.includes(part), name);
}

test("after moving about, the head is that of the page: its address, its structured data, nothing of the last one", async () => {
  const { page, close } = await open("/colleges?q=UT+Austin", { viewport: desktop, serviceWorkers: "block" });
  const origin = new URL(page.url()).origin;
  expect((await readDescription(page)).types).toEqual(["BreadcrumbList", "CollectionPage"]);
  const name = "The University of Texas at Austin";
  await page.getByRole("link", { name }).first().click();
  await waitForTitle(page, name);
  const college = {
    types: ["BreadcrumbList", "CollegeOrUniversity"],
    canonical: `${origin}/colleges/the-university-of-texas-at-austin`,
    titles: 1,
  };
  expect(await readDescription(page)).toEqual(college);
  await page.locator("footer").getByRole("link", { name: "Pricing" }).click();
  await waitForTitle(page, "Pricing");
  expect(await readDescription(page)).toEqual({
    types: ["BreadcrumbList", "Service"],
    canonical: `${origin}/pricing`,
    titles: 1,
  });
  await page.goBack();
  await waitForTitle(page, name);
  expect(await readDescription(page)).toEqual(college);
  await close();
});

test("what an installation uses is in its pages, loaded whole or reached inside the app, and hydrates", async () => {
  const { server, address } = await serveBuilt(inject("builtFolder"), {
    operatorName: "The Rivera School",
    payments: { secretKey: "sk_test_1", webhookSecret: "whsec_1", apiUrl: null },
  });
  const { page, close } = await open("/privacy", { address, viewport: desktop, serviceWorkers: "block" });
  await page.locator("main").getByText("The Rivera School").first().waitFor();
  await page.locator("footer").getByRole("link", { name: "Pricing" }).click();
  await waitForTitle(page, "Pricing");
  await page.locator("footer").getByRole("link", { name: "Terms" }).click();
  await waitForTitle(page, "Terms");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await close();
  const readPage = async (path: string) => (await fetch(`${address}${path}`)).text();
  expect(await readPage("/pricing")).toMatch(/<link rel="preconnect" href="https:\/\/js\.stripe\.com"/);
  expect(await readPage("/about")).not.toContain("preconnect");
  await server.close();
});
