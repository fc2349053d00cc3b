/** After the first visit everything works offline: pages, the college index, the plan. */
import { expect, inject, test } from "vitest";
import { serveBuilt } from "../support/testSite.ts";
import { open } from "./open.ts";

test("who has only seen the home page has every tool and all colleges with the server gone", async () => {
  const { server, address } = await serveBuilt(inject("builtFolder"));
  const { page, close } = await open("/", {
    address,
    // The server is stopped on purpose below; prefetches from it fail too.
    expectedErrors: ["ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE", "ERR_FAILED"],
  });
  // Ready once everything a family needs is cached.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await server.close();

  await page.goto(`${address}/colleges`);
  await page.getByRole("search").getByRole("textbox").fill("UT Austin");
  await page.getByText("The University of Texas at Austin").first().waitFor();
  await page.reload();
  // The URL still contains the query.
  await page.getByText("The University of Texas at Austin").first().waitFor();
  await page.getByRole("search").getByRole("textbox").fill("Mizzou");
  await page.getByText("University of Missouri-Columbia").first().waitFor();
  for (const path of [
    "/my-plan",
    "/college-cost-calculator",
    "/compare",
    "/methodology",
    "/your-data",
    "/",
  ]) {
    await page.goto(`${address}${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.locator("main").innerText()).not.toContain("Something went wrong");
  }
  await close();
});
