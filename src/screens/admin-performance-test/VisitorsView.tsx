/** How fast pages were for visitors: by kind of page, against the published thresholds. */
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { readFieldVitals } from "#client/admin/performanceApi.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import { loadStateOf } from "#client/query/loadState.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import type { FieldVitals } from "#contract/adminPerformance.ts";
import { type PageKind, pageKinds } from "#domain/performance/pageKinds.ts";
import {
  fewestVitalSamples,
  summarizeVital,
  type VitalName,
  type VitalSummary,
  vitalNames,
  vitalRatings,
  vitalScales,
} from "#domain/performance/webVitals.ts";
import { formatInteger, formatShare } from "#lib/format.ts";
import { RadioGroup } from "#ui/Choice.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { EmptyState } from "#ui/States.tsx";
import { TableFrame } from "#ui/TableFrame.tsx";
import { formatFigure } from "./figures.ts";
import { visitorWords as text, words } from "./words.ts";

const periods = ["1", "4", "13", "52"] as const;
type Period = (typeof periods)[number];

export function VisitorsView() {
  const [period, setPeriod] = useState<Period>("4");
  const load = loadStateOf(useQuery(buildVitalsQuery(Number(period))));
  return (
    <>
      <p className="mb-5 max-w-text text-ink-soft">{text.lead}</p>
      <RadioGroup<Period>
        legend={text.period}
        value={period}
        onChange={setPeriod}
        options={periods.map((value) => ({ value, label: text.weeks[value] }))}
      />
      <div className="mt-8">
        {load.status === "loading" && <Skeleton label={text.loading} lines={4} />}
        {load.status === "failed" && <LoadFailed title={text.failed} load={load} kept={text.kept} />}
        {load.status === "ready" && <Figures vitals={load.value} />}
      </div>
    </>
  );
}

function Figures({ vitals: { isOn, histograms } }: { vitals: FieldVitals }) {
  const kinds = pageKinds.filter((kind) => histograms.some((one) => one.kind === kind));
  return (
    <>
      {!isOn && <Notice title={text.off}>{text.offText}</Notice>}
      {isOn && kinds.length === 0 && <EmptyState title={text.none}>{text.noneText}</EmptyState>}
      {kinds.length > 0 && <p className="max-w-text text-ink-soft">{text.thresholds}</p>}
      {kinds.map((kind) => (
        <KindTable key={kind} kind={kind} histograms={histograms} />
      ))}
    </>
  );
}

function KindTable({ kind, histograms }: { kind: PageKind; histograms: FieldVitals["histograms"] }) {
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-2xl">{text.kinds[kind]}</h2>
      <TableFrame label={text.kinds[kind]}>
        <thead>
          <tr>
            <th scope="col">{words.columns.figure}</th>
            <th scope="col">{text.p75}</th>
            {vitalRatings.map((rating) => (
              <th key={rating} scope="col" className="text-right">
                {text.ratings[rating]}
              </th>
            ))}
            <th scope="col" className="text-right">
              {text.samples}
            </th>
          </tr>
        </thead>
        <tbody>
          {vitalNames.map((metric) => {
            const counts = histograms.find((one) => one.kind === kind && one.metric === metric)?.counts;
            const summary = summarizeVital(metric, counts ?? []);
            return summary !== null && <VitalRow key={metric} metric={metric} summary={summary} />;
          })}
        </tbody>
      </TableFrame>
    </section>
  );
}

function VitalRow({ metric, summary }: { metric: VitalName; summary: VitalSummary }) {
  const { unit, good } = vitalScales[metric];
  const { p75, isAtLeast, rating, shares, samples } = summary;
  const value = formatFigure(unit, unit === "ms" ? Math.round(p75) : p75);
  const isEnough = samples >= fewestVitalSamples;
  return (
    <tr>
      <th scope="row" className="min-w-48 font-normal">
        {text.metrics[metric]}
        <span className="block text-[0.92rem] text-ink-soft">
          {text.ratings.good}: {text.upTo(formatFigure(unit, good))}
        </span>
      </th>
      <td className="min-w-48 tabular-nums">
        {isEnough ? (
          <>
            <span className="font-semibold">{isAtLeast ? text.atLeast(value) : value}</span>{" "}
            <span className={rating === "poor" ? "text-danger" : "text-ink-soft"}>
              {text.ratings[rating]}
            </span>
          </>
        ) : (
          <span className="text-ink-soft">{text.tooFew}</span>
        )}
      </td>
      {vitalRatings.map((one) => (
        <td key={one} className="text-right tabular-nums">
          {isEnough ? formatShare(shares[one]) : ""}
        </td>
      ))}
      <td className="text-right tabular-nums">{formatInteger(samples)}</td>
    </tr>
  );
}

const buildVitalsQuery = (weeks: number) =>
  queryOptions({
    queryKey: ["admin-field-vitals", weeks],
    queryFn: ({ signal }) => readFieldVitals(weeks, signal),
    ...cacheClasses.critical,
  });
