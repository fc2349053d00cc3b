/** The family's award letters, entered, compared and answered as on the page about offers. */

import { AskForMore } from "#components/offers/appeal/AskForMore.tsx";
import { FamilyOffers } from "#components/offers/FamilyOffers.tsx";
import { useOffers } from "#components/offers/useOffers.ts";

export default function OfferCompare() {
  const offers = useOffers();
  return (
    <div className="space-y-8">
      <FamilyOffers offers={offers} heading="h4" onPrint={null} />
      <AskForMore offers={offers} heading="h4" onPrint={null} />
    </div>
  );
}
