/**
 * Two households in real Chromium: the rules without JavaScript, the printed sheet, and everything with the
 * server down.
 */
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { serveBuilt } from "../support/testSite.ts";
import { open } from "./open.ts";

const path = "/divorced-parents-guide";

async function hasCome(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "Who is looking?" }).waitFor();
}

/** By keyboard only: to the named choice, then on. */
async function choose(page: Page, title: string, choice: string): Promise<void> {
  await page.getByRole("heading", { level: 3, name: title }).waitFor();
  const radio = page.getByRole("radio", { name: choice });
  await radio.focus();
  await page.keyboard.press("Space");
  await page.waitForFunction(
    (name) => document.querySelector("input:checked")?.closest("label")?.textContent?.includes(name) === true,
    choice,
  );
  await page.keyboard.press("Enter");
}

async function answerTool(page: Page): Promise<void> {
  await choose(page, "How do the student’s parents live?", "Living apart");
  await page.getByRole("heading", { name: "What shall we call the two parents?" }).waitFor();
  await page.getByLabel("Parent 1", { exact: true }).fill("Ana");
  await page.getByLabel("Parent 2", { exact: true }).fill("Ben");
  await page.keyboard.press("Enter");
  await choose(page, "Who paid more of the student’s costs in the last 12 months?", "Exactly the same");
  await choose(page, "Who has more income and assets?", "Ana");
  await choose(page, "Is Ana married now to someone else?", "Yes");
  await choose(page, "Did Ana and the spouse file one tax return together?", "No, or not that year");
  await choose(page, "With whom did the student live more in the last 12 months?", "Ben");
  await page.getByRole("heading", { level: 3, name: "Ana is the FAFSA parent" }).waitFor();
}

async function shareHouseholdPay(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: "What this household can pay a year" }).focus();
  await page.keyboard.press("Space");
  await page.locator("output").waitFor();
}

async function openPart(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name }).click();
}

describe("the FAFSA parent", () => {
  test("the rules can be read without JavaScript", async () => {
    const opened = await open(path, { javaScriptEnabled: false });
    const { page } = opened;
    const shown = (await page.locator("main").textContent()) ?? "";
    for (const rule of [
      "more financial support in the 12 months before the form is filed",
      "The parent with more income and assets.",
      "The stepparent’s income and assets count too",
      "A custody order does not decide it.",
      "Usually does not count",
      "$25 with the first college and $16 for each further one",
    ]) {
      expect(shown).toContain(rule);
    }
    await opened.close();
  });
});

describe("two households", () => {
  test("a household's sheet is alone on paper", async () => {
    const opened = await open(path);
    const { page } = opened;
    await hasCome(page);
    await openPart(page, "I am Parent 1");
    await page.getByLabel("What this household can pay a year").first().fill("6,000");
    await page.getByLabel("Saved for this student").fill("4,321");
    await shareHouseholdPay(page);
    // In print: only this household's sheet.
    await page.emulateMedia({ media: "print" });
    await page.getByRole("heading", { level: 1, name: "Sheet for Parent 1’s household" }).waitFor();
    await page.getByRole("cell", { name: "$4,321" }).waitFor();
    expect(await page.getByRole("heading", { name: "Two households, one student" }).isVisible()).toBe(false);
    await opened.close();
  });

  test("nothing scrolls sideways at 320 px with a part open and a long name", async () => {
    const opened = await open(path, { viewport: { width: 320, height: 700 } });
    const { page } = opened;
    await hasCome(page);
    await choose(page, "How do the student’s parents live?", "Living apart");
    await page.getByLabel("Parent 1", { exact: true }).fill("W".repeat(30));
    await page.keyboard.press("Enter");
    await openPart(page, `I am ${"W".repeat(30)}`);
    await page.getByLabel("What this household can pay a year").first().fill("9000");
    await shareHouseholdPay(page);
    await page.locator("output").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await opened.close();
  });
});

test("colleges of the plan are noted with their fees, and all of it stands with the server gone", async () => {
  const { server, address } = await serveBuilt(inject("builtFolder"));
  const opened = await open("/colleges/the-university-of-texas-at-austin", {
    address,
    // The server is stopped on purpose below.
    expectedErrors: ["ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE", "ERR_FAILED"],
  });
  const { page } = opened;
  await page
    .getByRole("button", { name: /^Save The University of Texas at Austin/ })
    .first()
    .click();
  await page
    .getByRole("button", { name: /^Saved: The University of Texas at Austin/ })
    .first()
    .waitFor();
  await page.goto(`${address}${path}`);
  const wish = page.getByRole("group", { name: "What does The University of Texas at Austin want?" });
  await wish.getByRole("radio", { name: "From both" }).focus();
  await page.keyboard.press("Space");
  await page
    .getByText("1 college wants it: $25 in fees for the household that files first (2026-27).")
    .waitFor();
  await page.getByText("1 of them wants the other parent’s form too: $25 once").waitFor();
  await page.getByRole("link", { name: "Aid page of The University of Texas at Austin" }).waitFor();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await server.close();

  await page.goto(`${address}${path}`);
  await hasCome(page);
  await answerTool(page);
  expect(await wish.getByRole("radio", { name: "From both" }).isChecked()).toBe(true);
  await openPart(page, "I am Ana");
  await page.emulateMedia({ media: "print" });
  await page.getByText("The University of Texas at Austin: From both").waitFor();
  await opened.close();
});
