/** A table of a written page; the year and source of its figures stand once where they are the same. */
import { type BlockOf, type Inline, plainText } from "#content/blocks.ts";
import { TableFrame } from "#ui/TableFrame.tsx";
import { Cite, InlineText, type SourceMarks } from "./InlineText.tsx";
import { type FigureYear, tableYearsOf } from "./tableYears.ts";

export function TextTable({ block, marks }: { block: BlockOf<"table">; marks: SourceMarks }) {
  const years = tableYearsOf(block);
  const isQuiet = years.isSaidOnce;
  return (
    <figure className="max-w-3xl">
      <figcaption className="mb-2 font-semibold">
        <InlineText runs={block.caption} marks={marks} /> <Year year={years.all} marks={marks} />
      </figcaption>
      <TableFrame label={plainText(block.caption)}>
        <thead>
          <tr>
            {block.head.map((cell, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- Columns may share a name and never move.
              <th key={at} scope="col" className="align-bottom">
                <InlineText runs={cell} marks={marks} />{" "}
                <Year year={years.columns[at] ?? null} marks={marks} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- Rows never move.
            <TextRow key={at} row={row} marks={marks} year={years.rows[at] ?? null} isQuiet={isQuiet} />
          ))}
        </tbody>
      </TableFrame>
    </figure>
  );
}

function TextRow(props: {
  row: readonly Inline[][];
  marks: SourceMarks;
  year: FigureYear | null;
  isQuiet: boolean;
}) {
  const {
    row: [first, ...others],
    marks,
    isQuiet,
  } = props;
  return (
    <tr>
      <th scope="row" className="min-w-32 align-top font-semibold">
        <InlineText runs={first ?? []} marks={marks} isQuiet={isQuiet} />{" "}
        <Year year={props.year} marks={marks} />
      </th>
      {others.map((cell, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- Cells may repeat and never move.
        <td key={at} className="align-top">
          <InlineText runs={cell} marks={marks} isQuiet={isQuiet} />
        </td>
      ))}
    </tr>
  );
}

function Year({ year, marks }: { year: FigureYear | null; marks: SourceMarks }) {
  if (year === null) return null;
  return (
    <span className="text-[0.85em] font-normal whitespace-nowrap text-ink-soft">
      {year.year !== "" && `(${year.year})`}
      <Cite source={year.source} isToConfirm={marks[year.source] === true} />
    </span>
  );
}
