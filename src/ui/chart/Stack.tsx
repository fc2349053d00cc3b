/** Amounts side by side in one bar, each with its own look; the same figures are listed beside it as text. */
import { useId } from "react";
import { joinClasses } from "../joinClasses.ts";
import { toPercent } from "./scale.ts";
import { Pin, Track } from "./Track.tsx";
import { fillTones, type Tone } from "./tones.ts";

export type StackPart = { key: string; amount: number; fill: Tone };

/** Negative amounts are not drawn. `total` is the amount of a full bar. `label` is null if the text beside says the same. */
export function Stack(props: {
  parts: readonly StackPart[];
  total: number;
  label: string | null;
  /** In pixels. */
  height?: number;
  className?: string;
  /** An amount to mark across the bar, such as a budget. */
  pinAt?: number | null;
  /** A part was clicked, where buttons beside the bar do the same. */
  onPress?: (key: string) => void;
}) {
  const { parts, height = 36, pinAt = null, onPress } = props;
  const hatching = useId();
  const lengths = parts.map((part) => Math.max(0, part.amount) * (100 / Math.max(1, props.total)));
  const starts = lengths.map((_, index) => lengths.slice(0, index).reduce((sum, length) => sum + length, 0));
  return (
    <Track
      label={props.label}
      height={height}
      className={joinClasses("overflow-hidden! bg-line", height > 16 && "rounded-lg", props.className)}
    >
      {parts.some(({ fill }) => fill === "ink") && <Hatching id={hatching} />}
      {parts.map((part, index) => {
        const box = {
          x: toPercent(starts[index] ?? 0),
          width: toPercent(lengths[index] ?? 0),
          height,
        };
        return (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
          <g
            key={part.key}
            onClick={() => onPress?.(part.key)}
            className={onPress === undefined ? undefined : "cursor-pointer"}
          >
            <rect {...box} className={fillTones[part.fill]} />
            {part.fill === "ink" && <rect {...box} fill={`url(#${hatching})`} />}
            {index > 0 && (lengths[index] ?? 0) > 0 && (
              <line x1={box.x} x2={box.x} y2={height} className="stroke-card" strokeWidth={2} />
            )}
          </g>
        );
      })}
      {pinAt !== null && (
        <Pin
          at={Math.min(100, (100 * pinAt) / Math.max(1, props.total))}
          height={height}
          of={height}
          tone="danger"
          width={3}
          hasRim
        />
      )}
    </Track>
  );
}

/** Ink and accent are as dark as each other on gray paper, so ink has lines across it. */
function Hatching({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0v7" className="stroke-card" strokeWidth={3} opacity={0.55} />
      </pattern>
    </defs>
  );
}
