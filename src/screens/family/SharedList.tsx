/** The list of a shared plan, once: each college with its status, this student's chance and what a year may cost. */

import type { Ranked } from "#client/engine/engine.ts";
import type { SharedPlan } from "#client/family/sharedPlan.ts";
import type { LoadState } from "#client/query/loadState.ts";
import { getToday } from "#client/today.ts";
import { ChanceLineBar } from "#components/chance/ChanceLineBar.tsx";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import type { RankedColleges } from "#components/matches/useRanked.ts";
import { findCalculatorPrice } from "#components/price/calculatorPrice.ts";
import { findListScale } from "#components/price/listScale.ts";
import { PriceBandView } from "#components/price/PriceBandView.tsx";
import { buildPriceOptions } from "#components/price/priceOptions.ts";
import { words as taskWords } from "#components/timeline/words.ts";
import { type Reader, wordFor } from "#domain/people/reader.ts";
import type { PlanCollege } from "#domain/plan/plan.ts";
import { formatUsd } from "#lib/format.ts";
import { toCollegePath } from "#site/pages.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Link } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { CommentsAt } from "./CommentsAt.tsx";
import { canShowMoney } from "./prices.ts";
import type { SharedComments } from "./useSharedComments.ts";
import { words } from "./words.ts";

type ListProps = {
  shared: SharedPlan;
  load: LoadState<RankedColleges>;
  reader: Reader;
  comments: SharedComments;
};

export function SharedList({ shared, load, reader, comments }: ListProps) {
  const { plan } = shared;
  const isOwn = canShowMoney(shared);
  if (plan.colleges.length === 0) {
    return (
      <div>
        <h3 className="text-2xl">{words.list}</h3>
        <p className="mt-2 text-ink-soft">{words.listNone}</p>
      </div>
    );
  }
  const rows =
    load.status === "ready"
      ? plan.colleges.map((entry) => ({ entry, row: load.value.of(entry.unitId) ?? null }))
      : [];
  const { payPerYearUsd } = plan.money;
  const scaleMaximumUsd = findListScale(
    rows.map(({ row }) => row?.priceBand ?? null),
    isOwn ? payPerYearUsd : null,
  );
  return (
    <div>
      <h3 className="text-2xl">{words.list}</h3>
      <p className="mt-1 text-[0.95rem] text-ink-soft">
        {wordFor(words.listText, reader)} {isOwn ? words.pricesMoney : words.pricesPlain}
      </p>
      {isOwn && (
        <p className="figures mt-1 text-[0.95rem]">
          {payPerYearUsd === null ? words.noBudget : wordFor(words.budget, reader)(payPerYearUsd)}
        </p>
      )}
      {load.status === "loading" && (
        <Skeleton label={words.listLoading} lines={Math.min(5, plan.colleges.length)} className="mt-3" />
      )}
      {load.status === "failed" && (
        <LoadFailed title={words.planFailed} load={load} kept={words.failedKept} />
      )}
      {load.status === "ready" && (
        <ul className="mt-2">
          {rows.map(({ entry, row }) => (
            <Row key={entry.unitId} {...{ entry, row, shared, isOwn, scaleMaximumUsd }} comments={comments} />
          ))}
        </ul>
      )}
      {!isOwn && (
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

type RowProps = {
  entry: PlanCollege;
  /** Null for a college that is not in the data set. */
  row: Ranked | null;
  shared: SharedPlan;
  isOwn: boolean;
  scaleMaximumUsd: number;
  comments: SharedComments;
};

function Row({ entry, row, shared, isOwn, scaleMaximumUsd, comments }: RowProps) {
  const { unitId, status } = entry;
  const name = row?.college.name ?? taskWords.college(unitId);
  // A college that said no has neither a chance nor a price.
  const hasPrice = row !== null && status !== "denied";
  return (
    <li className="border-b border-line py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        {row === null ? (
          <span className="font-semibold">{name}</span>
        ) : (
          <Link
            to={toCollegePath(row.college.slug)}
            className="inline-flex min-h-11 min-w-0 items-center font-semibold text-accent-text underline underline-offset-4"
          >
            {name}
          </Link>
        )}
        <span className="text-[0.95rem] text-ink-soft">{words.statusOf(status)}</span>
      </p>
      {hasPrice && (
        <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 text-[0.95rem]">
          <div>{words.isUndecided(status) && <ChanceLineBar chance={row.chance} />}</div>
          {isOwn ? (
            <PriceBandView
              band={row.priceBand}
              payPerYearUsd={shared.plan.money.payPerYearUsd}
              calculator={findCalculatorPrice(
                shared.plan,
                row.college,
                buildPriceOptions(shared.plan, getToday()),
              )}
              size="compact"
              scaleMaximumUsd={scaleMaximumUsd}
            />
          ) : (
            <Published row={row} />
          )}
        </div>
      )}
      <CommentsAt comments={comments} place={{ kind: "college", unitId }} name={name} />
    </li>
  );
}

function Published({ row }: { row: Ranked }) {
  const shown = (amountUsd: number | null) => (amountUsd === null ? words.unknown : formatUsd(amountUsd));
  return (
    <dl className="figures space-y-0.5">
      <Figure label={words.listPrice} text={shown(row.priceBand?.stickerUsd ?? null)} />
      <Figure label={words.average} text={shown(row.college.netPriceUsd)} />
    </dl>
  );
}

function Figure({ label, text }: { label: string; text: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-2">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-semibold">{text}</dd>
    </div>
  );
}
