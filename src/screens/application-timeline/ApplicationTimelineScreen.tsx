/** /application-timeline: the questions behind a timeline, with an introduction before and the answers after. */
import { useEffect, useRef } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { useIsMounted } from "#client/useIsMounted.ts";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { useLocation } from "#ui/router.tsx";
import { Front } from "./Front.tsx";
import { summaryHeadingId } from "./headingId.ts";
import { Loading } from "./Loading.tsx";
import { parseStep, type Step } from "./steps.ts";

/** Lazy: people who only read the page do not download the questions. */
const flow = createLazyPart(() => import("./FlowView.tsx"));

export default function ApplicationTimelineScreen() {
  const { hash } = useLocation();
  // The prerendered page has no fragment.
  const isMounted = useIsMounted();
  const step = isMounted ? parseStep(hash) : null;

  const shownBefore = useRef<Step | null>(null);
  useEffect(() => {
    const hasLeftQuestions = shownBefore.current !== null && step === null;
    shownBefore.current = step;
    if (hasLeftQuestions) document.getElementById(summaryHeadingId)?.focus();
  }, [step]);

  if (step === null) return <Front onNear={() => void flow.preload().catch(() => undefined)} />;
  return (
    <ContentBoundary
      fallback={
        <div className="page max-w-2xl! py-6 sm:py-10">
          <Loading lines={4} />
        </div>
      }
    >
      <flow.Part step={step} />
    </ContentBoundary>
  );
}
