/** The methodology page's own controls. */
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { focusOn } from "../../../test/dom/actions.ts";
import { openScreen } from "../../../test/dom/openScreen.tsx";

test("moves the weights of the match for the whole plan", async () => {
  await openScreen("/methodology");
  const price = page.getByRole("slider", { name: "Price" });
  await focusOn(price);
  await userEvent.keyboard("{End}");
  await page.getByRole("button", { name: "Back to Tassel’s weights" }).click();
  await expect.element(price).toHaveValue("3");
});
