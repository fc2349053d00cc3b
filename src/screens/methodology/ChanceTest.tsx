/** The back-test of chances: against a simpler rule, as a chart, and group by group. */
import type { MethodologyPage } from "#contract/methodologyPage.ts";
import { gpaBandTable } from "#domain/admission/gpaBandBacktest.ts";
import { ucAdmitTable } from "#domain/admission/ucAdmitTable.ts";
import { formatShare } from "#lib/format.ts";
import { TableFrame } from "#ui/TableFrame.tsx";
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

const size = 300;
const inset = 36;
const scaleX = (share: number) => inset + share * (size - inset - 8);
const scaleY = (share: number) => size - scaleX(share);

function Scatter({ cells }: { cells: Cells }) {
  return (
    <figure className="max-w-xl rounded-3xl border border-line bg-card p-4 shadow-card sm:p-6">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        className="h-auto w-full"
        role="img"
        aria-label={text.drawing(cells.length)}
      >
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <path
              d={`M${scaleX(0)} ${scaleY(share)}H${scaleX(1)}M${scaleX(share)} ${scaleY(0)}V${scaleY(1)}`}
              className="stroke-line"
            />
            <text
              x={scaleX(0) - 5}
              y={scaleY(share) + 4}
              textAnchor="end"
              className="fill-ink-soft text-[10px]"
            >
              {share * 100}
            </text>
            <text
              x={scaleX(share)}
              y={scaleY(0) + 13}
              textAnchor="middle"
              className="fill-ink-soft text-[10px]"
            >
              {share * 100}
            </text>
          </g>
        ))}
        <path
          d={`M${scaleX(0)} ${scaleY(0)}L${scaleX(1)} ${scaleY(1)}`}
          className="stroke-line-strong"
          strokeDasharray="4 4"
        />
        {cells.map((cell) => (
          <circle
            key={`${cell.campus}-${cell.band}-alone`}
            cx={scaleX(cell.admitRate).toFixed(1)}
            cy={scaleY(cell.actual).toFixed(1)}
            r={3.4}
            className="fill-transparent stroke-ink-soft"
            strokeWidth={1}
          />
        ))}
        {cells.map((cell) => (
          <circle
            key={`${cell.campus}-${cell.band}`}
            cx={scaleX(cell.predicted).toFixed(1)}
            cy={scaleY(cell.actual).toFixed(1)}
            r={4.6}
            className="fill-accent stroke-card"
            strokeWidth={1}
          />
        ))}
        <text x={scaleX(0.5)} y={size - 8} textAnchor="middle" className="fill-ink-soft text-[10px]">
          {text.axisX}
        </text>
        <text
          transform={`translate(11 ${scaleY(0.5)}) rotate(-90)`}
          textAnchor="middle"
          className="fill-ink-soft text-[10px]"
        >
          {text.axisY}
        </text>
      </svg>
      <figcaption className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-[0.95rem] text-ink-soft">
        <span className="flex items-center gap-2">
          <span className="size-3 rounded-full bg-accent" aria-hidden="true" />
          {text.key.method}
        </span>
        <span className="flex items-center gap-2">
          <span className="size-3 rounded-full border border-ink-soft" aria-hidden="true" />
          {text.key.alone}
        </span>
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
              <td key={index === 0 ? "three" : "threeAndHalf"}>
                {own.figures(100 * bias, 100 * meanError)}
              </td>
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
      <span className="sr-only">{text.lowGrades.cell(formatShare(band.actual), formatPredicted(band.predicted))}</span>
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
