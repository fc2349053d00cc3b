/** The match quiz in a real browser: from home to a saved college that survives a reload. */
import type { Page } from "playwright-core";
import { afterEach, describe, expect, test } from "vitest";
import { type OpenPage, open } from "./open.ts";

const quiz = "/college-match-quiz";
let opened: OpenPage | null = null;

afterEach(async () => {
  const page = opened;
  opened = null;
  await page?.close();
});

async function openQuiz(path = quiz): Promise<Page> {
  opened = await open(path);
  return opened.page;
}

/** Grades, home and budget, as a student enters them. */
async function answerThreeQuestions(page: Page): Promise<void> {
  await page.waitForURL(/#grades$/);
  await page.getByText("11th", { exact: true }).click();
  await page.getByLabel("Grade average (GPA)").fill("3.6");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(/#home$/);
  await page.getByLabel("ZIP code, or your state").fill("78701");
  await page.getByText("Texas, with distances.").waitFor();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(/#pay$/);
  await page.getByLabel("What your family can pay a year").fill("18,000");
  await page.getByRole("button", { name: "See my colleges" }).click();
  await page.waitForURL(/#results$/);
  await page.locator("[data-first-list] > li").nth(7).waitFor();
}

const findFirstList = (page: Page) => page.locator("[data-first-list] > li");

describe("the match quiz on a phone", () => {
  test("from home three answers give eight real colleges; one saved is there after a reload", async () => {
    const page = await openQuiz("/");
    await page.locator(`main a[href="${quiz}"]`).first().click();
    await answerThreeQuestions(page);
    expect(await findFirstList(page).count()).toBe(8);
    const name = await findFirstList(page).first().getByRole("heading").innerText();
    await findFirstList(page)
      .first()
      .getByRole("button", { name: `Save ${name} to my plan` })
      .click();
    await page.getByText(`${name} is in your plan.`).first().waitFor();
    await page.reload();
    await page
      .getByRole("button", { name: `Saved: ${name} is in my plan` })
      .first()
      .waitFor();
    expect(page.url()).toMatch(/#results$/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  });
});
