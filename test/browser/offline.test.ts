/** After the first visit everything works without the network: pages, the index of colleges, the plan. */
import { expect, inject, test } from "vitest";
import { serveBuilt } from "../support/testSite.ts";
import { open } from "./open.ts";

test("a family that was here once finds its plan and all colleges with the server gone", async () => {
  const { server, address } = await serveBuilt(inject("builtFolder"));
  const { page, close } = await open("/college-match-quiz", {
    address,
    // The server is stopped on purpose below.
    expectedErrors: ["ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE"],
  });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // In charge from the second load on: what it asks for then is kept.
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto(`${address}/colleges`);
  await page.getByRole("search").getByRole("textbox").fill("Mizzou");
  await page.getByText("University of Missouri-Columbia").first().waitFor();

  await server.close();
  await page.reload();
  await page.getByRole("search").getByRole("textbox").fill("UT Austin");
  await page.getByText("The University of Texas at Austin").first().waitFor();
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
