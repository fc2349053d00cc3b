/** A list of figures: label with year, value, and a note; unpublished ones say so. */
import type { ReactNode } from "react";
import { sharedWords as words } from "./words.ts";

export type ToolFact = {
  key: string;
  label: string;
  /** Null if not published. */
  value: string | null;
  /** Why there is no value, if not because nobody published it. */
  missing?: string;
  year: string | null;
  /** For example, what is usual. */
  detail?: ReactNode;
};

export function Facts({ facts }: { facts: readonly ToolFact[] }) {
  return (
    <dl>
      {facts.map(({ key, label, value, missing, year, detail }) => (
        // HTML allows one element around a term and its figures, and no deeper nesting.
        <div
          key={key}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-3"
        >
          <dt className="min-w-0 flex-1">
            {label}
            {year !== null && <span className="block text-[0.85rem] text-ink-soft">{year}</span>}
          </dt>
          <dd
            className={
              value === null
                ? "shrink-0 text-ink-soft"
                : "figures max-w-[58%] shrink-0 text-right font-serif text-2xl leading-tight"
            }
          >
            {value ?? missing ?? words.notPublished}
          </dd>
          {detail !== undefined && <dd className="mt-1 w-full text-[0.95rem] text-ink-soft">{detail}</dd>}
        </div>
      ))}
    </dl>
  );
}
