/** The sheet on paper: three landscape tables with a row a college, and room for what is written by hand. */
import { type SheetColumnId, sheetColumns } from "#domain/listImport/sheetColumns.ts";
import type { Day } from "#lib/dates.ts";
import { formatDate, formatInteger, formatShortDate } from "#lib/format.ts";
import type { SheetRow } from "./planSheet.ts";
import { words } from "./words.ts";

const text = words.sheet;

/** The first column of each part is the college. What a spreadsheet counts with, such as a chance's ends, is left out of paper. */
const parts: readonly { id: keyof typeof text.parts; columns: readonly SheetColumnId[] }[] = [
  {
    id: "fit",
    columns: [
      "city",
      "state",
      "setting",
      "control",
      "size",
      "miles",
      "admission",
      "chance",
      "match",
      "priceLow",
      "priceHigh",
      "sticker",
      "budget",
    ],
  },
  {
    id: "applying",
    columns: [
      "status",
      "round",
      "deadline",
      "otherDeadlines",
      "tests",
      "essays",
      "letters",
      "fee",
      "feeWaiver",
      "portal",
    ],
  },
  { id: "deciding", columns: ["visit", "interview", "scholarships", "grants", "netPrice", "note"] },
];

const wide: ReadonlySet<SheetColumnId> = new Set(["note", "scholarships", "otherDeadlines", "portal"]);

export default function PrintedSheet(props: {
  rows: readonly SheetRow[];
  student: string | null;
  today: Day;
}) {
  return (
    <div className="printed-sheet hidden print:block">
      {parts.map(({ id, columns }) => (
        <section key={id}>
          <p className="text-[13pt] font-semibold">{text.title(props.student)}</p>
          <p className="text-[8pt]">{text.lead(formatDate(props.today))}</p>
          <table className="mt-2 w-full border-collapse text-left text-[7.5pt] leading-tight [&_:is(td,th)]:border [&_:is(td,th)]:border-line-strong [&_:is(td,th)]:p-1 [&_td]:align-top">
            <caption className="pb-1 text-left font-semibold">{text.parts[id]}</caption>
            <thead>
              <tr>
                {(["college", ...columns] as const).map((column) => (
                  <th key={column} scope="col" className={wide.has(column) ? "w-1/5" : undefined}>
                    {findHeading(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {props.rows.map((row) => (
                <tr key={`${row.unitId}`} className="h-8">
                  <th scope="row" className="font-semibold">
                    {row.college ?? row.unitId}
                  </th>
                  {columns.map((column) => (
                    <td key={column}>{toText(row, column)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}

function findHeading(column: SheetColumnId): string {
  return sheetColumns.find(({ id }) => id === column)?.heading ?? "";
}

function toText(row: SheetRow, column: SheetColumnId): string {
  const cell = column === "chance" ? toChance(row) : row[column];
  return typeof cell === "number" ? formatInteger(cell) : sayDays(cell ?? "");
}

/** A spreadsheet sorts "2026-11-01"; paper says "Nov 1", and its heading the year. */
function sayDays(text: string): string {
  return text.replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => formatShortDate(day));
}

/** "35–60", as everywhere. */
function toChance({ chanceLow, chanceHigh }: SheetRow): string | number | null {
  return chanceLow === chanceHigh ? chanceLow : `${chanceLow ?? ""}–${chanceHigh ?? ""}`;
}
