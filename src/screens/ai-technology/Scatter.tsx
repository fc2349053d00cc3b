/** The back-test of chances as a chart: predicted versus actually admitted, per group. */
import { chanceTestGroups } from "#components/marketing/publishedFigures.ts";
import { ComparisonChart } from "#ui/chart/ComparisonChart.tsx";
import { Legend } from "#ui/chart/Legend.tsx";
import { words } from "./words.ts";

const { test } = words;
const place = (predicted: number, actual: number) => ({ x: predicted, y: 100 - actual });

export function Scatter() {
  return (
    <figure className="rounded-3xl border border-line bg-card p-4 sm:p-7">
      <ComparisonChart
        label={test.drawing(chanceTestGroups.length)}
        x={test.axisX}
        y={test.axisY}
        dots={chanceTestGroups.map(([predicted, actual]) => place(predicted, actual))}
        rings={chanceTestGroups.map(([, actual, admitRate]) => place(admitRate, actual))}
      />
      <figcaption>
        <Legend
          className="mt-2"
          items={[
            { mark: "disc", name: test.method },
            { mark: "ring", name: test.alone },
          ]}
        />
      </figcaption>
    </figure>
  );
}
