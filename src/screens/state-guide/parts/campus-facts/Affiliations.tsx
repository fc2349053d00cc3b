/** Colleges with a special mission or religious affiliation: how many, and which. */
import type { CampusFactsData } from "#content/parts/campusFacts.ts";
import type { StateCode } from "#domain/college/states.ts";
import { formatInteger } from "#lib/format.ts";
import { CollegeLinks } from "../shared/CollegeLinks.tsx";
import { Origin, PartSection } from "../shared/PartSection.tsx";
import { words } from "./words.ts";

export function Affiliations({ facts, state }: { facts: CampusFactsData; state: StateCode }) {
  const { affiliations, religious } = facts;
  return (
    <PartSection title={words.affiliations.title} className="mt-12">
      {affiliations.length === 0 ? (
        <p className="max-w-text">{words.affiliations.none(state)}</p>
      ) : (
        <ul className="grid gap-x-12 @2xl:grid-cols-2">
          {affiliations.map(({ kind, count, colleges }) => (
            <li key={kind} className="border-t border-line py-3">
              <p className="flex items-baseline justify-between gap-3 font-semibold">
                {words.affiliations.kind(kind)}
                <span className="figures">{formatInteger(count)}</span>
              </p>
              {colleges.length > 0 && (
                <p className="mt-0.5 text-[0.95rem]">
                  <CollegeLinks colleges={colleges} />
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {religious.count > 0 && (
        <>
          <p className="mt-5">{words.affiliations.religious(religious.count, facts.colleges)}</p>
          <ul className="mt-3 grid gap-x-12 @2xl:grid-cols-2">
            {religious.faiths.map(({ faith, count, colleges }) => (
              <li key={faith} className="border-t border-line py-2.5 text-[0.95rem]">
                <p className="flex items-baseline justify-between gap-3 font-semibold">
                  {faith}
                  <span className="figures">{formatInteger(count)}</span>
                </p>
                <p className="text-[0.92rem]">
                  {count > colleges.length && (
                    <span className="text-ink-soft">{words.affiliations.more} </span>
                  )}
                  <CollegeLinks colleges={colleges} />
                </p>
              </li>
            ))}
          </ul>
          {religious.others > 0 && (
            <p className="mt-2 text-[0.95rem] text-ink-soft">{words.affiliations.others(religious.others)}</p>
          )}
        </>
      )}
      <Origin>{words.affiliations.origin}</Origin>
    </PartSection>
  );
}
