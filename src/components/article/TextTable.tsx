/** A table of a written page: years mentioned once, narrow columns on a phone, and blocks there for long texts. */
import type { ReactNode } from "react";
import type { BlockOf, Inline } from "#content/blocks.ts";
import { toPlainText } from "#content/plainText.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { stackedOnPhones } from "#ui/stackedTable.ts";
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
      <div className={joinClasses(look.narrow, isStacked ? stackedOnPhones : look.inset)}>
        <TableFrame label={toPlainText(block.caption)}>
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
    <tr>
      <th scope="row">{inline(first)}</th>
      {others.map((cell, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- Cells may repeat and never move.
        <td key={at} data-column={columns?.[at]}>
          {inline(cell)}
        </td>
      ))}
    </tr>
  );
}

const look = {
  narrow: [
    "[&_tbody_th]:min-w-32 [&_tbody_th]:align-top [&_tbody_th]:font-semibold [&_td]:align-top [&_thead_th]:align-bottom",
    "max-sm:[&_tbody_th]:min-w-24 max-sm:[&_:is(td,th)]:px-2.5!",
  ].join(" "),
  /** The first column keeps the frame's own margin. */
  inset: "max-sm:[&_:is(td,th):first-child]:pl-4!",
} as const;

/** A longer cell counts as text, which needs more than a quarter of a phone's width. */
const longCell = 18;

/** Four or more columns with text in them do not fit on a phone. */
export function shouldStack({ head, rows }: Pick<BlockOf<"table">, "head" | "rows">): boolean {
  if (head.length < 4) return false;
  return rows.some((row) => row.slice(1).some((cell) => toPlainText(cell).length > longCell));
}
