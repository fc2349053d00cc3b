/**
 * The document head in a real browser: the current page's after navigating, including this installation's
 * settings.
 */
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { serveBuilt } from "../support/testSite.ts";
import { waitForHydration } from "./inUse.ts";
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
  const { page, close } = await open("/college-match-quiz", { viewport: desktop });
  expect((await readDescription(page)).types).toEqual(["BreadcrumbList", "Quiz"]);
  await waitForHydration(page);
  await page.locator("footer").getByRole("link", { name: "Pricing" }).click();
  await waitForTitle(page, "Pricing");
  const origin = new URL(page.url()).origin;
  expect(await readDescription(page)).toEqual({
    types: ["BreadcrumbList", "Service"],
    canonical: `${origin}/pricing`,
    titles: 1,
  });
  await page.goBack();
  await waitForTitle(page, "quiz");
  expect((await readDescription(page)).types).toEqual(["BreadcrumbList", "Quiz"]);
  await close();
});

test("a college reached inside the app names itself", async () => {
  const { page, close } = await open("/colleges?query=UT+Austin", { viewport: desktop });
  const name = "The University of Texas at Austin";
  await page.getByRole("link", { name }).first().click();
  await waitForTitle(page, name);
  expect(await readDescription(page)).toEqual({
    types: ["BreadcrumbList", "CollegeOrUniversity"],
    canonical: `${new URL(page.url()).origin}/colleges/the-university-of-texas-at-austin`,
    titles: 1,
  });
  await close();
});

test("what an installation uses is in its pages, loaded whole or reached inside the app, and hydrates", async () => {
  const { server, address } = await serveBuilt(inject("builtFolder"), {
    operatorName: "The Rivera School",
    payments: { secretKey: "sk_test_1", webhookSecret: "whsec_1", apiUrl: null },
  });
  const { page, close } = await open("/privacy", { address, viewport: desktop });
  await page.locator("main").getByText("The Rivera School").first().waitFor();
  await page.locator("footer").getByRole("link", { name: "Pricing" }).click();
  await waitForTitle(page, "Pricing");
  await page.locator("footer").getByRole("link", { name: "Terms" }).click();
  await waitForTitle(page, "Terms");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.goto(`${address}/pricing`);
  const connection = page.locator('link[rel="preconnect"]');
  expect(await connection.getAttribute("href")).toBe("https://js.stripe.com");
  await page.goto(`${address}/about`);
  expect(await connection.count()).toBe(0);
  await close();
  await server.close();
});
