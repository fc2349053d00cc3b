/**
 * A chart on one line: a rail with bands, bars, marks and dots on it. Places are 0 to 100; thicknesses are in pixels, so
 * marks keep their shape at any width.
 */
import type { ReactNode } from "react";
import { joinClasses } from "../joinClasses.ts";
import { toPercent } from "./scale.ts";
import { fillTones, type StrokeTone, strokeTones, type Tone } from "./tones.ts";

export function Track(props: {
  /** What is drawn, in words with its values; null if the text beside it says the same. */
  label: string | null;
  /** In pixels. */
  height: number;
  className?: string | undefined;
  children: ReactNode;
}) {
  const heard = props.label === null ? { "aria-hidden": true } : { role: "img", "aria-label": props.label };
  return (
    <svg
      width="100%"
      height={props.height}
      {...heard}
      className={joinClasses("block overflow-visible", props.className)}
    >
      {props.children}
    </svg>
  );
}

/** The line everything stands on, in the middle of the track. */
export function Rail(props: { from?: number; to?: number; width?: number; tone?: StrokeTone }) {
  const { from = 0, to = 100, width = 1.5, tone = "lineStrong" } = props;
  return (
    <line
      x1={toPercent(from)}
      x2={toPercent(to)}
      y1="50%"
      y2="50%"
      className={strokeTones[tone]}
      strokeWidth={width}
      strokeLinecap="round"
    />
  );
}

/** A band from one place to another, in the middle of the track; never thinner than can be seen. */
export function Span(props: {
  from: number;
  to: number;
  /** In pixels, and that of the track. */
  height: number;
  of: number;
  tone: Tone;
  /** Rounding of its corners, in pixels. */
  round?: number;
  isMoving?: boolean;
}) {
  const { from, to, height, of, tone, round = 4 } = props;
  const width = Math.max(1, to - from);
  return (
    <rect
      // At the far end, what is only as wide as can be seen stays within the chart.
      x={toPercent(Math.min(from, 100 - width))}
      y={(of - height) / 2}
      width={toPercent(width)}
      height={height}
      rx={round}
      className={joinClasses(fillTones[tone], props.isMoving === true && "transition-all duration-200")}
      strokeWidth={1.5}
    />
  );
}

/** An upright mark at a place, with a rim that lifts it off what it crosses if `hasRim`. */
export function Pin(props: {
  at: number;
  height: number;
  of: number;
  tone: StrokeTone;
  width?: number;
  hasRim?: boolean;
}) {
  const { at, height, of, tone, width = 3 } = props;
  const line = { x1: toPercent(at), x2: toPercent(at), y1: (of - height) / 2, y2: (of + height) / 2 };
  return (
    <>
      {props.hasRim === true && <line {...line} className="stroke-card" strokeWidth={width + 3} />}
      <line {...line} className={strokeTones[tone]} strokeWidth={width} strokeLinecap="round" />
    </>
  );
}

/** A dot at a place, in the middle of the track. */
export function Spot(props: { at: number; radius: number; isHollow?: boolean }) {
  return (
    <circle
      cx={toPercent(props.at)}
      cy="50%"
      r={props.radius}
      className={props.isHollow === true ? "fill-card stroke-accent" : "fill-accent stroke-card"}
      strokeWidth={props.isHollow === true ? 2 : 1.5}
    />
  );
}

/** A diamond at a place, with a rim that lifts it off what it crosses: a figure from elsewhere. */
export function Diamond(props: { at: number; size: number }) {
  const half = props.size / 2;
  return (
    <svg x={toPercent(props.at)} y="50%" overflow="visible">
      <rect
        x={-half}
        y={-half}
        width={props.size}
        height={props.size}
        rx={1.5}
        transform="rotate(45)"
        className="fill-ink stroke-card"
        strokeWidth={2}
      />
    </svg>
  );
}

/** How many things are at a place: a circle, or a diamond for another kind; empty once all of them are done. */
export function CountMark(props: { at: number; count: number; isDone: boolean; isDiamond: boolean }) {
  const { count, isDone } = props;
  const radius = count > 1 ? 8.5 : 6;
  const look = isDone ? "fill-card stroke-line-strong" : "fill-accent stroke-card";
  return (
    <svg x={toPercent(props.at)} y="50%" overflow="visible">
      {props.isDiamond ? (
        <rect
          x={-radius}
          y={-radius}
          width={radius * 2}
          height={radius * 2}
          rx={2}
          transform="rotate(45) scale(0.82)"
          className={look}
          strokeWidth={1.5}
        />
      ) : (
        <circle r={radius} className={look} strokeWidth={1.5} />
      )}
      {count > 1 && (
        <text
          y={3.7}
          textAnchor="middle"
          className={joinClasses(
            "figures text-[10.5px] font-semibold",
            isDone ? "fill-ink" : "fill-on-accent",
          )}
        >
          {count}
        </text>
      )}
    </svg>
  );
}

/** One bar of several below each other: `share` is of the longest, 0 to 1. Its figure is shown beside it as text. */
export function Bar(props: {
  share: number;
  /** One of the bars stands out, or all but one stand back. */
  isMarked?: boolean;
  isFaint?: boolean;
  height?: number;
  className?: string;
}) {
  const { height = 12 } = props;
  return (
    <Track
      label={null}
      height={height}
      className={joinClasses("rounded-full overflow-hidden!", props.className)}
    >
      <rect width="100%" height={height} className="fill-sunk" />
      <rect
        width={toPercent(Math.min(1, Math.max(0, props.share)) * 100)}
        height={height}
        className={joinClasses(
          "transition-[width] duration-200",
          props.isMarked === true
            ? "fill-support"
            : props.isFaint === true
              ? "fill-line-strong"
              : "fill-accent",
        )}
      />
    </Track>
  );
}

/** The spread of a figure: a line from the least to the most with caps, a band for the middle half, a mark for the median. */
export function RangeTrack(props: {
  /** Null draws no line. */
  ends: readonly [least: number, most: number] | null;
  /** The middle half; null if not known. */
  band: readonly [lower: number, upper: number] | null;
  median: number;
  label: string | null;
  height?: number;
  className?: string;
}) {
  const { ends, band, height = 26 } = props;
  return (
    <Track label={props.label} height={height} className={props.className}>
      <Rail tone="line" width={ends === null ? 6 : 1} />
      {ends !== null && (
        <>
          <Rail from={ends[0]} to={ends[1]} tone="inkSoft" />
          {ends.map((end, index) => (
            <Pin
              key={index === 0 ? "least" : "most"}
              at={end}
              height={height * 0.4}
              of={height}
              tone="inkSoft"
              width={1.5}
            />
          ))}
        </>
      )}
      {band !== null && (
        <Span from={band[0]} to={band[1]} height={height * 0.7} of={height} tone="accentSoft" />
      )}
      <Pin at={props.median} height={height * 0.92} of={height} tone="accent" />
    </Track>
  );
}

/**
 * Keeps a text beside a mark: empty room as long as the way to it, in percent. A drawing, because a style would be blocked in a
 * prerendered page.
 */
export function Room(props: { to: number }) {
  return <svg aria-hidden="true" width={toPercent(props.to)} height={1} className="shrink-0" />;
}
