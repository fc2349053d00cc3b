/** The back-test of chances on one school's real decisions: what it is and is not, and the totals by group. */
import { CardTable } from "./CardTable.tsx";
import { Text } from "./Section.tsx";
import { schoolTest } from "./schoolTestFigures.ts";
import { schoolTestWords as text } from "./schoolTestWords.ts";

export function SchoolTest() {
  const { colleges, shift, slopePercent, covered, rows } = schoolTest;
  const all = rows.find(({ name }) => name === "all");
  if (all === undefined) return null;
  return (
    <>
      <Text>{text.lead(all.applicants, colleges, all.cells)}</Text>
      <Text>{text.level(shift)}</Text>
      <CardTable
        label={text.table}
        head={[text.group, text.cells, text.predicted, text.admitted, text.error]}
        rows={rows.map(({ name, cells, predicted, admitted, error }) => ({
          key: name,
          cells: [
            text.rows[name],
            cells,
            text.percent(predicted),
            text.percent(admitted),
            text.points(error),
          ],
        }))}
      />
      <Text>{text.limits(covered, all.cells, slopePercent)}</Text>
    </>
  );
}
