/** What the list's colleges cost: the family's own bands if money is shared, else published averages. */
import { useMemo } from "react";
import { useColleges } from "#client/colleges/useColleges.ts";
import type { SharedPlan } from "#client/family/sharedPlan.ts";
import { getToday } from "#client/today.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { findCalculatorPrice } from "#components/price/calculatorPrice.ts";
import { PriceBandView } from "#components/price/PriceBandView.tsx";
import { buildPriceOptions } from "#components/price/priceOptions.ts";
import { usePlanPrices } from "#components/price/usePlanPrices.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { PriceBand } from "#domain/price/band.ts";
import { formatUsd } from "#lib/format.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { buildPriceRows, canShowMoney } from "./prices.ts";
import { words } from "./words.ts";

export function Prices({ shared }: { shared: SharedPlan }) {
  const { plan } = shared;
  const colleges = useColleges(plan.colleges.length > 0);
  const all = colleges.status === "ready" ? colleges.value : null;
  const isOwn = canShowMoney(shared);
  const prices = usePlanPrices(
    plan,
    plan.colleges.flatMap(({ unitId, status }) => (status === "denied" ? [] : [unitId])),
  );
  const rows = useMemo(() => {
    if (all === null || prices === null) return null;
    return buildPriceRows(
      plan,
      (unitId) => all.byUnitId.get(unitId) ?? null,
      ({ unitId }) => prices.of(unitId)?.band ?? null,
    );
  }, [all, plan, prices]);
  return (
    <div>
      <h3 className="text-2xl">{words.prices}</h3>
      {plan.colleges.length === 0 && <p className="mt-2 text-ink-soft">{words.pricesNone}</p>}
      {plan.colleges.length > 0 && (
        <p className="mt-1 text-[0.95rem] text-ink-soft">{isOwn ? words.pricesMoney : words.pricesPlain}</p>
      )}
      {rows === null && colleges.status !== "failed" && plan.colleges.length > 0 && (
        <Skeleton label={words.pricesLoading} lines={Math.min(3, plan.colleges.length)} className="mt-3" />
      )}
      {colleges.status === "failed" && (
        <LoadFailed title={words.planFailed} load={colleges} kept={words.failedKept} />
      )}
      {rows !== null &&
        rows.length > 0 &&
        (isOwn ? <Own rows={rows} shared={shared} /> : <Plain rows={rows} />)}
      {!isOwn && plan.colleges.length > 0 && (
        <div className="mt-4">
          <ButtonLink variant="outline" size="sm" to="/college-cost-calculator">
            {words.own}
          </ButtonLink>
          <p className="mt-1.5 text-[0.95rem] text-ink-soft">{words.ownText}</p>
        </div>
      )}
    </div>
  );
}

type Rows = readonly { college: CollegeSummary; band: PriceBand | null }[];

function Own({ rows, shared }: { rows: Rows; shared: SharedPlan }) {
  const { payPerYearUsd } = shared.plan.money;
  const options = buildPriceOptions(shared.plan, getToday());
  const highest = rows.map(({ band }) => Math.max(band?.highUsd ?? 0, band?.stickerUsd ?? 0));
  const scaleMaximumUsd = Math.max(payPerYearUsd ?? 0, ...highest) * 1.04;
  return (
    <ul className="mt-3">
      {rows.map(({ college, band }) => (
        <li key={college.unitId} className="border-b border-line py-3">
          <p className="mb-1 font-medium">{college.name}</p>
          <PriceBandView
            band={band}
            payPerYearUsd={payPerYearUsd}
            calculator={findCalculatorPrice(shared.plan, college, options)}
            size="compact"
            scaleMaximumUsd={scaleMaximumUsd}
          />
        </li>
      ))}
    </ul>
  );
}

/** A list and no table: three columns leave a phone too little room for a college's name. */
function Plain({ rows }: { rows: Rows }) {
  const shown = (amountUsd: number | null) => (amountUsd === null ? words.unknown : formatUsd(amountUsd));
  return (
    <ul className="mt-3">
      {rows.map(({ college, band }) => (
        <li key={college.unitId} className="border-b border-line py-3">
          <p className="font-medium">{college.name}</p>
          <dl className="figures mt-0.5 flex flex-wrap gap-x-6 text-[0.95rem]">
            <Figure label={words.listPrice} text={shown(band?.stickerUsd ?? null)} />
            <Figure label={words.average} text={shown(college.netPriceUsd)} />
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Figure({ label, text }: { label: string; text: string }) {
  return (
    <div className="flex gap-x-2">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-semibold">{text}</dd>
    </div>
  );
}
