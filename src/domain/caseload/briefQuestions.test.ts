/** What a counselor's brief asks, as cases of plans that leave something open. */
import { expect, test } from "vitest";
import type { CommandDraft } from "#domain/plan/commands.ts";
import { replayCommands } from "#domain/plan/replay.ts";
import { buildTimelineInput } from "#domain/plan/timelineInput.ts";
import { buildTimeline } from "#domain/timeline/buildTimeline.ts";
import { empty, makeCommandFrom, oberlin } from "../../../test/support/planCommands.ts";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import { type BriefInput, type BriefQuestion, listBriefQuestions } from "./briefQuestions.ts";

const today = "2026-11-27";
const senior: CommandDraft = { kind: "setProfile", fields: { gradeYear: 12, homeState: "OH" } };
const freshman: CommandDraft = { kind: "setProfile", fields: { gradeYear: 9 } };
const listed: CommandDraft = { kind: "addCollege", unitId: oberlin };
const round: CommandDraft = {
  kind: "setApplicationPlan",
  unitId: oberlin,
  applicationPlan: "regularDecision",
};
const filed: CommandDraft = { kind: "setTaskMark", taskId: "fafsaFile", fields: { doneOn: "2026-10-02" } };

function ask(drafts: readonly CommandDraft[], known: Partial<BriefInput> = {}): BriefQuestion[] {
  const plan = replayCommands(
    empty,
    drafts.map((draft, index) => makeCommandFrom(draft, index)),
  );
  const input = buildTimelineInput(plan, (unitId) => makeCollege({ unitId }), [], today);
  const timeline = input === null ? null : buildTimeline({ ...input, reader: "counselor" });
  return listBriefQuestions({ plan, timeline, seesMoney: false, hasFinancialSafety: null, ...known });
}

test("without a class year that is the first question, and without colleges the second", () => {
  expect(ask([])).toEqual(["noYear", "noColleges"]);
  expect(ask([freshman])).toContain("noColleges");
});

test("a senior who has not filed the FAFSA is asked about it, and one who has is not", () => {
  expect(ask([senior, listed])).toContain("fafsa");
  expect(ask([senior, listed, filed])).not.toContain("fafsa");
});

const admitted: CommandDraft = { kind: "setCollegeStatus", unitId: oberlin, status: "admitted" };

test("an offer is asked about once there is one", () => {
  expect(ask([senior, listed, filed])).not.toContain("reply");
  expect(ask([senior, listed, filed, admitted])).toContain("reply");
});

test("a round is asked about until it is chosen", () => {
  expect(ask([senior, listed, filed])).toContain("noRound");
  expect(ask([senior, listed, filed, round])).not.toContain("noRound");
});

test("money is asked about only where the student shows it, and a safety only where it is known to be missing", () => {
  expect(ask([freshman, listed])).not.toContain("noBudget");
  expect(ask([freshman, listed], { seesMoney: true })).toContain("noBudget");
  expect(ask([freshman, listed], { hasFinancialSafety: null })).not.toContain("noSafety");
  expect(ask([freshman, listed], { hasFinancialSafety: false })).toContain("noSafety");
});

test("never more than five", () => {
  expect(ask([senior, listed], { seesMoney: true, hasFinancialSafety: false }).length).toBeLessThanOrEqual(5);
});
