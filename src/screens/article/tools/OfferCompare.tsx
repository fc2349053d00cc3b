/** The family's award letters, entered and compared as on the page about offers. */
import { FamilyOffers } from "#components/offers/FamilyOffers.tsx";
import { useOffers } from "#components/offers/useOffers.ts";

export default function OfferCompare() {
  const offers = useOffers();
  return (
    <div className="space-y-8">
      <FamilyOffers offers={offers} heading="h4" onPrint={null} />
    </div>
  );
}
