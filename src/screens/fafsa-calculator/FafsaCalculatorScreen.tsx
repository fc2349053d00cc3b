/** /tools/fafsa-calculator: the Student Aid Index and the Pell Grant, question by question, on the device. */
import { Suspense } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { useIsMounted } from "#client/useIsMounted.ts";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { useLocation } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { Intro } from "./Intro.tsx";
import { words } from "./words.ts";

/** The questions and the rules come when they are asked for: who only reads the page does not download them. */
const flow = createLazyPart(() => import("./FlowView.tsx"));

export default function FafsaCalculatorScreen() {
  const { hash } = useLocation();
  const isMounted = useIsMounted();
  if (!isMounted || hash === "") return <Intro onNear={() => void flow.preload().catch(() => undefined)} />;
  return (
    <div className="page py-6 sm:py-10">
      <ContentBoundary>
        <Suspense fallback={<Skeleton label={words.loading} lines={5} />}>
          <flow.Part hash={hash} />
        </Suspense>
      </ContentBoundary>
    </div>
  );
}
