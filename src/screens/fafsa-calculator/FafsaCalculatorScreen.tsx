/** /tools/fafsa-calculator: estimates the Student Aid Index and Pell Grant, question by question, on the device. */
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { useIsMounted } from "#client/useIsMounted.ts";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { useLocation } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { Intro } from "./Intro.tsx";
import { words } from "./words.ts";

/** Lazy: people who only read the page do not download the questions and rules. */
const flow = createLazyPart(() => import("./FlowView.tsx"));

export default function FafsaCalculatorScreen() {
  const { hash } = useLocation();
  const isMounted = useIsMounted();
  if (!isMounted || hash === "") return <Intro onNear={() => void flow.preload().catch(() => undefined)} />;
  return (
    <ContentBoundary
      fallback={<Skeleton label={words.loading} lines={5} className="page max-w-2xl! py-10" />}
    >
      <flow.Part hash={hash} />
    </ContentBoundary>
  );
}
