/**
 * A student on a phone takes a Why-us essay from the first idea to final, half of it offline: the wrong college's name,
 * the grammar checker's download, and a writing record that checks out. The text stays what was typed.
 */
import { readFile } from "node:fs/promises";
import { request } from "node:http";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { grammarDownloadBytes } from "#client/essays/grammar/grammarSize.ts";
import { duke, planFile, rice } from "../support/timelinePlan.ts";
import { goTo, untilVisitKept } from "./inUse.ts";
import { type OpenPage, open, phone } from "./open.ts";

const why = "What appeals to you about Rice";
const idea = "Nine days, then the pump seized";
const first =
  "Last summer I rebuilt a pump for my aunt’s shrimp boat in Port Lavaca. She have two boats, and this one was tied up since March.";
const second =
  "The pump ran for nine days. On the tenth it seized, and I took it apart on the dock with a flashlight in my teeth. What I want is to know why.";
const third =
  "Everything I have read about Duke tells me that students there finish what they start. I want four years in its labs, and I would bring my pump.";
const last = "\n\nMy aunt wants it back by May.";
const checkerFile = "**/*.wasm";

let opened: OpenPage;
/** What the student typed so far. */
let typed = "";

beforeAll(async () => {
  opened = await open("/my-plan", {
    // Offline, and where the download of the checker is made to fail.
    expectedErrors: ["ERR_INTERNET_DISCONNECTED", "ERR_FAILED"],
  });
  const { page } = opened;
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.locator('input[type="file"]').setInputFiles({
    name: "plan.json",
    mimeType: "application/json",
    buffer: Buffer.from(planFile(2027, [{ unitId: rice }, { unitId: duke }])),
  });
  await page.locator('main a[href="/timeline-success"]').first().waitFor();
  await goTo(page, "/essays");
});
afterAll(() => opened.close());

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const findField = (page: Page) => page.getByRole("textbox", { name: "Your essay" });
const openTab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true }).click();
const findCard = (page: Page, label: string) => page.getByRole("listitem").filter({ hasText: label });

/** As a phone's keyboard does it: whole words, into what is selected. */
async function type(page: Page, text: string): Promise<void> {
  await findField(page).focus();
  await page.keyboard.insertText(text);
  typed += text;
  await expectTyped(page);
}

async function replaceWord(page: Page, before: string, after: string): Promise<void> {
  await findField(page).evaluate((area, word) => {
    if (!(area instanceof HTMLTextAreaElement)) throw new Error("This is no text field.");
    const at = area.value.indexOf(word);
    area.setSelectionRange(at, at + word.length);
  }, before);
  await page.keyboard.insertText(after);
  typed = typed.replace(before, after);
  await expectTyped(page);
}

/** The product has changed nothing in the text, and the page is no wider than the phone. */
async function expectTyped(page: Page): Promise<void> {
  await expect.poll(() => findField(page).inputValue()).toBe(typed);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
}

async function reload(page: Page): Promise<void> {
  await openTab(page, "Write");
  await page.getByText("Saved on this device").waitFor();
  await page.reload();
  await expectTyped(page);
}

/** The bytes on the wire for who takes Brotli, which the browser's own measures leave out behind a service worker. */
function countSentBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { "accept-encoding": "br" } }, (response) => {
      expect(response.headers["content-encoding"]).toBe("br");
      let bytes = 0;
      response.on("data", (part: Buffer) => {
        bytes += part.length;
      });
      response.on("end", () => resolve(bytes));
    });
    asked.on("error", reject);
    asked.end();
  });
}

function isCheckerKept(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    if (!(await caches.has("tassel-grammar"))) return false;
    return (await (await caches.open("tassel-grammar")).keys()).length > 0;
  });
}

test("a Why-us essay from the first idea to final, half of it offline", async () => {
  await writeOffline(opened.page);
  await checkGrammar(opened.page);
  await finish(opened.page);
});

/** From an idea to a draft, and told that it names another college. */
async function writeOffline(page: Page): Promise<void> {
  await page.getByText("Rice University", { exact: true }).first().click();
  await button(page, `Start: ${why}`).click();
  await findField(page).waitFor();
  await openTab(page, "Ideas");
  const notes = page.getByRole("textbox", { name: "Your notes" });
  await notes.waitFor();
  await untilVisitKept(page);
  await page.context().setOffline(true);

  await notes.fill(idea);
  await button(page, "Another question").click();
  await page.getByText(idea, { exact: true }).waitFor();
  await page.getByRole("textbox", { name: "Outline" }).fill("The dock, the pump, the question");
  await openTab(page, "Write");
  await type(page, `${first}\n\n${second}\n\n${third}`);
  await page.getByText(/^\d+ of 150 words$/).waitFor();
  await reload(page);
  expect(await page.getByRole("combobox", { name: "Status" }).inputValue()).toBe("drafting");

  await openTab(page, "Read");
  await button(page, "Read my draft").click();
  const card = findCard(page, "Another college’s name");
  await card.getByText(/Duke/).first().waitFor();
  await page.getByText("You are offline, and the checker is not on this device yet.").waitFor();
  expect(await button(page, /^Download the checker/).count()).toBe(0);
  await card.getByRole("button", { name: /^Show in the draft/ }).click();
  await expectTyped(page);
  await replaceWord(page, "Duke", "Rice");
  await button(page, "All questions").click();
  await button(page, "Read it again").click();
  await expect.poll(() => card.count()).toBe(0);
}

/** The checker is downloaded on request alone, and then works offline. */
async function checkGrammar(page: Page): Promise<void> {
  const context = page.context();
  await context.setOffline(false);
  const start = button(
    page,
    `Download the checker (${(grammarDownloadBytes / 1_000_000).toFixed(1)} MB) and check`,
  );

  let asked = "";
  const held = Promise.withResolvers<() => void>();
  await context.route(checkerFile, (route) => {
    asked = route.request().url();
    held.resolve(() => void route.abort());
  });
  await start.click();
  const release = await held.promise;
  await page.getByText("Downloading the checker: 0%").waitFor();
  await button(page, "Cancel").click();
  await page.getByText("The download was canceled, and nothing was saved.").waitFor();
  release();
  expect(await isCheckerKept(page)).toBe(false);
  await context.unroute(checkerFile);

  await context.route(checkerFile, (route) => route.abort());
  await start.click();
  await page.getByText("The checker couldn’t be downloaded.").waitFor();
  expect(await isCheckerKept(page)).toBe(false);
  await context.unroute(checkerFile);

  await start.click();
  const card = findCard(page, "Agreement");
  await expectAgreement(card);
  expect(await isCheckerKept(page)).toBe(true);
  const sent = await countSentBytes(asked);
  expect(Math.abs(sent / grammarDownloadBytes - 1)).toBeLessThan(0.02);

  // A new window's worth of scripts, with nothing but what the device kept.
  await context.setOffline(true);
  await reload(page);
  await openTab(page, "Read");
  await button(page, "Check grammar").click();
  await expectAgreement(card);
  await card.getByRole("button", { name: "Show in the draft: have" }).click();
  await expect.poll(() => page.locator('mark[data-kind~="remark"]').textContent()).toBe("have");
  await replaceWord(page, "have", "has");
  await button(page, "All questions").click();
  await card.getByText("You have changed this.").waitFor();
  await button(page, "Check again").click();
  await page.getByText("The checker found nothing, but").waitFor();
}

async function expectAgreement(card: Locator): Promise<void> {
  await card.getByText("The usual form: “has”").waitFor();
  expect(await card.locator("mark").textContent()).toBe("have");
}

/** Final, recorded, shared, and checked where anyone can check it. */
async function finish(page: Page): Promise<void> {
  await page.getByRole("combobox", { name: "Status" }).selectOption("final");
  await page.context().setOffline(false);
  await button(page, "See what it records").click();
  await button(page, "Turn on the record for this essay").click();
  await page.getByText("1 entry").waitFor();
  await openTab(page, "Write");
  await findField(page).press("Control+End");
  await type(page, last);
  await page.locator("summary", { hasText: "Share the record" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    button(page, "Save the record as a file").click(),
  ]);
  await page.getByText("Saved to your downloads.").waitFor();
  const file = await readFile(await download.path());
  await expectTyped(page);

  await page.getByRole("link", { name: "Where to check a record" }).click();
  const mimeType = "application/json";
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: download.suggestedFilename(), mimeType, buffer: file });
  await page.getByText("This is exactly the text at the end of the record.").waitFor();
  await page.locator("summary", { hasText: "Read the text" }).click();
  await expect.poll(() => page.getByText(last.trim()).textContent()).toBe(typed);
  await goTo(page, "/essays");
  await page.getByText(/^1\sof \d+\sfinished/).waitFor();
}
