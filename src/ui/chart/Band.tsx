/**
 * A range of money, or of any amount, as a band on its scale: solid up to the limit and outlined beyond it, with a dot for
 * the middle, a mark for the limit, one for a far amount such as the sticker price, and one for another source's figure.
 */
import { createScale } from "./scale.ts";
import { Diamond, Pin, Rail, Span, Spot, Track } from "./Track.tsx";

export type BandProps = {
  low: number;
  middle: number;
  high: number;
  /** The right end: bands with the same end can be compared by eye. The left end is zero, or `low` if that is less. */
  scaleMaximum: number;
  /** What the person can pay; null draws no mark. */
  limit: number | null;
  /** A far amount, where the line ends; null draws it to the right end. */
  far: number | null;
  /** What another source says; beyond the scale it stands at its end. */
  other?: number | null;
  label: string;
  size?: "compact" | "large";
};

const sizes = {
  compact: { height: 20, band: 10, dot: 3.5, other: 9 },
  large: { height: 40, band: 18, dot: 5, other: 13 },
} as const;

export function Band(props: BandProps) {
  const { height, band, dot, other } = sizes[props.size ?? "large"];
  const at = createScale(Math.min(0, props.low), Math.max(1, props.scaleMaximum));
  const from = at(props.low);
  // A band with a single value must still be visible.
  const to = Math.min(100, Math.max(at(props.high), from + 1));
  const split = props.limit === null ? to : Math.min(to, Math.max(from, at(props.limit)));
  const far = props.far === null ? null : at(props.far);
  return (
    <Track label={props.label} height={height}>
      <Rail to={far ?? 100} />
      {from < split && <Span from={from} to={split} height={band} of={height} tone="accent" isMoving />}
      {split < to && <Span from={split} to={to} height={band} of={height} tone="accentSoft" isMoving />}
      <Spot at={at(props.middle)} radius={dot} isHollow />
      {far !== null && <Pin at={far} height={band} of={height} tone="ink" width={2.5} />}
      {props.limit !== null && props.limit <= props.scaleMaximum && (
        <Pin at={at(props.limit)} height={height} of={height} tone="support" />
      )}
      {props.other != null && <Diamond at={Math.min(100, Math.max(0, at(props.other)))} size={other} />}
    </Track>
  );
}
