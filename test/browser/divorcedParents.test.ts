/** Two households in real Chromium: the FAFSA parent by keyboard on a phone, each part apart, handing over, the sheet. */
import { text } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { readShare } from "#domain/aid/householdShare.ts";
import { serveBuilt } from "../support/testSite.ts";
import { open } from "./open.ts";

const path = "/divorced-parents-guide";
/** Household two's figures: they would be recognized anywhere. */
const seconds = { pay: "7,777,123", savings: "8,123,456" };
const traces = ["7,777,123", "7777123", "8,123,456", "8123456"];

async function hasCome(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "Who is looking?" }).waitFor();
}

/** By keyboard alone: to the named choice, then on. */
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

async function closePart(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Close this part" }).click();
  await hasCome(page);
}

describe("the FAFSA parent", () => {
  test("is found by keyboard on a phone, with the reason, and stands after a reload", async () => {
    const opened = await open(path);
    const { page } = opened;
    await hasCome(page);
    await page.getByRole("button", { name: "Continue" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("Choose one answer to go on.").waitFor();
    await answerTool(page);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Ana is the FAFSA parent");
    const tool = page.locator("#tool");
    await tool.getByText("the form asks the one with more income and assets").waitFor();
    await tool.getByText("the stepparent fills in a part of their own").waitFor();
    await tool.getByText("Ben is not asked on the FAFSA.").waitFor();
    await tool.getByText("Some colleges go by where the student lives: Ben.").waitFor();

    await page.reload();
    await page.getByRole("heading", { level: 3, name: "Ana is the FAFSA parent" }).waitFor();
    await page.getByRole("button", { name: /^Change: Who paid more/ }).click();
    await choose(page, "Who paid more of the student’s costs in the last 12 months?", "Ben");
    // Ana's marriage is not Ben's: that question is asked anew.
    await choose(page, "Is Ben married now to someone else?", "No");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("heading", { level: 3, name: "Ben is the FAFSA parent" }).waitFor();
    expect(new URL(page.url()).search).toBe("");
    await opened.close();
  });

  test("a name that is too long is said so and stays as typed", async () => {
    const opened = await open(path);
    const { page } = opened;
    await hasCome(page);
    await choose(page, "How do the student’s parents live?", "Living apart");
    const field = page.getByLabel("Parent 1", { exact: true });
    await field.fill("x".repeat(31));
    await page.keyboard.press("Enter");
    await page.getByText("Please use at most 30 letters.").waitFor();
    expect(await field.inputValue()).toBe("x".repeat(31));
    await opened.close();
  });

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
  test("neither sees the other's figures; a code carries chosen results alone", async () => {
    const opened = await open(path, { acceptDownloads: true });
    const { page } = opened;
    await hasCome(page);

    await openPart(page, "I am Parent 2");
    await page.getByRole("heading", { name: "Parent 2’s household" }).waitFor();
    await page.getByLabel("What this household can pay a year").first().fill(seconds.pay);
    await page.getByLabel("Saved for this student").fill(seconds.savings);
    await shareHouseholdPay(page);
    await page.getByRole("button", { name: "Hand over on this device" }).click();
    await page.getByText("Handed over. The student sees it").waitFor();
    await closePart(page);

    await openPart(page, "I am Parent 1");
    await page.getByRole("heading", { name: "Parent 1’s household" }).waitFor();
    await page.getByText("The amount is not shown to you. It is for the student.").waitFor();
    const pay = page.getByLabel("What this household can pay a year").first();
    await pay.fill("1e12");
    await page.getByText("Use figures only, such as 18,000.").waitFor({ state: "detached" });
    await pay.blur();
    await page.getByText("Use figures only, such as 18,000.").waitFor();
    expect(await pay.inputValue()).toBe("1e12");
    await pay.fill("6,000");
    await page.getByLabel("Saved for this student").fill("4,321");
    await shareHouseholdPay(page);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as a file" }).click();
    const file = await text(await (await download).createReadStream());
    expect(readShare(file)).toMatchObject({ ok: true, value: { household: "first", payPerYearUsd: 6_000 } });
    expect(file).not.toContain("4321");
    const seen = await page.content();
    for (const trace of traces) {
      expect(seen, trace).not.toContain(trace);
      expect(file, trace).not.toContain(trace);
    }

    // On paper: this household's sheet alone.
    await page.emulateMedia({ media: "print" });
    await page.getByRole("heading", { level: 1, name: "Sheet for Parent 1’s household" }).waitFor();
    await page.getByRole("cell", { name: "$4,321" }).waitFor();
    expect(await page.getByRole("heading", { name: "Two households, one student" }).isVisible()).toBe(false);
    await page.emulateMedia({ media: "screen" });

    await page.getByRole("button", { name: "Hand over on this device" }).click();
    await page.getByText("The total shows here when both households agree to it.").waitFor();
    await closePart(page);
    await openPart(page, "I am the student");
    await page.getByText("$7,783,123").waitFor();
    expect(await page.content()).not.toContain("8,123,456");
    await closePart(page);

    await openPart(page, "I am Parent 1");
    await page.getByRole("button", { name: "Take my part off this device" }).click();
    await page.getByText("Your part is off this device.").first().waitFor();
    expect(await pay.inputValue()).toBe("");
    await opened.close();
  });

  test("a code goes from one device to another, and a wrong one is refused with its reason", async () => {
    const sender = await open(path);
    await hasCome(sender.page);
    await openPart(sender.page, "I am Parent 2");
    await sender.page.getByLabel("What this household can pay a year").first().fill("9000");
    await shareHouseholdPay(sender.page);
    const code = (await sender.page.locator("output").textContent()) ?? "";
    expect(code).toMatch(/^TASSEL1-B-P9000-/);
    await sender.close();

    const opened = await open(path);
    const { page } = opened;
    await hasCome(page);
    await openPart(page, "I am the student");
    const field = page.getByLabel("Code from a household");
    const openCode = page.getByRole("button", { name: "Open the code" });
    for (const [typed, sentence] of [
      ["", "There is no code here yet."],
      ["hello", "This is not a code or file from a household."],
      [code.slice(0, -4), "This code is cut off"],
      [code.replace("P9000", "P9900"), "This code is cut off or has a wrong letter"],
      [code.replace("TASSEL1", "TASSEL9"), "made by a newer version"],
    ] as const) {
      await field.fill(typed);
      await openCode.click();
      await page.getByText(sentence).waitFor();
      expect(await field.inputValue()).toBe(typed);
    }
    await field.fill(code);
    await openCode.click();
    await page.getByText("$9,000 a year").waitFor();
    await page.getByText("Still missing: an amount from Parent 1.").waitFor();
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
