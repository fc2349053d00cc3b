/** What stands in a chart: lines, areas, dots and columns. Points are places, 0 to 100 from the left and from the top. */
import { type ReactNode, useId } from "react";
import { joinClasses } from "../joinClasses.ts";
import { axesHeight, plotWidths, spreadLabels } from "./labels.ts";
import { toPercent } from "./scale.ts";
import { fillTones, type StrokeTone, strokeTones, type Tone } from "./tones.ts";

export type Point = { x: number; y: number };

/** Stretched to the plot, with strokes as wide as they say: what is drawn with paths stands in it. */
export function Plane(props: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      width="100%"
      height="100%"
      className="overflow-visible [&_path]:[vector-effect:non-scaling-stroke]"
    >
      {props.children}
    </svg>
  );
}

const toPath = (points: readonly Point[]) => `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;

/** In a plane. `dashes` are lengths in pixels. */
export function Line(props: {
  points: readonly Point[];
  tone: StrokeTone;
  width?: number;
  dashes?: string | undefined;
}) {
  return (
    <path
      d={toPath(props.points)}
      fill="none"
      className={strokeTones[props.tone]}
      strokeWidth={props.width ?? 2.5}
      strokeDasharray={props.dashes}
      strokeLinejoin="round"
    />
  );
}

/** In a plane: the area between two lines, or between one and the bottom. */
export function Area(props: { upper: readonly Point[]; lower?: readonly Point[]; tone: Tone }) {
  const { upper } = props;
  const lower = props.lower ?? [
    { x: upper[0]?.x ?? 0, y: 100 },
    { x: upper.at(-1)?.x ?? 0, y: 100 },
  ];
  return (
    <path
      d={`${toPath([...upper, ...lower.toReversed()])}Z`}
      className={joinClasses(fillTones[props.tone], "stroke-none")}
    />
  );
}

export type DotShape = "disc" | "ring" | "square" | "triangle" | "diamond";

/** Discs, rings and squares are strokes without length, one path for all: hundreds of elements would be heavy on a phone. */
const strokeDots = {
  disc: [["stroke-accent", 8.5]],
  ring: [
    ["stroke-ink-soft", 8],
    ["stroke-card", 5],
  ],
  square: [
    ["stroke-accent", 8],
    ["stroke-card", 4.8],
  ],
} as const;

const drawnShapes = {
  triangle: { d: "M0-4.500l4.500 7.500h-9z", className: "fill-support stroke-ink", strokeWidth: 0.9 },
  diamond: { d: "M0-5l4.500 5-4.500 5-4.500-5z", className: "fill-card stroke-ink-soft", strokeWidth: 1.4 },
} as const;

/** Beside planes, not in them. Shapes differ without color too. */
export function Dots(props: { points: readonly Point[]; shape: DotShape; opacity?: number }) {
  const id = useId();
  const { points, shape } = props;
  if (shape === "triangle" || shape === "diamond") {
    return (
      <g opacity={props.opacity}>
        <defs>
          <path id={id} {...drawnShapes[shape]} />
        </defs>
        {points.map(({ x, y }, index) => (
          <use key={index} href={`#${id}`} x={toPercent(x)} y={toPercent(y)} />
        ))}
      </g>
    );
  }
  const path = points.map(({ x, y }) => `M${x} ${y}h.01`).join("");
  return (
    <Plane>
      {strokeDots[shape].map(([className, width]) => (
        <path
          key={className}
          d={path}
          className={className}
          strokeWidth={width}
          strokeLinecap={shape === "square" ? "square" : "round"}
          opacity={props.opacity}
        />
      ))}
    </Plane>
  );
}

/** One dot of a kind on its own, for lists and legends. */
export function DotMark({ shape }: { shape: DotShape }) {
  const drawn = shape === "triangle" || shape === "diamond" ? drawnShapes[shape] : null;
  return (
    <svg viewBox="-7 -7 14 14" width="14" height="14" aria-hidden="true" className="shrink-0">
      {drawn === null ? (
        strokeDots[shape as keyof typeof strokeDots].map(([className, width]) => (
          <path
            key={className}
            d="M0 0h.01"
            className={className}
            strokeWidth={width}
            strokeLinecap={shape === "square" ? "square" : "round"}
          />
        ))
      ) : (
        <path {...drawn} />
      )}
    </svg>
  );
}

/** Beside planes: the dot of the reader's own value, above all others. */
export function OwnDot({ x, y }: Point) {
  return (
    <circle cx={toPercent(x)} cy={toPercent(y)} r={6} className="fill-accent stroke-card" strokeWidth={2} />
  );
}

/** A line across the plot at a height, or upright at a place from one height to another. */
export function Rule(
  props: ({ y: number } | { x: number; from?: number; to?: number }) & {
    tone: StrokeTone;
    width?: number;
    dashes?: string;
  },
) {
  const { tone, width = 1.5, dashes } = props;
  const line =
    "y" in props
      ? { x1: 0, x2: "100%", y1: toPercent(props.y), y2: toPercent(props.y) }
      : {
          x1: toPercent(props.x),
          x2: toPercent(props.x),
          y1: toPercent(props.from ?? 0),
          y2: toPercent(props.to ?? 100),
        };
  return <line {...line} className={strokeTones[tone]} strokeWidth={width} strokeDasharray={dashes} />;
}

/** Columns side by side on the bottom line, each with its parts from the bottom up; `amount` is 0 to 100 of the height. */
export function Columns(props: {
  columns: readonly { key: string; parts: readonly { key: string; amount: number; tone: Tone }[] }[];
  /** Of the room a column has, from 0 to 1. */
  share?: number;
}) {
  const { columns, share = 0.72 } = props;
  const step = 100 / Math.max(1, columns.length);
  return (
    <>
      {columns.map(({ key, parts }, index) =>
        parts.map((part, place) => {
          const below = parts.slice(0, place).reduce((sum, { amount }) => sum + amount, 0);
          return (
            <rect
              key={`${key} ${part.key}`}
              x={toPercent(step * index + (step * (1 - share)) / 2)}
              width={toPercent(step * share)}
              y={toPercent(100 - below - part.amount)}
              height={toPercent(part.amount)}
              className={fillTones[part.tone]}
            />
          );
        }),
      )}
      <Rule y={100} tone="lineStrong" width={1} />
    </>
  );
}

/** Points numbered as in a list beside the chart, each number clear of the others. */
export function NumberedPoints(props: {
  points: readonly (Point & { key: string; title: string })[];
  /** Of the chart with its axes, in pixels. */
  height: number;
}) {
  const size = 17;
  const places = spreadLabels(props.points, size, {
    widths: [plotWidths[0], 500],
    height: props.height - axesHeight,
  });
  return props.points.map(({ x, y, key, title }, index) => {
    const { right = 0, down = 0 } = places[index] ?? {};
    return (
      <svg key={key} x={toPercent(x)} y={toPercent(y)} overflow="visible">
        <title>{title}</title>
        <path d={`M0 0L${right} ${down}`} className="stroke-ink" />
        <circle cx={right} cy={down} r={size / 2 - 0.5} className="fill-card stroke-ink" />
        <text
          x={right}
          y={down + 3.8}
          textAnchor="middle"
          className="figures fill-ink"
          fontSize={11}
          fontWeight={700}
        >
          {index + 1}
        </text>
      </svg>
    );
  });
}
