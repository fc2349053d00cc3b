/** The list of a shared plan: each college by link, its status, and this student's chance there. */
import { ChanceLineBar } from "#components/chance/ChanceLineBar.tsx";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { useRankedFor } from "#components/matches/useRanked.ts";
import { words as taskWords } from "#components/timeline/words.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { toCollegePath } from "#site/pages.ts";
import { Link } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { words } from "./words.ts";

export function CollegesPart({ plan }: { plan: Plan }) {
  const load = useRankedFor(
    plan,
    plan.colleges.map(({ unitId }) => unitId),
  );
  return (
    <div>
      <h3 className="text-2xl">{words.list}</h3>
      {plan.colleges.length === 0 && <p className="mt-2 text-ink-soft">{words.listNone}</p>}
      {plan.colleges.length > 0 && <p className="mt-1 text-[0.95rem] text-ink-soft">{words.listText}</p>}
      {load.status === "loading" && (
        <Skeleton label={words.listLoading} lines={Math.min(5, plan.colleges.length)} className="mt-3" />
      )}
      {load.status === "failed" && (
        <LoadFailed title={words.planFailed} load={load} kept={words.failedKept} />
      )}
      {load.status === "ready" && (
        <ul className="mt-2">
          {plan.colleges.map(({ unitId, status }) => {
            const row = load.value.of(unitId) ?? null;
            return (
              <li key={unitId} className="border-b border-line py-3">
                <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                  {row === null ? (
                    <span className="font-semibold">{taskWords.college(unitId)}</span>
                  ) : (
                    <Link
                      to={toCollegePath(row.college.slug)}
                      className="inline-flex min-h-11 min-w-0 items-center font-semibold text-accent-text underline underline-offset-4"
                    >
                      {row.college.name}
                    </Link>
                  )}
                  <span className="text-[0.95rem] text-ink-soft">{words.statusOf(status)}</span>
                </p>
                {row !== null && words.isUndecided(status) && <ChanceLineBar chance={row.chance} />}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
