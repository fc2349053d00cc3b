/** Figures one below the other: what it is with its year, the figure, and a line about it; what is not published says so. */
import type { ReactNode } from "react";
import { sharedWords as words } from "./words.ts";

export type ToolFact = {
  key: string;
  label: string;
  /** Null where it is not published. */
  value: string | null;
  year: string | null;
  /** Such as what is usual. */
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
