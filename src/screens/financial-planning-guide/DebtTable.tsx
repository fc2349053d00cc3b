/** Both plans year by year: what RAP asks, and what is still owed in each. */
import { listBalancesByYear, type Repayment } from "#domain/loans/months.ts";
import { formatUsd } from "#lib/format.ts";
import { TableFrame } from "#ui/TableFrame.tsx";
import { liveWords } from "./liveWords.ts";

const words = liveWords.repayment;

export function DebtTable(props: { debtUsd: number; standard: Repayment; rap: Repayment }) {
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
