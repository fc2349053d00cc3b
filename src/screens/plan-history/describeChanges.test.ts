/** Changes in words, and what going back brings and takes. */
import { expect, test } from "vitest";
import { replayCommands } from "#domain/plan/replay.ts";
import { listRestoreDrafts } from "#domain/plan/restore.ts";
import {
  empty,
  makeCommandFrom,
  makeProposal,
  oberlin,
  ohioState,
} from "../../../test/support/planCommands.ts";
import { describeCommands, type Names, previewRestore } from "./describeChanges.ts";

const names: Names = {
  college: (unitId) => (unitId === oberlin ? "Oberlin" : "Ohio State"),
  task: (taskId) => (taskId === "fafsaFile" ? "File the FAFSA" : null),
};

test.each([
  [
    { kind: "setApplicationPlan", unitId: ohioState, applicationPlan: "earlyAction" },
    "moved Ohio State to Early Action",
  ],
  [
    { kind: "setApplicationPlan", unitId: ohioState, applicationPlan: null },
    "cleared the round at Ohio State",
  ],
  [{ kind: "addCollege", unitId: oberlin }, "added Oberlin"],
  [{ kind: "removeCollege", unitId: oberlin }, "took Oberlin off the list"],
  [{ kind: "setCollegeStatus", unitId: oberlin, status: "applied" }, "set Oberlin to “Applied”"],
  [{ kind: "setCollegeNote", unitId: oberlin, note: "Secret" }, "wrote a note on Oberlin"],
  [
    { kind: "setTaskMark", taskId: "fafsaFile", fields: { doneOn: "2026-11-21" } },
    "checked off “File the FAFSA”",
  ],
  [{ kind: "setProposal", proposalId: "p1", proposal: makeProposal("p1", oberlin) }, "proposed Oberlin"],
  [{ kind: "setMoney", fields: { payPerYearUsd: 1 } }, "changed: money figures"],
] as const)("%o", (draft, text) => {
  expect(describeCommands([makeCommandFrom(draft, 1)], names)).toEqual([text]);
});

test("before going back: what comes back, what goes away, and what changes", () => {
  const then = replayCommands(empty, [
    makeCommandFrom({ kind: "addCollege", unitId: oberlin }, 1),
    makeCommandFrom({ kind: "setApplicationPlan", unitId: oberlin, applicationPlan: "earlyDecision1" }, 2),
    makeCommandFrom({ kind: "setTaskMark", taskId: "fafsaFile", fields: { doneOn: "2026-11-21" } }, 3),
  ]);
  const now = replayCommands(then, [
    makeCommandFrom({ kind: "removeCollege", unitId: oberlin }, 4),
    makeCommandFrom({ kind: "addCollege", unitId: ohioState }, 5),
    makeCommandFrom({ kind: "setCollegeNote", unitId: ohioState, note: "Visit" }, 6),
    makeCommandFrom({ kind: "setApplicationPlan", unitId: oberlin, applicationPlan: "regularDecision" }, 7),
    makeCommandFrom({ kind: "setTaskMark", taskId: "fafsaFile", fields: { doneOn: null } }, 8),
    makeCommandFrom({ kind: "setProfile", fields: { gpa: 3.9 } }, 9),
  ]);
  const preview = previewRestore(now, listRestoreDrafts(now, then), names);
  expect(preview.back.toSorted()).toEqual(["Check mark: File the FAFSA", "Oberlin"]);
  expect(preview.gone.toSorted()).toEqual(["Ohio State", "Your note on Ohio State"]);
  expect(preview.changed.toSorted()).toEqual([
    "Answers about the student",
    "Oberlin: from Regular Decision to Early Decision I",
  ]);
  expect(previewRestore(now, [], names)).toEqual({ back: [], gone: [], changed: [] });
});
