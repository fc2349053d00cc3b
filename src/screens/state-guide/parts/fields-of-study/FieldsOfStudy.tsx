/** What a state's colleges teach: degrees by field compared with the nation, which colleges award most, and outcomes. */
import { useMemo } from "react";
import { FieldSources } from "#components/source/FieldSources.tsx";
import {
  type FieldsOfStudyData,
  fieldsOfStudySchema,
  type TaughtField,
  type TaughtLevel,
} from "#content/parts/fieldsOfStudy.ts";
import { majorFamilies } from "#domain/college/majorFamilies.ts";
import type { StateCode } from "#domain/college/states.ts";
import { formatFineShare, formatInteger, formatShare, formatUsd } from "#lib/format.ts";
import { Pin, Rail, Span, Track } from "#ui/chart/Track.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { TableFrame } from "#ui/TableFrame.tsx";
import type { StatePartProps } from "../partProps.ts";
import { CollegeLink } from "../shared/CollegeLinks.tsx";
import { Origin, PartSection } from "../shared/PartSection.tsx";
import { TypeMark } from "../shared/TypeMark.tsx";
import { groupNames, notPublished } from "../shared/typeWords.ts";
import { words } from "./words.ts";

export default function FieldsOfStudy({ data, state }: StatePartProps) {
  const read = useMemo(() => fieldsOfStudySchema.safeParse(data), [data]);
  if (!read.success || read.data.levels.length === 0) return null;
  return (
    <div className="@container space-y-12">
      {read.data.levels.map((level) => (
        <Level key={level.level} level={level} state={state} />
      ))}
      <OutcomeTable outcomes={read.data.outcomes} />
      <FieldSources className="no-print mt-4" fields={["completionRate", "earningsUsd"]} />
    </div>
  );
}

function Level({ level, state }: { level: TaughtLevel; state: StateCode }) {
  const named = level.fields.filter(({ givers }) => givers.length > 0);
  const largest = Math.max(
    ...named.flatMap(({ degrees, nationShare }) => [degrees / level.degrees, nationShare]),
  );
  return (
    <PartSection title={words.title(level.level)} lead={words.lead(level.level, level.degrees, state)}>
      <ol className="grid gap-x-12 gap-y-6 @2xl:grid-cols-2">
        {named.map((field) => (
          <Field key={field.family} field={field} share={field.degrees / level.degrees} largest={largest} />
        ))}
      </ol>
      <Disclosure summary={words.all(level.fields.length)} className="mt-3">
        <AllFields level={level} />
      </Disclosure>
      <Origin>{words.origin}</Origin>
    </PartSection>
  );
}

function Field(props: { field: TaughtField; share: number; largest: number }) {
  const { family, degrees, nationShare, givers } = props.field;
  return (
    <li className="min-w-0">
      <p className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 font-semibold wrap-anywhere">{majorFamilies[family]}</span>
        <span className="figures font-serif text-xl">{formatInteger(degrees)}</span>
      </p>
      <ShareBar share={props.share / props.largest} mark={nationShare / props.largest} />
      <p className="figures mt-1 text-[0.92rem] text-ink-soft">{words.shares(props.share, nationShare)}</p>
      <p className="mt-1 text-[0.92rem]">
        <span className="text-ink-soft">{words.most}</span>
      </p>
      <ul className="text-[0.92rem]">
        {givers.map(([name, slug, own]) => (
          <li key={slug}>
            <CollegeLink name={name} slug={slug} />{" "}
            <span className="figures text-ink-soft">{words.giver(own)}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The state's share as a bar, the nation's as a vertical mark, both relative to the longest bar. The text says the same. */
function ShareBar({ share, mark }: { share: number; mark: number }) {
  return (
    <Track label={null} height={18} className="mt-1">
      <Rail width={12} tone="sunk" />
      <Span from={0} to={100 * share} height={12} of={18} tone="accent" round={2} />
      <Pin at={100 * mark} height={18} of={18} tone="ink" width={2.5} hasRim />
    </Track>
  );
}

function AllFields({ level }: { level: TaughtLevel }) {
  return (
    <TableFrame label={words.title(level.level)}>
      <thead>
        <tr>
          <th scope="col">{words.field}</th>
          {[words.degrees, words.here, words.nation].map((head) => (
            <th key={head} scope="col" className="text-right">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="[&_td]:text-right">
        {level.fields.map(({ family, degrees, nationShare }) => (
          <tr key={family}>
            <th scope="row" className="font-normal">
              {majorFamilies[family]}
            </th>
            <td>{formatInteger(degrees)}</td>
            <td>{formatFineShare(degrees / level.degrees)}</td>
            <td>{formatFineShare(nationShare)}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** Graduation and earnings of the median college of each type; the data does not distinguish majors. */
function OutcomeTable({ outcomes }: Pick<FieldsOfStudyData, "outcomes">) {
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
