/** Two releases side by side: what is better, what is worse, and what only looks like it; and the stored results. */
import { useMemo, useState } from "react";
import type { PerformanceRun, PerformanceRuns } from "#contract/adminPerformance.ts";
import {
  type Compared,
  compareMeasurements,
  type MeasuredGroup,
  measuredGroups,
  type Spread,
  type Verdict,
} from "#domain/performance/measurements.ts";
import { formatShortDate } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { CheckboxGroup } from "#ui/Choice.tsx";
import { SelectField } from "#ui/Field.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { Notice } from "#ui/Notice.tsx";
import { EmptyState } from "#ui/States.tsx";
import { TableFrame } from "#ui/TableFrame.tsx";
import { FigureTables } from "./FigureTable.tsx";
import { formatMedian, formatSpread } from "./figures.ts";
import { StoredRuns } from "./StoredRuns.tsx";
import { groupNames, measureWords, compareWords as text, words } from "./words.ts";

export function CompareView({ runs, onMeasure }: { runs: PerformanceRuns; onMeasure: () => void }) {
  const releases = useMemo(() => listReleases(runs.runs), [runs]);
  const pair = choosePair(releases);
  const [first] = releases;
  if (first === undefined) {
    return (
      <EmptyState title={text.none} actions={<Button onClick={onMeasure}>{words.measure}</Button>}>
        {text.noneText}
      </EmptyState>
    );
  }
  return (
    <>
      {pair === null ? (
        <>
          <Notice title={text.one} actions={<Button onClick={onMeasure}>{words.measure}</Button>}>
            {text.oneText}
          </Notice>
          <FigureTables heading="h2" measurements={runs.runs[0]?.measurements ?? []} />
        </>
      ) : (
        <Pair runs={runs} releases={releases} start={pair} />
      )}
      <StoredRuns runs={runs} />
    </>
  );
}

function Pair(props: {
  runs: PerformanceRuns;
  releases: readonly Release[];
  start: { before: Release; after: Release };
}) {
  const { runs, releases, start } = props;
  const [beforeId, setBefore] = useState(start.before.release);
  const [afterId, setAfter] = useState(start.after.release);
  const [askedDevice, setDevice] = useState<string | null>(null);
  const [filter, setFilter] = useState<"clear"[]>([]);
  // A result may have been deleted since.
  const before = releases.find(({ release }) => release === beforeId) ?? start.before;
  const after = releases.find(({ release }) => release === afterId) ?? start.after;
  const shared = listSharedDevices(before, after);
  const device = askedDevice !== null && shared.includes(askedDevice) ? askedDevice : (shared[0] ?? null);
  const rows = compareMeasurements(
    listMeasurements(runs.runs, before.release, device),
    listMeasurements(runs.runs, after.release, device),
  );
  const count = (verdict: Verdict) => rows.filter((row) => row.verdict === verdict).length;
  const [better, worse] = [count("better"), count("worse")];
  const shown = filter.length === 0 ? rows : rows.filter(isClear);
  const options = releases.map(({ release, firstAt }) => (
    <option key={release} value={release}>
      {text.release(release, formatShortDate(firstAt.slice(0, 10)), release === runs.release)}
    </option>
  ));
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          label={text.before}
          value={before.release}
          onChange={(event) => setBefore(event.target.value)}
        >
          {options}
        </SelectField>
        <SelectField
          label={text.after}
          value={after.release}
          onChange={(event) => setAfter(event.target.value)}
          error={before.release === after.release ? text.sameRelease : null}
        >
          {options}
        </SelectField>
        <SelectField
          label={text.device}
          value={device ?? ""}
          onChange={(event) => setDevice(event.target.value)}
        >
          {device === null && <option value="">{text.anyDevice}</option>}
          {shared.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
      </div>
      {device === null && (
        <div className="mt-5">
          <Notice tone="attention" title={text.otherDevices} />
        </div>
      )}
      {before.release !== after.release && (
        <>
          <p role="status" className="mt-6 font-serif text-2xl">
            {text.sum(better, worse, rows.length - better - worse)}
          </p>
          <p className="mt-2 max-w-text text-ink-soft">{text.how}</p>
          <div className="mt-4">
            <CheckboxGroup<"clear">
              legend={text.filter}
              isLegendHidden
              values={filter}
              onChange={setFilter}
              options={[{ value: "clear", label: text.onlyClear }]}
            />
          </div>
          {shown.length === 0 && <p className="mt-6">{text.noClear}</p>}
          {measuredGroups.map((group) => (
            <GroupTable key={group} group={group} rows={shown.filter((row) => row.group === group)} />
          ))}
        </>
      )}
    </>
  );
}

function GroupTable({ group, rows }: { group: MeasuredGroup; rows: readonly Compared[] }) {
  if (rows.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-2xl">{groupNames[group]}</h2>
      <TableFrame label={groupNames[group]}>
        <thead>
          <tr>
            <th scope="col">{words.columns.what}</th>
            <th scope="col" className="text-right">
              {text.before}
            </th>
            <th scope="col" className="text-right">
              {text.after}
            </th>
            <th scope="col" className="text-right">
              {text.ratio}
            </th>
            <th scope="col">{text.verdictTitle}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.name} ${row.measure}`}>
              <th scope="row" className="min-w-48 font-normal">
                {row.name}
                <span className="block text-[0.92rem] text-ink-soft">{measureWords[row.measure]}</span>
              </th>
              <Cell row={row} spread={row.before} />
              <Cell row={row} spread={row.after} />
              <td className="text-right tabular-nums">
                {row.ratio === null ? "" : `${row.ratio.toFixed(2)}×`}
              </td>
              <td className={joinClasses("min-w-48", verdictClasses(row.verdict))}>
                {text.verdict[row.verdict]}
              </td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </section>
  );
}

function Cell({ row, spread }: { row: Compared; spread: Spread | null }) {
  return (
    <td className="text-right tabular-nums whitespace-nowrap">
      {spread !== null && (
        <>
          {formatMedian(row.measure, spread)}
          <span className="block text-[0.92rem] text-ink-soft">{formatSpread(row.measure, spread)}</span>
        </>
      )}
    </td>
  );
}

function verdictClasses(verdict: Verdict): string {
  if (verdict === "worse") return "font-semibold text-danger";
  return verdict === "better" ? "font-semibold text-accent-text" : "text-ink-soft";
}

function isClear({ verdict }: Compared): boolean {
  return verdict === "better" || verdict === "worse";
}

type Release = {
  release: string;
  /** When it was first measured. */
  firstAt: string;
  devices: readonly string[];
};

/** Newest first, by when a release was first measured. */
function listReleases(runs: readonly PerformanceRun[]): Release[] {
  const found = new Map<string, { firstAt: string; devices: Set<string> }>();
  for (const { release, measuredAt, device } of runs) {
    const entry = found.get(release) ?? { firstAt: measuredAt, devices: new Set() };
    if (measuredAt < entry.firstAt) entry.firstAt = measuredAt;
    entry.devices.add(device);
    found.set(release, entry);
  }
  return [...found]
    .map(([release, { firstAt, devices }]) => ({ release, firstAt, devices: [...devices].toSorted() }))
    .toSorted((a, b) => (a.firstAt < b.firstAt ? 1 : -1));
}

/** The newest release that was measured, and the newest before it measured with one of the same devices. */
function choosePair(releases: readonly Release[]): { before: Release; after: Release } | null {
  const [after, ...older] = releases;
  if (after === undefined) return null;
  const before = older.find((one) => listSharedDevices(one, after).length > 0) ?? older[0];
  return before === undefined ? null : { before, after };
}

function listSharedDevices(one: Release, other: Release): string[] {
  return one.devices.filter((device) => other.devices.includes(device));
}

/** All figures of a release, those of one device if it is given. */
function listMeasurements(runs: readonly PerformanceRun[], release: string, device: string | null) {
  return runs
    .filter((run) => run.release === release && (device === null || run.device === device))
    .flatMap(({ measurements }) => measurements);
}
