/** /essays: what the plan's colleges ask a student to write; with ?essay=…, the page on which one essay is written. */
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { useIsMounted } from "#client/useIsMounted.ts";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { Pause } from "#ui/Pause.tsx";
import { Link, useLocation } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { readEssayId } from "./addresses.ts";
import { ExampleSection } from "./example/ExampleSection.tsx";
import { words } from "./words.ts";

/** Lazy: the essay questions are a large table, and the page is there before them. */
const list = createLazyPart(() => import("./list/EssayListView.tsx"));
const writing = createLazyPart(() => import("./write/EssayView.tsx"));

export default function EssaysScreen() {
  const { search } = useLocation();
  // The prerendered page has no query.
  const isMounted = useIsMounted();
  const essayId = isMounted ? readEssayId(search) : null;
  if (essayId !== null) {
    return (
      <div className="page pt-6 pb-20 sm:pt-8 print:p-0">
        <ContentBoundary fallback={<Loading />}>
          <writing.Part key={essayId} essayId={essayId} />
        </ContentBoundary>
      </div>
    );
  }
  return (
    <div className="page pt-8 pb-20 sm:pt-12">
      <h1 className="text-4xl sm:text-5xl">{words.title}</h1>
      <p className="mt-3 max-w-lead text-lg text-ink-soft">{words.lead}</p>
      {/* With or without a list, what follows begins below the first screen, so that it stays when the list comes. */}
      <div className="min-h-[75vh]">
        {isMounted ? (
          <ContentBoundary fallback={<Loading />}>
            <list.Part />
          </ContentBoundary>
        ) : (
          <Loading />
        )}
      </div>
      <ExampleSection />
      <Promises />
    </div>
  );
}

function Loading() {
  return <Skeleton label={words.loading} lines={4} className="mt-8" />;
}

function Promises() {
  return (
    <section aria-labelledby="promises" className="mt-16 border-t border-line pt-10">
      <h2 id="promises" className="text-2xl">
        {words.promisesTitle}
      </h2>
      <ul className="mt-5 grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {words.promises.map(({ title, text }) => (
          <li key={title} className="border-t-4 border-support pt-3">
            <h3 className="text-xl">{title}</h3>
            <Pause />
            <p className="mt-1.5 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <Link to="/authorship" className="text-accent-text underline underline-offset-4">
          {words.checkRecord}
        </Link>
      </p>
    </section>
  );
}
