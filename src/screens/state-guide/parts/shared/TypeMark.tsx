/** The mark of each type of college in charts, distinguished by shape as well as color. */
import type { ReactNode } from "react";
import { type TypeGroup, typeGroups } from "#content/parts/collegeTypes.ts";
import { groupNames } from "./typeWords.ts";

/** One path for all dots of a type: four hundred elements would be heavy on a phone. */
export const dotShapes: Record<TypeGroup, (x: number, y: number) => string> = {
  // A zero-length stroke with a round line cap.
  publicFour: (x, y) => `M${x} ${y}h0`,
  publicTwo: (x, y) => `M${x - 3} ${y - 3}h6v6h-6z`,
  nonprofit: (x, y) => `M${x} ${y - 4}l4 7h-8z`,
  forProfit: (x, y) => `M${x} ${y - 4.5}l4 4.5-4 4.5-4-4.5z`,
};

export const dotLooks: Record<TypeGroup, { className: string; strokeWidth: number }> = {
  publicFour: { className: "fill-none stroke-accent [stroke-linecap:round]", strokeWidth: 8.5 },
  publicTwo: { className: "fill-card stroke-accent", strokeWidth: 1.6 },
  nonprofit: { className: "fill-support stroke-ink", strokeWidth: 0.9 },
  forProfit: { className: "fill-transparent stroke-ink-soft", strokeWidth: 1.4 },
};

export function TypeMark({ group }: { group: TypeGroup }) {
  return (
    <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true" className="shrink-0">
      <path d={dotShapes[group](7, 7)} {...dotLooks[group]} />
    </svg>
  );
}

/** A legend of the marks. */
export function TypeKey(props: { groups: readonly TypeGroup[]; children?: ReactNode }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-[0.9rem]">
      {typeGroups
        .filter((group) => props.groups.includes(group))
        .map((group) => (
          <li key={group} className="flex items-center gap-1.5">
            <TypeMark group={group} />
            {groupNames[group]}
          </li>
        ))}
      {props.children}
    </ul>
  );
}
