/** Steps through the calculator: the question in the address, the result, or the sheet. */
import { useEffect } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { useScreenFocus } from "#components/answer/AnswerFlow.tsx";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { fafsaFlow, type QuestionId } from "#domain/aid/fafsaFlow.ts";
import { navigate } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { headingId } from "./headingId.ts";
import { QuestionView } from "./QuestionView.tsx";
import { useFafsa } from "./useFafsa.ts";
import { words } from "./words.ts";

const result = createLazyPart(() => import("./ResultView.tsx"));
const prepare = createLazyPart(() => import("./PrepareView.tsx"));

export default function FlowView({ hash }: { hash: string }) {
  const fafsa = useFafsa();
  const { walk, isLoaded } = fafsa;
  const view = parseFafsaView(hash);
  const question = view.kind === "question" ? walk.asked.find(({ id }) => id === view.id) : undefined;
  // A question that is not asked, "continue", and a premature result all lead to the first unanswered question.
  const isLost = view.kind === "go" || (view.kind === "question" && question === undefined);
  const target: View = walk.next === null ? { kind: "result" } : { kind: "question", id: walk.next.id };
  const targetHash = toFafsaViewHash(target);

  useEffect(() => {
    if (isLoaded && isLost) navigate({ hash: targetHash }, { replace: true });
  }, [isLoaded, isLost, targetHash]);

  useScreenFocus(headingId, hash);

  if (!isLoaded || isLost)
    return <Skeleton label={words.loading} lines={4} className="page max-w-2xl! py-10" />;
  if (view.kind === "question" && question !== undefined)
    return <QuestionView key={question.id} question={question} fafsa={fafsa} />;
  return (
    <div className="page py-6 sm:py-10">
      <ContentBoundary fallback={<Skeleton label={words.loading} lines={5} />}>
        {view.kind === "prepare" ? <prepare.Part fafsa={fafsa} /> : <result.Part fafsa={fafsa} />}
      </ContentBoundary>
    </div>
  );
}

/** The addresses inside the calculator: each question, the result and the sheet, as fragments. */
type View =
  /** Opens the question the person left off at. */
  { kind: "go" } | { kind: "question"; id: QuestionId } | { kind: "result" } | { kind: "prepare" };

const resultHash = "#result";
const prepareHash = "#prepare";

/** Question ids only: nothing typed ever appears in an address. */
function toFafsaViewHash(view: View): string {
  return view.kind === "question" ? `#${view.id}` : `#${view.kind}`;
}

/** The view a fragment names; an unknown one continues where the person left off. */
function parseFafsaView(hash: string): View {
  if (hash === resultHash) return { kind: "result" };
  if (hash === prepareHash) return { kind: "prepare" };
  const question = fafsaFlow.find(({ id }) => `#${id}` === hash);
  return question === undefined ? { kind: "go" } : { kind: "question", id: question.id };
}
