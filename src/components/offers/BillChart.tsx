/** The bill: a bar for each college on one scale, with the family's budget as a line; a part opens the lines behind it. */

import { useId, useState } from "react";
import { usePlan } from "#client/plan/usePlan.ts";
import { AnswerField } from "#components/answer/AnswerField.tsx";
import { SourceNote } from "#components/source/SourceNote.tsx";
import { loanTerms2026 } from "#domain/loans/loanTerms.ts";
import { type BillPart, type BillPartCode, drawBill } from "#domain/offers/bill.ts";
import { findKnownNetPrice, findLeftToPay } from "#domain/offers/knownPrice.ts";
import type { Offer } from "#domain/offers/offer.ts";
import { estimateOfferPayment } from "#domain/offers/offerLoans.ts";
import { countPriceQuestions, isGuess } from "#domain/offers/openQuestions.ts";
import { describePriceRange, getOfferName, itemNames } from "#domain/offers/verdictWords.ts";
import { formatAnd, formatUsd } from "#lib/format.ts";
import { Stack } from "#ui/chart/Stack.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { BillFlags } from "./BillFlags.tsx";
import { billWords as text } from "./billWords.ts";
import { PartMark, partTones } from "./KindMark.tsx";
import { OfferLines } from "./OfferEditor.tsx";
import { type ShownOffer } from "./useOffers.ts";
import { words } from "./words.ts";

type HeadingLevel = "h3" | "h4" | "h5";

export function BillChart({
  shown,
  heading,
  isOnOffersPage = true,
}: {
  shown: readonly ShownOffer[];
  heading: HeadingLevel;
  /** The questions about a letter stand on the same page. */
  isOnOffersPage?: boolean;
}) {
  const { payPerYearUsd } = usePlan().plan.money;
  const bills = shown.map(({ offer, figures }) => drawBill(offer, figures));
  const longestUsd = Math.max(1, payPerYearUsd ?? 0, ...bills.map(({ drawnUsd }) => drawnUsd));
  return (
    <div className="mt-3">
      <Disclosure
        className={payPerYearUsd === null ? "no-print mb-1" : "mb-1"}
        summary={
          payPerYearUsd === null ? (
            text.budgetAsk
          ) : (
            <>
              <span aria-hidden="true" className="h-5 border-l-3 border-danger" />
              {text.budget(formatUsd(payPerYearUsd))}
            </>
          )
        }
      >
        <div className="no-print max-w-md">
          <AnswerField id="payPerYearUsd" />
        </div>
      </Disclosure>
      <ul className="space-y-4 print:space-y-1.5 print:text-[9pt]" aria-label={text.chart}>
        {shown.map((one, index) => (
          <li key={one.offer.id}>
            <CollegeBill
              shown={one}
              parts={bills[index]?.parts ?? []}
              longestUsd={longestUsd}
              budgetUsd={payPerYearUsd}
              heading={heading}
              questionsPath={isOnOffersPage ? "" : "/offers"}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type CollegeBillProps = {
  shown: ShownOffer;
  parts: readonly BillPart[];
  longestUsd: number;
  budgetUsd: number | null;
  heading: HeadingLevel;
  /** Of the page with the questions about its letter; empty for this one. */
  questionsPath: string;
};

function CollegeBill(props: CollegeBillProps) {
  const { shown, parts, longestUsd, budgetUsd, heading: Heading, questionsPath } = props;
  const { offer, figures } = shown;
  const [open, setOpen] = useState<BillPartCode | null>(null);
  const panelId = useId();
  const name = getOfferName(offer);
  const isOpen = countPriceQuestions(offer) > 0;
  const toggle = (code: BillPartCode) => setOpen(open === code ? null : code);
  // What rests on a guess is no figure yet.
  const format = (part: BillPart) =>
    isOpen && (part.code === "left" || part.positions.some((at) => isGuessAt(offer, at)))
      ? words.afterAnswers
      : formatPart(part);
  const openPart = parts.find(({ code }) => code === open);
  // Guesses alone draw nothing: their lengths would say what the figures may not.
  const isHeld = isOpen && parts.every((part) => format(part) === words.afterAnswers);
  if (isHeld)
    return (
      <div className="keep-together">
        <BillHead shown={shown} name={name} heading={Heading} questionsPath={questionsPath} />
        <p className="mt-2 rounded-xl border-2 border-dashed border-line-strong px-3 py-2 text-[0.95rem] text-ink-soft">
          {text.heldBar(countPriceQuestions(offer))}
        </p>
      </div>
    );
  return (
    <div className="keep-together">
      <BillHead shown={shown} name={name} heading={Heading} questionsPath={questionsPath} />
      {/* The buttons below say and do the same. */}
      <Stack
        label={null}
        height={44}
        total={longestUsd}
        pinAt={budgetUsd}
        className={joinClasses("mt-2 bg-transparent! print:h-5", isOpen && "opacity-50")}
        parts={parts.flatMap(({ code, amountUsd }) =>
          code === "other" ? [] : [{ key: code, amount: amountUsd ?? 0, fill: partTones[code] }],
        )}
        onPress={(key) => {
          const pressed = parts.find(({ code }) => code === key);
          if (pressed !== undefined) toggle(pressed.code);
        }}
      />
      <ul className="mt-1 grid grid-cols-2 gap-x-4 print:flex print:flex-wrap sm:flex sm:flex-wrap sm:gap-x-6">
        {parts.map((part) => (
          <li key={part.code} className="min-w-0">
            <button
              type="button"
              aria-expanded={open === part.code}
              aria-controls={panelId}
              aria-label={text.partHeard(text.parts[part.code], format(part), name)}
              onClick={() => toggle(part.code)}
              className="flex min-h-11 w-full items-center gap-2 text-left text-[0.95rem] leading-tight print:min-h-0"
            >
              <PartMark code={part.code} />
              <span>
                <span className="text-ink-soft">{text.parts[part.code]} </span>
                <span className="figures font-semibold underline decoration-line-strong decoration-dotted underline-offset-4">
                  {format(part)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {!isOpen && figures.netPriceUsd !== null && figures.missing.length > 0 && (
        <p className="text-[0.92rem] text-ink-soft">
          {(findLeftToPay(figures) === null ? text.notGivenYet : text.notGiven)(
            formatAnd(figures.missing.map((item) => itemNames[item])),
          )}
        </p>
      )}
      {!isOpen && <BillFlags flags={figures.flags} hasYears={figures.total !== null} />}
      <div id={panelId}>
        {openPart !== undefined && (
          <div className="no-print mt-1 rounded-xl border border-line bg-card p-3">
            <PartNote shown={shown} code={openPart.code} />
            <OfferLines key={openPart.code} offer={offer} positions={openPart.positions} />
          </div>
        )}
      </div>
    </div>
  );
}

function BillHead(props: Pick<CollegeBillProps, "shown" | "heading" | "questionsPath"> & { name: string }) {
  const { heading: Heading, ...price } = props;
  return (
    <div className="flex items-end justify-between gap-4">
      <Heading className="min-w-0 font-serif text-xl leading-tight">{props.name}</Heading>
      <Price {...price} />
    </div>
  );
}

/** What a part is, where its lines alone don't say it. */
function PartNote({ shown: { offer, figures }, code }: { shown: ShownOffer; code: BillPartCode }) {
  if (code === "left")
    return (
      <p className="mb-2 font-semibold">
        {figures.notItemizedUsd > 0 ? words.notItemized(formatUsd(figures.notItemizedUsd)) : text.costLines}
      </p>
    );
  if (code === "other") return <p className="mb-2">{words.unsorted(formatUsd(figures.unsortedUsd))}</p>;
  if (code !== "studentLoan") return null;
  const payment = estimateOfferPayment(offer.lines, Math.max(1, figures.years.length), loanTerms2026);
  if (payment === null) return null;
  return (
    <div className="mb-2 text-[0.95rem]">
      <p>
        {words.monthly(
          formatUsd(figures.studentLoanUsd),
          payment.lowUsd,
          payment.highUsd,
          loanTerms2026.repaymentYears,
        )}
      </p>
      <SourceNote source={loanTerms2026.source} />
    </div>
  );
}

/** The figure of the bill; while a question is open only what it can't be outside of. */
function Price({
  shown: { offer, figures },
  name,
  questionsPath,
}: Pick<CollegeBillProps, "shown" | "questionsPath"> & { name: string }) {
  const questions = countPriceQuestions(offer);
  const { missing } = figures;
  const netPriceUsd = findKnownNetPrice(figures);
  if (questions > 0) {
    return (
      <p className="shrink-0 text-right text-[0.95rem] leading-tight">
        <a
          href={`${questionsPath}#offer-${offer.id}`}
          aria-label={text.toQuestionsOf(name)}
          className="no-print inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4"
        >
          {text.openPrice(questions)}
        </a>
        <span className="block text-ink-soft">{describePriceRange({ offer, figures }) ?? text.noBounds}</span>
      </p>
    );
  }
  if (netPriceUsd === null)
    return (
      <p className="shrink-0 text-right text-[0.95rem]">
        {figures.costUsd === null ? text.noCost : text.costsMissing}
      </p>
    );
  if (netPriceUsd < 0) return <p className="shrink-0 text-right font-semibold">{text.moreAidThanCost}</p>;
  return (
    <p className="shrink-0 text-right leading-tight">
      <span className="figures block font-serif text-2xl">
        {missing.length > 0 && <span className="font-sans text-base text-ink-soft">{text.atLeast} </span>}
        {formatUsd(netPriceUsd)}
      </span>
      <span className="block text-[0.85rem] text-ink-soft">{text.netPrice}</span>
    </p>
  );
}

function isGuessAt({ lines }: Offer, at: number): boolean {
  const line = lines[at];
  return line !== undefined && isGuess(line);
}

function formatPart({ code, amountUsd }: BillPart): string {
  if (amountUsd === null) return words.notSaid;
  return code === "left" && amountUsd < 0 ? text.leftNegative(formatUsd(-amountUsd)) : formatUsd(amountUsd);
}
