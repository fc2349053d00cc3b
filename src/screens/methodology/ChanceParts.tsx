/** How a chance is estimated, how well that did, and the odds of a list: far enough down to come alive only when near. */
import type { MethodologyPage } from "#contract/methodologyPage.ts";
import { ChanceSection } from "./ChanceSection.tsx";
import { ChanceTest } from "./ChanceTest.tsx";
import { OddsSection } from "./OddsSection.tsx";

export default function ChanceParts({ page }: { page: MethodologyPage | null }) {
  return (
    <div className="space-y-20">
      <ChanceSection />
      {page !== null && <ChanceTest page={page} />}
      <OddsSection />
    </div>
  );
}
