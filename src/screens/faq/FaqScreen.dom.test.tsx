/** The questions page: a question's address opens it. */
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../../test/dom/openScreen.tsx";

test("the address of a question opens it, and choosing another opens that one too", async () => {
  await openScreen("/faq#two-households");
  const first = page.getByCss("#two-households > details[open]");
  await expect.element(first).toBeVisible();
  expect(page.getByCss("details[open]:has(h3)").elements()).toHaveLength(1);
  window.location.hash = "is-it-free";
  await expect.element(page.getByCss("#is-it-free > details[open]")).toBeVisible();
  expect(first.elements()).toHaveLength(1);
});
