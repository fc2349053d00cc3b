/** The head of a marketing page: its one h1, a lead, what to do, and a picture or a live part beside it. */
import type { ReactNode } from "react";
import { joinClasses } from "#ui/joinClasses.ts";

export function PageHero(props: {
  title: ReactNode;
  lead?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  /** A quiet line under the buttons. */
  note?: ReactNode;
  /** Stands beside the words on wide screens and under them on a phone. */
  children?: ReactNode;
  className?: string;
}) {
  const hasPicture = props.children !== undefined;
  return (
    <section
      className={joinClasses(
        "page pt-10 pb-12 lg:pt-16 lg:pb-20",
        hasPicture && "grid items-center gap-10 lg:grid-cols-[1.05fr_1fr] lg:gap-16",
        props.className,
      )}
    >
      <div className={hasPicture ? "min-w-0" : "max-w-3xl"}>
        <h1 className="text-[2.6rem] sm:text-6xl">{props.title}</h1>
        {props.lead !== undefined && (
          <p className="mt-5 max-w-2xl text-lg text-ink-soft sm:text-xl">{props.lead}</p>
        )}
        {props.actions !== undefined && <div className="mt-7 flex flex-wrap gap-3">{props.actions}</div>}
        {props.note !== undefined && <p className="mt-4 text-ink-soft">{props.note}</p>}
      </div>
      {hasPicture && <div className="min-w-0">{props.children}</div>}
    </section>
  );
}
