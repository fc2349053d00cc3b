/** The mark of each type of college in charts, distinguished by shape as well as color. */
import type { ReactNode } from "react";
import { type TypeGroup, typeGroups } from "#content/parts/collegeTypes.ts";
import { DotMark, type DotShape } from "#ui/chart/marks.tsx";
import { groupNames } from "./typeWords.ts";

export const typeShapes: Readonly<Record<TypeGroup, DotShape>> = {
  publicFour: "disc",
  publicTwo: "square",
  nonprofit: "triangle",
  forProfit: "diamond",
};

export function TypeMark({ group }: { group: TypeGroup }) {
  return <DotMark shape={typeShapes[group]} />;
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
