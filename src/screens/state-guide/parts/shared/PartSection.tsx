/** The frame of a part: a heading, a sentence that says what it shows, and its content. */
import type { ReactNode } from "react";
import { joinClasses } from "#ui/joinClasses.ts";

export function PartSection(props: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  className?: string;
}) {
  return (
    // Unnamed: a dozen landmarks would not help anyone navigate.
    <section className={joinClasses("min-w-0", props.className)}>
      <h3 className="text-2xl break-words max-[19rem]:text-xl print:text-lg">{props.title}</h3>
      {props.lead !== undefined && <p className="mt-2 max-w-text">{props.lead}</p>}
      <div className="mt-4 min-w-0">{props.children}</div>
    </section>
  );
}

/** The quiet line under a figure: what it counts, its year and its source. */
export function Origin(props: { children: ReactNode }) {
  return <p className="mt-3 max-w-text text-[0.88rem] text-ink-soft">{props.children}</p>;
}
