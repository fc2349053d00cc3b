/** A state's colleges in charts: price by income, admission, price versus graduation, earnings, and public systems. */
import { useMemo } from "react";
import { FieldSources } from "#components/source/FieldSources.tsx";
import { collegeChartsSchema } from "#content/parts/collegeCharts.ts";
import type { StatePartProps } from "../partProps.ts";
import { ChanceChart } from "./ChanceChart.tsx";
import { CompletionChart } from "./CompletionChart.tsx";
import { EarningsChart } from "./EarningsChart.tsx";
import { PriceChart } from "./PriceChart.tsx";
import { SystemTable } from "./SystemTable.tsx";
import { words } from "./words.ts";

export default function CollegeCharts({ data, state }: StatePartProps) {
  const read = useMemo(() => collegeChartsSchema.safeParse(data), [data]);
  if (!read.success || read.data.groups.length === 0) return null;
  const { groups, largest, systems } = read.data;
  return (
    <div className="@container">
      <div className="grid gap-x-12 gap-y-12 @2xl:grid-cols-2">
        <PriceChart groups={groups} />
        <ChanceChart groups={groups} />
      </div>
      <CompletionChart groups={groups} largest={largest} state={state} />
      <EarningsChart groups={groups} />
      <SystemTable systems={systems} />
      <div className="mt-8 max-w-[45em] space-y-1 text-[0.88rem] text-ink-soft">
        <p>{words.median}</p>
        <p>{words.typeNote}</p>
      </div>
      <FieldSources
        className="no-print mt-2"
        fields={[
          "netPriceByIncomeUsd",
          "netPriceUsd",
          "admitRate",
          "hasOpenAdmission",
          "completionRate",
          "earningsUsd",
        ]}
      />
    </div>
  );
}
