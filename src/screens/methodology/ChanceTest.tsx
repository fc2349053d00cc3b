/** The back-test of chances: against a simpler rule, as a chart, and group by group. */
import type { MethodologyPage } from "#contract/methodologyPage.ts";
import { gpaBandTable } from "#domain/admission/gpaBandBacktest.ts";
import { ucAdmitTable } from "#domain/admission/ucAdmitTable.ts";
import { formatShare } from "#lib/format.ts";
import { ComparisonChart } from "#ui/chart/ComparisonChart.tsx";
import { Legend } from "#ui/chart/Legend.tsx";
import { TableFrame } from "#ui/TableFrame.tsx";
import { SchoolTest } from "./SchoolTest.tsx";
import { Section, SmallHeading, Text } from "./Section.tsx";
import { words } from "./words.ts";

const text = words.chanceTest;

export function ChanceTest({ page }: { page: MethodologyPage }) {
  const { method, admitRateAlone, cells } = page.chance;
  return (
    <Section id="chance-test" title={words.sections.chanceTest}>
      <Text>{text.lead(ucAdmitTable.source.title, ucAdmitTable.source.year)}</Text>
      <Scatter cells={cells} />
      <SmallHeading>{text.compare}</SmallHeading>
      <TableFrame label={text.compare}>
        <thead>
          <tr>
            <th scope="col">{text.rule}</th>
            <th scope="col">{text.error}</th>
            <th scope="col">{text.labels}</th>
            <th scope="col">{text.optimistic}</th>
            <th scope="col">{text.covered}</th>
          </tr>
        </thead>
        <tbody className="figures">
          <Figures name={text.method} figures={method} />
          <Figures name={text.alone} figures={admitRateAlone} />
          <tr>
            <th scope="row" className="font-medium">
              {text.percentile}
            </th>
            <td colSpan={4} className="text-ink-soft">
              {text.cannot}
            </td>
          </tr>
        </tbody>
      </TableFrame>
      <SmallHeading>{text.tableTitle}</SmallHeading>
      <CellTable cells={cells} />
      <Text>{text.limits}</Text>
      <LowGrades page={page} />
      <SchoolTest />
    </Section>
  );
}

type Cells = MethodologyPage["chance"]["cells"];

function Figures(props: { name: string; figures: MethodologyPage["chance"]["method"] }) {
  const { cells, meanErrorPoints, labelsRight, tooOptimistic, covered } = props.figures;
  return (
    <tr>
      <th scope="row" className="min-w-40 font-semibold">
        {props.name}
      </th>
      <td className="min-w-28">{text.points(meanErrorPoints)}</td>
      <td className="min-w-24">{text.of(labelsRight, cells)}</td>
      <td>{tooOptimistic}</td>
      <td className="min-w-24">{covered === null ? text.noRange : text.of(covered, cells)}</td>
    </tr>
  );
}

function Scatter({ cells }: { cells: Cells }) {
  const place = (predicted: number, actual: number) => ({ x: predicted * 100, y: (1 - actual) * 100 });
  return (
    <figure className="max-w-xl rounded-3xl border border-line bg-card p-4 shadow-card sm:p-6">
      <ComparisonChart
        label={text.drawing(cells.length)}
        x={text.axisX}
        y={text.axisY}
        dots={cells.map((cell) => place(cell.predicted, cell.actual))}
        rings={cells.map((cell) => place(cell.admitRate, cell.actual))}
      />
      <figcaption>
        <Legend
          className="mt-2"
          items={[
            { mark: "disc", name: text.key.method },
            { mark: "ring", name: text.key.alone },
          ]}
        />
      </figcaption>
    </figure>
  );
}

function CellTable({ cells }: { cells: Cells }) {
  return (
    <TableFrame label={text.table}>
      <thead>
        <tr>
          <th scope="col">{text.campus}</th>
          <th scope="col">{text.overall}</th>
          {ucAdmitTable.bandMiddles.map((middle) => (
            <th key={middle} scope="col">
              {text.band(middle)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="figures">
        {ucAdmitTable.rows.map((row) => (
          <tr key={row.campus}>
            <th scope="row" className="min-w-32 font-medium">
              {row.campus}
            </th>
            <td className="text-ink-soft">{formatShare(row.admitRate)}</td>
            {cells
              .filter((cell) => cell.campus === row.campus)
              .map((cell) => (
                <td key={cell.band} className="min-w-28">
                  <span className="sr-only">
                    {text.cell(formatShare(cell.actual), formatPredicted(cell.predicted), cell.isCovered)}
                  </span>
                  <span aria-hidden="true">
                    <strong className="font-semibold">{formatShare(cell.actual)}</strong>
                    <span className="block text-[0.88rem] text-ink-soft">
                      {text.predicted} {formatPredicted(cell.predicted)}
                      {!cell.isCovered && <span className="block text-caution">{text.outside}</span>}
                    </span>
                  </span>
                </td>
              ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

function LowGrades({ page }: { page: MethodologyPage }) {
  const { cells, three, threeAndHalf } = page.chance.lowGrades;
  const own = text.lowGrades;
  return (
    <>
      <SmallHeading>{own.title}</SmallHeading>
      <Text>{own.lead(gpaBandTable.source.title, gpaBandTable.source.year)}</Text>
      <TableFrame label={own.table}>
        <thead>
          <tr>
            <th scope="col">{own.college}</th>
            <th scope="col">{own.belowThree}</th>
            <th scope="col">{own.belowThreeAndHalf}</th>
          </tr>
        </thead>
        <tbody className="figures">
          {cells.map((cell) => (
            <tr key={`${cell.college}-${cell.fall}`}>
              <th scope="row" className="min-w-48 font-medium">
                {own.collegeAndFall(cell.college, cell.fall)}
              </th>
              <Band band={cell.three} />
              <Band band={cell.threeAndHalf} />
            </tr>
          ))}
          <tr>
            <th scope="row" className="font-semibold">
              {own.all}
            </th>
            {[three, threeAndHalf].map(({ bias, meanError }, index) => (
              <td key={index === 0 ? "three" : "threeAndHalf"}>{own.figures(100 * bias, 100 * meanError)}</td>
            ))}
          </tr>
        </tbody>
      </TableFrame>
      <Text>{own.limits}</Text>
    </>
  );
}

function Band({ band }: { band: { actual: number; predicted: number } }) {
  return (
    <td className="min-w-28">
      <span className="sr-only">
        {text.lowGrades.cell(formatShare(band.actual), formatPredicted(band.predicted))}
      </span>
      <span aria-hidden="true">
        <strong className="font-semibold">{formatShare(band.actual)}</strong>
        <span className="block text-[0.88rem] text-ink-soft">
          {text.predicted} {formatPredicted(band.predicted)}
        </span>
      </span>
    </td>
  );
}

/** A prediction is never none or all. */
function formatPredicted(share: number): string {
  if (share >= 0.995) return text.nearlyAll;
  return share < 0.005 ? text.nearlyNone : formatShare(share);
}
