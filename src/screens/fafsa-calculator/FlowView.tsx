/** The way through the calculator: the question that the address names, the result, or the sheet. */
import { Suspense, useEffect, useRef } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { findQuestionAfter, findQuestionBefore } from "#domain/flow/flow.ts";
import { navigate, useLocation } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { headingId } from "./headingId.ts";
import { QuestionView } from "./QuestionView.tsx";
import { useFafsa } from "./useFafsa.ts";
import { toFafsaViewHash, type View, parseFafsaView } from "./views.ts";
import { words } from "./words.ts";

const result = createLazyPart(() => import("./ResultView.tsx"));
const prepare = createLazyPart(() => import("./PrepareView.tsx"));

export default function FlowView({ hash }: { hash: string }) {
  const fafsa = useFafsa();
  const isPop = useLocation().move === "pop";
  const { walk, isLoaded } = fafsa;
  const view = parseFafsaView(hash);
  const question = view.kind === "question" ? walk.asked.find(({ id }) => id === view.id) : undefined;
  // A question that is not asked, the way on, and a result before its time lead to the first open question.
  const isLost = view.kind === "go" || (view.kind === "question" && question === undefined);
  const target: View = walk.next === null ? { kind: "result" } : { kind: "question", id: walk.next.id };
  const targetHash = toFafsaViewHash(target);

  useEffect(() => {
    if (isLoaded && isLost) navigate({ hash: targetHash }, { replace: true });
  }, [isLoaded, isLost, targetHash]);

  const shownBefore = useRef<string | null>(null);
  useEffect(() => {
    const isOther = shownBefore.current !== null && shownBefore.current !== hash;
    shownBefore.current = hash;
    if (!isOther) return;
    document.getElementById(headingId)?.focus({ preventScroll: true });
    // Going back the browser finds the old place itself.
    if (!isPop) window.scrollTo(0, 0);
  }, [hash, isPop]);

  if (!isLoaded || isLost) return <Skeleton label={words.loading} lines={4} />;
  if (view.kind === "question" && question !== undefined) {
    const before = findQuestionBefore(walk, question.id);
    return (
      <QuestionView
        key={question.id}
        question={question}
        fafsa={fafsa}
        onContinue={() => navigate({ hash: nextHash(question.id) })}
        onBack={() => navigate(before === null ? { hash: "" } : { hash: `#${before.id}` })}
      />
    );
  }
  return (
    <ContentBoundary>
      <Suspense fallback={<Skeleton label={words.loading} lines={5} />}>
        {view.kind === "prepare" ? <prepare.Part fafsa={fafsa} /> : <result.Part fafsa={fafsa} />}
      </Suspense>
    </ContentBoundary>
  );

  /** The next asked question; after the last one the first that was left open, or the result. */
  function nextHash(id: (typeof walk.asked)[number]["id"]): string {
    const after = findQuestionAfter(walk, id);
    return after === null ? "#go" : `#${after.id}`;
  }
}
