/** A small curve from 0 to 100 with its axis in words. */
import { useId } from "react";

const width = 320;
const height = 120;
const bottom = 96;
const top = 10;
const left = 30;

export function MiniCurve(props: {
  /** Drawn at 80 places from `from` to `to`; a score 0-100. */
  getScore: (x: number) => number;
  from: number;
  to: number;
  /** Spaces the places by ratio instead of by distance. */
  isLogarithmic?: boolean;
  ends: readonly [string, string];
  axis: string;
  label: string;
}) {
  const { from, to, getScore } = props;
  const id = useId();
  const xAt = (way: number) =>
    props.isLogarithmic === true ? from * (to / from) ** way : from + (to - from) * way;
  const points = Array.from({ length: 81 }, (_, index) => {
    const way = index / 80;
    const x = left + way * (width - left - 6);
    const y = bottom - (getScore(xAt(way)) / 100) * (bottom - top);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="h-auto w-full" role="img" aria-labelledby={id}>
      <title id={id}>{props.label}</title>
      {[0, 50, 100].map((score) => {
        const y = bottom - (score / 100) * (bottom - top);
        return (
          <g key={score}>
            <path d={`M${left} ${y}H${width - 6}`} className="stroke-line" />
            <text x={left - 5} y={y + 4} textAnchor="end" className="fill-ink-soft text-[11px]">
              {score}
            </text>
          </g>
        );
      })}
      <path
        d={`M${points.join("L")}L${width - 6} ${bottom}L${left} ${bottom}Z`}
        className="fill-accent-soft"
        opacity={0.6}
      />
      <path d={`M${points.join("L")}`} fill="none" className="stroke-accent" strokeWidth={2.5} />
      <text x={left} y={height - 8} className="fill-ink-soft text-[11px]">
        {props.ends[0]}
      </text>
      <text x={(left + width) / 2} y={height - 8} textAnchor="middle" className="fill-ink-soft text-[11px]">
        {props.axis}
      </text>
      <text x={width - 6} y={height - 8} textAnchor="end" className="fill-ink-soft text-[11px]">
        {props.ends[1]}
      </text>
    </svg>
  );
}
