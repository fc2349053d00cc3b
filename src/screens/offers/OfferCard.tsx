/** One offer: its totals, warnings, editable lines, and how clear its letter is. */
import { useEffect, useRef, useState } from "react";
import type { AllColleges } from "#client/colleges/useColleges.ts";
import { loanTerms2026 } from "#domain/loans/loanTerms.ts";
import type { LeftOut } from "#domain/offers/leftOut.ts";
import { type Offer, offerLimits } from "#domain/offers/offer.ts";
import { estimateOfferPayment } from "#domain/offers/offerLoans.ts";
import type { OfferFlag } from "#domain/offers/summarizeOffer.ts";
import { formatUsd } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Figure } from "#ui/Figure.tsx";
import { Notice } from "#ui/Notice.tsx";
import type { Reading } from "./adding.ts";
import { formatOfferNetPrice, formatStudyTotal } from "./Comparison.tsx";
import { MissingCosts } from "./MissingCosts.tsx";
import { OfferEditor } from "./OfferEditor.tsx";
import { Practices } from "./Practices.tsx";
import { emptyLine, getOfferName, type ShownOffer, useOfferChanges } from "./useOffers.ts";
import { words } from "./words.ts";

export function OfferCard(props: {
  shown: ShownOffer;
  all: AllColleges | null;
  reading: Reading | null;
  isOpen: boolean;
  onRemove: () => void;
}) {
  const { shown, all, reading } = props;
  const { offer, figures } = shown;
  const titleId = `offer-${offer.id}`;
  const title = useRef<HTMLHeadingElement>(null);
  const { isOpen } = props;
  useEffect(() => {
    // Just added further down the page: scroll to it.
    if (isOpen) title.current?.focus();
  }, [isOpen]);
  return (
    <Card>
      <article aria-labelledby={titleId}>
        <h3 ref={title} id={titleId} tabIndex={-1} className="scroll-mt-24 text-2xl">
          {getOfferName(offer, words.nameless)}
        </h3>
        <p className="text-ink-soft">{words.yearOf(offer.academicYear)}</p>
        <div className="mt-3 grid gap-4 sm:grid-cols-2">
          <Figure label={words.netPrice} value={formatOfferNetPrice(shown)} note={words.netPriceNote} />
          {figures.total !== null && (
            <Figure
              label={words.overYears(figures.years.length)}
              value={formatStudyTotal(shown)}
              note={figures.grantUnsaidUsd > 0 ? words.rangeNote : undefined}
            />
          )}
        </div>
        <MissingCosts shown={shown} all={all} />
        <Facts shown={shown} />
        {reading !== null && <ReadingNote offer={offer} reading={reading} />}
        <Disclosure summary={words.edit} isOpen={isOpen} className="mt-3">
          <OfferEditor offer={offer} all={all} />
        </Disclosure>
        <Practices shown={shown} />
        <Button variant="ghost" size="sm" className="mt-2" onClick={props.onRemove}>
          {words.remove}
        </Button>
      </article>
    </Card>
  );
}

function Facts({ shown: { offer, figures } }: { shown: ShownOffer }) {
  const facts = figures.flags.map(describeFlag);
  if (figures.unsortedUsd > 0) facts.unshift(words.unsorted(formatUsd(figures.unsortedUsd)));
  if (figures.notItemizedUsd > 0) facts.push(words.notItemized(formatUsd(figures.notItemizedUsd)));
  const { statedNetPriceUsd: stated, understatedUsd: under, studentLoanUsd } = figures;
  if (stated !== null && under !== null && under > 0)
    facts.unshift(words.understated(formatUsd(stated), formatUsd(under)));
  const payment = estimateOfferPayment(offer.lines, Math.max(1, figures.years.length), loanTerms2026);
  if (payment !== null) {
    const { repaymentYears } = loanTerms2026;
    facts.push(words.monthly(formatUsd(studentLoanUsd), payment.lowUsd, payment.highUsd, repaymentYears));
  }
  if (facts.length === 0) return null;
  return (
    <ul className="mt-4 list-disc space-y-1 pl-5">
      {facts.map((fact, index) => (
        <li key={`${index}-${fact}`}>{fact}</li>
      ))}
    </ul>
  );
}

function describeFlag(flag: OfferFlag): string {
  const { flag: text } = words;
  switch (flag.code) {
    case "loanNotCalledLoan":
    case "amountMissing":
      return text[flag.code](flag.label);
    case "paidOnce":
    case "renewalUnsaid":
      return text[flag.code](flag.label, formatUsd(flag.amountUsd));
    case "studentLoansOverLimit":
    case "parentLoansOverLimit":
      return text[flag.code](formatUsd(flag.limitUsd), flag.awardYear);
    case "parentLoanInOffer":
      return text.parentLoanInOffer(formatUsd(flag.amountUsd));
    case "partsAboveTotal":
      return text.partsAboveTotal(formatUsd(flag.totalUsd));
    case "grantsAboveCost":
    default:
      return text.grantsAboveCost;
  }
}

/** Right after parsing: guesses to check, and skipped text that can be added after all. */
function ReadingNote({ offer, reading }: { offer: Offer; reading: Reading }) {
  const { change } = useOfferChanges();
  const [taken, setTaken] = useState<readonly LeftOut[]>([]);
  const open = reading.leftOut.filter((one) => !taken.includes(one));
  const hasRoom = offer.lines.length < offerLimits.lines;
  return (
    <div className="mt-4">
      <Notice tone="attention" title={words.readTitle}>
        <p>{reading.areWordsUnknown ? words.wordsUnknown : words.readText(offer.lines.length)}</p>
        {open.length > 0 && (
          <Disclosure summary={words.leftOutTitle(open.length)}>
            <ul className="divide-y divide-line">
              {open.map((one, index) => (
                <li
                  key={`${index}-${one.label}`}
                  className="flex flex-wrap items-center justify-between gap-2 py-1.5"
                >
                  <span>
                    {one.label} {formatUsd(one.amountUsd)}
                    <span className="block text-[0.92rem] text-ink-soft">{words.leftOut[one.because]}</span>
                  </span>
                  {hasRoom && one.amountUsd > 0 && one.amountUsd <= offerLimits.mostUsd && (
                    <Button
                      variant="light"
                      size="sm"
                      onClick={() => {
                        setTaken([...taken, one]);
                        const line = { ...emptyLine, label: one.label, amountUsd: one.amountUsd };
                        change(offer.id, { lines: [...offer.lines, line] });
                      }}
                    >
                      {words.addLeftOut}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </Notice>
    </div>
  );
}
