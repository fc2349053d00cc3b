/** The chance's test as a picture: what was predicted for each group, against who was really admitted. */
import { chanceTestGroups } from "#components/marketing/publishedFigures.ts";
import { words } from "./words.ts";

const size = 300;
const inset = 34;
const scale = (size - inset - 8) / 100;
const scaleX = (percent: number) => inset + percent * scale;
const scaleY = (percent: number) => size - inset - percent * scale;
const { test } = words;

/** Dots as zero-length strokes of one path: less to draw than circles. */
const drawDots = (points: readonly (readonly [number, number])[]) =>
  points.map(([across, up]) => `M${scaleX(across).toFixed(1)} ${scaleY(up).toFixed(1)}h0`).join("");
const predicted = drawDots(chanceTestGroups.map(([tassel, actual]) => [tassel, actual]));
const alone = drawDots(chanceTestGroups.map(([, actual, admitRate]) => [admitRate, actual]));

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
              d={`M${scaleX(0)} ${scaleY(percent)}H${scaleX(100)}M${scaleX(percent)} ${scaleY(0)}V${scaleY(100)}`}
              className="stroke-line"
            />
            <text x={scaleX(0) - 5} y={scaleY(percent) + 4} textAnchor="end" className="fill-ink-soft text-[10px]">
              {percent}
            </text>
            <text x={scaleX(percent)} y={scaleY(0) + 13} textAnchor="middle" className="fill-ink-soft text-[10px]">
              {percent}
            </text>
          </g>
        ))}
        <path
          d={`M${scaleX(0)} ${scaleY(0)}L${scaleX(100)} ${scaleY(100)}`}
          className="stroke-line-strong"
          strokeDasharray="4 5"
        />
        <path d={alone} className="stroke-line-strong" strokeWidth={7} />
        <path d={alone} className="stroke-card" strokeWidth={4.6} />
        <path d={predicted} className="stroke-accent" strokeWidth={8.5} />
        <text x={scaleX(50)} y={size - 6} textAnchor="middle" className="fill-ink-soft text-[10px]">
          {test.axisX}
        </text>
        <text
          transform={`translate(10 ${scaleY(50)}) rotate(-90)`}
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
