/** What the award letters on the device leave to pay: cost less gift aid; loans and work are never subtracted. */
import { findLoanTerms, loanTerms2026 } from "#domain/loans/loanTerms.ts";
import { summarizeOffer } from "#domain/offers/summarizeOffer.ts";
import { priceGrowth } from "#domain/price/priceGrowth.ts";
import { formatUsd } from "#lib/format.ts";
import type { AnswerContext } from "../context.ts";
import type { AnswerFact, CounselorReading } from "../counselor.ts";
import { type Draft, joinWords, makeDraft } from "../draft.ts";
import { links } from "../words.ts";

const most = 4;

export function answerOffers(reading: CounselorReading, { plan }: AnswerContext): Draft {
  const named = new Set(
    reading.entities.flatMap((entity) => (entity.kind === "college" ? [entity.unitId] : [])),
  );
  const all =
    named.size === 0 ? plan.offers : plan.offers.filter(({ unitId }) => unitId !== null && named.has(unitId));
  if (all.length === 0) {
    return makeDraft(
      named.size === 0
        ? "You have not entered an award letter yet. Paste one on the offers page, and I can say what it leaves you to pay."
        : "I have no award letter from that college yet. Paste it on the offers page, and I can say what it leaves you to pay.",
      { kind: "dont-know", parts: [links.offers] },
    );
  }
  const facts: AnswerFact[] = [];
  const lines = all.slice(0, most).map((offer) => {
    const figures = summarizeOffer(offer, {
      growthShare: plan.assumptions.growthShare ?? priceGrowth.nationalShare,
      years: plan.assumptions.years ?? 4,
      loanTerms: (offer.academicYear === null ? null : findLoanTerms(offer.academicYear)) ?? loanTerms2026,
    });
    const year = offer.academicYear ?? "";
    const add = (ref: string, usd: number, per = " a year") => {
      const text = `${formatUsd(usd)}${per}`;
      facts.push({ ref: `${offer.id}.${ref}`, kind: "money", subject: offer.unitId, text, year });
      return text;
    };
    if (figures.netPriceUsd === null)
      return `${offer.collegeName} states no cost, so I can’t say what is left to pay`;
    const loans = figures.studentLoanUsd + figures.parentLoanUsd + figures.privateLoanUsd;
    const borrowed = loans > 0 ? `, with ${add("loans", loans)} of loans offered toward it` : "";
    return `${offer.collegeName}${year === "" ? "" : ` (${year})`} leaves ${add("netPrice", figures.netPriceUsd)} after grants${borrowed}`;
  });
  return makeDraft(
    `By your award letters, ${joinWords(lines)}. Loans and work-study are not gifts, so they don’t lower the price.`,
    {
      facts,
      sources: all.slice(0, most).map(({ collegeName, academicYear }) => ({
        title: `${collegeName}: the award letter you entered`,
        url: null,
        year: academicYear ?? "",
      })),
      parts: [links.offers],
    },
  );
}
