/** A browser that forbids storage: the person is told, and can continue. */
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
  await page.getByRole("alert").filter({ hasText: "Not saved: 1 change is only in this window" }).waitFor();
  await page
    .getByRole("button", { name: /^Not saved: Rice University/ })
    .first()
    .waitFor();
  expect(await page.getByText("Rice University is in your plan.").count()).toBe(0);
  await page.getByRole("link", { name: "My plan" }).first().click();
  await page.getByText("This plan is not being saved").waitFor();
  await page.getByRole("main").getByRole("link", { name: "Rice University" }).first().waitFor();
  await close();
});
