/** Where a search can start: the colleges nearest home if known, and every state. */
import { useMemo } from "react";
import type { AllColleges } from "#client/colleges/allColleges.ts";
import { askEngine } from "#client/engine/askEngine.ts";
import { createQuestion, useLatest } from "#client/engine/useAnswer.ts";
import { describeFromHome } from "#components/distance/words.ts";
import { statesByName } from "#domain/college/states.ts";
import { measureTravel } from "#domain/geography/travel.ts";
import type { Home } from "#domain/search/sortColleges.ts";
import { toCollegePath } from "#site/pages.ts";
import { Link } from "#ui/router.tsx";
import { words } from "./words.ts";

const nearCount = 6;
const question = createQuestion(askEngine("nearby"));

export function Start({ all, home }: { all: AllColleges | null; home: Home | null }) {
  const counts = all?.countDegreeGranting().byState;
  const release = all?.release ?? null;
  const request = useMemo(
    () => (release === null || home === null ? null : { release, home, limit: nearCount }),
    [release, home],
  );
  const found = useLatest(question, request)?.value ?? [];
  const near = found.flatMap(({ unitId }) => {
    const college = all?.byUnitId.get(unitId);
    return college === undefined ? [] : [{ college, travel: measureTravel(home, college) }];
  });
  return (
    <div className="no-print mb-10 space-y-8">
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
      {/* Below the states, because it comes late. */}
      {near.length > 0 && (
        <section>
          <h2 className="text-2xl">{words.nearTitle}</h2>
          <ul className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {near.map(({ college, travel }) => (
              <li key={college.unitId}>
                <Link
                  to={toCollegePath(college.slug)}
                  className="block h-full rounded-2xl border border-line bg-card px-4 py-3 hover:border-accent"
                >
                  <span className="block font-semibold">{college.name}</span>
                  <span className="text-[0.92rem] text-ink-soft">{describeFromHome(travel)}</span>
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
    </div>
  );
}
