/** The heading of a column, which sorts by it once the page is alive. */
import { useIsMounted } from "#client/useIsMounted.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { getNextSorting, type Sorting, type SortKey } from "./tableRows.ts";
import { words } from "./words.ts";

export function SortHead(props: { column: SortKey; sorting: Sorting; onSort: (sorting: Sorting) => void }) {
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
          className={joinClasses(look, "underline decoration-line-strong decoration-dotted underline-offset-4")}
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
