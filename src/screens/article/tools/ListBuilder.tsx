/** The list builder: adds colleges to the plan, each with label, chance and price, and sums up the list. */

import { useState } from "react";
import { useColleges } from "#client/colleges/useColleges.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { AnswerField } from "#components/answer/AnswerField.tsx";
import { GpaField } from "#components/answer/GpaField.tsx";
import { HomeField } from "#components/answer/HomeField.tsx";
import { ChanceLine } from "#components/chance/ChanceView.tsx";
import { CollegePicker } from "#components/college-picker/CollegePicker.tsx";
import { useSave } from "#components/keeping/useSave.ts";
import { LabelMarks } from "#components/label/LabelMarks.tsx";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { hasAnswers } from "#components/matches/hasAnswers.ts";
import { type RankedColleges, useRanked } from "#components/matches/useRanked.ts";
import { calculateListOdds } from "#domain/admission/odds.ts";
import { checkBalance, toListedLabels } from "#domain/match/balance.ts";
import { hasRoom, type Plan, planLimits } from "#domain/plan/plan.ts";
import { formatShownRange } from "#domain/price/shownPrice.ts";
import { formatUsd } from "#lib/format.ts";
import { toCollegePath } from "#site/pages.ts";
import { Button } from "#ui/Button.tsx";
import { Dots100 } from "#ui/chart/DotGrid.tsx";
import { Legend } from "#ui/chart/Legend.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Link } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { words } from "./listBuilderWords.ts";
import { countPayable, type ListedCollege, toHundredths, toListOddsEntries } from "./shared/listFigures.ts";
import { sharedWords } from "./shared/words.ts";

export default function ListBuilder() {
  const { plan } = usePlan();
  const save = useSave();
  const index = useColleges();
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const unitIds = plan.colleges.map(({ unitId }) => unitId);
  const getName = (unitId: number) =>
    (index.status === "ready" ? index.value.byUnitId.get(unitId)?.name : undefined) ??
    sharedWords.gone(unitId);

  function change(kind: "addCollege" | "removeCollege", unitId: number) {
    const title = kind === "addCollege" ? words.added(getName(unitId)) : words.removed(getName(unitId));
    save(title, { kind, unitId });
  }

  return (
    <div className="space-y-6">
      {hasRoom(plan) ? (
        <CollegePicker
          unitIds={unitIds}
          maximum={planLimits.colleges}
          label={words.add}
          hint={words.addHint}
          isChipless
          onChange={(next) => {
            for (const unitId of next) if (!unitIds.includes(unitId)) change("addCollege", unitId);
          }}
        />
      ) : (
        <p>{words.full(planLimits.colleges)}</p>
      )}
      {plan.colleges.length === 0 ? (
        <p className="text-ink-soft">{words.empty}</p>
      ) : (
        <List plan={plan} getName={getName} onRemove={(unitId) => change("removeCollege", unitId)} />
      )}
      <Disclosure
        summary={hasAnswers(plan) ? words.answersTitle : words.answersMissing}
        // Opens by itself for people who have colleges but no answers, and then stays as they leave it.
        isOpen={isOpen ?? (plan.colleges.length > 0 && !hasAnswers(plan))}
        onToggle={setOpen}
      >
        <div className="space-y-6 pt-2">
          <GpaField />
          <AnswerField id="satTotal" />
          <AnswerField id="actComposite" />
          <HomeField />
          <AnswerField id="familyIncomeUsd" />
        </div>
      </Disclosure>
      <AnswerField id="payPerYearUsd" />
    </div>
  );
}

type ListProps = { plan: Plan; getName: (unitId: number) => string; onRemove: (unitId: number) => void };

function List({ plan, getName, onRemove }: ListProps) {
  const matches = useRanked(plan.colleges.map(({ unitId }) => unitId));
  if (matches.status === "failed") {
    return <LoadFailed title={sharedWords.failedTitle} load={matches} kept={sharedWords.failedKept} />;
  }
  if (matches.status === "loading") return <Skeleton label={sharedWords.loading} lines={3} />;
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {plan.colleges.map(({ unitId }) => (
          <li key={unitId} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3">
            <Row unitId={unitId} name={getName(unitId)} matches={matches.value} />
            <Button
              variant="ghost"
              size="sm"
              className="-mr-3.5"
              aria-label={words.remove(getName(unitId))}
              onClick={() => onRemove(unitId)}
            >
              {words.takeOff}
            </Button>
          </li>
        ))}
      </ul>
      <Sums plan={plan} matches={matches.value} />
    </>
  );
}

function Row({ unitId, name, matches }: { unitId: number; name: string; matches: RankedColleges }) {
  const row = matches.of(unitId);
  return (
    <div className="min-w-0 flex-[1_1_14rem]">
      <h4 className="font-serif text-xl leading-tight">
        {row == null ? (
          name
        ) : (
          <Link to={toCollegePath(row.college.slug)} className="underline-offset-4 hover:underline">
            {name}
          </Link>
        )}
      </h4>
      {row === undefined ? null : row === null ? (
        <p className="text-[0.95rem] text-ink-soft">{words.goneWhy}</p>
      ) : (
        <>
          <LabelMarks of={row} hasReason className="mt-1" />
          <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 text-[0.95rem]">
            <dt className="text-ink-soft">{words.chance}</dt>
            <dd className="figures">
              <ChanceLine chance={row.chance} />
            </dd>
            <dt className="text-ink-soft">{words.price}</dt>
            <dd className="figures">
              {row.priceBand === null ? words.noPrice : formatShownRange(row.priceBand)}
            </dd>
          </dl>
        </>
      )}
    </div>
  );
}

function Sums({ plan, matches }: { plan: Plan; matches: RankedColleges }) {
  const { payPerYearUsd } = plan.money;
  const list = plan.colleges.flatMap((entry) => {
    const row = matches.of(entry.unitId);
    return row == null ? [] : [{ entry, row }];
  });
  const rows = list.map(({ row }) => row);
  const entries = toListOddsEntries(list);
  const hasOdds = entries.some(({ chance }) => chance.kind !== "unknown");
  const odds = calculateListOdds(entries, payPerYearUsd);
  const { gaps } = checkBalance(rows.map(toListedLabels));
  const any = toHundredths(odds.atLeastOne);
  const affordable = odds.atLeastOneAffordable;
  const dots = affordable === null ? any : affordable <= 0 ? 0 : toHundredths(affordable);
  return (
    <section aria-labelledby="list-sums" className="rounded-2xl bg-sunk p-4 sm:p-5">
      <h4 id="list-sums" className="font-serif text-xl">
        {words.sums}
      </h4>
      <div role="status" className="mt-2 space-y-2">
        {hasOdds ? (
          <>
            <p className="figures">{words.odds(any)}</p>
            {affordable !== null && affordable > 0 && <p className="figures">{words.oddsPayable(dots)}</p>}
            <Dots100
              low={dots}
              between={Math.max(0, any - dots)}
              label={words.oddsHeard(dots, Math.max(0, any - dots))}
              className="h-auto w-full max-w-64"
            />
            {any > dots && (
              <Legend
                className="mt-2"
                items={[
                  { mark: "disc", name: words.legendPayable },
                  { mark: "maybe", name: words.legendAny },
                ]}
              />
            )}
          </>
        ) : (
          <p>{words.noOdds}</p>
        )}
        <Payable list={list} payPerYearUsd={payPerYearUsd} />
        {gaps.length === 0 ? (
          <p>{words.balanced}</p>
        ) : (
          <ul className="list-disc space-y-1 pl-5">
            {gaps.map((gap) => (
              <li key={gap.code}>{words.gap(gap)}</li>
            ))}
          </ul>
        )}
      </div>
      {hasOdds && (
        <p className="mt-2 text-[0.92rem] text-ink-soft">
          {words.oddsNote}{" "}
          <Link to="/methodology#odds" className="underline underline-offset-4">
            {words.method}
          </Link>
        </p>
      )}
    </section>
  );
}

function Payable(props: { list: readonly ListedCollege[]; payPerYearUsd: number | null }) {
  const { list, payPerYearUsd } = props;
  if (payPerYearUsd === null) return <p>{words.noPay}</p>;
  const { payable, priced } = countPayable(list, payPerYearUsd);
  return <p className="figures">{words.payable(payable, priced, formatUsd(payPerYearUsd))}</p>;
}
