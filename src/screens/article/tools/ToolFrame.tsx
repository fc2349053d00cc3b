/** A tool inside an article: its name, purpose and related page are prerendered; the tool itself hydrates later. */
import { ArrowRight, PencilRuler } from "lucide";
import { useEffect, useId, useRef } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { useIsMounted } from "#client/useIsMounted.ts";
import { useIsNear } from "#client/useIsNear.ts";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import type { ArticleToolName } from "#content/blocks.ts";
import { Icon } from "#ui/Icon.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { LoadingHint } from "#ui/LoadingHint.tsx";
import { Link } from "#ui/router.tsx";
import { frameWords as words } from "./frameWords.ts";
import { articleTools } from "./registry.ts";

/** Apart from the page, which needs no plan to be read. */
const whenPlanIsRead = createLazyPart(() => import("./shared/WhenPlanIsRead.tsx"));

export function ToolFrame({ name }: { name: ArticleToolName }) {
  const { title, lead, to, link } = words.tools[name];
  const { Part, preload } = articleTools[name];
  const id = useId();
  const isMounted = useIsMounted();
  const body = useRef<HTMLDivElement>(null);
  // Most readers never scroll to it: its code is downloaded once it is near. Without a network the service worker has it.
  const isNear = useIsNear(body);
  useEffect(() => {
    // Beside the code that reads the plan, not after it.
    if (isNear) preload().catch(() => undefined);
  }, [isNear, preload]);
  return (
    <section
      aria-labelledby={id}
      data-tool={name}
      className="no-print my-8 max-w-3xl rounded-3xl border border-line-strong bg-card shadow-card"
    >
      <header className="border-b border-line px-4 pt-4 pb-4 sm:px-7 sm:pt-6">
        <p className="flex items-center gap-2 text-[0.92rem] font-semibold text-accent-text">
          <Icon icon={PencilRuler} size={17} className="shrink-0" />
          {words.mark}
        </p>
        <h3 id={id} className="mt-1 text-[1.6rem] sm:text-3xl">
          {title}
        </h3>
        <p className="mt-2 max-w-lead">{lead}</p>
      </header>
      <div
        ref={body}
        className={joinClasses(
          "px-4 py-5 noscript:min-h-0 sm:px-7 sm:py-6 noscript:sm:min-h-0",
          heights[name],
        )}
      >
        {isNear ? (
          <ContentBoundary fallback={<Waiting />}>
            <whenPlanIsRead.Part fallback={<Waiting />}>
              <Part />
            </whenPlanIsRead.Part>
          </ContentBoundary>
        ) : isMounted ? (
          <Waiting />
        ) : (
          <p className="max-w-lead text-ink-soft">{words.before}</p>
        )}
      </div>
      <footer className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line px-4 py-2 sm:px-7">
        <p className="text-[0.92rem] text-ink-soft">{words.kept}</p>
        <Link
          to={to}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent-text underline-offset-4 hover:underline"
        >
          {link}
          <Icon icon={ArrowRight} size={18} className="shrink-0" />
        </Link>
      </footer>
    </section>
  );
}

/** A placeholder as tall as the tool, so that nothing below moves when it loads. */
function Waiting() {
  return (
    <div role="status" className="h-full">
      <p className="sr-only">{words.loading}</p>
      <div aria-hidden="true" className="animate-pulse space-y-3 motion-reduce:animate-none">
        <div className="h-5 w-40 rounded bg-line" />
        <div className="h-12 w-full rounded-xl bg-line" />
        <div className="h-24 w-full rounded-2xl bg-line" />
      </div>
      <LoadingHint className="mt-3" />
    </div>
  );
}

/** The initial height of each tool, on a phone and on a wide screen. */
const heights: Readonly<Record<ArticleToolName, string>> = {
  listBuilder: "min-h-[29.5rem] sm:min-h-[25rem]",
  collegePrice: "min-h-[30rem] sm:min-h-[21rem]",
  collegeFacts: "min-h-[9rem] sm:min-h-[9.5rem]",
  nextSteps: "min-h-[99rem] sm:min-h-[71rem]",
  yearPlan: "min-h-[18rem] sm:min-h-[12.5rem]",
  roundCheck: "min-h-[29.75rem] sm:min-h-[25rem]",
  offerCompare: "min-h-[17.25rem] sm:min-h-[11rem]",
  finalChoice: "min-h-[15rem] sm:min-h-[12.5rem]",
  visitDay: "min-h-[18.5rem] sm:min-h-[19rem]",
  aidKinds: "min-h-[17rem] sm:min-h-[17.5rem]",
  fafsaReady: "min-h-[48.5rem] sm:min-h-[29.5rem]",
  scholarshipPlan: "min-h-[105rem] sm:min-h-[81rem]",
  studySchedule: "min-h-[20rem] sm:min-h-[12.5rem]",
  scoreConverter: "min-h-[77.5rem] sm:min-h-[40rem]",
  testOptional: "min-h-[28.5rem] sm:min-h-[19.5rem]",
  examCredit: "min-h-[28rem] sm:min-h-[25.5rem]",
};
