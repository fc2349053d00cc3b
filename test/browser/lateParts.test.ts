/** A college's details stay the server's HTML until they are near, and the engine answers from its worker. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { waitForHydration, waitForPlanCommand } from "./inUse.ts";
import { type OpenPage, open } from "./open.ts";

/** Whether each late part of the page has come alive, in order. */
function readAlive(): boolean[] {
  return [...document.querySelectorAll("[data-late] > *")].map((part) =>
    Object.keys(part).some((key) => key.startsWith("__reactFiber")),
  );
}

describe("a college's page on a phone", () => {
  let opened: OpenPage;
  beforeAll(async () => {
    opened = await open("/colleges/the-university-of-texas-at-austin", { serviceWorkers: "block" });
    await waitForHydration(opened.page);
  });
  afterAll(() => opened.close());

  test("has all of its text before its lower half is alive, and comes alive in place when that is near", async () => {
    const { page } = opened;
    const sources = page.locator("#sources");
    expect(await sources.textContent()).toContain("College Scorecard");
    expect((await page.evaluate(readAlive)).at(-1)).toBe(false);
    // Kept as it is: coming alive makes nothing anew.
    await sources.evaluate((element) => element.setAttribute("data-before", ""));
    await sources.scrollIntoViewIfNeeded();
    await page.waitForFunction(() =>
      [...document.querySelectorAll("[data-late] > *")].every((part) =>
        Object.keys(part).some((key) => key.startsWith("__reactFiber")),
      ),
    );
    expect(await page.locator("#sources[data-before]").count()).toBe(1);
  });
});

test("the search is answered by one worker, which keeps working without a network", async () => {
  const { page, close } = await open("/colleges", {
    serviceWorkers: "block",
    // The notice that the network is lost asks for its own look, which is not there either.
    expectedErrors: ["ERR_INTERNET_DISCONNECTED"],
  });
  try {
    await page.locator("ol[aria-label] > li").first().waitFor();
    expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
      expect.stringMatching(/^\/assets\/engineWorker-[\w-]+\.js$/),
    ]);
    await page.context().setOffline(true);
    await page.getByLabel("Search by name, nickname or place").fill("rice university");
    await page.getByRole("heading", { name: "“rice university”" }).waitFor();
    expect(page.workers()).toHaveLength(1);
  } finally {
    await close();
  }
});

test("an answer given before the plan's code has come stays at its question, and is in the plan", async () => {
  const held = Promise.withResolvers<void>();
  const { page, close } = await open("/college-match-quiz", {
    serviceWorkers: "block",
    prepare: (page) =>
      page.route(/\/assets\/devicePlan-[^/]*\.js/, async (route) => {
        await held.promise;
        await route.continue();
      }),
  });
  try {
    await waitForHydration(page);
    const average = page.getByLabel("Grade average (GPA)");
    await average.fill("3.4");
    await average.blur();
    held.resolve();
    await page.waitForURL("**/college-match-quiz#grades");
    expect(await average.inputValue()).toBe("3.4");
    await page.getByText("12th", { exact: true }).click();
    await waitForPlanCommand(page, "setProfile");
    // With a first answer in the plan the quiz begins at its list.
    await page.goto(page.url().replace(/#.*$/, "?again"));
    await page.waitForURL("**/college-match-quiz*#results");
  } finally {
    await close();
  }
});
