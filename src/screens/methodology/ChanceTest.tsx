/** The back-test of chances: against a simpler rule, as a chart, and group by group. */
import type { MethodologyPage } from "#contract/methodologyPage.ts";
import { gpaBandTable } from "#domain/admission/gpaBandBacktest.ts";
import { ucAdmitTable } from "#domain/admission/ucAdmitTable.ts";
import { formatShare } from "#lib/format.ts";
import { ComparisonChart } from "#ui/chart/ComparisonChart.tsx";
import { Legend } from "#ui/chart/Legend.tsx";
import { CardTable } from "./CardTable.tsx";
import { SchoolTest } from "./SchoolTest.tsx";
import { Fold, Folds, Section, SmallHeading, Text } from "./Section.tsx";
import { schoolTestWords } from "./schoolTestWords.ts";
import { words } from "./words.ts";

const text = words.chanceTest;

export function ChanceTest({ page }: { page: MethodologyPage }) {
  const { method, admitRateAlone, cells } = page.chance;
  return (
    <Section id="chance-test" title={words.sections.chanceTest}>
      <Text>{text.lead(ucAdmitTable.source.title, ucAdmitTable.source.year)}</Text>
      <Scatter cells={cells} />
      <SmallHeading>{text.compare}</SmallHeading>
      <CardTable
        label={text.compare}
        head={[text.rule, text.error, text.labels, text.optimistic, text.covered]}
        rows={[
          { key: "method", cells: [text.method, ...listFigures(method)] },
          { key: "alone", cells: [text.alone, ...listFigures(admitRateAlone)] },
          { key: "percentile", cells: [text.percentile, text.cannot] },
        ]}
      />
      <Folds>
        <Fold title={text.tableTitle}>
          <CellTable cells={cells} />
          <Text>{text.limits}</Text>
        </Fold>
        <Fold title={text.lowGrades.title}>
          <LowGrades page={page} />
        </Fold>
        <Fold title={schoolTestWords.title}>
          <SchoolTest />
        </Fold>
      </Folds>
    </Section>
  );
}

type Cells = MethodologyPage["chance"]["cells"];

function listFigures(figures: MethodologyPage["chance"]["method"]): string[] {
  const { cells, meanErrorPoints, labelsRight, tooOptimistic, covered } = figures;
  return [
    text.points(meanErrorPoints),
    text.of(labelsRight, cells),
    String(tooOptimistic),
    covered === null ? text.noRange : text.of(covered, cells),
  ];
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
    <CardTable
      label={text.table}
      head={[text.campus, text.overall, ...ucAdmitTable.bandMiddles.map(text.band)]}
      rows={ucAdmitTable.rows.map(({ campus, admitRate }) => ({
        key: campus,
        cells: [
          campus,
          formatShare(admitRate),
          ...cells
            .filter((cell) => cell.campus === campus)
            .map((cell) => (
              <Compared
                key={cell.band}
                actual={cell.actual}
                predicted={cell.predicted}
                read={text.cell(formatShare(cell.actual), formatPredicted(cell.predicted), cell.isCovered)}
                isOutside={!cell.isCovered}
              />
            )),
        ],
      }))}
    />
  );
}

function LowGrades({ page }: { page: MethodologyPage }) {
  const { cells, three, threeAndHalf } = page.chance.lowGrades;
  const own = text.lowGrades;
  const compare = ({ actual, predicted }: { actual: number; predicted: number }) => (
    <Compared
      actual={actual}
      predicted={predicted}
      read={own.cell(formatShare(actual), formatPredicted(predicted))}
    />
  );
  return (
    <>
      <Text>{own.lead(gpaBandTable.source.title, gpaBandTable.source.year)}</Text>
      <CardTable
        label={own.table}
        head={[own.college, own.belowThree, own.belowThreeAndHalf]}
        rows={[
          ...cells.map((cell) => ({
            key: `${cell.college}-${cell.fall}`,
            cells: [
              own.collegeAndFall(cell.college, cell.fall),
              compare(cell.three),
              compare(cell.threeAndHalf),
            ],
          })),
          {
            key: "all",
            cells: [
              own.all,
              ...[three, threeAndHalf].map(({ bias, meanError }) => own.figures(100 * bias, 100 * meanError)),
            ],
          },
        ]}
      />
      <Text>{own.limits}</Text>
    </>
  );
}

/** What happened in bold, what was predicted below; `read` says both to whoever does not see it. */
function Compared(props: { actual: number; predicted: number; read: string; isOutside?: boolean }) {
  return (
    <>
      <span className="sr-only">{props.read}</span>
      <span aria-hidden="true">
        <strong className="font-semibold">{formatShare(props.actual)}</strong>
        <span className="block text-[0.88rem] text-ink-soft">
          {text.predicted} {formatPredicted(props.predicted)}
          {props.isOutside === true && <span className="block text-caution">{text.outside}</span>}
        </span>
      </span>
    </>
  );
}

/** A prediction is never none or all. */
function formatPredicted(share: number): string {
  if (share >= 0.995) return text.nearlyAll;
  return share < 0.005 ? text.nearlyNone : formatShare(share);
}
