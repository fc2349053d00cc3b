/** The layout shared by every error screen: what happened, that the plan is safe, and what to do next. The heading takes focus. */

import { type ReactNode, useEffect, useRef } from "react";
import { describePlanSafety } from "#components/keeping/safetyWords.ts";

export function ErrorScreen(props: {
  title: string;
  detail: string;
  actions: ReactNode;
  children?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The content that had focus is gone, so focus moves to the heading.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="page py-12 sm:py-20">
      <div className="mx-auto max-w-xl rounded-3xl border border-line bg-card p-6 sm:p-10">
        <Cord />
        <h1 ref={heading} tabIndex={-1} className="mt-6 scroll-mt-24 text-3xl outline-none">
          {props.title}
        </h1>
        <div role="alert">
          <p className="mt-3">{props.detail}</p>
          <p className="mt-3 font-semibold">{describePlanSafety()}</p>
        </div>
        {props.children}
        <div className="mt-6 flex flex-wrap gap-3">{props.actions}</div>
      </div>
    </section>
  );
}

/** A tassel cord with its knot undone. */
function Cord() {
  return (
    <svg viewBox="0 0 200 56" width="200" height="56" aria-hidden="true" className="max-w-full">
      <g fill="none" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path className="stroke-accent" d="M4 20c26 0 26 22 50 22s22-30 42-30 14 26 0 26-12-20 8-20" />
        <path className="stroke-support" d="M128 34h22m0-12v24m8-20 36-6m-36 13h36m-36 7 36 6" />
      </g>
    </svg>
  );
}
