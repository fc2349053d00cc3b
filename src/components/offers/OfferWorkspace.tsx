/** The family's offers: the verdict and the bill first where there are several, then each one with its letter. */
import { getToday } from "#client/today.ts";
import { GrowthField } from "#components/price/GrowthField.tsx";
import { SourceNote } from "#components/source/SourceNote.tsx";
import { loanTerms2026 } from "#domain/loans/loanTerms.ts";
import type { Offer } from "#domain/offers/offer.ts";
import { formatDate } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { PrintOnly } from "#ui/Hidden.tsx";
import { BillChart } from "./BillChart.tsx";
import { billWords } from "./billWords.ts";
import { Comparison } from "./Comparison.tsx";
import { FourYears } from "./FourYears.tsx";
import OfferCard from "./OfferCard.tsx";
import type { Offers } from "./useOffers.ts";
import { Verdict } from "./Verdict.tsx";
import { words } from "./words.ts";

/** Of the parts; what is in them is one level below. */
export type OffersHeading = "h2" | "h4";

export type OfferWorkspaceProps = {
  offers: Offers;
  /** The offer that was just added: its lines are expanded. */
  openId: string | null;
  heading: OffersHeading;
  /** Null where the page around it prints something else. */
  onPrint: (() => void) | null;
  onRemove: (offer: Offer) => void;
};

export default function OfferWorkspace(props: OfferWorkspaceProps) {
  const { offers, openId, heading: Heading, onPrint, onRemove } = props;
  const { shown, all } = offers;
  // What a first offer adds up to comes below it, once there is an amount: there is nothing to compare it with yet.
  const isAlone = shown.length < 2;
  const hasAmounts = shown.some(({ offer }) => offer.lines.some(({ amountUsd }) => amountUsd !== null));
  const side = (
    <section key="side" aria-labelledby="side-title">
      <Heading id="side-title" className="text-2xl sm:text-3xl print:text-xl">
        {words.compareTitle}
      </Heading>
      {isAlone ? <p className="no-print mt-2">{words.compareOne}</p> : <Verdict shown={shown} />}
      <BillChart shown={shown} heading={Heading === "h2" ? "h3" : "h5"} />
      <FourYears shown={shown} heading={Heading === "h2" ? "h3" : "h5"} />
      <Disclosure summary={billWords.table} className="open-in-print mt-2">
        <Comparison shown={shown} />
        <Terms />
      </Disclosure>
      {onPrint !== null && (
        <>
          <PrintOnly className="mt-2 text-[9pt]">{words.printed(formatDate(getToday()))}</PrintOnly>
          <Button variant="light" size="sm" className="no-print mt-1" onClick={onPrint}>
            {words.print}
          </Button>
        </>
      )}
    </section>
  );
  const each = (
    <section key="each" aria-labelledby="offers-title" className="no-print">
      <Heading id="offers-title" className="text-2xl sm:text-3xl">
        {words.offersTitle}
      </Heading>
      <ul className="mt-3 space-y-4">
        {shown.map((one) => (
          <li key={one.offer.id}>
            <OfferCard
              shown={one}
              all={all}
              isOpen={one.offer.id === openId}
              heading={Heading === "h2" ? "h3" : "h5"}
              onRemove={() => onRemove(one.offer)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
  return (
    <div className="space-y-8 print:space-y-3">{isAlone ? [each, hasAmounts && side] : [side, each]}</div>
  );
}

/** What the figures of later years and the loans go by. */
function Terms() {
  return (
    <div className="no-print mt-5 grid gap-x-10 gap-y-4 sm:grid-cols-2">
      <GrowthField hint={words.growthHint} />
      <div className="text-[0.95rem] text-ink-soft">
        <p>
          {words.loanNote(
            loanTerms2026.awardYear,
            loanTerms2026.studentRateShare,
            loanTerms2026.parentRateShare,
            loanTerms2026.parentYearLimitUsd,
            loanTerms2026.parentTotalLimitUsd,
          )}
        </p>
        <SourceNote source={loanTerms2026.source} />
      </div>
    </div>
  );
}
