/** Aid offers: letters pasted, corrected and compared, texts and files that cannot be read, an offer typed in. */
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { loanTerms2026 } from "#domain/loans/loanTerms.ts";
import { formatUsd } from "#lib/format.ts";
import { blur } from "../../../test/dom/actions.ts";
import { desktop, openScreen, reopenScreen } from "../../../test/dom/openScreen.tsx";
import { sampleLetters } from "../../../test/fixtures/sampleLetters.ts";

const [table, , , , , , , parts] = sampleLetters;
const letterField = page.getByLabelText("The letter’s text");

const unclearLetter = [
  "Ashby College",
  "Tuition and fees $30,000",
  "State Grant $2,000 per semester",
  "Athena Circle $1,500",
  "Travel stipend pool CAD 1,000",
].join("\n");

async function pasteLetter(text: string): Promise<void> {
  await page.getByRole("button", { name: "Paste a letter or open a PDF" }).click();
  await letterField.fill(text);
  await page.getByRole("button", { name: "Read the letter" }).click();
}

async function openFile(name: string, content: string): Promise<void> {
  await page
    .getByLabelText("Open a PDF letter")
    .upload(new File([content], name, { type: "application/pdf" }));
}

describe("two letters", () => {
  test("are pasted and compared, and each says what it asks", async () => {
    await openScreen("/offers");
    await pasteLetter(table?.text ?? "");
    const first = page.getByRole("article", { name: "Hollins Ridge University" });
    await expect.element(first.getByText("$38,115", { exact: true })).toBeVisible();
    await expect.element(first.getByText(/The letter says \$0 is left to pay/)).toBeVisible();
    await expect.element(first.getByText(/“Federal Direct Unsubsidized” is a loan/).first()).toBeVisible();
    await expect
      .element(first.getByText(`above ${formatUsd(loanTerms2026.parentYearLimitUsd)} a year, the`).first())
      .toBeVisible();
    await pasteLetter(parts?.text ?? "");
    const second = page.getByRole("article", { name: "Unnamed college" });
    await expect.element(second.getByText("$25,500", { exact: true }).first()).toBeVisible();
    // Read, confirm, then judge.
    await expect.element(page.getByText("Unnamed college: no college named")).toBeVisible();
    await expect.element(page.getByText("The cheapest we can be sure of")).not.toBeInTheDocument();
    await second.getByLabelText("Not on the list? Type its name").first().fill("Ridgeway College");
    await expect
      .element(page.getByText("$25,500 in the first year: $12,615 less than Hollins Ridge University."))
      .toBeVisible();
    await expect.element(page.getByText("The cheapest we can be sure of")).toBeVisible();
  });

  test("of hundreds of amounts the rest is one entry with its sum, which asks to be settled", async () => {
    await openScreen("/offers");
    await pasteLetter(`Ashby College\n${"Pell Grant $5,000\n".repeat(1_000)}`);
    const offer = page.getByRole("article", { name: "Ashby College" });
    await expect.element(offer.getByText(/“940 more amounts together\./)).toBeVisible();
    await expect.element(offer.getByText("$4,700,000", { exact: false }).first()).toBeVisible();
    await offer.getByRole("button", { name: "Leave out" }).first().click();
    await expect.element(offer.getByText(/We left out one amount/)).not.toBeInTheDocument();
  });

  test("hold the verdict until each line is confirmed, and keep what was left out over a reload", async () => {
    await openScreen("/offers");
    await pasteLetter(table?.text ?? "");
    await pasteLetter(unclearLetter);
    const second = page.getByRole("article", { name: "Ashby College" });
    await expect
      .element(
        page.getByText("Ashby College: one line not sorted, one guess not confirmed, one amount left out"),
      )
      .toBeVisible();
    await reopenScreen();
    await second.getByRole("button", { name: "The other line is right" }).click();
    await second.getByRole("button", { name: "Put back" }).first().click();
    await expect
      .element(page.getByText("Ashby College: 2 lines not sorted, one amount missing"))
      .toBeVisible();
    await second.getByText("The letter and its lines").click();
    await second.getByRole("button", { name: "Change Travel stipend pool" }).last().click();
    const unsorted = second.getByRole("group", { name: "Line 4" });
    await expect.element(unsorted.getByText("In the letter: “Travel stipend pool CAD 1,000”")).toBeVisible();
    await unsorted.getByRole("button", { name: /^Remove/ }).click();
    await second.getByLabelText("What is “Athena Circle” ($1,500)?").selectOptions("Grant or scholarship");
    // Everything is sorted, but the letter has no costs besides tuition: it is named, and nothing is judged.
    await expect
      .element(
        page.getByText(
          "Ashby College: no figure for housing and food, books and supplies, travel, and personal costs",
        ),
      )
      .toBeVisible();
    await expect.element(page.getByText("The cheapest we can be sure of")).not.toBeInTheDocument();
    await page.getByRole("link", { name: "Go to this offer: Ashby College" }).click();
    await expect.poll(() => location.hash).toMatch(/^#offer-/);
  });

  test("are corrected: wrong amounts get a sentence and stay as typed", async () => {
    await openScreen("/offers");
    await pasteLetter(table?.text ?? "");
    await pasteLetter(parts?.text ?? "");
    const second = page.getByRole("article", { name: "Unnamed college" });
    await second.getByText("The letter and its lines").click();
    await second.getByRole("button", { name: "Change University Grant" }).click();
    const grant = second.getByRole("group", { name: "Line 8" });
    await expect.element(grant.getByLabelText("What the letter calls it")).toHaveValue("University Grant");
    const amount = grant.getByLabelText("Dollars a year");
    for (const [typed, sentence] of [
      ["twelve", "Use digits, such as 5,500."],
      ["-5000", "Amounts can’t be negative."],
      ["1000000", "The most you can enter is $999,999."],
      ["12.5", "Use whole dollars, such as 5,500."],
    ] as const) {
      await amount.fill(typed);
      await blur(amount);
      await expect.element(grant.getByText(sentence)).toBeVisible();
      await expect.element(amount).toHaveValue(typed);
    }
    // Without its amount nothing is said about the price.
    await expect.element(second.getByText("2 questions about this letter")).toBeVisible();
    await expect.element(second.getByText("Net price, first year")).not.toBeInTheDocument();
    await amount.fill("2,000");
    await expect.element(second.getByText("$35,500", { exact: true }).first()).toBeVisible();
    await grant.getByLabelText("Later years").selectOptions("Paid once");
    await expect.element(second.getByText("“University Grant” ($2,000) is paid once,")).toBeVisible();
    await second.getByLabelText("Not on the list? Type its name").first().fill("Ridgeway College");
    await expect
      .element(page.getByText("$35,500 in the first year: $2,615 less than Hollins Ridge University."))
      .toBeVisible();

    const named = page.getByRole("article", { name: "Ridgeway College" });
    await named.getByText("How clear the letter is").click();
    await named.getByRole("group", { name: "Lists next steps, with dates" }).getByText("No").click();
    await expect.element(named.getByText(/3 are still for you to answer/)).toBeVisible();
  });

  test("where no cost is named, the college's price is not known", async () => {
    await openScreen("/offers");
    await pasteLetter("Pell Grant $7,395");
    await expect
      .element(
        page
          .getByRole("article", { name: "Unnamed college" })
          .getByText("Unknown: the letter gives no cost")
          .first(),
      )
      .toBeVisible();
  });
});

describe("a letter's text", () => {
  test("that cannot be read stays, is told why, and a reload keeps it", async () => {
    await openScreen("/offers");
    await pasteLetter("");
    await expect.element(page.getByText("There is no text here yet.")).toBeVisible();
    await letterField.fill("Your offer is in the portal.");
    await page.getByRole("button", { name: "Read the letter" }).click();
    await expect.element(page.getByText("We found no dollar amount in this text.")).toBeVisible();
    await reopenScreen();
    await expect.element(letterField).toHaveValue("Your offer is in the portal.");
    await letterField.fill("%PDF-1.7 stream 5,000");
    await page.getByRole("button", { name: "Read the letter" }).click();
    await expect.element(page.getByText("This looks like a file’s code")).toBeVisible();
    await letterField.fill("Bourse du recteur $5,000\nFrais de scolarité $12,000");
    await page.getByRole("button", { name: "Read the letter" }).click();
    await expect.element(page.getByText("The letter may be in another language.")).toBeVisible();
  });

  test("may come from a file: one that cannot be read gets a sentence, and what was typed stays", async () => {
    await openScreen("/offers");
    await page.getByRole("button", { name: "Paste a letter or open a PDF" }).click();
    await letterField.fill("University Grant $5,000");
    for (const [content, sentence] of [
      ["Dear student, your grant is $5,000.", "This is not a PDF."],
      ["%PDF-1.7\nnothing of it follows", "We couldn’t read this PDF."],
      [emptyPdf(), "This PDF has no text: it is a picture or a scan."],
    ] as const) {
      await openFile("x.pdf", content);
      await expect.element(page.getByText(sentence)).toBeVisible();
      await expect.element(letterField).toHaveValue("University Grant $5,000");
    }
  });
});

test("an offer is typed, its missing costs are filled from published figures, and it can be removed and brought back", async () => {
  await openScreen("/offers", { viewport: desktop });
  await page.getByRole("button", { name: "Type in an offer" }).click();
  const offer = page.getByRole("article");
  await expect
    .element(
      offer.getByText(
        "No line for tuition and fees, housing and food, books and supplies, travel, personal costs.",
      ),
    )
    .toBeVisible();
  // Nothing typed: no line is complained about, and there is nothing to compare.
  await expect.element(offer.getByText("yet, so").first()).not.toBeInTheDocument();
  await expect
    .element(page.getByRole("heading", { name: "What each college would cost you" }))
    .not.toBeInTheDocument();
  await page.getByRole("combobox", { name: "College" }).fill("Rice University");
  await page.getByRole("option", { name: /^Rice University/ }).click();
  await expect.element(offer.getByRole("heading", { name: "Rice University" })).toBeVisible();
  await offer.getByRole("button", { name: "Fill in estimates" }).click();
  await expect
    .element(offer.getByText("An estimate from published figures, not from the letter.").first())
    .toBeVisible();
  await page.getByText("The same figures as a table").click();
  await expect.element(page.getByRole("table").getByText("of it estimated")).toBeVisible();
  await offer.getByRole("button", { name: "Remove this offer" }).click();
  await expect.element(page.getByText("The offer from Rice University was removed.").first()).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(page.getByRole("article", { name: "Rice University" })).toBeVisible();
});

/** One page with nothing written on it, as a scan has none. */
function emptyPdf(): string {
  return [
    "%PDF-1.4",
    "1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj",
    "2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj",
    "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 80]>>endobj",
    "trailer<</Root 1 0 R/Size 4>>",
    "%%EOF",
  ].join("\n");
}
