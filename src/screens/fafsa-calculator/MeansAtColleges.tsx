/** What the index means at each college in the plan: the published cost minus the index. */

import { useMemo } from "react";
import { useColleges } from "#client/colleges/useColleges.ts";
import { usePrices } from "#client/engine/usePrices.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { buildPriceOptions } from "#components/price/priceOptions.ts";
import { readStanding } from "#domain/aid/standing.ts";
import { toPriceInput } from "#domain/price/priceInput.ts";
import { formatSchoolYear, formatUsd } from "#lib/format.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Link } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { resultWords as words } from "./resultWords.ts";

export function MeansAtColleges({ sai }: { sai: number }) {
  const { plan } = usePlan();
  const { colleges } = plan;
  const wanted = useMemo(
    () => colleges.filter(({ status }) => status !== "denied").map(({ unitId }) => unitId),
    [colleges],
  );
  return (
    <section aria-labelledby="colleges">
      <h2 id="colleges" className="text-3xl">
        {words.collegesTitle}
      </h2>
      <p className="mt-1 text-ink-soft">{words.collegesLead}</p>
      {wanted.length === 0 ? (
        <div className="mt-4">
          <p>{words.collegesNone}</p>
          <ButtonLink to="/colleges" variant="outline" className="no-print mt-3">
            {words.collegesFind}
          </ButtonLink>
        </div>
      ) : (
        <Needs unitIds={wanted} sai={sai} />
      )}
    </section>
  );
}

function Needs({ unitIds, sai }: { unitIds: readonly number[]; sai: number }) {
  const { plan } = usePlan();
  const all = useColleges();
  const release = all.status === "ready" ? all.value.release : null;
  const options = useMemo(() => buildPriceOptions(plan, getToday()), [plan]);
  const request = useMemo(() => {
    if (release === null) return null;
    const family = toPriceInput(plan.profile, plan.money, null, readStanding(plan.aid));
    return { release, unitIds, family, options, years: null };
  }, [release, unitIds, plan, options]);
  const prices = usePrices(request);
  if (all.status === "failed")
    return <LoadFailed title={words.collegesFailed} load={all} kept={words.collegesKept} />;
  if (all.status !== "ready" || prices === null)
    return <Skeleton label={words.collegesLoading} lines={2} className="mt-4" />;
  return (
    <ul className="mt-4 divide-y divide-line rounded-2xl border border-line bg-card px-4">
      {prices.reply.flatMap(({ unitId, band }) => {
        const college = all.value.byUnitId.get(unitId);
        if (college === undefined) return [];
        const costUsd = band?.stickerUsd ?? null;
        return [
          <li key={unitId} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
            <Link
              to={`/colleges/${college.slug}`}
              className="inline-flex min-h-11 min-w-0 flex-[1_1_14rem] items-center font-semibold underline underline-offset-4"
            >
              {college.name}
            </Link>
            {costUsd === null ? (
              <span className="text-ink-soft">{words.collegeNoCost}</span>
            ) : (
              <span className="figures text-right">
                <span className="text-[0.92rem] text-ink-soft">
                  {words.collegeCost} {formatSchoolYear(options.entryYear)}: {formatUsd(costUsd)}
                </span>
                <span className="block font-semibold">
                  {words.collegeNeed}: {formatUsd(Math.max(costUsd - Math.max(sai, 0), 0))}
                </span>
              </span>
            )}
          </li>,
        ];
      })}
    </ul>
  );
}
