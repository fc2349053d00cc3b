/** A list of figures with value and year; unpublished ones say so. */

import { Figure } from "#ui/Figure.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import type { Middle, ShownFact } from "./figures.ts";
import { words } from "./words.ts";

export function Facts(props: {
  facts: readonly ShownFact[];
  /** Stacked on wide screens too. */
  isNarrow?: boolean;
  className?: string;
}) {
  return (
    <dl
      className={joinClasses(
        "grid gap-x-10 *:min-w-0",
        props.isNarrow === true ? "max-w-3xl" : "sm:grid-cols-2",
        props.className,
      )}
    >
      {props.facts.map((fact) => (
        <div
          key={fact.label}
          className={joinClasses(
            "flex items-baseline justify-between gap-x-4 border-b border-line py-2.5",
            fact.detail != null && "flex-wrap",
          )}
        >
          <dt className={joinClasses("min-w-0", fact.detail != null && "flex-1")}>
            {fact.label}
            {fact.note !== null && <span className="block text-[0.85rem] text-ink-soft">{fact.note}</span>}
          </dt>
          <dd className={getValueClasses(fact)}>{fact.value ?? fact.missing ?? words.notPublished}</dd>
          {fact.detail != null && <dd className="mt-1 w-full text-[0.95rem] text-ink-soft">{fact.detail}</dd>}
        </div>
      ))}
    </dl>
  );
}

function getValueClasses({ value }: ShownFact): string {
  return value === null ? "shrink-0 text-ink-soft" : "figures max-w-[60%] shrink-0 text-right font-semibold";
}

/** A section's few main figures, large. */
export function BigFigures(props: { facts: readonly ShownFact[] }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(8.25rem,1fr))] gap-x-5 gap-y-5 *:row-span-3 *:grid *:grid-rows-subgrid *:gap-y-0 sm:gap-x-8">
      {props.facts.map((fact) => (
        <Figure
          key={fact.label}
          label={fact.label}
          value={
            fact.value ?? (
              <span className="font-sans text-xl text-ink-soft">{fact.missing ?? words.notPublished}</span>
            )
          }
          note={
            <>
              {fact.note}
              {fact.middle != null && (
                <span className="no-print figures block text-ink">{words.middle(fact.middle)}</span>
              )}
            </>
          }
        />
      ))}
    </div>
  );
}

/** Once below the figures that stand beside their middle; not in print, where a college fits on two sheets. */
export function MiddleNote({ national }: { national: Middle }) {
  if (national == null) return null;
  return (
    <p className="no-print mt-4 text-[0.88rem] text-ink-soft">
      {words.middleNote(national.group)}{" "}
      <a href="#sources" className="underline underline-offset-4">
        {words.middleSource}
      </a>
    </p>
  );
}
