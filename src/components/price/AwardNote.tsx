/** State programs beside a price, where the home state has any for it; downloaded with the first one shown. */
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import type { PriceBand } from "#domain/price/band.ts";

const programs = createLazyPart(() => import("./StateAwards.tsx"));

export function AwardNote({ band, entryYear }: { band: PriceBand; entryYear: number }) {
  const { awards } = band;
  if (awards === undefined) return null;
  return (
    <ContentBoundary fallback={null}>
      <programs.Part awards={awards} entryYear={entryYear} />
    </ContentBoundary>
  );
}
