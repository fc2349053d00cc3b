/** Award letters in real Chromium: two pasted on a phone and drawn as bills, a real PDF beside a pasted one, compared and printed. */
import { expect, test } from "vitest";
import { sampleLetters } from "../fixtures/sampleLetters.ts";
import { countEffort } from "./effort.ts";
import { open } from "./open.ts";
import { countPdfPages } from "./pdf.ts";

const [table, , , , , , , parts] = sampleLetters;

test("two pasted letters become two bills on one scale, short enough for a phone, and open by keyboard", async () => {
  const { page, close } = await open("/offers", { serviceWorkers: "block" });
  for (const letter of [table?.text ?? "", parts?.text.replace(/^/, "Ridgeway College\n") ?? ""]) {
    await page.getByRole("button", { name: "Paste a letter or open a PDF" }).click();
    await page.getByLabel("The letter’s text").fill(letter);
    await page.getByRole("button", { name: "Read the letter" }).click();
    // Each amount is marked where it stands in the letter.
    await page.getByRole("region", { name: "Your letter" }).locator("mark").first().waitFor();
    await page.getByRole("button", { name: "This matches my letter" }).click();
  }
  await page.getByText("The cheapest offer we can be sure of").waitFor();
  await page.getByText("$25,500 in the first year: $12,615 less than Hollins Ridge University.").waitFor();
  const measured = await page.evaluate(() => ({
    main: document.querySelector("main")?.scrollHeight ?? 0,
    width: document.documentElement.scrollWidth,
    bars: document.querySelectorAll("main ul[aria-label] > li").length,
  }));
  expect(measured.main).toBeLessThan(3_000);
  expect(measured.width).toBe(390);
  expect(measured.bars).toBe(2);

  // By keyboard: a part of the bill opens its lines, and a line its fields.
  const gift = page.getByRole("button", { name: "Gift aid, $18,000: lines of Ridgeway College" });
  await gift.focus();
  await page.keyboard.press("Enter");
  const change = page.getByRole("button", { name: "Change University Grant" });
  await change.focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Dollars a year").fill("11,000");
  await page.getByText("$26,500 in the first year: $11,615 less than Hollins Ridge University.").waitFor();
  await page.reload();
  await page.getByText("$26,500 in the first year: $11,615 less than Hollins Ridge University.").waitFor();
  await close();
});

test("three letters are read, confirmed and compared on a phone in under three minutes of reading", async () => {
  const { page, close } = await open("/offers", { serviceWorkers: "block" });
  const counted = countEffort();
  const named = [
    table?.text ?? "",
    parts?.text.replace(/^/, "Ridgeway College\n") ?? "",
    // A college that gives less: each sum that the grant is part of comes out.
    parts?.text
      .replace(/^/, "Fairbrook College\n")
      .replace("Grant $12,000", "Grant $9,000")
      .replaceAll("$18,000", "$15,000")
      .replace("$25,500", "$28,500") ?? "",
  ];
  for (const letter of named) {
    await counted.press(page.getByRole("button", { name: "Paste a letter or open a PDF" }));
    await counted.fill(page.getByLabel("The letter’s text"), letter);
    await counted.press(page.getByRole("button", { name: "Read the letter" }));
    await page.getByRole("region", { name: "Your letter" }).locator("mark").first().waitFor();
    await counted.press(page.getByRole("button", { name: "This matches my letter" }));
  }
  // What the page says of all three: who is cheapest, by how much, the three bars, and the four years.
  const answer = page.getByRole("status").filter({ hasText: "The cheapest offer we can be sure of" });
  await answer.waitFor();
  await counted.readTo(page.getByText("The same figures as a table"));
  const { words, presses, fields } = counted.effort;
  expect({ presses, fields }).toEqual({ presses: 9, fields: 3 });
  // 200 words a minute.
  expect(words).toBeLessThan(600);
  await close();
});

test("a letter in a PDF and a pasted one are read on the device, compared and printed on a phone", async () => {
  const sent: string[] = [];
  const { page, close } = await open("/offers", {
    serviceWorkers: "block",
    prepare: async (page) =>
      page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`)),
  });
  const pasting = page.getByRole("button", { name: "Paste a letter or open a PDF" });
  await pasting.click();
  await page.getByLabel("The letter’s text").fill(table?.text ?? "");
  await page.getByRole("button", { name: "Read the letter" }).click();
  const first = page.getByRole("article", { name: "Hollins Ridge University" });
  await first.getByText("$38,115", { exact: true }).waitFor();

  const lines = (parts?.text ?? "").split("\n").map((line) => `<p>${line.replaceAll("&", "&amp;")}</p>`);
  const other = await page.context().newPage();
  await other.setContent(lines.join(""));
  const buffer = await other.pdf();
  await other.close();
  await pasting.click();
  const file = { name: "award.pdf", mimeType: "application/pdf", buffer };
  await page.getByLabel("Open a PDF letter").setInputFiles(file);
  await page.getByText("The text of award.pdf is in the box above.").waitFor();
  await page.getByRole("button", { name: "Read the letter" }).click();
  const second = page.getByRole("article", { name: "Unnamed college" });
  // The same result as pasting that letter.
  await second.getByText("$25,500", { exact: true }).first().waitFor();
  await second.getByText("The letter and its lines").click();
  await second.getByRole("button", { name: "Change University Grant" }).click();
  await second.getByRole("group", { name: "Line 8" }).getByLabel("Dollars a year").fill("2,000");
  await second.getByLabel("Not on the list? Type its name").first().fill("Ridgeway College");
  await page.getByText("$35,500 in the first year: $2,615 less than Hollins Ridge University.").waitFor();

  await page.getByRole("button", { name: "Make the fact sheet" }).click();
  await page.getByText("Less pay or fewer hours").first().click();
  await page.getByLabel("Yearly income before").fill("64,000");
  await page.getByLabel("Yearly income now").fill("41,000");
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
  expect(countPdfPages(await page.pdf(letter))).toBe(1);
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("button", { name: "Print the fact sheet" }).click();
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("table").isVisible()).toBe(false);
  expect(await sheet.isVisible()).toBe(true);
  expect(countPdfPages(await page.pdf(letter))).toBe(1);
  await page.emulateMedia({ media: "screen" });

  // No amount, name or word of a letter has left the device.
  expect(sent.filter((request) => /Hollins|Ridgeway|64000|41000|38115|48210/.test(request))).toEqual([]);
  expect(sent.filter((request) => /award|api\/offers/.test(request))).toEqual([]);
  await close();
});
