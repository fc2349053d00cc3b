/** A section of the page with its own anchor. */
import type { ReactNode } from "react";
import { Disclosure } from "#ui/Disclosure.tsx";

export type SectionId =
  | "data"
  | "chance"
  | "chance-test"
  | "odds"
  | "price"
  | "price-test"
  | "tally"
  | "match"
  | "labels"
  | "never"
  | "unverified"
  | "limits";

export function Section(props: { id: SectionId; title: string; children: ReactNode }) {
  return (
    <section id={props.id} aria-labelledby={`${props.id}-title`} className="scroll-mt-24">
      <h2 id={`${props.id}-title`} className="text-3xl sm:text-4xl">
        {props.title}
      </h2>
      <div className="mt-4 space-y-5">{props.children}</div>
    </section>
  );
}

/** Text at a readable width. */
export function Text(props: { children: ReactNode }) {
  return <p className="max-w-text">{props.children}</p>;
}

export function SmallHeading(props: { children: ReactNode }) {
  return <h3 className="pt-2 text-2xl">{props.children}</h3>;
}

/** What only some readers want: its title, until one asks for the rest. Paper shows all of it. */
export function Fold(props: { title: string; children: ReactNode }) {
  return (
    <Disclosure
      className="open-in-print border-t border-line"
      summary={<h3 className="py-1.5 text-xl">{props.title}</h3>}
    >
      <div className="space-y-5 pb-4">{props.children}</div>
    </Disclosure>
  );
}

/** Folds one below the other. */
export function Folds(props: { children: ReactNode }) {
  return <div className="max-w-4xl border-b border-line">{props.children}</div>;
}

/** Numbered steps, each a title and a sentence. */
export function Steps(props: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className="max-w-text divide-y divide-line border-y border-line">
      {props.steps.map((step, index) => (
        <li key={step.title} className="flex gap-4 py-3.5">
          <span
            aria-hidden="true"
            className="figures w-6 shrink-0 font-serif text-2xl leading-tight text-accent-text"
          >
            {index + 1}
          </span>
          <div>
            <p className="font-semibold">{step.title}</p>
            <p className="text-ink-soft">{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
