/** The back-test of chances on one school's real decisions: what it is and is not, and the totals by group. */
import { TableFrame } from "#ui/TableFrame.tsx";
import { SmallHeading, Text } from "./Section.tsx";
import { schoolTest } from "./schoolTestFigures.ts";
import { schoolTestWords as text } from "./schoolTestWords.ts";

export function SchoolTest() {
  const { colleges, shift, slopePercent, covered, rows } = schoolTest;
  const all = rows.find(({ name }) => name === "all");
  if (all === undefined) return null;
  return (
    <>
      <SmallHeading>{text.title}</SmallHeading>
      <Text>{text.lead(all.applicants, colleges, all.cells)}</Text>
      <Text>{text.level(shift)}</Text>
      <TableFrame label={text.table}>
        <thead>
          <tr>
            <th scope="col">{text.group}</th>
            <th scope="col">{text.cells}</th>
            <th scope="col">{text.predicted}</th>
            <th scope="col">{text.admitted}</th>
            <th scope="col">{text.error}</th>
          </tr>
        </thead>
        <tbody className="figures">
          {rows.map(({ name, cells, predicted, admitted, error }) => (
            <tr key={name}>
              <th scope="row" className="min-w-44 font-medium">
                {text.rows[name]}
              </th>
              <td>{cells}</td>
              <td className="min-w-28">{text.percent(predicted)}</td>
              <td>{text.percent(admitted)}</td>
              <td className="min-w-28">{text.points(error)}</td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
      <Text>{text.limits(covered, all.cells, slopePercent)}</Text>
    </>
  );
}
