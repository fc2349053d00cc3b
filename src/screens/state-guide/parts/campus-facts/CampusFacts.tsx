/** A state's campuses in figures: settings, sizes, housing, retention, and colleges with a mission or affiliation. */
import { useMemo } from "react";
import { FieldSources } from "#components/source/FieldSources.tsx";
import { campusFactsSchema } from "#content/parts/campusFacts.ts";
import type { StatePartProps } from "../partProps.ts";
import { Affiliations } from "./Affiliations.tsx";
import { Housing } from "./Housing.tsx";
import { Retention } from "./Retention.tsx";
import { Settings, Sizes } from "./Spread.tsx";

export default function CampusFacts({ data, state }: StatePartProps) {
  const read = useMemo(() => campusFactsSchema.safeParse(data), [data]);
  if (!read.success || read.data.colleges === 0) return null;
  const facts = read.data;
  return (
    <div className="@container">
      <div className="grid gap-x-12 gap-y-12 @2xl:grid-cols-2">
        <Settings facts={facts} state={state} />
        <Sizes facts={facts} />
        <Housing housing={facts.housing} />
        <Retention retention={facts.retention} top={facts.topRetention} />
      </div>
      <Affiliations facts={facts} state={state} />
      <FieldSources
        className="no-print mt-4"
        fields={[
          "setting",
          "undergraduates",
          "roomBoardOnCampusUsd",
          "retentionRate",
          "isHbcu",
          "isTribal",
          "isWomenOnly",
          "isMenOnly",
          "religiousAffiliation",
        ]}
      />
    </div>
  );
}
