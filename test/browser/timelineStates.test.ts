/** The timeline of others than a senior, and where something is missing: class, scripts, deadlines, the network. */
import { describe, expect, inject, test } from "vitest";
import { serveBuilt } from "../support/testSite.ts";
import { desktop, open } from "./open.ts";
import {
  austin,
  findEveryTask,
  listFortyColleges,
  openRow,
  openTimeline,
  makePlanFile,
  rice,
  findRow,
  findSection,
  seniorList,
  slowly,
} from "./timelinePage.ts";

describe("the timeline", () => {
  test("a junior's dates from this year's are expected, not published", async () => {
    const { page, close } = await openTimeline(
      2028,
      [{ unitId: rice, applicationPlan: "regularDecision" }, { unitId: austin }],
      {
        viewport: desktop,
      },
    );
    await page.getByText("Class of 2028, grade 11, applications in 2027-28.").waitFor();
    await page.getByRole("tab", { name: "By college" }).click();
    await findSection(page, "Rice University").click();
    const title = "Send the application to Rice University";
    await openRow(page, title);
    await findRow(page, title).getByText("expected around January 4, 2028", { exact: false }).waitFor();
    await findRow(page, title)
      .getByRole("link", { name: /^Check with/ })
      .waitFor();
    await close();
  });

  test("after an acceptance only what this college needs is shown, by week, and the year on asking", async () => {
    const list = [
      { unitId: rice, status: "enrolled" },
      { unitId: austin, status: "denied" },
    ];
    const { page, close } = await openTimeline(2027, list, { on: "2027-05-10" });
    await page.getByRole("heading", { name: "What Rice University still needs" }).waitFor();
    expect(await page.getByText(/^Week of /).count()).toBeGreaterThan(1);
    expect(await page.getByRole("heading", { name: "Every task" }).count()).toBe(0);
    await page.getByRole("button", { name: "Show the whole year" }).click();
    await page.getByRole("heading", { name: "Every task" }).waitFor();
    await page.getByRole("button", { name: "Show only what this college needs" }).click();
    await page.getByRole("heading", { name: "What Rice University still needs" }).waitFor();
    await close();
  });

  test("without a graduation year the page leads to the questions", async () => {
    const { page, close } = await open("/timeline-success");
    await page.getByText("First, a graduation year").waitFor();
    expect(await page.getByRole("link", { name: "Make my timeline" }).getAttribute("href")).toBe(
      "/application-timeline",
    );
    await close();
  });

  test("without JavaScript the page says why it is empty", async () => {
    const { page, close } = await open("/timeline-success", { javaScriptEnabled: false });
    // Text inside <noscript> is not found by its words.
    const sentence = page.locator("noscript p");
    await sentence.waitFor();
    expect(await sentence.textContent()).toContain("Your timeline needs JavaScript");
    await close();
  });

  test("deadlines that cannot be fetched say why, and come with another try", async () => {
    const { page, close } = await open("/my-plan", {
      serviceWorkers: "block",
      expectedErrors: ["Failed to load resource"],
      prepare: (page) => page.route("**/api/application-timeline", (route) => route.fulfill({ status: 404 })),
    });
    await page.locator('input[type="file"]').setInputFiles({
      name: "plan.json",
      mimeType: "application/json",
      buffer: Buffer.from(makePlanFile(2027, seniorList)),
    });
    await page.getByRole("heading", { name: /^Your list: / }).waitFor();
    await page.goto(new URL("/timeline-success", page.url()).href);
    await page.getByText("The deadlines could not be fetched").waitFor();
    await page.unroute("**/api/application-timeline");
    await page.getByRole("button", { name: "Try again" }).click();
    await findEveryTask(page).waitFor();
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
    const box = findRow(page, "Send the application to The University of Texas at Austin").getByRole("checkbox");
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
