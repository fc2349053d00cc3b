/** What colleges say of need-based aid for international students, and for those without lawful presence. A college that is not here is not on record, and should be asked. */
import type { Status } from "#domain/aid/standing.ts";
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
  /** Whether its need-based aid is open to students without lawful presence; null where nothing is on record. */
  undocumented: "asDomestic" | "ifDaca" | null;
  /** What we read has no date. */
  isUndated: boolean;
};

type Terms = {
  kind: InternationalAidKind;
  areLinesTheirs?: true;
  undocumented?: "asDomestic" | "ifDaca";
  isUndated?: true;
};

const byUnitId = new Map<number, InternationalAid>(
  internationalAidRecords.map((record) => {
    const { period, value } = findLatest<Terms>(record);
    return [
      record.unitId,
      {
        kind: value.kind,
        period,
        source: originIn(internationalAidOrigins[record.id], period).source,
        areLinesTheirs: value.areLinesTheirs === true,
        undocumented: value.undocumented ?? null,
        isUndated: value.isUndated === true,
      },
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

/** Whether the income lines of the college's aid policy are on record as open to a student without federal aid. */
export function areLinesOpenTo(status: Status | null, unitId: number): boolean {
  const aid = byUnitId.get(unitId);
  return status === "international"
    ? aid?.areLinesTheirs === true
    : status === "undocumented" && aid?.undocumented === "asDomestic";
}
