/** When colleges that are not on the list yet take applications: said before a senior keeps them. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { Deadline } from "#domain/college/deadline.ts";
import type { DeadlineRound } from "#domain/college/rounds.ts";
import { findEvent } from "#domain/timeline/admissionDates.ts";
import type { Application } from "#domain/timeline/applications.ts";
import { type ApplicationsInput, listApplications } from "#domain/timeline/listApplications.ts";
import type { Day } from "#lib/dates.ts";
import { listTimelineColleges } from "./timelineInput.ts";

export type FirstDate =
  | { kind: "day"; round: DeadlineRound | null; day: Day; isExpected: boolean }
  /** `stillOpen`: other rounds that may be chosen. */
  | { kind: "passed"; day: Day; stillOpen: readonly DeadlineRound[] }
  | { kind: "rolling" | "openToAll" | "unknown" };

type Asked = Pick<ApplicationsInput, "graduationYear" | "homeState" | "today">;

/** By UNITID. Each as if the student applied in the round that is taken where none is chosen. */
export function listFirstDates(
  colleges: readonly CollegeSummary[],
  deadlines: readonly Deadline[],
  asked: Asked,
): Map<number, FirstDate> {
  const byUnitId = new Map(colleges.map((college) => [college.unitId, college]));
  const entries = colleges.map(({ unitId }) => ({
    unitId,
    addedAt: "",
    status: "applying" as const,
    applicationPlan: null,
    note: "",
  }));
  const { applications } = listApplications(
    {
      ...asked,
      colleges: listTimelineColleges({ colleges: entries }, (unitId) => byUnitId.get(unitId) ?? null),
      deadlines: deadlines.filter(({ unitId }) => byUnitId.has(unitId)),
      marks: {},
    },
    { eventFor: findEvent },
  );
  return new Map(applications.map((one) => [one.college.unitId, toFirstDate(one)]));
}

function toFirstDate({
  college,
  basis,
  deadline,
  isExpected,
  isRolling,
  isOver,
  openRounds,
}: Application): FirstDate {
  if (isOver && deadline !== null) return { kind: "passed", day: deadline, stillOpen: openRounds };
  if (college.hasOpenAdmission === true) return { kind: "openToAll" };
  if (isRolling) return { kind: "rolling" };
  if (basis.date !== null) {
    return { kind: "day", round: basis.round, day: basis.date, isExpected: basis.standing !== "published" };
  }
  return deadline === null ? { kind: "unknown" } : { kind: "day", round: null, day: deadline, isExpected };
}
