/** A small curve from 0 to 100 over a labeled axis. */
import { Chart } from "#ui/chart/Chart.tsx";
import { Area, Line, Plane } from "#ui/chart/marks.tsx";
import { createScale } from "#ui/chart/scale.ts";

const y = createScale(100, 0);
const grid = [0, 50, 100].map((score) => ({ at: y(score), text: String(score) }));

export function MiniCurve(props: {
  /** Sampled at 81 points from `from` to `to`; the score is 0-100. */
  getScore: (x: number) => number;
  from: number;
  to: number;
  /** Spaces the points by ratio instead of by distance. */
  isLogarithmic?: boolean;
  /** How a value on the axis is written. */
  format: (x: number) => string;
  axis: string;
  /** The heading of the scores in the table for screen readers. */
  score: string;
  label: string;
}) {
  const { from, to, getScore, format } = props;
  const valueAt = (place: number) =>
    props.isLogarithmic === true ? from * (to / from) ** (place / 100) : from + ((to - from) * place) / 100;
  const points = Array.from({ length: 81 }, (_, index) => {
    const x = index * 1.25;
    return { x, y: y(getScore(valueAt(x))) };
  });
  return (
    <Chart
      label={props.label}
      height={140}
      y={{ labels: grid }}
      x={{ labels: [0, 100].map((at) => ({ at, text: format(valueAt(at)) })), title: props.axis }}
      values={{
        caption: props.label,
        columns: [props.axis, props.score],
        rows: [0, 25, 50, 75, 100].map((place) => [
          format(valueAt(place)),
          String(Math.round(getScore(valueAt(place)))),
        ]),
      }}
    >
      <Plane>
        <Area upper={points} tone="accentSoft" />
        <Line points={points} tone="accent" />
      </Plane>
    </Chart>
  );
}
