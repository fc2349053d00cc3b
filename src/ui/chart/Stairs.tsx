/** A sum on its way: each step begins where the one before ended, and sums stand on zero. The list says what is drawn. */
import { joinClasses } from "../joinClasses.ts";
import { createScale } from "./scale.ts";
import { Pin, Span, Track } from "./Track.tsx";

export type StairRow = {
  key: string;
  label: string;
  /** The amount as text, with its sign. */
  amount: string;
  from: number;
  to: number;
  isSum: boolean;
};

/** Heights in pixels. */
const heights = { track: 16, bar: 12 } as const;

/** `least` and `most` are the ends of the scale; where `least` is below zero, zero is marked in every row. */
export function Stairs(props: { label: string; rows: readonly StairRow[]; least: number; most: number }) {
  const at = createScale(props.least, props.most);
  return (
    <ol aria-label={props.label} className="space-y-2">
      {props.rows.map(({ key, label, amount, from, to, isSum }) => (
        <li key={key} className={joinClasses("keep-together", isSum && "font-semibold")}>
          <p className="flex items-baseline justify-between gap-3 text-[0.95rem]">
            <span>{label}</span>
            <span className="figures whitespace-nowrap">{amount}</span>
          </p>
          <Track label={null} height={heights.track} className="mt-0.5">
            {props.least < 0 && (
              <Pin at={at(0)} height={heights.track} of={heights.track} tone="line" width={1.5} />
            )}
            <Span
              from={at(Math.min(from, to))}
              to={at(Math.max(from, to))}
              height={heights.bar}
              of={heights.track}
              tone={isSum ? "accent" : to < from ? "accentSoft" : "support"}
              round={3}
              isMoving
            />
          </Track>
        </li>
      ))}
    </ol>
  );
}
