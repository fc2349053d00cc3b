/**
 * A browser that forbids storage, is out of space, or holds garbage: the person is told, and can continue.
 */
import { describe, inject, test } from "vitest";
import { open } from "./open.ts";

/** Opens a page whose scripts find storage in the given state. */
async function openWith(path: string, prepare: () => void) {
  const opened = await open("/pricing", { serviceWorkers: "block" });
  await opened.page.addInitScript(prepare);
  await opened.page.goto(new URL(path, inject("address")).href);
  return opened;
}

describe("the plan when the device does not keep it", () => {
  test("storage is forbidden: the page says so, and the plan works until it is closed", async () => {
    const { page, close } = await openWith("/colleges/rice-university", () => {
      Object.defineProperty(window, "indexedDB", {
        get() {
          throw new DOMException("not here", "SecurityError");
        },
      });
    });
    await page
      .getByRole("button", { name: /^Save Rice University/ })
      .first()
      .click();
    await page.getByRole("link", { name: "My plan" }).first().click();
    await page.getByText("This plan is not being saved").waitFor();
    await page.getByRole("main").getByRole("link", { name: "Rice University" }).first().waitFor();
    await close();
  });

  test("the device is full: the change stays on the page, and the page says it is not saved", async () => {
    const { page, close } = await openWith("/colleges/rice-university", () => {
      IDBObjectStore.prototype.add = () => {
        throw new DOMException("no room", "QuotaExceededError");
      };
    });
    await page
      .getByRole("button", { name: /^Save Rice University/ })
      .first()
      .click();
    await page.getByRole("link", { name: "My plan" }).first().click();
    await page.getByText("Your last change could not be saved").waitFor();
    await page.getByRole("main").getByRole("link", { name: "Rice University" }).first().waitFor();
    await close();
  });

  test("saved rubbish and commands of a newer release are told, and what can be read is shown", async () => {
    const { page, close } = await open("/colleges/rice-university");
    await page
      .getByRole("button", { name: /^Save Rice University/ })
      .first()
      .click();
    await page
      .getByRole("button", { name: /^Saved/ })
      .first()
      .waitFor();
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open("tassel");
          opening.addEventListener("error", () => reject(new Error("The database did not open.")));
          opening.addEventListener("success", () => {
            const database = opening.result;
            const writing = database.transaction("commands", "readwrite");
            writing.objectStore("commands").add("rubbish");
            writing.objectStore("commands").add({ kind: "danceInTheMoonlight" });
            writing.addEventListener("complete", () => {
              database.close();
              resolve();
            });
          });
        }),
    );
    await page.goto(new URL("/my-plan", inject("address")).href);
    await page.getByText("Some saved changes could not be read").waitFor();
    await page.getByRole("main").getByRole("link", { name: "Rice University" }).first().waitFor();
    await close();
  });
});
