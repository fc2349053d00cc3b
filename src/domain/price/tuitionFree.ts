/** Colleges where nobody pays tuition, or nobody of a group, and those that let everyone off part of it: whatever the family earns. */
import type { StateCode } from "#domain/college/states.ts";
import { findLatest, originIn } from "#facts/fact.ts";
import { tuitionFreeOrigins } from "#facts/prices/tuitionFree.origins.ts";
import { tuitionFreeRecords } from "#facts/prices/tuitionFree.ts";
import type { Source } from "#lib/source.ts";
import type { TuitionFreeStudents } from "./tuitionFreeStudents.ts";

export type TuitionFree = {
  unitId: number;
  period: string;
  source: Source;
  /** Of tuition, not charged: 1 is all of it. */
  share: number;
  students: TuitionFreeStudents;
  /** Whose residents it is for; null where it is not for residents of counties. */
  counties: Counties | null;
  /** Housing and food are covered too, and nothing is left to pay. */
  coversLiving: boolean;
  /** Charged all the same; null if not known. */
  feesUsd: number | null;
  /** What the college says a year comes to on campus, in the record's year; null if it names no sum. */
  billUsd: number | null;
  /** It follows "You would still pay"; null if nothing is left. */
  stillPaid: string | null;
  /** Whole sentences, or null. */
  inReturn: string | null;
  more: string | null;
};

/** What the most that is left to pay counts: the college's own bill, published living costs and fees, what students paid on average, or nothing. */
export type TuitionFreeBasis = "bill" | "published" | "average" | "nothing";

export type TuitionFreePrice = {
  policy: TuitionFree;
  /** "ifFromThere": for residents of counties; the low end counts it, the high end does not. */
  status: "applied" | "ifFromThere";
  /** The most that is left to pay, in the entry year; null if the college publishes too little. */
  ceilingUsd: number | null;
  basis: TuitionFreeBasis;
};

type Counties = { count: number; states: readonly StateCode[] };

type Terms = {
  share: number;
  students: TuitionFreeStudents;
  counties?: Counties;
  coversLiving?: true;
  feesUsd?: number;
  billUsd?: number;
  stillPaid?: string;
  inReturn?: string;
  more?: string;
};

const byUnitId = new Map<number, TuitionFree>(
  tuitionFreeRecords.map((record) => {
    const { period, value } = findLatest<Terms>(record);
    return [
      record.unitId,
      {
        unitId: record.unitId,
        period,
        source: originIn(tuitionFreeOrigins[record.id], period).source,
        share: value.share,
        students: value.students,
        counties: value.counties ?? null,
        coversLiving: value.coversLiving === true,
        feesUsd: value.feesUsd ?? null,
        billUsd: value.billUsd ?? null,
        stillPaid: value.stillPaid ?? null,
        inReturn: value.inReturn ?? null,
        more: value.more ?? null,
      },
    ];
  }),
);

export const tuitionFreeUnitIds: readonly number[] = [...byUnitId.keys()];

export function findTuitionFree(unitId: number): TuitionFree | null {
  return byUnitId.get(unitId) ?? null;
}
