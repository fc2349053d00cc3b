/** A section of a college's page, with its heading and its entry in the table of contents. */
import type { ReactNode } from "react";
import { type SectionId, words } from "./words.ts";

export function Section(props: { id: SectionId; lead?: ReactNode; children: ReactNode }) {
  return (
    <section
      id={props.id}
      aria-labelledby={`${props.id}-title`}
      className="scroll-mt-24 border-t border-line pt-8"
    >
      <h2 id={`${props.id}-title`} className="text-3xl">
        {words.sections[props.id]}
      </h2>
      {props.lead !== undefined && <p className="mt-2 max-w-2xl text-ink-soft">{props.lead}</p>}
      <div className="mt-5 space-y-6">{props.children}</div>
    </section>
  );
}

export function SubHeading(props: { children: ReactNode }) {
  return <h3 className="text-xl">{props.children}</h3>;
}
