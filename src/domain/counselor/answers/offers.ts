/** Which award letter is cheapest, in the words of the offers page, and what each leaves to pay: cost less gift aid alone. */
import type { SummarizedOffer } from "#domain/offers/compareOffers.ts";
import { countPriceQuestions } from "#domain/offers/openQuestions.ts";
import { findPriceRange } from "#domain/offers/priceRange.ts";
import { summarizeFamilyOffer } from "#domain/offers/summarizeOffer.ts";
import { judgeOffers } from "#domain/offers/verdict.ts";
import { describeVerdict, getOfferName, itemNames, listGaps } from "#domain/offers/verdictWords.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { readBorrower } from "#domain/plan/readBorrower.ts";
import { formatAnd, formatUsd } from "#lib/format.ts";
import type { AnswerContext } from "../context.ts";
import type { AnswerFact, CounselorReading } from "../counselor.ts";
import { type Draft, joinWords, makeDraft } from "../draft.ts";
import { links } from "../words.ts";

const most = 4;

export function answerOffers(reading: CounselorReading, { plan, byUnitId }: AnswerContext): Draft {
  const named = new Set(
    reading.entities.flatMap((entity) => (entity.kind === "college" ? [entity.unitId] : [])),
  );
  const asked =
    named.size === 0 ? plan.offers : plan.offers.filter(({ unitId }) => unitId !== null && named.has(unitId));
  if (asked.length === 0) {
    return makeDraft(
      named.size === 0
        ? "You have not entered an award letter yet. Paste one on the offers page, and I can tell you what is left to pay."
        : "I have no award letter from that college yet. Paste it on the offers page, and I can tell you what is left to pay.",
      { kind: "dont-know", parts: [links.offers] },
    );
  }
  const all = asked.map((offer): SummarizedOffer => ({ offer, figures: summarize(offer, plan, byUnitId) }));
  const shown = all.slice(0, most);
  const facts: AnswerFact[] = [];
  const lines = shown.map((one) => describeOffer(one, facts));
  const each = `According to your award letters, ${joinWords(lines)}.`;
  const note = "Loans and work-study are not gifts, so they don’t lower the price.";
  return makeDraft([...describeCheapest(all, facts), each, note].join(" "), {
    facts,
    sources: shown.map(({ offer }) => ({
      title: `${getOfferName(offer)}: the award letter you entered`,
      url: null,
      year: offer.academicYear ?? "",
    })),
    parts: [
      ...(all.length > 1 ? [{ kind: "offers" as const, offerIds: all.map(({ offer }) => offer.id) }] : []),
      links.seeOffers,
    ],
  });
}

function summarize(
  offer: Plan["offers"][number],
  plan: Plan,
  byUnitId: AnswerContext["byUnitId"],
): SummarizedOffer["figures"] {
  const college = offer.unitId === null ? undefined : byUnitId.get(offer.unitId);
  const movedShare = plan.assumptions.growthShare;
  return summarizeFamilyOffer(offer, college, { movedShare, borrower: readBorrower(plan) }).figures;
}

/** The verdict of the offers page; nothing for one offer. */
function describeCheapest(all: readonly SummarizedOffer[], facts: AnswerFact[]): string[] {
  if (all.length < 2) return [];
  const verdict = judgeOffers(all);
  const said = describeVerdict(verdict, all);
  const room = verdict.kind === "unless" ? verdict.unless.roomUsd : null;
  const ahead =
    verdict.kind === "sure"
      ? verdict.sure.next?.aheadUsd
      : verdict.kind === "complete"
        ? verdict.complete.next?.aheadUsd
        : null;
  for (const usd of [room, ahead])
    if (usd != null)
      facts.push({ ref: "offers.ahead", kind: "money", subject: null, text: formatUsd(usd), year: "" });
  const open = all.filter(({ offer }) => verdict.openIds.includes(offer.id));
  // Where one is sure, its sentence names what is open; "unless" names the costs, and "nameless" asks for the names.
  const isSaid = ["sure", "unless", "nameless"].includes(verdict.kind) || open.length === 0;
  return [
    said.sentence,
    ...(said.whatever === null ? [] : [said.whatever]),
    ...(isSaid
      ? []
      : [
          `Still open: ${joinWords(open.map((one) => `${listGaps(one).join(", ")} (${getOfferName(one.offer)})`))}.`,
        ]),
    ...said.notes,
  ];
}

/** No price before its questions are answered: only what it can't be outside of. */
function describeOffer({ offer, figures }: SummarizedOffer, facts: AnswerFact[]): string {
  const year = offer.academicYear ?? "";
  const name = `${getOfferName(offer)}${year === "" ? "" : ` (${year})`}`;
  const add = (ref: string, usd: number, per = " a year") => {
    const text = `${formatUsd(usd)}${per}`;
    facts.push({ ref: `${offer.id}.${ref}`, kind: "money", subject: offer.unitId, text, year });
    return text;
  };
  const { netPriceUsd, missing } = figures;
  if (netPriceUsd === null) return `${name} gives no cost, so I can’t say what is left to pay`;
  const questions = countPriceQuestions(offer);
  if (questions > 0) {
    const { lowUsd, highUsd } = findPriceRange(offer, figures);
    const open =
      questions === 1
        ? "1 question about its letter is open"
        : `${questions} questions about its letter are open`;
    if (lowUsd === null || highUsd === null) return `${name} has no price yet, because ${open}`;
    return `${name} leaves between ${add("low", Math.max(0, lowUsd), "")} and ${add("high", highUsd)} to pay after grants, because ${open}`;
  }
  if (netPriceUsd < 0) return `${name} lists more gift aid than cost, so check its lines`;
  const loans = figures.studentLoanUsd + figures.parentLoanUsd + figures.privateLoanUsd;
  const borrowed = loans > 0 ? `, with ${add("loans", loans)} of loans offered toward it` : "";
  const without =
    missing.length === 0
      ? ""
      : `, without ${formatAnd(missing.map((item) => itemNames[item]))}, which its letter leaves out`;
  return `${name} leaves ${missing.length === 0 ? "" : "at least "}${add("netPrice", netPriceUsd)} to pay after grants${borrowed}${without}`;
}
