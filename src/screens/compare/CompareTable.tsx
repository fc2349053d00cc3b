/** The comparison table with a frozen first column; on a phone each row's name is above its figures. */
import { Fragment } from "react";
import { SaveButton } from "#components/college-actions/SaveButton.tsx";
import { toCollegePath } from "#site/pages.ts";
import { Button } from "#ui/Button.tsx";
import { Cross } from "#ui/Cross.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { Link } from "#ui/router.tsx";
import { CellView } from "./CellView.tsx";
import { type Compared, type CompareRow, findBest, type GroupCode, isDifferent } from "./compareRows.ts";
import { words } from "./words.ts";

type CompareTableProps = {
  compared: readonly Compared[];
  rows: readonly CompareRow[];
  onlyDifferences: boolean;
  payPerYearUsd: number | null;
  onRemove: (unitId: number) => void;
};

const groups: readonly GroupCode[] = ["you", "outcomes", "place", "applying"];

/** By number of colleges: the columns of a phone's rows, and the minimum width before the frame scrolls. */
const columns = ["", "grid-cols-1", "grid-cols-2", "grid-cols-3", "grid-cols-4"] as const;
const widths = [
  "",
  "min-w-0",
  "min-w-0",
  "min-w-[30rem] sm:min-w-[38rem]",
  "min-w-[40rem] sm:min-w-[44rem]",
] as const;

export function CompareTable(props: CompareTableProps) {
  const { compared, rows } = props;
  const rowClass = joinClasses("grid sm:table-row", columns[compared.length]);
  const shown = rows.filter((row) => !props.onlyDifferences || isDifferent(row));
  return (
    // Focusable so that it can be scrolled with the keyboard. Wide screens have room for everything and keep the names in view.
    <div
      role="region"
      aria-label={words.caption}
      tabIndex={0}
      className="overflow-x-auto rounded-2xl border border-line bg-card lg:overflow-visible print:overflow-visible"
    >
      <table
        className={joinClasses(
          "block w-full border-collapse text-left sm:table sm:table-fixed print:min-w-0",
          widths[compared.length],
        )}
      >
        <caption className="sr-only">{words.caption}</caption>
        <thead className="block sm:table-header-group">
          <tr className={rowClass}>
            <th
              scope="col"
              className="z-20 hidden w-36 rounded-tl-2xl bg-card sm:table-cell lg:sticky lg:top-16 lg:w-48 lg:border-b lg:border-line print:static print:w-60"
            >
              <span className="sr-only">{words.figure}</span>
            </th>
            {compared.map((one) => (
              <CollegeHead key={one.college.unitId} one={one} onRemove={props.onRemove} />
            ))}
          </tr>
        </thead>
        {groups.map((group) => {
          const ofGroup = shown.filter((row) => row.group === group);
          if (ofGroup.length === 0) return null;
          return (
            <tbody key={group} className="block sm:table-row-group">
              <tr className="block sm:table-row">
                <th
                  scope="rowgroup"
                  colSpan={compared.length + 1}
                  className="sticky left-0 block w-max px-3 pt-5 pb-1 font-serif text-xl font-medium sm:static sm:table-cell sm:px-4 print:py-0.5 print:text-lg"
                >
                  {words.groups[group]}
                </th>
              </tr>
              {ofGroup.map((row) => (
                <Fragment key={row.program?.cip4 ?? row.code}>
                  <tr className={rowClass}>
                    <RowHead row={row} />
                    {row.cells.map((cell, index) => {
                      const one = compared[index];
                      if (one === undefined) return null;
                      return (
                        <td
                          key={one.college.unitId}
                          className="px-3 pb-3 align-top sm:border-t sm:border-line sm:px-4 sm:py-3 print:px-2 print:py-0.5"
                        >
                          <CellView
                            row={row}
                            cell={cell}
                            one={one}
                            compared={compared}
                            isBest={findBest(row) === index}
                            payPerYearUsd={props.payPerYearUsd}
                          />
                        </td>
                      );
                    })}
                  </tr>
                </Fragment>
              ))}
            </tbody>
          );
        })}
      </table>
    </div>
  );
}

function CollegeHead(props: { one: Compared; onRemove: (unitId: number) => void }) {
  const { college } = props.one;
  return (
    <th
      scope="col"
      className="z-20 bg-card px-3 py-3 align-top font-normal sm:px-4 last:rounded-tr-2xl lg:sticky lg:top-16 lg:border-b lg:border-line print:static print:px-2 print:py-1"
    >
      <div className="flex items-start justify-between gap-1">
        <span className="min-w-0">
          <Link
            to={toCollegePath(college.slug)}
            className="font-serif text-lg leading-tight font-medium underline-offset-4 hover:underline"
          >
            {college.name}
          </Link>
          <span className="mt-0.5 block text-[0.88rem] text-ink-soft">
            {college.city}, {college.state}
          </span>
        </span>
        <Button
          variant="ghost"
          size="icon"
          aria-label={words.remove(college.name)}
          className="no-print -mt-1.5 -mr-2 shrink-0"
          onClick={() => props.onRemove(college.unitId)}
        >
          <Cross />
        </Button>
      </div>
      <div className="no-print mt-2">
        <SaveButton unitId={college.unitId} name={college.name} />
      </div>
    </th>
  );
}

function RowHead({ row }: { row: CompareRow }) {
  const note = getNote(row);
  return (
    <th
      scope="row"
      className="sticky left-0 z-10 col-span-full w-max max-w-[86vw] bg-card px-3 pt-2.5 pb-0.5 text-[0.95rem] font-normal text-ink-soft sm:w-auto sm:max-w-none sm:border-t sm:border-line sm:px-4 sm:py-3 sm:align-top sm:font-medium sm:text-ink print:px-2 print:py-0.5"
    >
      {row.program === undefined ? words.rows[row.code] : words.program.name(row.program.title)}
      {note !== null && (
        <span className="text-[0.85rem] font-normal text-ink-soft max-sm:before:content-['_·_'] sm:block">
          {note}
        </span>
      )}
    </th>
  );
}

function getNote(row: CompareRow): string | null {
  if (row.program !== undefined) {
    const { middleUsd } = row.program;
    return words.program.note(middleUsd === null ? null : words.usd(middleUsd));
  }
  const notes: Partial<Record<string, string>> = words.notes;
  const parts = [notes[row.code], row.year].filter((part) => part !== undefined && part !== null);
  return parts.length === 0 ? null : parts.join(", ");
}
