/** What monthly saving grows to at the family's own assumption, compared with borrowing the same sum. */
import { loanTerms2026 } from "#domain/loans/loanTerms.ts";
import { calculateMonthlyPayment } from "#domain/loans/monthlyPayment.ts";
import { projectSavings, type SavingYear } from "#domain/saving/projectSavings.ts";
import { formatUsd } from "#lib/format.ts";
import { Amount, Answer, LivePart, Sum, Swatch } from "./GuideParts.tsx";
import { liveWords } from "./liveWords.ts";
import { readAmount, readCount, readPercent, useTyped } from "./useTyped.ts";

const words = liveWords.saving;
const readGrowth = readPercent(-50, 30);
const readYears = readCount(1, 25);

export function SavingPart() {
  const start = useTyped("500", readAmount);
  const monthly = useTyped("100", readAmount);
  const growth = useTyped("2", readGrowth);
  const years = useTyped("6", readYears);
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
        <p className="mt-2 max-w-[56ch]">
          {words.loan(totalUsd, repaidUsd - totalUsd, studentRateShare, repaymentYears)}
        </p>
      )}
    </>
  );
}

function SavingBars({ saved }: { saved: readonly SavingYear[] }) {
  const maximum = Math.max(1, ...saved.map(({ totalUsd, paidInUsd }) => Math.max(totalUsd, paidInUsd)));
  const step = 320 / saved.length;
  const width = step * 0.72;
  return (
    <svg viewBox="0 0 320 96" role="img" aria-label={words.picture} className="mt-5 h-auto w-full">
      {saved.map(({ year, totalUsd, paidInUsd }, index) => {
        const x = step * index + (step - width) / 2;
        const total = (Math.max(0, totalUsd) / maximum) * 90;
        const paid = (Math.min(paidInUsd, Math.max(0, totalUsd)) / maximum) * 90;
        return (
          <g key={year}>
            <rect x={x} y={95 - total} width={width} height={total} className="fill-support" />
            <rect x={x} y={95 - paid} width={width} height={paid} className="fill-accent" />
          </g>
        );
      })}
      <path d="M0 95.500h320" className="stroke-line-strong" />
    </svg>
  );
}
