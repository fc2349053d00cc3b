/** The chosen colleges' figures in one table, with the lowest of each row marked. */

import { findClearlyLowest, type Range } from "#components/price/clearlyLowest.ts";
import { RangeText } from "#components/price/RangeText.tsx";
import { loanTerms2026 } from "#domain/loans/loanTerms.ts";
import type { PriceInput } from "#domain/price/band.ts";
import { toBorrower } from "#domain/price/loan.ts";
import { formatShownRange } from "#domain/price/shownPrice.ts";
import { formatUsd } from "#lib/format.ts";
import { stackedRoles } from "#ui/stackedTable.ts";
import { TableFrame } from "#ui/TableFrame.tsx";
import type { PricedCollege } from "./pricedCollege.ts";
import { words } from "./resultWords.ts";

type Row = {
  label: string;
  /** The value to compare, null if there is none; and its text. */
  cells: readonly { range: Range | null; text: string }[];
};

export function SideBySide(props: { priced: readonly PricedCollege[] }) {
  return (
    <div className="stacked-on-phones">
      <TableFrame label={words.side.caption} isStacked>
        <caption className="sr-only">{words.side.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="sticky left-0 z-10 bg-card">
              <span className="sr-only">{words.figure}</span>
            </th>
            {props.priced.map(({ college }) => (
              <th key={college.unitId} scope="col" className="min-w-30 align-bottom">
                {college.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {buildRows(props.priced).map((row) => {
            const lowest = findClearlyLowest(row.cells.map((cell) => cell.range));
            return (
              <tr key={row.label} role={stackedRoles.row}>
                <th
                  scope="row"
                  role={stackedRoles.rowHeader}
                  className="border-t border-line bg-card font-medium sm:sticky sm:left-0 sm:z-10 sm:w-40"
                >
                  {row.label}
                </th>
                {row.cells.map((cell, index) => (
                  <td
                    key={props.priced[index]?.college.unitId}
                    role={stackedRoles.cell}
                    data-column={props.priced[index]?.college.name}
                    className="figures"
                  >
                    <span className="inline-flex flex-wrap items-baseline gap-x-2">
                      <span className={lowest === index ? "font-semibold" : undefined}>
                        <RangeText text={cell.text} />
                      </span>
                      {lowest === index && (
                        <span className="rounded-md bg-accent-soft px-1.5 text-[0.82rem] text-accent-text">
                          {words.lowest}
                        </span>
                      )}
                    </span>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </TableFrame>
    </div>
  );
}

function buildRows(priced: readonly PricedCollege[]): Row[] {
  const { side } = words;
  const row = (label: string, cell: (one: PricedCollege) => Row["cells"][number]): Row => ({
    label,
    cells: priced.map(cell),
  });
  const lengths = new Set(priced.flatMap(({ study }) => (study === null ? [] : [study.years.length])));
  const years = lengths.size === 1 ? words.years([...lengths][0] ?? 4) : null;
  const none = { range: null, text: words.noEstimate };
  return [
    row(side.first, ({ study }) =>
      study === null ? none : { range: study.firstYear, text: formatShownRange(study.firstYear) },
    ),
    row(side.sticker, ({ study }) => formatMoney(study?.firstYear.stickerUsd ?? null, words.notPublished)),
    row(side.total(years), ({ study }) =>
      study === null ? none : { range: study.total, text: formatShownRange(study.total) },
    ),
    row(side.borrow, ({ loans, family }) =>
      formatMoney(loans?.middle.borrowedUsd ?? null, describeMissingLoan(family)),
    ),
    row(side.monthly(loanTerms2026.repaymentYears), ({ loans, family }) =>
      loans === null
        ? formatMoney(null, describeMissingLoan(family))
        : {
            range: loans.middle.monthly,
            text: words.loanRange(
              formatUsd(loans.middle.monthly.lowUsd),
              formatUsd(loans.middle.monthly.highUsd),
            ),
          },
    ),
    row(side.uncovered, ({ loans, family }) =>
      formatMoney(loans?.middle.uncoveredUsd ?? null, describeMissingLoan(family)),
    ),
  ];
}

function describeMissingLoan(family: PriceInput): string {
  return toBorrower(family) === null ? words.noFederalLoans : words.payFirst;
}

function formatMoney(amountUsd: number | null, otherwise: string): Row["cells"][number] {
  if (amountUsd === null) return { range: null, text: otherwise };
  return { range: { lowUsd: amountUsd, highUsd: amountUsd }, text: formatUsd(amountUsd) };
}
