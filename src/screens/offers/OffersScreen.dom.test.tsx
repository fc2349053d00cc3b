/** Aid offers: letters pasted, corrected and compared, texts and files that cannot be read, an offer typed in. */
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { loanTerms2026 } from "#domain/loans/loanTerms.ts";
import type { Offer } from "#domain/offers/offer.ts";
import { exportPlan } from "#domain/plan/exchange.ts";
import { makeEmptyPlan, scopes } from "#domain/plan/plan.ts";
import { formatUsd } from "#lib/format.ts";
import { blur } from "../../../test/dom/actions.ts";
import { desktop, openScreen, reopenScreen } from "../../../test/dom/openScreen.tsx";
import { sampleLetters } from "../../../test/fixtures/sampleLetters.ts";

const [table, , , , , , , parts] = sampleLetters;
const letterField = page.getByLabelText("The letter’s text");

const unclearLetter = [
  "Ashby College",
  "Tuition and fees $30,000",
  "Athena Circle $1,500",
  "State Grant $2,000 per semester",
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
    // At its bar: what the letter does in a few words, and each as a sentence on a press.
    await page
      .getByText("Note: loans and work-study taken off the bill, a parent loan counted as aid, and 2 more")
      .click();
    await expect
      .element(
        page.getByText(
          /The letter says \$0 is left to pay\. .* because the letter subtracts loans and work-study and counts a parent loan as aid\./,
        ),
      )
      .toBeVisible();
    await expect
      .element(page.getByText(/“Federal Direct Unsubsidized”.* are loans, though the letter/))
      .toBeVisible();
    await expect
      .element(page.getByText(`above ${formatUsd(loanTerms2026.parentYearLimitUsd)} a year, the`))
      .toBeVisible();
    await pasteLetter(parts?.text ?? "");
    const second = page.getByRole("article", { name: "Unnamed college" });
    await expect.element(second.getByText("$25,500", { exact: true }).first()).toBeVisible();
    // One college without a name is told apart from the other by that.
    await expect
      .element(page.getByText("$25,500 in the first year: $12,615 less than Hollins Ridge University."))
      .toBeVisible();
    await second.getByLabelText("Not on the list? Type its name").first().fill("Ridgeway College");
    await expect
      .element(page.getByText("$25,500 in the first year: $12,615 less than Hollins Ridge University."))
      .toBeVisible();
    await expect.element(page.getByText("The cheapest offer we can be sure of")).toBeVisible();
  });

  test("are switched to what their amounts are for with one choice, and each part of the bill opens its lines", async () => {
    await openScreen("/offers");
    await pasteLetter(
      "Larch College\nTuition and fees $9,000\nBooks $500\nLarch Grant $4,000\nDirect Loan $2,000",
    );
    const offer = page.getByRole("article", { name: "Larch College" });
    const letter = offer.getByRole("region", { name: "Your letter" });
    await expect.element(letter.getByText("$4,000 (Grant or scholarship)")).toBeVisible();
    await offer.getByLabelText("The amounts in this letter are for").selectOptions("a semester");
    // No total says that these are all: one press says it.
    await offer.getByRole("button", { name: "Yes, they all match" }).click();
    // The button is gone; who uses a keyboard is at the offer.
    await expect.element(offer.getByRole("heading", { name: "Larch College" })).toHaveFocus();
    await expect.element(offer.getByText("At least $11,000")).toBeVisible();
    await reopenScreen();
    const gift = page.getByRole("button", { name: "Gift aid, $8,000: lines of Larch College" });
    await expect.element(gift).toHaveAttribute("aria-expanded", "false");
    await gift.click();
    await page.getByRole("button", { name: "Change Larch Grant" }).first().click();
    await page.getByLabelText("Dollars a year").first().fill("9,000");
    await expect.element(page.getByText("At least $10,000").first()).toBeVisible();
  });

  test("say for sure which is cheapest while a line is open that cannot change the order", async () => {
    await openScreen("/offers");
    await pasteLetter(parts?.text.replace(/^/, "Ridgeway College\n") ?? "");
    await pasteLetter(`${table?.text ?? ""}\nAthena Circle 1,500`);
    await expect
      .element(page.getByText("At least $11,115 less than Hollins Ridge University.", { exact: false }))
      .toBeVisible();
    await expect
      .element(
        page.getByText(
          "That holds no matter what “Athena Circle” in the letter from Hollins Ridge University is.",
        ),
      )
      .toBeVisible();
    await expect
      .element(page.getByText("The letter says $0 is left to pay", { exact: false }))
      .not.toBeInTheDocument();
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
        page.getByText("Ashby College: one line not sorted, 2 lines not confirmed, one amount left out"),
      )
      .toBeVisible();
    await reopenScreen();
    await second.getByRole("button", { name: "The other 2 lines are right" }).click();
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
    // Everything is sorted, but the letter has no costs besides tuition: how much room they leave is all that is said.
    await expect
      .element(
        page.getByText(
          "Ashby College is the cheapest unless you’d pay more than $13,615 a year there for housing and food, books and supplies, travel, and personal costs.",
        ),
      )
      .toBeVisible();
    await expect.element(page.getByText("The cheapest offer we can be sure of")).not.toBeInTheDocument();
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
    await page.getByText("$2,000 is paid once").click();
    await expect.element(page.getByText("Paid once: University Grant ($2,000).")).toBeVisible();
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
    await page.getByRole("button", { name: "Yes, it matches" }).click();
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
      [emptyPdf(), "This PDF has no text because it is a picture or a scan."],
    ] as const) {
      await openFile("x.pdf", content);
      await expect.element(page.getByText(sentence)).toBeVisible();
      await expect.element(letterField).toHaveValue("University Grant $5,000");
    }
    // One message at a time: of the last thing that failed.
    await letterField.fill("No amount here.");
    await page.getByRole("button", { name: "Read the letter" }).click();
    await expect.element(page.getByText("We found no dollar amount in this text.")).toBeVisible();
    await expect.element(page.getByText("This PDF has no text")).not.toBeInTheDocument();
    await openFile("x.pdf", "no PDF");
    await expect.element(page.getByText("This is not a PDF.")).toBeVisible();
    await expect.element(page.getByText("We found no dollar amount in this text.")).not.toBeInTheDocument();
    await page
      .getByLabelText("Open a PDF letter")
      .upload(new File(["Elm Grant $4,000"], "letter.txt", { type: "text/plain" }));
    await expect.element(letterField).toHaveValue("Elm Grant $4,000");
    await expect.element(page.getByText("The text of letter.txt is in the box above.")).toBeVisible();
  });

  test("has the focus once asked for, and the button has it back", async () => {
    await openScreen("/offers");
    const opener = page.getByRole("button", { name: "Paste a letter or open a PDF" });
    await opener.click();
    await expect.element(letterField).toHaveFocus();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect.element(opener).toHaveFocus();
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
  // The button is gone; who uses a keyboard is at what was filled in.
  await expect.element(offer.getByText(/^Filled in for 20\d\d-\d\d: tuition and fees \$/)).toHaveFocus();
  await expect
    .element(offer.getByText("This is an estimate from published figures, not from the letter.").first())
    .toBeVisible();
  await page.getByText("The same figures as a table").click();
  await expect.element(page.getByRole("table").getByText("of it estimated")).toBeVisible();
  await offer.getByRole("button", { name: "Remove this offer" }).click();
  await expect.element(page.getByText("The offer from Rice University was removed.").first()).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(page.getByRole("article", { name: "Rice University" })).toBeVisible();
});

test("offers that earlier releases kept still open, with their guesses, their lines and what was left out", async () => {
  const line = { source: "unknown", isRenewable: null } as const;
  const plan = makeEmptyPlan("storedPlan0000000000a1", "2026-11-21T08:00:00.000Z");
  const offers: Offer[] = [
    {
      id: "o1",
      unitId: null,
      collegeName: "Elm College",
      academicYear: "2027-28",
      lines: [
        { ...line, label: "Total cost", kind: "totalCost", amountUsd: 40_000 },
        { ...line, label: "Elm Grant", kind: "grant", amountUsd: 12_000, note: "timesTerms" },
      ],
      practices: { showsTotalCost: true },
    },
    {
      id: "o2",
      unitId: null,
      collegeName: "Oak College",
      academicYear: "2027-28",
      lines: [
        {
          ...line,
          label: "Total cost",
          kind: "totalCost",
          amountUsd: 50_000,
          readFrom: "Total cost $50,000",
        },
        { ...line, label: "Oak Grant", kind: "grant", amountUsd: 10_000, readFrom: "Oak Grant $10,000" },
      ],
      practices: {},
      leftOut: [{ label: "Deposit", text: "Deposit $300", amountUsd: 300, because: "notAid" }],
    },
  ];
  await openScreen("/offers", { plan: exportPlan({ ...plan, offers }, "2026-11-21T09:00:00.000Z", scopes) });
  const elm = page.getByRole("article", { name: "Elm College" });
  await elm.getByRole("button", { name: "The guess is right" }).click();
  await expect
    .element(page.getByText("$28,000 in the first year: $12,000 less than Oak College."))
    .toBeVisible();
  const oak = page.getByRole("article", { name: "Oak College" });
  await oak.getByText("The letter and its lines").click();
  // The letter itself is gone: the places that its lines were read from stand in for it.
  await expect.element(oak.getByText("these are the lines we read from it", { exact: false })).toBeVisible();
  await expect.element(oak.getByText("One more amount is not counted")).toBeVisible();

  // The fact sheet as mail has what the sheet has.
  await page.getByRole("button", { name: "Make the fact sheet" }).click();
  await page.getByText("Less pay or fewer hours").click();
  // About the dearer offer, until someone says otherwise; the other one is no similar college that we know of.
  await expect.element(page.getByLabelText("Which offer is it about?")).toHaveDisplayValue("Oak College");
  const mail = page.getByRole("link", { name: "Write an email" });
  await expect.element(mail).toHaveAttribute("href", expect.stringContaining("mailto:?subject="));
  const href = (await mail.findElement()).getAttribute("href") ?? "";
  expect(decodeURIComponent(href)).toContain("- Net price, first year: $40,000\n");
  expect(decodeURIComponent(href)).toContain("- Less pay or fewer hours\n");
  await page.getByText("A lower price at another college").click();
  await expect
    .element(page.getByText("We can’t tell whether it’s a similar college", { exact: false }))
    .toBeVisible();
  const sheet = page.getByRole("article", { name: "Facts for the financial aid office" });
  await expect
    .element(
      sheet.getByText(
        "With $12,000 more in gift aid a year, Oak College would cost us the same as Elm College.",
      ),
    )
    .toBeVisible();
  const both = (await mail.findElement()).getAttribute("href") ?? "";
  expect(decodeURIComponent(both)).toContain("- Net price, first year: $40,000 here, $28,000 at Elm College");
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
