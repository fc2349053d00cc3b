/** What monthly saving grows to at the family's own assumption, compared with borrowing the same sum. */
import { getToday } from "#client/today.ts";
import { useAnswers } from "#components/answer/useAnswers.ts";
import { anyNumber, wholeNumber } from "#domain/answers/kinds.ts";
import { loanTerms2026 } from "#domain/loans/loanTerms.ts";
import { calculateMonthlyPayment } from "#domain/loans/monthlyPayment.ts";
import { projectSavings, type SavingYear } from "#domain/saving/projectSavings.ts";
import { formatInteger, formatUsd } from "#lib/format.ts";
import { Chart } from "#ui/chart/Chart.tsx";
import { Columns } from "#ui/chart/marks.tsx";
import { createScale, listTicks } from "#ui/chart/scale.ts";
import { Amount, Answer, LivePart, Sum, Swatch } from "./GuideParts.tsx";
import { liveWords } from "./liveWords.ts";
import { amount, useTyped } from "./useTyped.ts";

const words = liveWords.saving;
const growthKind = anyNumber(-50, 30);
const yearsKind = wholeNumber(1, 25);

export function SavingPart() {
  const start = useTyped("500", amount);
  const monthly = useTyped("100", amount);
  const growth = useTyped("2", growthKind);
  const classYear = useAnswers().read("graduationYear").value;
  const years = useTyped(classYear === null ? "6" : String(countYears(classYear)), yearsKind);
  const isReady =
    start.value !== null && monthly.value !== null && growth.value !== null && years.value !== null;
  const saved = isReady
    ? projectSavings({
        startUsd: start.value ?? 0,
        monthlyUsd: monthly.value ?? 0,
        growthShare: (growth.value ?? 0) / 100,
        years: years.value ?? 1,
      })
    : [];
  return (
    <LivePart
      title={words.title}
      lead={words.lead}
      source={loanTerms2026.source}
      note={words.note}
      fields={
        <>
          <Amount typed={start} label={words.start} before="$" />
          <Amount typed={monthly} label={words.monthly} before="$" />
          <Amount typed={growth} label={words.growth} hint={words.growthHint} after="%" keys="decimal" />
          <Amount typed={years} label={words.years} />
        </>
      }
      result={saved.length === 0 ? null : <Saved saved={saved} />}
    />
  );
}

/** To the fall after high school; at least one, and no more than the sheet draws. */
function countYears(classYear: number): number {
  return Math.min(yearsKind.maximum, Math.max(1, classYear - Number(getToday().slice(0, 4))));
}

function Saved({ saved }: { saved: readonly SavingYear[] }) {
  const last = saved.at(-1);
  if (last === undefined) return null;
  const totalUsd = Math.round(last.totalUsd);
  const { repaymentYears, studentRateShare } = loanTerms2026;
  const repaidUsd = calculateMonthlyPayment(totalUsd, studentRateShare, repaymentYears) * repaymentYears * 12;
  return (
    <>
      <Answer label={words.result(saved.length)} value={formatUsd(totalUsd)} />
      <SavingBars saved={saved} />
      <Sum
        lines={[
          { label: <Swatch fill="accent">{words.paidIn}</Swatch>, amount: formatUsd(last.paidInUsd) },
          {
            label: <Swatch fill="support">{words.growthLine}</Swatch>,
            amount: formatUsd(totalUsd - last.paidInUsd),
          },
          { label: words.total, amount: formatUsd(totalUsd), isTotal: true },
        ]}
      />
      {totalUsd > 0 && (
        <p className="mt-2 max-w-lead">
          {words.loan(totalUsd, repaidUsd - totalUsd, studentRateShare, repaymentYears)}
        </p>
      )}
    </>
  );
}

function SavingBars({ saved }: { saved: readonly SavingYear[] }) {
  const ticks = listTicks(Math.max(1, ...saved.map(({ totalUsd }) => totalUsd)), { most: 4 });
  const height = createScale(0, ticks.at(-1) ?? 1);
  return (
    <Chart
      label={words.picture}
      height={170}
      className="mt-5"
      y={{ labels: ticks.map((usd) => ({ at: 100 - height(usd), text: formatUsd(usd) })) }}
      x={{
        labels: saved.map(({ year }, index) => ({
          at: (100 / saved.length) * (index + 0.5),
          text: formatInteger(year),
        })),
        title: words.axis,
      }}
      values={{
        caption: words.picture,
        columns: [words.axis, words.paidIn, words.total],
        rows: saved.map(({ year, paidInUsd, totalUsd }) => [
          formatInteger(year),
          formatUsd(paidInUsd),
          formatUsd(Math.round(totalUsd)),
        ]),
      }}
    >
      <Columns
        columns={saved.map(({ year, totalUsd, paidInUsd }) => {
          const paid = height(Math.min(paidInUsd, Math.max(0, totalUsd)));
          return {
            key: String(year),
            parts: [
              { key: "paid", amount: paid, tone: "accent" },
              { key: "growth", amount: height(totalUsd) - paid, tone: "support" },
            ],
          };
        })}
      />
    </Chart>
  );
}
