/** Figures one below the other: name, value, year; what is not published is said to be so. */

import { joinClasses } from "#ui/joinClasses.ts";
import { Figure } from "#ui/Figure.tsx";
import type { ShownFact } from "./figures.ts";
import { words } from "./words.ts";

export function Facts(props: {
  facts: readonly ShownFact[];
  /** One below the other on wide screens too. */
  isNarrow?: boolean;
  className?: string;
}) {
  return (
    <dl
      className={joinClasses(
        "grid gap-x-10",
        props.isNarrow === true ? "max-w-3xl" : "sm:grid-cols-2",
        props.className,
      )}
    >
      {props.facts.map((fact) => (
        <div
          key={fact.label}
          className="flex items-baseline justify-between gap-4 border-b border-line py-2.5"
        >
          <dt className="min-w-0">
            {fact.label}
            {fact.note !== null && <span className="block text-[0.85rem] text-ink-soft">{fact.note}</span>}
          </dt>
          <dd className={getValueClasses(fact)}>{fact.value ?? words.notPublished}</dd>
        </div>
      ))}
    </dl>
  );
}

function getValueClasses({ value }: ShownFact): string {
  return value === null ? "shrink-0 text-ink-soft" : "figures max-w-[60%] shrink-0 text-right font-semibold";
}

/** The few figures that a section is about, large. */
export function BigFigures(props: { facts: readonly ShownFact[] }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(8.25rem,1fr))] items-end gap-x-5 gap-y-5 sm:gap-x-8">
      {props.facts.map((fact) => (
        <Figure
          key={fact.label}
          label={fact.label}
          value={fact.value ?? <span className="font-sans text-xl text-ink-soft">{words.notPublished}</span>}
          note={fact.note}
        />
      ))}
    </div>
  );
}
