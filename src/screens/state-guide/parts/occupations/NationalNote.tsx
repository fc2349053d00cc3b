/** Says that the figures are national, and where to find the state's own. */
import type { StateCode } from "#domain/college/states.ts";
import { Notice } from "#ui/Notice.tsx";
import { words } from "./words.ts";

export function NationalNote({ state }: { state: StateCode }) {
  return (
    <Notice tone="attention" title={words.nationalTitle}>
      <p className="max-w-[66ch]">{words.national(state)}</p>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {words.places.map(({ label, to }) => (
          <li key={to}>
            <a
              href={to}
              rel="noreferrer"
              className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4"
            >
              {label}
              <span className="sr-only"> {words.leaves}</span>
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
