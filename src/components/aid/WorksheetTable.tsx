/** "Show the work": the official worksheet, line by line, with the table behind each. */
import type { WorksheetLines } from "#domain/aid/studentAidIndex.ts";
import type { Formula } from "#domain/aid/worksheetInput.ts";
import { formatUsd } from "#lib/format.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { words } from "./words.ts";
import { type LineWords, worksheetWords } from "./worksheetLines.ts";

export function WorksheetTable(props: { formula: Formula; lines: WorksheetLines }) {
  return (
    <table className="w-full border-collapse text-left text-[0.95rem]">
      <caption className="sr-only">{words.worksheet(props.formula)}</caption>
      <thead className="text-ink-soft">
        <tr>
          <th scope="col" className="w-12 py-1 pr-2 font-semibold">
            {words.line}
          </th>
          <th scope="col" className="py-1 pr-3 font-semibold">
            {words.what}
          </th>
          <th scope="col" className="py-1 text-right font-semibold">
            {words.amount}
          </th>
        </tr>
      </thead>
      {worksheetWords[props.formula].map(({ group, lines }) => (
        <tbody key={group}>
          <tr>
            <th scope="rowgroup" colSpan={3} className="pt-5 pb-1 font-serif text-lg font-semibold">
              {words.groups[group]}
            </th>
          </tr>
          {lines.map((line) => (
            <Line key={line.line} words={line} value={props.lines[line.line] ?? null} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Line({ words: line, value }: { words: LineWords; value: number | null }) {
  return (
    <tr
      className={joinClasses(
        "border-t align-top",
        line.isSum === true ? "border-ink font-semibold" : "border-line",
      )}
    >
      <td className="figures py-1.5 pr-2">{line.line}</td>
      <th scope="row" className={joinClasses("py-1.5 pr-3", line.isSum !== true && "font-normal")}>
        {line.label}
        {line.table !== undefined && (
          <span className="block text-[0.88rem] font-normal text-ink-soft">{line.table}</span>
        )}
      </th>
      <td className="figures py-1.5 text-right whitespace-nowrap">{toAmountText(line, value)}</td>
    </tr>
  );
}

function toAmountText(line: LineWords, value: number | null): string {
  if (value === null) return "";
  return line.isPercent === true ? words.percent(value) : formatUsd(value);
}
