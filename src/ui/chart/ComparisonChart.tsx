/** Two shares of the same things against each other, with the line where both are equal: predicted and actual. */
import { Chart, type ChartValues } from "./Chart.tsx";
import { Dots, Line, Plane, type Point } from "./marks.tsx";

const marks = [0, 50, 100];

/** Points are percentages from the left and from the top. */
export function ComparisonChart(props: {
  label: string;
  /** Titles of the axes, with the unit. */
  x: string;
  y: string;
  dots: readonly Point[];
  /** The same by another rule. */
  rings: readonly Point[];
  values?: ChartValues;
}) {
  return (
    <Chart
      label={props.label}
      height={340}
      x={{ labels: marks.map((at) => ({ at, text: String(at) })), title: props.x }}
      y={{ labels: marks.map((at) => ({ at: 100 - at, text: String(at) })), title: props.y }}
      {...(props.values === undefined ? {} : { values: props.values })}
    >
      <Plane>
        {marks.map((at) => (
          <Line
            key={at}
            points={[
              { x: at, y: 0 },
              { x: at, y: 100 },
            ]}
            tone="line"
            width={1}
          />
        ))}
        <Line
          points={[
            { x: 0, y: 100 },
            { x: 100, y: 0 },
          ]}
          tone="lineStrong"
          width={1.2}
          dashes="4 5"
        />
      </Plane>
      <Dots points={props.rings} shape="ring" />
      <Dots points={props.dots} shape="disc" />
    </Chart>
  );
}
