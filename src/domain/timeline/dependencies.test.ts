/** Dependencies in small sets of tasks; November 21, 2026 is a Saturday. */
import { describe, expect, test } from "vitest";
import {
  makeDeadline,
  makeTaskMark,
  makeTimelineCollege,
  makeTimelineInput,
} from "../../../test/fixtures/timelineFixture.ts";
import { findEvent, sittingsFor } from "./admissionDates.ts";
import type { DateRule, TaskTemplate, TimelineInput } from "./timeline.ts";
import { buildTimelineFrom } from "./timelineFrom.ts";

function makeTemplate(fields: Partial<TaskTemplate> & { id: string; when: DateRule }): TaskTemplate {
  return {
    area: "school",
    who: ["student"],
    title: fields.id,
    why: "",
    evidence: { grade: "practice", source: null },
    needs: [],
    effortMinutes: 10,
    weight: "should",
    per: "student",
    ...fields,
  };
}

const september: DateRule = { kind: "months", grade: 12, from: 9, to: 9 };
const october: DateRule = { kind: "months", grade: 12, from: 10, to: 10 };
const january: DateRule = { kind: "months", grade: 12, from: 1, to: 1 };
const march: DateRule = { kind: "months", grade: 12, from: 3, to: 3 };

/** For each task: its date, the date it was moved from, and its prerequisites. */
function said(templates: readonly TaskTemplate[], fields: Partial<TimelineInput> = {}) {
  const { tasks } = buildTimelineFrom(makeTimelineInput(fields), {
    templates,
    eventFor: findEvent,
    sittingsFor,
  });
  return Object.fromEntries(
    tasks.map(({ id, due, movedFrom, needs }) => [id, [due, movedFrom, needs.join(" ")]]),
  );
}

describe("a task is never due before what it needs", () => {
  test("prerequisites move earlier, along the whole chain", () => {
    expect(
      said([
        makeTemplate({ id: "last", when: january, needs: ["middle"] }),
        makeTemplate({ id: "middle", when: march, needs: ["first"] }),
        makeTemplate({ id: "first", when: march }),
      ]),
    ).toEqual({
      first: ["2027-01-31", "2027-03-31", ""],
      middle: ["2027-01-31", "2027-03-31", "first"],
      last: ["2027-01-31", null, "middle"],
    });
  });

  test("what cannot move earlier, such as an exam, moves the dependent task later", () => {
    const exams: DateRule = { kind: "event", eventId: "apExams", days: 0 };
    expect(
      said([
        makeTemplate({ id: "report", when: march, needs: ["exam"] }),
        makeTemplate({ id: "exam", when: exams }),
      ]),
    ).toEqual({
      exam: ["2027-05-14", null, ""],
      report: ["2027-05-14", "2027-03-31", "exam"],
    });
  });

  test("the family's own date stays, and done or skipped tasks move nothing", () => {
    const templates = [
      makeTemplate({ id: "last", when: january, needs: ["first"] }),
      makeTemplate({ id: "first", when: march }),
    ];
    const due = (marks: TimelineInput["marks"]) => said(templates, { marks }).first?.[0];
    expect(due({ first: makeTaskMark({ due: "2027-02-10" }) })).toBe("2027-02-10");
    expect(due({ last: makeTaskMark({ doneOn: "2026-11-20" }) })).toBe("2027-03-31");
    expect(due({ last: makeTaskMark({ isDropped: true }) })).toBe("2027-03-31");
    expect(due({})).toBe("2027-01-31");
  });
});

describe("overdue tasks", () => {
  test("are caught up if a task still ahead depends on them: halfway, within a week at most", () => {
    expect(
      said([
        makeTemplate({ id: "must", when: january, weight: "must", needs: ["late"] }),
        makeTemplate({ id: "late", when: september, needs: ["earlier"] }),
        makeTemplate({ id: "earlier", when: september }),
      ]),
    ).toEqual({
      // Seven days, then half of those, rounded down.
      earlier: ["2026-11-24", "2026-09-30", ""],
      late: ["2026-11-28", "2026-09-30", "earlier"],
      must: ["2027-01-31", null, "late"],
    });
  });

  test("stay in the past if only an optional task depends on them, and leave after 45 days", () => {
    const templates = (when: DateRule) => [
      makeTemplate({ id: "could", when: january, needs: ["late"], weight: "could" }),
      makeTemplate({ id: "late", when }),
    ];
    expect(said(templates(october)).late).toEqual(["2026-10-31", null, ""]);
    expect(said(templates(september)).late).toEqual(["2026-09-30", null, ""]);
    expect(said([makeTemplate({ id: "late", when: september })]).late).toBeUndefined();
    expect(said([makeTemplate({ id: "late", when: october })]).late).toEqual(["2026-10-31", null, ""]);
  });

  test("are moved to a Sunday at least three days away if required", () => {
    expect(said([makeTemplate({ id: "late", when: september, weight: "must" })]).late).toEqual([
      "2026-11-29",
      "2026-09-30",
      "",
    ]);
  });

  test.each([
    // 9 days to 30 November, none of the steps in time but the last: from today to three days ahead, in order.
    { lead: 60, expected: "2026-11-21" },
    { lead: 45, expected: "2026-11-22" },
    { lead: 30, expected: "2026-11-24" },
    { lead: 10, expected: "2026-11-26" },
    { lead: 3, expected: "2026-11-27" },
  ])("of an application keep their order: $lead days ahead is $expected", ({ lead, expected }) => {
    const templates = [60, 45, 30, 10, 3].map((days) =>
      makeTemplate({ id: `step${days}`, when: { kind: "deadline", days: -days }, per: "application" }),
    );
    const days = said(templates, {
      colleges: [makeTimelineCollege({ unitId: 200_001 })],
      deadlines: [makeDeadline(200_001, "regularDecision", "2026-11-30")],
    });
    expect(days[`step${lead}.200001`]?.[0]).toBe(expected);
  });
});

describe("needs", () => {
  test("in a cycle are cut where the cycle closes", () => {
    const days = said([
      makeTemplate({ id: "a", when: january, needs: ["b"] }),
      makeTemplate({ id: "b", when: january, needs: ["c"] }),
      makeTemplate({ id: "c", when: january, needs: ["a"] }),
      makeTemplate({ id: "self", when: january, needs: ["self"] }),
    ]);
    expect(["a", "b", "c", "self"].map((id) => days[id]?.[2])).toEqual(["b", "c", "", ""]);
  });

  test("that do not apply to this student are dropped", () => {
    const only = { situations: ["athlete"] } as const;
    expect(
      said([
        makeTemplate({ id: "a", when: january, needs: ["athletes", "unknown"] }),
        makeTemplate({ id: "athletes", when: january, only }),
      ]).a?.[2],
    ).toBe("");
  });

  test("stay with their college and their test; a general task waits for all", () => {
    const deadline: DateRule = { kind: "deadline", days: -10 };
    const sitting: DateRule = { kind: "sitting", days: -2 };
    const days = said(
      [
        makeTemplate({ id: "draft", when: deadline, per: "application" }),
        makeTemplate({ id: "send", when: deadline, per: "application", needs: ["draft", "sat"] }),
        makeTemplate({ id: "celebrate", when: march, needs: ["send"] }),
        makeTemplate({ id: "sat", when: sitting, per: "test", only: { tests: ["sat"] } }),
        makeTemplate({ id: "act", when: sitting, per: "test", only: { tests: ["act"] } }),
        makeTemplate({ id: "ready", when: sitting, per: "test", needs: ["sat", "act"] }),
      ],
      {
        colleges: [makeTimelineCollege({ unitId: 200_001 }), makeTimelineCollege({ unitId: 200_002 })],
        deadlines: [200_001, 200_002].map((id) => makeDeadline(id, "regularDecision", "2027-01-15")),
        tests: ["sat", "act"],
      },
    );
    expect(days["send.200001"]?.[2]).toBe("draft.200001 sat.sat");
    expect(days.celebrate?.[2]).toBe("send.200001 send.200002");
    expect(days["ready.sat"]?.[2]).toBe("sat.sat");
    expect(days["ready.act"]?.[2]).toBe("act.act");
  });
});
