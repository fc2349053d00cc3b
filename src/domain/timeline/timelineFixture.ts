/** Students, colleges and deadlines for the tests of the timeline. */
import type { Deadline } from "#domain/college/details.ts";
import { emptyTaskMark, type TaskMark, type TimelineCollege, type TimelineInput } from "./timeline.ts";

export const testToday = "2026-11-21";

export function makeTimelineCollege(fields: Partial<TimelineCollege> & { unitId: number }): TimelineCollege {
  return {
    name: `College ${fields.unitId}`,
    state: "OH",
    status: "applying",
    plan: null,
    testPolicy: "considered",
    hasOpenAdmission: false,
    ...fields,
  };
}

/** A row as the data set has it, read on 9 October 2026. */
export function makeDeadline(unitId: number, round: Deadline["round"], date: string | null): Deadline {
  const isBinding = round.startsWith("earlyDecision");
  return { unitId, round, date, isRolling: date === null, isBinding, asOf: "2026-10-09" };
}

export function makeTimelineInput(fields: Partial<TimelineInput>): TimelineInput {
  return {
    graduationYear: 2027,
    colleges: [],
    deadlines: [],
    tests: [],
    aidForms: [],
    situations: [],
    homeState: null,
    marks: {},
    ownTasks: [],
    today: testToday,
    ...fields,
  };
}

export function makeTaskMark(fields: Partial<TaskMark>): TaskMark {
  return { ...emptyTaskMark, ...fields };
}
