/** Reads which colleges told the federal survey that they take part in the Yellow Ribbon Program. */
import { type YellowRibbon, yellowRibbonSchema } from "#domain/college/details.ts";
import { readFlagCell, readRequiredTextCell } from "./cells.ts";
import { checkRow } from "./checkedRow.ts";
import { ImportProblem } from "./importProblem.ts";
import { readTable, type Table } from "./readTable.ts";

export const veteransFilePattern = /^veterans_ic\d{4}\.csv(\.gz)?$/;

export function importYellowRibbon(path: string): { table: Table; yellowRibbon: YellowRibbon[] } {
  const table = readTable(path, { needed: ["unitid", "yellow_ribbon"], optional: [] });
  const fall = Number(/_ic(\d{4})/.exec(table.file)?.[1]);
  const seen = new Set<string>();
  const yellowRibbon = table.rows.flatMap((row): YellowRibbon[] => {
    const text = readRequiredTextCell(row, "unitid");
    if (seen.has(text)) throw new ImportProblem(row.place("unitid"), "this college has a row already");
    seen.add(text);
    if (readFlagCell(row, "yellow_ribbon") !== true) return [];
    return [checkRow(row, yellowRibbonSchema, { unitId: Number(text), fall })];
  });
  return { table, yellowRibbon };
}
