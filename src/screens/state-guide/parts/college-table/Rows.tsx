/** The table itself: the college's name stays in view while its figures scroll on a phone. */

import { useIsMounted } from "#client/useIsMounted.ts";
import type { StateCode } from "#domain/college/states.ts";
import { tooFewText } from "#domain/college/tooFewToSay.ts";
import { formatFineShare, formatInteger, formatShare, formatUsd } from "#lib/format.ts";
import { toCollegePath } from "#site/pages.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { Link } from "#ui/router.tsx";
import { TableFrame } from "#ui/TableFrame.tsx";
import { notPublished } from "../shared/typeWords.ts";
import {
  getNextSorting,
  getPrice,
  type PriceChoice,
  type Sorting,
  type SortKey,
  sortKeys,
  type TableRow,
} from "./tableRows.ts";
import { words } from "./words.ts";

/** Rows beyond this number are hidden until a button is pressed. Must match `tr:nth-child(n+26)` below. */
const firstCount = 25;

/** Cells are styled from the row: on a large state's page each class name would be repeated four hundred times. */
const look = [
  "[&_:is(td,th)]:px-2.5! [&_td]:text-right [&_td]:align-top [&_td]:whitespace-nowrap sm:[&_:is(td,th)]:px-3!",
  "[&_td:last-child]:min-w-36 [&_td:last-child]:text-left [&_td:last-child]:whitespace-normal",
  "[&_tbody_th]:align-top [&_tbody_th]:leading-snug [&_tbody_th]:font-semibold",
  "[&_th:first-child]:sticky [&_th:first-child]:left-0 [&_th:first-child]:z-10 [&_th:first-child]:min-w-38 [&_th:first-child]:bg-card sm:[&_th:first-child]:min-w-52",
  "print:[&_:is(td,th)]:px-1.5! print:[&_:is(td:last-child,th:first-child)]:min-w-0",
  "[&_:is(i,small)]:text-[0.85rem] [&_:is(i,small)]:leading-snug [&_:is(i,small)]:text-ink-soft",
  "[&_i]:inline-block [&_i]:max-w-17 [&_i]:whitespace-normal [&_i]:not-italic [&_small]:block [&_small]:font-normal",
  "[&_a]:underline-offset-4 [&_a:hover]:underline",
].join(" ");

/** Without scripts, or without style sheet support, all rows are visible from the start. */
const folded =
  "supports-[selector(:has(*))]:[@media(scripting:enabled)]:[&:not(:has(input:checked))_tbody_tr:nth-child(n+26)]:hidden";
const opener =
  "hidden print:hidden! supports-[selector(:has(*))]:[@media(scripting:enabled)]:inline-flex supports-[selector(:has(*))]:[@media(scripting:enabled)]:has-checked:hidden";

const printed =
  "mt-2 hidden supports-[selector(:has(*))]:[@media(scripting:enabled)]:print:block [div:has(>label_input:checked)>&]:hidden!";

export function Rows(props: {
  rows: readonly TableRow[];
  state: StateCode;
  price: PriceChoice;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}) {
  const { rows, price, sorting } = props;
  return (
    <div className={joinClasses(look, folded)}>
      <TableFrame label={words.caption(props.state)}>
        <caption className="sr-only">{words.caption(props.state)}</caption>
        <thead>
          <tr>
            {sortKeys.map((key) => (
              <SortHead key={key} column={key} sorting={sorting} onSort={props.onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.slug}>
              <th scope="row">
                <Link to={toCollegePath(row.slug)}>{row.name}</Link>
                <small>{row.city}</small>
              </th>
              <td>
                <Price row={row} choice={price} />
              </td>
              <td>{row.admits === "all" ? words.admitsAll : toShareText(row.admits)}</td>
              <td>{toShareText(row.completionRate)}</td>
              <td>{row.earningsUsd === null ? <NotPublished /> : formatUsd(row.earningsUsd)}</td>
              <td>{row.undergraduates === null ? <NotPublished /> : formatInteger(row.undergraduates)}</td>
              <td>
                {words.control[row.type]}
                <small>{words.length[row.type]}</small>
                {row.system !== null && <small>{row.system}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
      {rows.length > firstCount && <p className={printed}>{words.printed(firstCount)}</p>}
      {rows.length > firstCount && (
        <label
          className={joinClasses(
            opener,
            "relative mt-3 min-h-11 items-center rounded-xl border-2 border-accent px-5 py-2 font-semibold text-accent-text hover:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
          )}
        >
          <input type="checkbox" className="sr-only" />
          {words.showAll(rows.length)}
        </label>
      )}
    </div>
  );
}

function Price({ row, choice }: { row: TableRow; choice: PriceChoice }) {
  const usd = getPrice(row, choice);
  if (usd !== null) return formatPrice(usd);
  if (choice === null || row.averagePriceUsd === null) return <NotPublished />;
  return (
    <>
      <NotPublished />
      <small>{words.averageInstead(formatPrice(row.averagePriceUsd))}</small>
    </>
  );
}

function NotPublished() {
  return <i>{notPublished}</i>;
}

function formatPrice(usd: number): string {
  return usd <= 0 ? words.zeroOrLess : formatUsd(usd);
}

/** Low shares with one decimal: between 3.6% and 4.4% admitted lies a fifth of the chance. */
function toShareText(share: number | "tooFew" | null) {
  if (share === "tooFew") return <i>{tooFewText}</i>;
  if (share === null) return <NotPublished />;
  return share < 0.1 ? formatFineShare(share) : formatShare(share);
}

/** A column heading that sorts the table after hydration. */
function SortHead(props: { column: SortKey; sorting: Sorting; onSort: (sorting: Sorting) => void }) {
  const { column, sorting } = props;
  const isAlive = useIsMounted();
  const isSorted = sorting.key === column;
  const isLeft = column === "name" || column === "type";
  const look = joinClasses(
    "flex min-h-11 w-full items-center gap-1.5 whitespace-nowrap",
    isLeft ? "justify-start" : "justify-end",
  );
  const sign = isSorted ? <Arrow isDown={sorting.isDescending} /> : null;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (sorting.isDescending ? "descending" : "ascending") : undefined}
      className={isSorted ? "font-bold text-ink!" : undefined}
    >
      {isAlive ? (
        <button
          type="button"
          className={joinClasses(
            look,
            "underline decoration-line-strong decoration-dotted underline-offset-4",
          )}
          onClick={() => props.onSort(getNextSorting(sorting, column))}
        >
          {words.columns[column]}
          {sign}
        </button>
      ) : (
        <span className={look}>
          {words.columns[column]}
          {sign}
        </span>
      )}
    </th>
  );
}

function Arrow({ isDown }: { isDown: boolean }) {
  return (
    <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true" className="shrink-0">
      <path d={isDown ? "M1 3h8L5 8.5z" : "M1 7h8L5 1.5z"} className="fill-current" />
    </svg>
  );
}
