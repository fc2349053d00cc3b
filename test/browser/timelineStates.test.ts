/** The timeline when something is missing: scripts, the network, a fast phone. */
import { describe, expect, inject, test } from "vitest";
import { serveBuilt } from "../support/testSite.ts";
import { seniorList } from "../support/timelinePlan.ts";
import { open } from "./open.ts";
import { findEveryTask, findRow, listFortyColleges, openTimeline, slowly } from "./timelinePage.ts";

describe("the timeline", () => {
  test("without JavaScript the page says why it is empty", async () => {
    const { page, close } = await open("/timeline-success", { javaScriptEnabled: false });
    // Text inside <noscript> cannot be found by text selectors.
    const sentence = page.locator("noscript p");
    await sentence.waitFor();
    expect(await sentence.textContent()).toContain("Your timeline needs JavaScript");
    await close();
  });

  test("without a network the timeline stands, and a tick is kept", async () => {
    const { server, address } = await serveBuilt(inject("builtFolder"));
    const { page, close } = await openTimeline(2027, seniorList, {
      address,
      expectedErrors: ["ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE"],
    });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload();
    await findEveryTask(page).waitFor();
    await server.close();
    await page.reload();
    const box = findRow(page, "Send the application to The University of Texas at Austin").getByRole(
      "checkbox",
    );
    await box.check();
    await page.reload();
    await expect.poll(() => box.isChecked(), slowly).toBe(true);
    await close();
  });

  test("forty colleges are ticked through on a slow phone", async () => {
    const { page, close } = await openTimeline(2027, await listFortyColleges());
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const boxes = findEveryTask(page).getByRole("checkbox");
    for (let index = 0; index < 5; index += 1) {
      const box = boxes.nth(index);
      await box.check();
      expect(await box.isChecked()).toBe(true);
    }
    await close();
  });
});
