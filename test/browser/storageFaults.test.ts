/** A browser that forbids storage: the person is told, and can continue. */
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { open } from "./open.ts";

test("storage is forbidden: the page says so, and the plan works until it is closed", async () => {
  const { page, close } = await open("/colleges/rice-university", {
    serviceWorkers: "block",
    prepare: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(window, "indexedDB", {
          get() {
            throw new DOMException("not here", "SecurityError");
          },
        });
      }),
  });
  await page
    .getByRole("button", { name: /^Save Rice University/ })
    .first()
    .click();
  const bar = page.getByRole("alert").filter({ hasText: "only in this window" });
  await bar.getByText("Not saved: 1 change is only in this window").waitFor();
  await bar.getByText(/doesn’t let this site store anything/).waitFor();
  await page
    .getByRole("button", { name: /^Not saved: Rice University/ })
    .first()
    .waitFor();
  expect(await page.getByText("Rice University is in your plan.").count()).toBe(0);
  // Nothing to try again: the browser would say the same.
  expect(await page.getByRole("button", { name: "Try again" }).count()).toBe(0);
  await page
    .getByRole("button", { name: /^Compare Rice University/ })
    .first()
    .click();
  await bar.getByText("Not saved: 2 changes are only in this window").waitFor();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my plan" }).click();
  expect(await readFile(await (await downloading).path(), "utf8")).toContain("227757");
  await page.getByRole("link", { name: "My plan" }).first().click();
  await page.getByText("Your plan isn’t being saved").waitFor();
  await page.getByRole("main").getByRole("link", { name: "Rice University" }).first().waitFor();
  await close();
});
