/** Automatic merit awards beside a price, where the college has a table; downloaded with the first one shown. */
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { PriceBand } from "#domain/price/band.ts";

const awards = createLazyPart(() => import("./MeritAwards.tsx"));

export function MeritNote({ college, band }: { college: CollegeSummary; band: PriceBand | null }) {
  const merit = band?.merit;
  if (band === null || merit === undefined) return null;
  return (
    <ContentBoundary fallback={null}>
      <awards.Part college={college} band={band} merit={merit} />
    </ContentBoundary>
  );
}
