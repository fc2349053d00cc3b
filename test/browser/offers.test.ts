/** Award letters in real Chromium: two pasted on a phone, printed, offline and after a reload; a real PDF. */
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { sampleLetters } from "../fixtures/sampleLetters.ts";
import { serveBuilt } from "../support/testSite.ts";
import { open } from "./open.ts";

const [table, , , , , , , parts] = sampleLetters;

async function pasteLetter(page: Page, text: string): Promise<void> {
  await page.getByRole("button", { name: "Paste a letter or open a PDF" }).click();
  await page.getByLabel("The letter’s text").fill(text);
  await page.getByRole("button", { name: "Read the letter" }).click();
}

describe("aid offers", () => {
  test("two letters are pasted, compared and printed on a phone, offline too, and a reload keeps them", async () => {
    const sent: string[] = [];
    const { server, address } = await serveBuilt(inject("builtFolder"));
    const opened = await open("/offers", {
      address,
      // The server is stopped on purpose below.
      expectedErrors: ["ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE"],
      prepare: async (page) =>
        page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`)),
    });
    const { page } = opened;
    await pasteLetter(page, table?.text ?? "");
    const first = page.getByRole("article", { name: "Hollins Ridge University" });
    await first.getByText("$38,115", { exact: true }).waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await pasteLetter(page, parts?.text ?? "");
    const second = page.getByRole("article", { name: "Unnamed college" });
    await second.getByText("$25,500", { exact: true }).waitFor();
    await second.getByRole("group", { name: "Line 8" }).getByLabel("Dollars a year").fill("2,000");
    await second.getByLabel("Or its name, where it is not found").fill("Ridgeway College");
    await page.getByText("Ridgeway College asks the least in the first year: $35,500").waitFor();

    await page.getByRole("button", { name: "Make the fact sheet" }).click();
    await page.getByText("Less pay or fewer hours").first().click();
    await page.getByLabel("Income a year before").fill("64,000");
    await page.getByLabel("Income a year now").fill("41,000");
    const sheet = page.getByRole("article", { name: "Facts for the financial aid office" });
    await sheet.getByText("$23,000").waitFor();

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.setViewportSize({ width: 390, height: 844 });

    // One printed page for the comparison, one for the sheet, neither containing the other.
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    const letter = {
      format: "Letter",
      margin: { top: "1cm", bottom: "1cm", left: "1cm", right: "1cm" },
    } as const;
    await page.getByRole("button", { name: "Print the comparison" }).click();
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("table").isVisible()).toBe(true);
    expect(await sheet.isVisible()).toBe(false);
    expect(countPages(await page.pdf(letter))).toBe(1);
    await page.emulateMedia({ media: "screen" });
    await page.getByRole("button", { name: "Print the fact sheet" }).click();
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("table").isVisible()).toBe(false);
    expect(await sheet.isVisible()).toBe(true);
    expect(countPages(await page.pdf(letter))).toBe(1);
    await page.emulateMedia({ media: "screen" });

    await server.close();
    await page.reload();
    await page.getByText("Ridgeway College asks the least in the first year: $35,500").waitFor();
    await pasteLetter(page, "Pell Grant $7,395");
    await page
      .getByRole("article", { name: "Unnamed college" })
      .getByText("Not known: no cost is named")
      .waitFor();
    await page.getByRole("button", { name: "Make the fact sheet" }).click();
    await sheet.getByText("$23,000").waitFor();

    // No amount, name or word of a letter has left the device.
    expect(sent.filter((request) => /Hollins|Ridgeway|64000|41000|38115|48210/.test(request))).toEqual([]);
    await opened.close();
  });
});

describe("a letter as a PDF", () => {
  test("its text is taken out on the device, looked at and read", async () => {
    const asked: string[] = [];
    const { page, close } = await open("/offers", {
      prepare: async (page) => page.on("request", (request) => asked.push(request.url())),
    });
    const lines = (parts?.text ?? "").split("\n").map((line) => `<p>${line.replaceAll("&", "&amp;")}</p>`);
    const other = await page.context().newPage();
    await other.setContent(lines.join(""));
    const pdf = await other.pdf();
    await other.close();
    await page.getByRole("button", { name: "Paste a letter or open a PDF" }).click();
    const file = page.getByLabel("Open a PDF letter");
    await file.setInputFiles({ name: "award.pdf", mimeType: "application/pdf", buffer: pdf });
    await page.getByText("The text of award.pdf is in the field.").waitFor();
    await page.getByRole("button", { name: "Read the letter" }).click();
    const offer = page.getByRole("article", { name: "Unnamed college" });
    // The same result as pasting that letter.
    await offer.getByText("$25,500", { exact: true }).waitFor();
    expect(asked.filter((url) => /award|api\/offers/.test(url))).toEqual([]);
    await close();
  });
});

function countPages(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
