/** Repaying one debt under the Tiered Standard plan and RAP, side by side, with the balance over time. */
import { anyNumber, wholeNumber } from "#domain/answers/kinds.ts";
import { loanTerms2026 } from "#domain/loans/loanTerms.ts";
import { listBalancesByYear, type Repayment } from "#domain/loans/months.ts";
import { repayByRap } from "#domain/loans/repaymentAssistance.ts";
import { rapTerms, tieredStandardTerms } from "#domain/loans/repaymentTerms.ts";
import { listStudentLimits } from "#domain/loans/studentLimits.ts";
import { repayTieredStandard } from "#domain/loans/tieredStandard.ts";
import { payBackLimits } from "#domain/price/loan.ts";
import { formatInteger, formatParameter, formatUsd } from "#lib/format.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { TableFrame } from "#ui/TableFrame.tsx";
import { DebtLines } from "./DebtLines.tsx";
import { Amount, Answer, LivePart } from "./GuideParts.tsx";
import { liveWords } from "./liveWords.ts";
import { amount, taxIncome, useTyped } from "./useTyped.ts";

const words = liveWords.repayment;
const rateKind = anyNumber(0, 20);
const dependentsKind = wholeNumber(0, 20);
const raiseKind = anyNumber(-20, 20);

/** The most that a dependent student may borrow in four years, with need. */
const limits = listStudentLimits(loanTerms2026, "dependent", 4);
const exampleUsd = limits.reduce((sum, { mostUsd }) => sum + mostUsd, 0);
const example = payBackLimits(limits, loanTerms2026);

export function RepaymentPart() {
  const debt = useTyped(formatInteger(example.owed.lowUsd), amount);
  const rate = useTyped(formatParameter(loanTerms2026.studentRateShare * 100), rateKind);
  const income = useTyped("40,000", taxIncome);
  const dependents = useTyped("0", dependentsKind);
  const raise = useTyped("2", raiseKind);
  const values = [debt.value, rate.value, income.value, dependents.value, raise.value];
  const [debtUsd, ratePercent, agiUsd, count, raisePercent] = values;
  const isReady = !values.includes(null);
  const input = {
    debtUsd: debtUsd ?? 0,
    rateShare: (ratePercent ?? 0) / 100,
    agiUsd: agiUsd ?? 0,
    dependents: count ?? 0,
    raiseShare: (raisePercent ?? 0) / 100,
    borrower: "student" as const,
  };
  const standard = repayTieredStandard(input.debtUsd, input.rateShare, tieredStandardTerms);
  const rap = repayByRap(input, rapTerms);
  return (
    <LivePart
      title={words.title}
      lead={words.lead}
      source={rapTerms.source}
      note={words.note}
      fields={
        <>
          <Amount typed={debt} label={words.debt} hint={words.debtHint(exampleUsd)} before="$" />
          <Amount typed={rate} label={words.rate} after="%" keys="decimal" />
          <Amount typed={income} label={words.income} hint={words.incomeHint} before="$" />
          <Amount typed={dependents} label={words.dependents} />
          <Amount typed={raise} label={words.raise} hint={words.raiseHint} after="%" keys="decimal" />
        </>
      }
      result={
        isReady && rap.ok ? (
          <Compared debtUsd={input.debtUsd} standard={standard} years={standard.years} rap={rap.value} />
        ) : null
      }
    />
  );
}

function Compared(props: { debtUsd: number; standard: Repayment; years: number; rap: Repayment }) {
  const { debtUsd, standard, rap } = props;
  if (debtUsd === 0) return <p role="status">{words.noDebt}</p>;
  const usd = (cents: number) => formatUsd(cents / 100);
  const rows = [
    [words.first, usd(standard.firstPaymentCents), usd(rap.firstPaymentCents)],
    [words.highest, usd(standard.mostPaymentCents), usd(rap.mostPaymentCents)],
    [words.time, words.months(standard.months.length), words.months(rap.months.length)],
    [words.paid, usd(standard.paidCents), usd(rap.paidCents)],
    [words.waived, usd(0), usd(rap.waivedCents)],
    [words.helped, usd(0), usd(rap.helpedCents)],
    [words.forgiven, usd(0), usd(rap.forgivenCents)],
  ] as const;
  return (
    <>
      <Answer
        label={words.answer}
        value={usd(rap.firstPaymentCents)}
        unit={words.perMonth}
        note={`${words.against(standard.firstPaymentCents / 100, props.years)} ${describeTotal(rap.paidCents - standard.paidCents)}`}
      />
      <DebtLines debtUsd={debtUsd} standard={standard} rap={rap} />
      <div className="mt-4 overflow-x-auto">
        <table className="figures w-full text-left text-[0.98rem]">
          <caption className="sr-only">{words.caption}</caption>
          <thead>
            <tr className="align-bottom">
              <th scope="col" className="py-2 font-normal text-ink-soft">
                <span className="sr-only">{words.column}</span>
              </th>
              <th scope="col" className="py-2 text-right">
                {words.standard}
              </th>
              <th scope="col" className="py-2 pl-2 text-right text-accent-text">
                {words.rap}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, standardText, rapText]) => (
              <tr key={name} className="border-t border-line">
                <th scope="row" className="py-2 font-normal">
                  {name}
                </th>
                <td className="py-2 text-right">{standardText}</td>
                <td className="py-2 pl-2 text-right">{rapText}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Disclosure summary={words.byYear} className="mt-3">
        <DebtTable debtUsd={debtUsd} standard={standard} rap={rap} />
      </Disclosure>
    </>
  );
}

function describeTotal(differenceCents: number): string {
  if (Math.abs(differenceCents) < 50) return words.same;
  return differenceCents < 0 ? words.less(-differenceCents / 100) : words.more(differenceCents / 100);
}

/** Both plans year by year: the RAP payment, and what is still owed in each. */
function DebtTable(props: { debtUsd: number; standard: Repayment; rap: Repayment }) {
  const standard = listBalancesByYear(props.debtUsd, props.standard);
  const rap = listBalancesByYear(props.debtUsd, props.rap);
  const years = Math.max(standard.length, rap.length) - 1;
  const paidIn = (year: number) =>
    props.rap.months
      .filter(({ month }) => Math.ceil(month / 12) === year)
      .reduce((sum, { paidCents }) => sum + paidCents, 0);
  return (
    <TableFrame label={words.byYear}>
      <thead>
        <tr>
          <th scope="col">{words.tableYear}</th>
          <th scope="col">{words.tableStandard}</th>
          <th scope="col">{words.tablePaid}</th>
          <th scope="col">{words.tableRap}</th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: years }, (_, index) => (
          <tr key={index}>
            <th scope="row">{index + 1}</th>
            <td>{formatUsd(standard[index + 1] ?? 0)}</td>
            <td>{formatUsd(paidIn(index + 1) / 100)}</td>
            <td>{formatUsd(rap[index + 1] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
