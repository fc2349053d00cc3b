/** The sections of a college's page, each with its heading and its entry in the table of contents. */
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "#ui/router.tsx";
import { type SectionId, words } from "./words.ts";

type SectionProps = { id: SectionId; lead?: ReactNode; children: ReactNode };

const frame = "scroll-mt-24 border-t border-line";

export function Section({ id, lead, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`${frame} pt-6 sm:pt-8`}>
      <h2 id={`${id}-title`} className="text-3xl">
        {words.sections[id]}
      </h2>
      <Content lead={lead}>{children}</Content>
    </section>
  );
}

/**
 * Folded until a reader asks for it, with what it comes to in one line. An address that ends in its name opens it, and paper
 * shows all of it. `glance` is null where no line says more than the heading.
 */
export function FoldedSection({ id, glance, lead, children }: SectionProps & { glance: string | null }) {
  const details = useRef<HTMLDetailsElement>(null);
  const isTarget = useLocation().hash === `#${id}`;
  useEffect(() => {
    if (isTarget && details.current !== null) details.current.open = true;
  }, [isTarget]);
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={frame}>
      <details ref={details} className="open-in-print">
        <summary className="grid min-h-16 grid-cols-[1fr_auto] items-center gap-x-4 py-4">
          <h2 id={`${id}-title`} className="text-2xl">
            {words.sections[id]}
          </h2>
          <svg
            viewBox="0 0 12 12"
            width="16"
            height="16"
            aria-hidden="true"
            className="no-print row-span-2 text-accent-text transition-transform duration-150 [details[open]>summary>&]:rotate-90"
          >
            <path
              d="m4 2 4 4-4 4"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          {glance !== null && <span className="no-print mt-0.5 text-ink-soft">{glance}</span>}
        </summary>
        <div className="pb-10">
          <Content lead={lead}>{children}</Content>
        </div>
      </details>
    </section>
  );
}

function Content({ lead, children }: Omit<SectionProps, "id">) {
  return (
    <>
      {lead !== undefined && <p className="mt-2 max-w-2xl text-ink-soft">{lead}</p>}
      <div className="mt-4 space-y-5 sm:mt-5 sm:space-y-6">{children}</div>
    </>
  );
}

export function SubHeading(props: { children: ReactNode }) {
  return <h3 className="text-xl">{props.children}</h3>;
}
