/** What the index means at each college in the plan: its price with the answers and without, need, and who meets it. */

import { useMemo } from "react";
import { useColleges } from "#client/colleges/useColleges.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { AnswerField } from "#components/answer/AnswerField.tsx";
import { useCollegesLookedAt } from "#components/college-picker/useCollegesLookedAt.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { usePlanPrices } from "#components/price/usePlanPrices.ts";
import { getCssWish } from "#domain/aid/cssProfile.ts";
import type { AidAnswers } from "#domain/answers/households.ts";
import { aidPolicies } from "#domain/college/aidPolicies.ts";
import type { AidPolicy } from "#domain/college/details.ts";
import { formatShownRange } from "#domain/price/shownPrice.ts";
import { describePeriod } from "#facts/describePeriod.ts";
import { formatSchoolYear, formatUsd } from "#lib/format.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { Link } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { resultWords as words } from "./resultWords.ts";

export function MeansAtColleges({ sai, pellUsd }: { sai: number; pellUsd: number }) {
  const { plan } = usePlan();
  const lookedAt = useCollegesLookedAt();
  const wanted = useMemo(() => {
    const denied = plan.colleges.filter(({ status }) => status === "denied").map(({ unitId }) => unitId);
    // The list, or without one the colleges looked at in other tools.
    const saved = plan.colleges.map(({ unitId }) => unitId);
    return (saved.length > 0 ? saved : lookedAt).filter((unitId) => !denied.includes(unitId));
  }, [plan.colleges, lookedAt]);
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
        <Needs unitIds={wanted} sai={sai} pellUsd={pellUsd} />
      )}
    </section>
  );
}

function Needs({ unitIds, sai, pellUsd }: { unitIds: readonly number[]; sai: number; pellUsd: number }) {
  const { plan } = usePlan();
  const all = useColleges();
  const withAnswers = usePlanPrices(plan, unitIds);
  // The same colleges for a family that has said nothing of its money.
  const untold = useMemo(
    () => ({ ...plan, money: { ...plan.money, familyIncomeUsd: null }, aid: {} }),
    [plan],
  );
  const without = usePlanPrices(untold, unitIds);
  if (all.status === "failed")
    return <LoadFailed title={words.collegesFailed} load={all} kept={words.collegesKept} />;
  if (all.status !== "ready" || withAnswers === null || without === null)
    return <Skeleton label={words.collegesLoading} lines={2} className="mt-4" />;
  const year = formatSchoolYear(withAnswers.asked.options.entryYear);
  return (
    <>
      <ul className="mt-4 grid gap-4 lg:grid-cols-2">
        {unitIds.flatMap((unitId) => {
          const college = all.value.byUnitId.get(unitId);
          if (college === undefined) return [];
          const band = withAnswers.of(unitId)?.band ?? null;
          const open = without.of(unitId)?.band ?? null;
          const costUsd = band?.stickerUsd ?? null;
          const rows: readonly (readonly [string, string])[] = [
            [words.collegePrice, band === null ? words.collegeNoPrice : formatShownRange(band)],
            [words.collegeWithout, open === null ? words.collegeNoPrice : formatShownRange(open)],
            [words.collegeCost, costUsd === null ? words.collegeNoCost : formatUsd(costUsd)],
            ...(costUsd === null
              ? []
              : [[words.collegeNeed, formatUsd(Math.max(costUsd - Math.max(sai, 0), 0))] as const]),
            [words.collegePell, pellUsd === 0 ? words.collegeNoPell : formatUsd(pellUsd)],
          ];
          return [
            <li key={unitId} className="keep-together rounded-2xl border border-line bg-card p-4">
              <Link
                to={`/colleges/${college.slug}`}
                className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
              >
                {college.name}
              </Link>
              <dl className="figures mt-1 divide-y divide-line border-t border-line">
                {rows.map(([label, value], at) => (
                  <div
                    key={label}
                    className={joinClasses("flex justify-between gap-4 py-2", at === 0 && "font-semibold")}
                  >
                    <dt className={at === 0 ? undefined : "text-ink-soft"}>{label}</dt>
                    <dd className="text-right">{value}</dd>
                  </div>
                ))}
              </dl>
              <MeetsNeed policy={policyByUnitId.get(unitId) ?? null} />
            </li>,
          ];
        })}
      </ul>
      <p className="mt-3 text-[0.92rem] text-ink-soft">{words.collegesYear(year)}</p>
      <Siblings
        names={findCssColleges(plan.aid, unitIds).map((one) => all.value.byUnitId.get(one)?.name ?? "")}
      />
    </>
  );
}

/** Asked only where a college on the list wants the CSS Profile: nothing else counts it. */
function Siblings({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div className="no-print mt-6 max-w-text">
      <AnswerField id="siblingsInCollege" />
      <p className="mt-2 text-[0.95rem] text-ink-soft">{words.siblings(names)}</p>
    </div>
  );
}

function findCssColleges(aid: AidAnswers, unitIds: readonly number[]): number[] {
  return unitIds.filter((unitId) => ["one", "both"].includes(getCssWish(aid, unitId) ?? ""));
}

const policyByUnitId: ReadonlyMap<number, AidPolicy> = new Map(
  aidPolicies.map((policy) => [policy.unitId, policy]),
);

function MeetsNeed({ policy }: { policy: AidPolicy | null }) {
  if (policy?.meetsFullNeed !== true) return <p className="mt-2 text-[0.95rem]">{words.meetsUnknown}</p>;
  return (
    <p className="mt-2 text-[0.95rem]">
      <strong>{words.meets(describePeriod(policy.awardYear))}</strong> {words.meetsMeans}{" "}
      {policy.sourceUrl !== null && (
        <a href={policy.sourceUrl} className="underline underline-offset-4" rel="noreferrer">
          {words.meetsSource}
        </a>
      )}
    </p>
  );
}
