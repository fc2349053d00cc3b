/** A table of a written page: years mentioned once, narrow columns on a phone, and blocks there for long texts. */
import type { ReactNode } from "react";
import type { BlockOf, Inline } from "#content/blocks.ts";
import { toPlainText } from "#content/plainText.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { TableFrame } from "#ui/TableFrame.tsx";
import { hoistSharedYears } from "./tableYears.ts";
import { words } from "./words.ts";

type InlineRender = (runs: readonly Inline[]) => ReactNode;

export function TextTable({ block, inline }: { block: BlockOf<"table">; inline: InlineRender }) {
  const { head, rows } = hoistSharedYears(block);
  const [first = [], ...others] = head;
  const isStacked = shouldStack(block);
  return (
    <figure className="max-w-3xl">
      <figcaption className="mb-2 font-semibold">{inline(block.caption)}</figcaption>
      <div className={joinClasses(look.narrow, isStacked ? "stacked-on-phones" : look.inset)}>
        <TableFrame label={toPlainText(block.caption)} isStacked={isStacked}>
          <thead>
            <tr>
              <th scope="col">
                {first.length === 0 ? <span className="sr-only">{words.corner}</span> : inline(first)}
              </th>
              {others.map((cell, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- Columns may share a name and never move.
                <th key={at} scope="col">
                  {inline(cell)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <TextRow
                // oxlint-disable-next-line react/no-array-index-key -- Rows never move.
                key={at}
                row={row}
                columns={isStacked ? others.map(toPlainText) : null}
                inline={inline}
              />
            ))}
          </tbody>
        </TableFrame>
      </div>
    </figure>
  );
}

/** `columns`: the names shown above the cells when a row becomes a block. */
function TextRow(props: {
  row: readonly Inline[][];
  columns: readonly string[] | null;
  inline: InlineRender;
}) {
  const { columns, inline } = props;
  const [first = [], ...others] = props.row;
  return (
    <tr role={columns === null ? undefined : "row"}>
      <th scope="row" role={columns === null ? undefined : "rowheader"}>
        {inline(first)}
      </th>
      {others.map((cell, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- Cells may repeat and never move.
        <td key={at} data-column={columns?.[at]} role={columns === null ? undefined : "cell"}>
          {inline(cell)}
        </td>
      ))}
    </tr>
  );
}

const look = {
  narrow: [
    "[&_tbody_th]:min-w-32 [&_tbody_th]:align-top [&_tbody_th]:font-semibold [&_td]:align-top [&_thead_th]:align-bottom",
    "max-sm:[&_tbody_th]:min-w-20 max-sm:[&_:is(td,th)]:px-1.75!",
    "max-sm:[&_table]:text-[0.92rem] max-sm:[&_thead_th]:text-[0.82rem]!",
  ].join(" "),
  /** The first column keeps the frame's own margin. */
  inset: "max-sm:[&_:is(td,th):first-child]:pl-3.5!",
} as const;

/** More than these are too wide for a phone even where each is a short figure: their names have no room. */
const mostColumns = 4;
/** A longer cell counts as text: beside another column, a phone would break it into one word a line. */
const longCell = 18;
/** What two columns have room for. */
const longInTwo = 40;
/** Characters side by side on a phone, with the room around each cell. */
const phoneCharacters = 42;
const cellMargin = 3;

/** A table that a phone has no room for becomes cards there, with its columns' names as labels. */
export function shouldStack({ head, rows }: Pick<BlockOf<"table">, "head" | "rows">): boolean {
  if (head.length > mostColumns) return true;
  const lengths = rows.map((row) => row.map((cell) => toPlainText(cell).length));
  const longest = head.map((_, column) => Math.max(0, ...lengths.map((row) => row[column] ?? 0)));
  const [, ...others] = longest;
  if (others.some((length) => length > (head.length > 2 ? longCell : longInTwo))) return true;
  const needed = longest.reduce((sum, length) => sum + Math.min(length, longCell) + cellMargin, 0);
  return needed > phoneCharacters + cellMargin * head.length;
}
