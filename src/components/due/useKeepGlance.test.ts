/** What the home page keeps of a plan: the next date, and one step that can be done now. */
import { expect, test } from "vitest";
import { buildTimeline } from "#domain/timeline/buildTimeline.ts";
import {
  makeDeadline,
  makeTimelineCollege,
  makeTimelineInput,
} from "../../../test/fixtures/timelineFixture.ts";
import { glanceWords } from "./glanceWords.ts";
import { toGlance } from "./useKeepGlance.ts";
import { words } from "./words.ts";

const rice = 227_757;

function makeGlance(graduationYear: number) {
  const timeline = buildTimeline(
    makeTimelineInput({
      graduationYear,
      colleges: [
        makeTimelineCollege({ unitId: rice, status: graduationYear === 2027 ? "applying" : "considering" }),
      ],
      deadlines: [makeDeadline(rice, "regularDecision", "2027-01-04")],
    }),
  );
  return { timeline, glance: toGlance({ timeline, getCollege: () => null }) };
}

test("the step of a date that is near is for that date; a year ahead it is what comes first now", () => {
  const near = makeGlance(2027);
  expect(near.glance.step?.title).toBe(near.timeline.due[0]?.missing[0]?.title);
  const far = makeGlance(2028);
  expect(far.glance.next?.day).toBe("2028-01-04");
  expect(far.glance.step).not.toBeNull();
  expect(far.timeline.due[0]?.missing.map(({ title }) => title)).not.toContain(far.glance.step?.title);
});

test("how far off it is reads the same as in the list", () => {
  const { next } = makeGlance(2028).glance;
  const said = glanceWords.next({ next }, "2026-11-21");
  expect(said).toBe(`Jan 4, ${words.daysLeft(409)}`);
  expect(said).toBe("Jan 4, in 13 months");
});
