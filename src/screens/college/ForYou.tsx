/** What this college means for the plan's student: label, chance and price; an invitation while nothing is known. */
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { useHasAnswers } from "#components/matches/hasAnswers.ts";
import { Skeleton } from "#ui/Skeleton.tsx";
import { Invitation } from "./Invitation.tsx";
import { words } from "./words.ts";

const personal = createLazyPart(() => import("./Personal.tsx"));

export function ForYou({ unitId }: { unitId: number }) {
  // Known only after reading the device; the prerendered page shows the invitation.
  if (!useHasAnswers()) return <Invitation />;
  return (
    <ContentBoundary fallback={<Skeleton label={words.loading} lines={2} />}>
      <personal.Part unitId={unitId} />
    </ContentBoundary>
  );
}
