/** The family's award letters below an answer, as the bars of the offers page. Loaded with the first answer that shows them. */
import { BillChart } from "#components/offers/BillChart.tsx";
import { useOffers } from "#components/offers/useOffers.ts";
import type { AnswerPart } from "#domain/counselor/counselor.ts";

export default function OfferParts({ part }: { part: Extract<AnswerPart, { kind: "offers" }> }) {
  const { shown } = useOffers();
  // An answer from before an offer was removed.
  const asked = shown.filter(({ offer }) => part.offerIds.includes(offer.id));
  return asked.length === 0 ? null : <BillChart shown={asked} heading="h4" isOnOffersPage={false} />;
}
