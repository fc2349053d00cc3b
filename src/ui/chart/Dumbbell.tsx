/**
 * A range of money in a list as a dumbbell: a dot at each end, filled up to the limit and hollow beyond it, and a mark for
 * the middle; or several amounts as dots on one line. The limit is a line through all of it.
 */
import type { ReactNode } from "react";
import { createScale } from "./scale.ts";
import { Diamond, Pin, Rail, Span, Spot, Track } from "./Track.tsx";

type Scaled = {
  /** The right end: rows with the same end can be compared by eye. The left end is zero. */
  scaleMaximum: number;
  /** What the person can pay; null draws no line. */
  limit: number | null;
  /** A far amount, such as the published price, where the line ends; null, and beyond the scale, it goes on. */
  far: number | null;
  /** What another source says; beyond the scale it stands at its end. */
  other?: number | null;
  label: string;
};

const height = 22;
const radius = 4.5;

export function Dumbbell(props: Scaled & { low: number; middle: number; high: number }) {
  const { low, middle, high, limit } = props;
  const at = createScale(0, Math.max(1, props.scaleMaximum));
  const split = limit === null ? high : Math.min(high, Math.max(low, limit));
  return (
    <Frame {...props}>
      {low < split && <Span from={at(low)} to={at(split)} height={5} of={height} tone="accent" isMoving />}
      {split < high && (
        <Span from={at(split)} to={at(high)} height={5} of={height} tone="accentSoft" isMoving />
      )}
      <Pin at={at(middle)} height={13} of={height} tone="accent" width={2.5} hasRim />
      <Spot at={at(low)} radius={radius} isHollow={isBeyond(low, limit)} />
      {high > low && <Spot at={at(high)} radius={radius} isHollow={isBeyond(high, limit)} />}
    </Frame>
  );
}

/** One dot for each amount. */
export function DotLine(props: Scaled & { amounts: readonly number[] }) {
  const { amounts, limit } = props;
  const at = createScale(0, Math.max(1, props.scaleMaximum));
  return (
    <Frame {...props}>
      {amounts.length > 0 && (
        <Span
          from={at(Math.min(...amounts))}
          to={at(Math.max(...amounts))}
          height={3}
          of={height}
          tone="accentSoft"
        />
      )}
      {amounts.map((amount, index) => (
        <Spot key={index} at={at(amount)} radius={radius} isHollow={isBeyond(amount, limit)} />
      ))}
    </Frame>
  );
}

function isBeyond(amount: number, limit: number | null): boolean {
  return limit !== null && amount > limit;
}

function Frame(props: Scaled & { children: ReactNode }) {
  const { limit, far, other = null, scaleMaximum } = props;
  const at = createScale(0, Math.max(1, scaleMaximum));
  return (
    <Track label={props.label} height={height}>
      <Rail to={far === null ? 100 : Math.min(100, at(far))} tone="lineStrong" width={1} />
      {far !== null && far <= scaleMaximum && (
        <Pin at={at(far)} height={9} of={height} tone="ink" width={2.5} />
      )}
      {limit !== null && limit <= scaleMaximum && (
        <Pin at={at(limit)} height={height} of={height} tone="support" />
      )}
      {props.children}
      {other !== null && <Diamond at={Math.min(100, Math.max(0, at(other)))} size={9} />}
    </Track>
  );
}
