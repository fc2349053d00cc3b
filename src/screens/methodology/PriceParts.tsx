/** How a price is made, how accurate it is, and what families report: comes alive when it is near. */
import type { MethodologyPage } from "#contract/methodologyPage.ts";
import { PriceSection } from "./PriceSection.tsx";
import { PriceTest } from "./PriceTest.tsx";
import { TallySection } from "./TallySection.tsx";

export default function PriceParts({ page }: { page: MethodologyPage | null }) {
  return (
    <div className="space-y-20">
      <PriceSection />
      {page !== null && <PriceTest page={page} />}
      <TallySection />
    </div>
  );
}
