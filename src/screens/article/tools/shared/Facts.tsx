/** A list of figures: label with year, value, and a note; unpublished ones say so. */
import type { ReactNode } from "react";
import { sharedWords as words } from "./words.ts";

export type ToolFact = {
  key: string;
  label: string;
  /** Null if not published. */
  value: string | null;
  year: string | null;
  /** For example, what is usual. */
  detail?: ReactNode;
};

export function Facts({ facts }: { facts: readonly ToolFact[] }) {
  return (
    <dl>
      {facts.map(({ key, label, value, year, detail }) => (
        <div key={key} className="border-b border-line py-3">
          <div className="flex items-baseline justify-between gap-4">
            <dt className="min-w-0">
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
              {value ?? words.notPublished}
            </dd>
          </div>
          {detail !== undefined && <dd className="mt-1 text-[0.95rem] text-ink-soft">{detail}</dd>}
        </div>
      ))}
    </dl>
  );
}
