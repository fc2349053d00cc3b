/** Where a search can start: the colleges nearest home if known, and every state. */
import { useMemo } from "react";
import type { AllColleges } from "#client/colleges/useColleges.ts";
import { stateCodes, stateNames } from "#domain/college/states.ts";
import { listNearby } from "#domain/search/orderForStart.ts";
import { toCollegePath } from "#site/pages.ts";
import { Link } from "#ui/router.tsx";
import type { Home } from "./sortColleges.ts";
import { words } from "./words.ts";

const statesByName = stateCodes.toSorted((a, b) => stateNames[a].localeCompare(stateNames[b], "en-US"));
const nearCount = 6;

export function Start({ all, home }: { all: AllColleges | null; home: Home | null }) {
  const counts = useMemo(() => (all === null ? null : countByState(all)), [all]);
  const near = useMemo(
    () => (all === null || home === null ? [] : listNearby(all.colleges, home).slice(0, nearCount)),
    [all, home],
  );
  return (
    <div className="no-print mb-10 space-y-8">
      {near.length > 0 && (
        <section>
          <h2 className="text-2xl">{words.nearTitle}</h2>
          <ul className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {near.map(({ college, miles }) => (
              <li key={college.unitId}>
                <Link
                  to={toCollegePath(college.slug)}
                  className="block h-full rounded-2xl border border-line bg-card px-4 py-3 hover:border-accent"
                >
                  <span className="block font-semibold">{college.name}</span>
                  <span className="text-[0.92rem] text-ink-soft">{words.miles(miles)}</span>
                </Link>
              </li>
            ))}
          </ul>
          <Link
            to="?sort=near"
            className="mt-2 inline-flex min-h-11 items-center text-accent-text underline underline-offset-4"
          >
            {words.nearMore}
          </Link>
        </section>
      )}
      <section>
        <h2 className="text-2xl">{words.startTitle}</h2>
        <p className="mt-1 text-ink-soft">{words.startText}</p>
        <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-6">
          {statesByName.map((code) => (
            <li key={code} className="border-b border-line">
              <Link
                to={`?state=${code}`}
                className="flex min-h-11 items-center justify-between gap-2 hover:text-accent-text hover:underline"
              >
                <span>{words.inState(code)}</span>
                <span className="figures text-[0.9rem] text-ink-soft">
                  {counts?.get(code) ?? ""}
                  <span className="sr-only"> {words.collegesHeard(counts?.get(code) ?? null)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function countByState(all: AllColleges): Map<string, number> {
  const counts = new Map<string, number>(stateCodes.map((code) => [code, 0]));
  for (const { state, isDegreeGranting } of all.colleges) {
    if (isDegreeGranting) counts.set(state, (counts.get(state) ?? 0) + 1);
  }
  return counts;
}
