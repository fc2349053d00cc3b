/** What colleges say of need-based aid for international students. A college that is not here is not on record, and should be asked. */
import { findLatest, originIn } from "#facts/fact.ts";
import { internationalAidOrigins } from "#facts/policies/internationalAid.origins.ts";
import { internationalAidRecords } from "#facts/policies/internationalAid.ts";
import type { Source } from "#lib/source.ts";
import type { InternationalAidKind } from "./internationalAidKinds.ts";

export type InternationalAid = {
  kind: InternationalAidKind;
  period: string;
  source: Source;
  /** The income lines of the college's aid policy hold for international students too. */
  areLinesTheirs: boolean;
};

const byUnitId = new Map<number, InternationalAid>(
  internationalAidRecords.map((record) => {
    const { period, value } = findLatest<{ kind: InternationalAidKind; areLinesTheirs?: true }>(record);
    const { source } = originIn(internationalAidOrigins[record.id], period);
    return [
      record.unitId,
      { kind: value.kind, period, source, areLinesTheirs: value.areLinesTheirs === true },
    ];
  }),
);

export const internationalAidUnitIds: readonly number[] = [...byUnitId.keys()];

export function findInternationalAid(unitId: number): InternationalAid | null {
  return byUnitId.get(unitId) ?? null;
}

/** Whether the college meets the full need of the international students that it admits. */
export function meetsNeedAbroad(aid: InternationalAid | null): aid is InternationalAid {
  return aid !== null && aid.kind !== "none";
}
