/** Aid offers in real Chromium: two letters pasted on a phone, put right, compared, printed, without a network and after a reload. */
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { loanTerms2026 } from "#domain/loans/loanTerms.ts";
import { sampleLetters } from "#domain/offers/sampleLetters.ts";
import { formatUsd } from "#lib/format.ts";
import { serveBuilt } from "../support/testSite.ts";
import { open } from "./open.ts";

const [table, , , , , , , parts] = sampleLetters;

async function pasteLetter(page: Page, text: string): Promise<void> {
  await page.getByRole("button", { name: "Paste a letter or open a PDF" }).click();
  await page.getByLabel("The letter’s text").fill(text);
  await page.getByRole("button", { name: "Read the letter" }).click();
}

describe("aid offers", () => {
  test("two letters are pasted, corrected, compared and printed on a phone, offline too, and a reload keeps them", async () => {
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
    await first.getByText(/The letter says \$0 is left to pay/).waitFor();
    await first.getByText(/“Federal Direct Unsubsidized” is a loan/).waitFor();
    await first
      .getByText(`above ${formatUsd(loanTerms2026.parentYearLimitUsd)} a year for one student`)
      .waitFor();

    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await pasteLetter(page, parts?.text ?? "");
    const second = page.getByRole("article", { name: "Unnamed college" });
    await second.getByText("$25,500", { exact: true }).waitFor();
    await page.getByText("Unnamed college asks the least in the first year: $25,500").waitFor();

    // Wrong amounts get a sentence and stay as typed; then the grant is less than the letter seemed to say.
    const grant = second.getByRole("group", { name: "Line 8" });
    expect(await grant.getByLabel("What the letter calls it").inputValue()).toBe("University Grant");
    const amount = grant.getByLabel("Dollars a year");
    for (const [typed, sentence] of [
      ["12k", "Use digits, such as 5,500."],
      ["-5000", "An amount is never below zero."],
      ["1000000", "The most is $999,999."],
      ["12.5", "Use whole dollars, such as 5,500."],
    ] as const) {
      await amount.fill(typed);
      await amount.blur();
      await grant.getByText(sentence, { exact: false }).waitFor();
      expect(await amount.inputValue()).toBe(typed);
    }
    await second.getByText("“University Grant” has no amount yet and counts nothing.").waitFor();
    await amount.fill("2,000");
    await second.getByText("$35,500", { exact: true }).waitFor();
    await grant.getByLabel("Later years").selectOption("Paid once");
    await second.getByText("“University Grant” ($2,000) is paid once.", { exact: false }).waitFor();
    await second.getByLabel("Or its name, where it is not found").fill("Ridgeway College");
    await page.getByText("Ridgeway College asks the least in the first year: $35,500").waitFor();

    const named = page.getByRole("article", { name: "Ridgeway College" });
    await named.getByText("How clear the letter is").click();
    await named.getByRole("group", { name: "Says what to do next, with dates" }).getByText("No").click();
    await named.getByText(/3 are still yours to answer/).waitFor();

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

    // One printed page for the comparison, one for the sheet, each without the other.
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

    // No amount, no name and no word of a letter has left the device.
    expect(sent.filter((request) => /Hollins|Ridgeway|64000|41000|38115|48210/.test(request))).toEqual([]);
    await opened.close();
  });

  test("a text that cannot be read stays, is told why, and a reload keeps it", async () => {
    const opened = await open("/offers");
    const { page } = opened;
    await pasteLetter(page, "");
    await page.getByText("There is no text here yet.", { exact: false }).waitFor();
    const field = page.getByLabel("The letter’s text");
    await field.fill("Your offer is in the portal.");
    await page.getByRole("button", { name: "Read the letter" }).click();
    await page.getByText("No dollar amount was found in this text.", { exact: false }).waitFor();
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe("Your offer is in the portal.");
    await field.fill("%PDF-1.7 stream 5,000");
    await page.getByRole("button", { name: "Read the letter" }).click();
    await page.getByText("This looks like the inside of a file", { exact: false }).waitFor();
    await field.fill("Beca del rector $5,000\nMatrícula $12,000");
    await page.getByRole("button", { name: "Read the letter" }).click();
    await page.getByText("The letter may be in another language.", { exact: false }).waitFor();
    await opened.close();
  });

  test("an offer is typed, its missing costs are filled from published figures, and it can be removed and brought back", async () => {
    const opened = await open("/offers", { viewport: { width: 1280, height: 800 } });
    const { page } = opened;
    await page.getByRole("button", { name: "Type an offer in" }).click();
    const offer = page.getByRole("article");
    await offer
      .getByText(
        "No line for tuition and fees, housing and food, books and supplies, travel, personal costs.",
      )
      .waitFor();
    await page.getByRole("combobox", { name: "College" }).fill("Rice University");
    await page.getByRole("option", { name: /^Rice University/ }).click();
    await offer.getByRole("heading", { name: "Rice University" }).waitFor();
    await offer.getByRole("button", { name: "Fill in estimates" }).click();
    await offer.getByText("An estimate from published figures, not from the letter.").first().waitFor();
    await page.getByRole("table").getByText("of it estimated", { exact: false }).waitFor();
    await offer.getByRole("button", { name: "Remove this offer" }).click();
    await page.getByText("The offer of Rice University was removed.").waitFor();
    await page.getByRole("button", { name: "Bring it back" }).click();
    await page.getByRole("article", { name: "Rice University" }).waitFor();
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
    // The same as where the same letter is pasted.
    await offer.getByText("$25,500", { exact: true }).waitFor();
    expect(asked.filter((url) => /award|api\/offers/.test(url))).toEqual([]);
    await close();
  });

  test.each([
    ["no PDF", Buffer.from("Dear student, your grant is $5,000."), "This is not a PDF."],
    ["a broken PDF", Buffer.from("%PDF-1.7\nnothing of it follows"), "This PDF cannot be read."],
  ])("%s gets a sentence, and what was typed stays", async (_name, buffer, sentence) => {
    const { page, close } = await open("/offers");
    await page.getByRole("button", { name: "Paste a letter or open a PDF" }).click();
    const field = page.getByLabel("The letter’s text");
    await field.fill("University Grant $5,000");
    await page
      .getByLabel("Open a PDF letter")
      .setInputFiles({ name: "x.pdf", mimeType: "application/pdf", buffer });
    await page.getByText(sentence).waitFor();
    expect(await field.inputValue()).toBe("University Grant $5,000");
    await close();
  });

  test("a scan without text is told apart", async () => {
    const { page, close } = await open("/offers");
    const other = await page.context().newPage();
    await other.setContent("<svg width='200' height='80'><rect width='200' height='80' fill='gray'/></svg>");
    const pdf = await other.pdf();
    await other.close();
    await page.getByRole("button", { name: "Paste a letter or open a PDF" }).click();
    await page
      .getByLabel("Open a PDF letter")
      .setInputFiles({ name: "scan.pdf", mimeType: "application/pdf", buffer: pdf });
    await page.getByText("There is no text in this PDF: it is a picture or a scan.").waitFor();
    await close();
  });
});

function countPages(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
