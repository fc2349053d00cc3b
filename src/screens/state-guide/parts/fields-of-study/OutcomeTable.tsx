/** Graduation and earnings of the median college of each type; the data does not distinguish majors. */
import type { FieldsOfStudyData } from "#content/parts/fieldsOfStudy.ts";
import { formatShare, formatUsd } from "#lib/format.ts";
import { TableFrame } from "#ui/TableFrame.tsx";
import { Origin, PartSection } from "../shared/PartSection.tsx";
import { TypeMark } from "../shared/TypeMark.tsx";
import { groupNames, notPublished } from "../shared/typeWords.ts";
import { words } from "./words.ts";

export function OutcomeTable({ outcomes }: Pick<FieldsOfStudyData, "outcomes">) {
  return (
    <PartSection title={words.outcomes.title} lead={words.outcomes.lead}>
      <TableFrame label={words.outcomes.title}>
        <thead>
          <tr>
            <th scope="col">{words.outcomes.type}</th>
            <th scope="col" className="text-right">
              {words.outcomes.finish}
            </th>
            <th scope="col" className="text-right">
              {words.outcomes.earn}
            </th>
          </tr>
        </thead>
        <tbody className="[&_td]:text-right">
          {outcomes.map(({ group, completion, earningsUsd }) => (
            <tr key={group}>
              <th scope="row" className="font-semibold">
                <span className="flex items-center gap-2">
                  <TypeMark group={group} />
                  {groupNames[group]}
                </span>
              </th>
              <td>{completion.median === null ? notPublished : formatShare(completion.median)}</td>
              <td>{earningsUsd.median === null ? notPublished : formatUsd(earningsUsd.median)}</td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
      <Origin>{words.outcomes.origin}</Origin>
    </PartSection>
  );
}
