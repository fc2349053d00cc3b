/** What others said in this plan and the student has not answered yet: proposed colleges and comments. */
import { useMemo } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { useHaveSettled } from "#client/chunks/useHaveSettled.ts";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import type { Plan } from "#domain/plan/plan.ts";

/** Only for plans that a family works on together. */
const comments = createLazyPart(() => import("#components/comments/OpenComments.tsx"));
const proposals = createLazyPart(() => import("#components/proposals/OpenProposals.tsx"));

/** Whether `Talk` can be painted with the rest of the page. */
export function useIsTalkThere({ proposals: proposed, comments: said }: Plan): boolean {
  const hasProposals = proposed.length > 0;
  const hasComments = said.length > 0;
  const parts = useMemo(
    () => [...(hasProposals ? [proposals] : []), ...(hasComments ? [comments] : [])],
    [hasProposals, hasComments],
  );
  return useHaveSettled(parts);
}

export function Talk({ plan, className }: { plan: Plan; className: string }) {
  return (
    <>
      {plan.proposals.length > 0 && (
        <ContentBoundary fallback={null}>
          <proposals.Part className={className} />
        </ContentBoundary>
      )}
      {plan.comments.length > 0 && (
        <ContentBoundary fallback={null}>
          <comments.Part className={className} />
        </ContentBoundary>
      )}
    </>
  );
}
