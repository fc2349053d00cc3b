/** The chance's test as a picture: what was predicted for each group, against who was really admitted. */
import { chanceTestGroups } from "#components/marketing/publishedFigures.ts";
import { words } from "./words.ts";

const size = 300;
const inset = 34;
const scale = (size - inset - 8) / 100;
const x = (percent: number) => inset + percent * scale;
const y = (percent: number) => size - inset - percent * scale;
const { test } = words;

/** Dots as zero-length strokes of one path: less to draw than circles. */
const dotsOf = (points: readonly (readonly [number, number])[]) =>
  points.map(([across, up]) => `M${x(across).toFixed(1)} ${y(up).toFixed(1)}h0`).join("");
const predicted = dotsOf(chanceTestGroups.map(([tassel, actual]) => [tassel, actual]));
const alone = dotsOf(chanceTestGroups.map(([, actual, admitRate]) => [admitRate, actual]));

export function Scatter() {
  return (
    <figure className="rounded-3xl border border-line bg-card p-4 sm:p-7">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={test.drawing(chanceTestGroups.length)}
        fill="none"
        strokeLinecap="round"
        className="h-auto w-full"
      >
        {[0, 50, 100].map((percent) => (
          <g key={percent}>
            <path
              d={`M${x(0)} ${y(percent)}H${x(100)}M${x(percent)} ${y(0)}V${y(100)}`}
              className="stroke-line"
            />
            <text x={x(0) - 5} y={y(percent) + 4} textAnchor="end" className="fill-ink-soft text-[10px]">
              {percent}
            </text>
            <text x={x(percent)} y={y(0) + 13} textAnchor="middle" className="fill-ink-soft text-[10px]">
              {percent}
            </text>
          </g>
        ))}
        <path
          d={`M${x(0)} ${y(0)}L${x(100)} ${y(100)}`}
          className="stroke-line-strong"
          strokeDasharray="4 5"
        />
        <path d={alone} className="stroke-line-strong" strokeWidth={7} />
        <path d={alone} className="stroke-card" strokeWidth={4.6} />
        <path d={predicted} className="stroke-accent" strokeWidth={8.5} />
        <text x={x(50)} y={size - 6} textAnchor="middle" className="fill-ink-soft text-[10px]">
          {test.axisX}
        </text>
        <text
          transform={`translate(10 ${y(50)}) rotate(-90)`}
          textAnchor="middle"
          className="fill-ink-soft text-[10px]"
        >
          {test.axisY}
        </text>
      </svg>
      <figcaption className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-[0.95rem] text-ink-soft">
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="size-3 rounded-full bg-accent" />
          {test.method}
        </span>
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="size-3 rounded-full border border-line-strong bg-card" />
          {test.alone}
        </span>
      </figcaption>
    </figure>
  );
}
