/** /offers: up to eight aid offers, parsed on the device, corrected by hand and compared. */

import { useState } from "react";
import { flushSync } from "react-dom";
import { useColleges } from "#client/colleges/useColleges.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { useIsMounted } from "#client/useIsMounted.ts";
import { CounselorLink } from "#components/counselor-link/CounselorLink.tsx";
import { AskForMore } from "#components/offers/appeal/AskForMore.tsx";
import { FamilyOffers } from "#components/offers/FamilyOffers.tsx";
import { useOffers } from "#components/offers/useOffers.ts";
import { words as offerWords } from "#components/offers/words.ts";
import { SourceNote } from "#components/source/SourceNote.tsx";
import { practiceFindings } from "#domain/offers/gaoPractices.ts";
import { Card } from "#ui/Card.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { Skeleton } from "#ui/Skeleton.tsx";
import { words } from "./words.ts";

type Printed = "comparison" | "sheet";

export default function OffersScreen() {
  const isMounted = useIsMounted();
  return (
    <div className="page py-8 sm:py-12 print:max-w-none print:py-0">
      <h1 className="text-4xl sm:text-5xl print:text-2xl">{words.title}</h1>
      <p className="no-print mt-3 max-w-2xl text-lg text-ink-soft">{words.lead}</p>
      <p className="no-print mt-2 max-w-2xl font-semibold">{words.privacy}</p>
      <CounselorLink className="no-print mt-2 -ml-3.5" />
      {/* Above as much as between: below an empty first part the larger of the two would push the page down. */}
      <div className="mt-8 space-y-8 sm:mt-10 sm:space-y-10 print:mt-2 print:space-y-4">
        {isMounted ? <Offers /> : <OffersLoading />}
        <Hidden isMounted={isMounted} />
      </div>
    </div>
  );
}

/** As tall as the way to add a first offer: what follows it must not move. */
function OffersLoading() {
  return <Skeleton label={offerWords.loading} lines={1} className="min-h-[12.8rem] sm:min-h-[8.15rem]" />;
}

function Offers() {
  const offers = useOffers();
  // Downloaded while a family finds its letter, whose college is among them.
  useColleges();
  const [printed, setPrinted] = useState<Printed>("comparison");
  if (!offers.isLoaded) return <OffersLoading />;

  function print(what: Printed): void {
    // The page must render the right part before the print snapshot.
    flushSync(() => setPrinted(what));
    window.print();
  }

  return (
    <>
      <FamilyOffers
        offers={offers}
        heading="h2"
        onPrint={() => print("comparison")}
        className={joinClasses(printed === "sheet" && "print:hidden")}
      />
      <AskForMore
        offers={offers}
        heading="h2"
        onPrint={() => print("sheet")}
        className={joinClasses(printed === "comparison" && "print:hidden")}
      />
    </>
  );
}

/** Open for who has no letter yet; below the family's own offers it is one line. */
function Hidden({ isMounted }: { isMounted: boolean }) {
  const { plan } = usePlan();
  const content = (
    <>
      <ul className="mt-3 list-disc space-y-1.5 pl-5">
        {words.hides.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="mt-4">
        {words.finding(practiceFindings.netPriceMissingOrTooLowShare, practiceFindings.colleges)}
      </p>
      <SourceNote source={practiceFindings.source} />
    </>
  );
  if (isMounted && plan.offers.length > 0)
    return (
      <Disclosure summary={words.hidesTitle} className="no-print">
        {content}
      </Disclosure>
    );
  return (
    <section aria-labelledby="hides" className="no-print">
      <Card>
        <h2 id="hides" className="text-2xl">
          {words.hidesTitle}
        </h2>
        {content}
      </Card>
    </section>
  );
}
