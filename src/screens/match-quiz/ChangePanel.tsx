/** Shows how an answer changes the list, while it is being given. */
import { useState } from "react";
import { usePlan } from "#client/plan/usePlan.ts";
import { type Ranked, useMatches } from "#components/matches/useMatches.ts";
import { listRankingChanges, type Ranking } from "#domain/match/changes.ts";
import type { PriceBand } from "#domain/price/band.ts";
import { words as resultWords } from "./resultWords.ts";
import { words } from "./words.ts";

const mostShown = 4;

type Baseline = Ranking<PriceBand> & { first: readonly number[] };

/** Compares the list with its state when the question was opened; give it a `key` per question. */
export default function ChangePanel(props: { isAnswered: boolean }) {
  const matches = useMatches();
  const { payPerYearUsd } = usePlan().plan.money;
  const [baseline, setBaseline] = useState<Baseline | null>(null);
  const found = matches.status === "ready" ? matches.value : null;
  const rows = found?.rows ?? null;
  const first = found === null ? [] : [...found.first.rows, ...found.first.beyond];
  // Set while rendering: the first ranking becomes the baseline for later ones.
  if (baseline === null && rows !== null) {
    setBaseline({ rows, payPerYearUsd, first: first.map(({ college }) => college.unitId) });
  }
  if (matches.status === "failed") return null;
  const changes =
    baseline === null || rows === null || baseline.rows === rows
      ? []
      : listRankingChanges(baseline, { rows, payPerYearUsd });
  return (
    <section
      aria-labelledby="changes-title"
      className="mt-7 rounded-2xl border border-line bg-accent-soft/60 p-4 sm:p-5"
    >
      <h3 id="changes-title" className="text-xl">
        {words.changes.title}
      </h3>
      <div role="status" className="mt-1.5">
        {changes.length > 0 ? (
          <ul className="figures list-disc space-y-1 pl-5">
            {changes.slice(0, mostShown).map((change) => (
              <li key={change.code}>{resultWords.change(change)}</li>
            ))}
            <li>{resultWords.firstListChange(listNewNames(first, baseline))}</li>
          </ul>
        ) : (
          <p className="text-ink-soft">
            {describeNoChange(rows === null, props.isAnswered, baseline?.rows !== rows)}
          </p>
        )}
      </div>
    </section>
  );
}

/** What the first list names now and did not before. */
function listNewNames(first: readonly Ranked[], baseline: Baseline | null): string[] {
  const before = new Set(baseline?.first);
  return first.flatMap(({ college }) => (before.has(college.unitId) ? [] : [college.name]));
}

function describeNoChange(isLoading: boolean, isAnswered: boolean, hasMoved: boolean): string {
  if (isLoading) return words.changes.loading;
  return isAnswered && hasMoved ? resultWords.noChange : words.changes.waiting;
}
