/** Shown if a screen's data could not be fetched: what happened, whether there is a network, and a retry button. */

import { useEffect, useId, useRef } from "react";
import { useIsOnline } from "#client/network/useIsOnline.ts";
import { describePlanSafety } from "#components/keeping/safetyWords.ts";
import { Button } from "#ui/Button.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { useIsShown } from "#ui/loadMessages.ts";
import { words } from "./words.ts";

export function ConnectionIssue(props: {
  isRetrying: boolean;
  onRetry: () => void;
  /** Whether the page around it keeps its heading. */
  isPart?: boolean;
}) {
  const isOnline = useIsOnline();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { isPart = false } = props;
  // The content being read is gone, so focus moves here; a part's failure does not take it from a field.
  useEffect(() => {
    if (!isPart) heading.current?.focus({ preventScroll: true });
  }, [isPart]);
  useIsShown("failure");
  const Heading = isPart ? "h2" : "h1";
  return (
    <section aria-labelledby={titleId} className={isPart ? "py-2" : "page py-12 sm:py-20"}>
      <div
        className={joinClasses(
          "max-w-xl rounded-3xl border border-line bg-card p-6 sm:p-10",
          !isPart && "mx-auto",
        )}
      >
        <Cable isJoined={isOnline} />
        <Heading
          id={titleId}
          ref={heading}
          tabIndex={-1}
          className="mt-6 text-3xl outline-none focus:outline-none"
        >
          {words.title}
        </Heading>
        <div role="alert">
          <p className="mt-3">{words.trouble}</p>
          {!isOnline && <p className="mt-3 font-semibold">{words.offline}</p>}
        </div>
        <p className="mt-3 text-ink-soft">{describePlanSafety()}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={props.onRetry} disabled={props.isRetrying || !isOnline}>
            {props.isRetrying ? words.retrying : words.tryAgain}
          </Button>
          <Button variant="light" onClick={() => window.location.reload()}>
            {words.refresh}
          </Button>
        </div>
        <p role="status" className="mt-6 flex items-center gap-2 text-[0.95rem] text-ink-soft">
          {words.status}
          <ConnectionMark isOnline={isOnline} />
          <span className="font-semibold text-ink">{isOnline ? words.isOnline : words.isOffline}</span>
        </p>
      </div>
    </section>
  );
}

/** Filled with a network, empty without one, so that it does not rely on color. */
function ConnectionMark({ isOnline }: { isOnline: boolean }) {
  return (
    <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" className="shrink-0 text-accent">
      <circle
        cx="6"
        cy="6"
        r="4.500"
        fill={isOnline ? "currentColor" : "none"}
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  );
}

/** Two halves of a cable that do not touch, farther apart without a network. */
function Cable({ isJoined }: { isJoined: boolean }) {
  const apart = isJoined ? 6 : 14;
  return (
    <svg viewBox="0 0 200 56" width="200" height="56" aria-hidden="true" className="max-w-full">
      <g fill="none" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path
          className="stroke-accent"
          d={`M4 44C30 44 30 28 54 28H${78 - apart}M${78 - apart} 16h14v24h-14z`}
        />
        <path className="stroke-accent" d={`M${92 - apart} 22h8m-8 12h8`} />
        <path
          className="stroke-support"
          d={`M196 12c-26 0-26 16-50 16H${122 + apart}M${122 + apart} 16h-14v24h14z`}
        />
      </g>
    </svg>
  );
}
