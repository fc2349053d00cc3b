/** The comparison: what differs, a college taken out, an empty start. */
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../../test/dom/openScreen.tsx";

describe("the comparison", () => {
  test("only what differs can be shown, and a college can be taken out", async () => {
    await openScreen("/compare?college=228778&college=178396");
    const setting = page.getByRole("rowheader", { name: /^Setting/ });
    await expect.element(setting).toBeVisible();
    await page.getByRole("button", { name: "Show only differences" }).click();
    await expect.element(page.getByText(/identical rows? (is|are) hidden/)).toBeVisible();
    expect(setting.elements()).toHaveLength(0);
    await page
      .getByRole("button", { name: "Remove University of Missouri-Columbia from the comparison" })
      .click();
    await expect.element(page.getByText("Add another college to see how the two differ.")).toBeVisible();
    expect(window.location.search).toBe("?college=228778");
  });

  test("an empty comparison invites to choose", async () => {
    await openScreen("/compare");
    await expect.element(page.getByText("Nothing to compare yet")).toBeVisible();
    await expect.element(page.getByRole("combobox", { name: "Find a college" })).toBeVisible();
  });
});
