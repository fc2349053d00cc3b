/** The occupations of one field, in a collapsible section. */
import type { OccupationsData } from "#content/parts/occupations.ts";
import { majorFamilies } from "#domain/college/majorFamilies.ts";
import type { StateCode } from "#domain/college/states.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { TableFrame } from "#ui/TableFrame.tsx";
import { OccupationRow } from "./OccupationRow.tsx";
import { words } from "./words.ts";

export function FieldOccupations(props: {
  field: OccupationsData["fields"][number];
  occupations: OccupationsData["occupations"];
  /** The highest pay of all fields: the end of every scale. */
  highest: number;
  isOpen: boolean;
  state: StateCode;
}) {
  const { family, degrees, occupations } = props.field;
  const name = majorFamilies[family];
  return (
    <Disclosure
      isOpen={props.isOpen}
      className="border-t border-line-strong py-1"
      summary={
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-3 py-1">
          <span className="font-serif text-xl font-medium">{name}</span>
          <span className="figures text-[0.88rem] font-normal text-ink-soft">
            {words.summary(occupations.length, degrees, props.state)}
          </span>
        </span>
      }
    >
      <div
        className={joinClasses(
          "[&_:is(td,th)]:px-3! [&_td]:align-top sm:[&_th:first-child]:w-2/5",
          "stacked-on-phones",
          "max-sm:[&_td:nth-child(2)]:row-span-2 max-sm:[&_td:nth-child(even):last-child]:col-span-1! max-sm:[&_td]:text-left!",
        )}
      >
        <TableFrame label={words.caption(name)}>
          <caption className="sr-only">{words.caption(name)}</caption>
          <thead>
            <tr>
              <th scope="col">{words.occupation}</th>
              <th scope="col">{words.pay}</th>
              <th scope="col" className="text-right">
                {words.openings}
              </th>
              <th scope="col" className="text-right">
                {words.growth}
              </th>
            </tr>
          </thead>
          <tbody>
            {occupations.map((place) => (
              <OccupationRow key={place} occupation={props.occupations[place]} highest={props.highest} />
            ))}
          </tbody>
        </TableFrame>
      </div>
    </Disclosure>
  );
}
