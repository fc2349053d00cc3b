/** Every page of the site with React's development half, which reports every difference in hydration. */
import { describe, expect, inject, test } from "vitest";
import { everywhere, listExpectedErrors } from "./everyPage.ts";
import { open } from "./open.ts";

describe.each(everywhere)("%s", (path) => {
  test("hydrates without a difference", async () => {
    const { page, close } = await open(path, {
      address: inject("developmentAddress"),
      // What it keeps for later has tests of its own.
      serviceWorkers: "block",
      expectedErrors: listExpectedErrors(path),
    });
    await page.waitForLoadState("networkidle");
    expect(await page.locator("h1").count()).toBe(1);
    await close();
  });
});
