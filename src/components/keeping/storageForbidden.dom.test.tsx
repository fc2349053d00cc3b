/** A browser that forbids storage. In a file of its own, since a page opens its storage once. */
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../../test/dom/openScreen.tsx";

vi.spyOn(indexedDB, "open").mockImplementation(() => {
  throw new DOMException("denied", "SecurityError");
});

test("each change is said to be in this window only, and the plan can be downloaded", async () => {
  await openScreen("/colleges/rice-university", { isWholeApp: true });
  await page
    .getByRole("button", { name: /^Save Rice University/ })
    .first()
    .click();
  const bar = page.getByRole("alert").filter({ hasText: "only in this window" });
  await expect.element(bar.getByText("Not saved: 1 change is only in this window")).toBeVisible();
  await expect.element(bar.getByText(/does not let this site store anything/)).toBeVisible();
  await expect
    .element(page.getByRole("button", { name: /^Not saved: Rice University/ }).first())
    .toBeVisible();
  expect(page.getByText("Rice University is in your plan.").elements()).toEqual([]);
  // Nothing to try again: the browser would say the same.
  expect(page.getByRole("button", { name: "Try again" }).elements()).toEqual([]);
  await page
    .getByRole("button", { name: /^Compare Rice University/ })
    .first()
    .click();
  await expect.element(bar.getByText("Not saved: 2 changes are only in this window")).toBeVisible();

  const files: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return "blob:plan";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  await page.getByRole("button", { name: "Download my plan" }).click();
  await vi.waitUntil(() => files.length === 1);
  expect(await files[0]?.text()).toContain("227757");
});
