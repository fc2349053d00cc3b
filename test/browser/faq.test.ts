/** The questions page in real Chromium: a question's address opens it, and without script every answer can be read. */
import { expect, test } from "vitest";
import { open } from "./open.ts";

test("the address of a question opens it, and choosing another opens that one too", async () => {
  const { page, close } = await open("/faq#two-households");
  await page.locator("#two-households > details[open]").waitFor();
  expect(await page.locator("details[open]", { has: page.locator("h3") }).count()).toBe(1);
  await page.evaluate(() => {
    window.location.hash = "is-it-free";
  });
  await page.locator("#is-it-free > details[open]").waitFor();
  expect(await page.locator("#two-households > details[open]").count()).toBe(1);
  await close();
});

test("without script a question opens and shows its answer", async () => {
  const { page, close } = await open("/faq", { javaScriptEnabled: false });
  const question = page.locator("#is-it-free");
  await question.locator("summary").click();
  await question.getByText("Every tool and every result is free and stays free.").waitFor();
  await close();
});
