/** The payment for one letter's student loans: subsidized by its name, or open. */
import { expect, test } from "vitest";
import { loanTerms2026 } from "#domain/loans/loanTerms.ts";
import type { OfferLine } from "./offer.ts";
import { estimateOfferPayment } from "./offerLoans.ts";

const loan = (label: string, amountUsd: number | null): OfferLine => ({
  label,
  kind: "studentLoan",
  amountUsd,
  source: "federal",
  isRenewable: null,
});

// Ten years at 6.52% are $11.365 a month for each $1,000. Unsubsidized in the first of four years, a dollar waits
// 48.5 months: 1 + 0.0652 × 48.5 ÷ 12 = 1.26352.
test.each([
  [
    "3,500 + 2,000 × 1.26352 = 6,027",
    [loan("Direct Subsidized Loan", 3_500), loan("Direct Unsubsidized", 2_000)],
    68,
    68,
  ],
  ["5,500 × 1.26352 = 6,949", [loan("UNSUB LOAN", 5_500)], 79, 79],
  ["not said: as much as a first year may have, or nothing", [loan("Federal Direct Loan", 5_500)], 68, 79],
  ["no amount yet", [loan("Direct Subsidized Loan", null)], null, null],
  ["no loan", [], null, null],
] as const)("%s", (_name, lines, lowUsd, highUsd) => {
  const payment = estimateOfferPayment(lines, 4, loanTerms2026);
  expect(payment && { lowUsd: payment.lowUsd, highUsd: payment.highUsd }).toEqual(
    lowUsd === null ? null : { lowUsd, highUsd },
  );
});
