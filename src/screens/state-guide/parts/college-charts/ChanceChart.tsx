/** How many colleges admit everyone, most, or few applicants: a bar per band, divided by type. */
import { type AdmitBand, admitBands, type ChartGroup } from "#content/parts/collegeCharts.ts";
import type { TypeGroup } from "#content/parts/collegeTypes.ts";
import { formatInteger } from "#lib/format.ts";
import { Legend } from "#ui/chart/Legend.tsx";
import { Stack } from "#ui/chart/Stack.tsx";
import type { Tone } from "#ui/chart/tones.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { TableFrame } from "#ui/TableFrame.tsx";
import { Origin, PartSection } from "../shared/PartSection.tsx";
import { groupNames } from "../shared/typeWords.ts";
import { words } from "./words.ts";

const fills: Record<TypeGroup, Tone> = {
  publicFour: "accent",
  publicTwo: "accentSoft",
  nonprofit: "support",
  forProfit: "ink",
};

export function ChanceChart({ groups }: { groups: readonly ChartGroup[] }) {
  const getCount = (band: AdmitBand) => groups.reduce((sum, group) => sum + countIn(group, band), 0);
  const shown = admitBands.filter((band) => getCount(band) > 0);
  const all = groups.reduce((sum, { colleges }) => sum + colleges, 0);
  const maximum = Math.max(...shown.map(getCount));
  return (
    <PartSection
      title={words.chance.title}
      lead={words.chance.lead(all, getCount("all"), getCount("from25") + getCount("under25"))}
    >
      <Legend items={groups.map(({ group }) => ({ mark: fills[group], name: groupNames[group] }))} />
      <ul className="mt-3 max-w-lg space-y-2">
        {shown.map((band) => (
          <li key={band}>
            <p className="flex items-baseline justify-between gap-3 text-[0.95rem]">
              <span>{words.chance.band(band)}</span>
              <span className="figures font-semibold">{formatInteger(getCount(band))}</span>
            </p>
            <Stack
              label={words.chance.bar(band, getCount(band))}
              total={maximum}
              parts={groups.map((group) => ({
                key: group.group,
                amount: countIn(group, band),
                fill: fills[group.group],
              }))}
            />
          </li>
        ))}
      </ul>
      <Disclosure summary={words.table} className="mt-2 print:not-open:hidden">
        <Figures groups={groups} bands={shown} getCount={getCount} />
      </Disclosure>
      <Origin>{words.chance.origin}</Origin>
    </PartSection>
  );
}

function Figures(props: {
  groups: readonly ChartGroup[];
  bands: readonly AdmitBand[];
  getCount: (band: AdmitBand) => number;
}) {
  return (
    <TableFrame label={words.chance.title}>
      <thead>
        <tr>
          <th scope="col">{words.chance.admitted}</th>
          {props.groups.map(({ group }) => (
            <th key={group} scope="col">
              {groupNames[group]}
            </th>
          ))}
          <th scope="col">{words.chance.all}</th>
        </tr>
      </thead>
      <tbody>
        {props.bands.map((band) => (
          <tr key={band}>
            <th scope="row" className="font-normal">
              {words.chance.band(band)}
            </th>
            {props.groups.map((group) => (
              <td key={group.group}>{formatInteger(countIn(group, band))}</td>
            ))}
            <td className="font-semibold">{formatInteger(props.getCount(band))}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

function countIn({ admits }: ChartGroup, band: AdmitBand): number {
  return admits[admitBands.indexOf(band)] ?? 0;
}
