/** Measured figures in one table a group: median and spread, and for the engine the limit it is held to. */
import {
  type MeasuredGroup,
  type Measurement,
  measuredGroups,
  summarizeSamples,
} from "#domain/performance/measurements.ts";
import { engineWork } from "#domain/performance/sampleWork.ts";
import { TableFrame } from "#ui/TableFrame.tsx";
import { formatMedian, formatSpread } from "./figures.ts";
import { groupNames, measureTabWords, measureWords, words } from "./words.ts";

export function FigureTables(props: { heading: "h2" | "h3"; measurements: readonly Measurement[] }) {
  const { heading: Heading, measurements } = props;
  const groups = measuredGroups.filter((group) => measurements.some((one) => one.group === group));
  return groups.map((group) => (
    <section key={group} className="mt-8">
      <Heading className="mb-3 text-2xl">{groupNames[group]}</Heading>
      <FigureTable group={group} measurements={measurements.filter((one) => one.group === group)} />
    </section>
  ));
}

function FigureTable(props: { group: MeasuredGroup; measurements: readonly Measurement[] }) {
  return (
    <TableFrame label={groupNames[props.group]}>
      <thead>
        <tr>
          <th scope="col">{words.columns.what}</th>
          <th scope="col">{words.columns.figure}</th>
          <th scope="col" className="text-right">
            {words.columns.median}
          </th>
          <th scope="col">{words.columns.spread}</th>
        </tr>
      </thead>
      <tbody>
        {props.measurements.map((one) => {
          const spread = summarizeSamples(one.samples);
          return (
            spread !== null && (
              <tr key={`${one.name} ${one.measure}`}>
                <th scope="row" className="min-w-48 font-normal">
                  {one.name}
                </th>
                <td className="min-w-48">
                  {measureWords[one.measure]}
                  <Bound name={one.name} group={one.group} />
                </td>
                <td className="text-right font-semibold tabular-nums whitespace-nowrap">
                  {formatMedian(one.measure, spread)}
                </td>
                <td className="text-ink-soft tabular-nums whitespace-nowrap">
                  {formatSpread(one.measure, spread)}
                </td>
              </tr>
            )
          );
        })}
      </tbody>
    </TableFrame>
  );
}

function Bound({ group, name }: { group: MeasuredGroup; name: string }) {
  const work = group === "engine" ? Object.values(engineWork).find((one) => one.name === name) : undefined;
  if (work === undefined) return null;
  return (
    <span className="block text-[0.92rem] text-ink-soft">
      {measureTabWords.bound(work.boundMs, work.slowdown)}
      {work === engineWork.prices && `. ${measureTabWords.firstYear}`}
    </span>
  );
}
