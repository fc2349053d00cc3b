/** Comments at tasks and colleges: which thread each is in, what waits for an answer, and what cannot be sent. */
import { expect, test } from "vitest";
import {
  empty,
  makeCommandFrom,
  makeComment,
  oberlin,
  ohioState,
} from "../../../test/support/planCommands.ts";
import { readCommand } from "./commandSchema.ts";
import { makeCommentDraft } from "./commands.ts";
import {
  type CommentPlace,
  commentLimits,
  findCommentProblem,
  listThreads,
  listThreadsAt,
  type PlanComment,
} from "./comments.ts";
import { canSend, type Membership } from "./membership.ts";
import { compactCommands, replayCommands } from "./replay.ts";
import { listRestoreDrafts } from "./restore.ts";
import { removeScopes } from "./scopes.ts";

const at = (minute: number) => `2026-11-21T10:${String(minute).padStart(2, "0")}:00.000Z`;
const college: CommentPlace = { kind: "college", unitId: oberlin };
const said = (id: string, minute: number, fields: Partial<PlanComment> = {}) =>
  makeComment(id, { at: at(minute), ...fields });
const answer = (id: string, minute: number, thread: string) =>
  said(id, minute, { thread, byName: "Maya", byRole: "owner" });

test("a thread is one person's comments and the student's answers; the newest is first, and an unanswered one waits", () => {
  const comments = [
    said("b2", 3, { thread: "b1" }),
    answer("m1", 2, "b1"),
    said("b1", 1),
    said("c1", 4, { byName: "cora", byRole: "counselor" }),
    answer("m2", 5, "c1"),
  ];
  const threads = listThreads(comments);
  expect(threads.map(({ id, isOpen, comments: all }) => [id, isOpen, all.map((one) => one.id)])).toEqual([
    ["c1", false, ["c1", "m2"]],
    ["b1", true, ["b1", "m1", "b2"]],
  ]);
});

test("an answer stays where its comment was deleted, and places are kept apart", () => {
  const elsewhere = said("d1", 6, { place: { kind: "college", unitId: ohioState } });
  const atTask = said("e1", 7, { place: { kind: "task", taskId: "fafsaFile" } });
  const comments = [answer("m1", 2, "b1"), elsewhere, atTask];
  expect(listThreadsAt(comments, college).map(({ id, isOpen }) => [id, isOpen])).toEqual([["b1", false]]);
  expect(listThreadsAt(comments, atTask.place)).toHaveLength(1);
});

test.each([
  ["", "empty"],
  ["  \n ", "empty"],
  ["<b>Bold</b> & <script>alert(1)</script>", null],
  ["x".repeat(commentLimits.textLength), null],
  [` ${"x".repeat(commentLimits.textLength)} `, null],
  ["x".repeat(commentLimits.textLength + 1), "tooLong"],
  ["x".repeat(10_000), "tooLong"],
])("a text of %j is %s", (text, problem) => {
  expect(findCommentProblem(text)).toBe(problem);
});

test("a comment at a task that reveals a circumstance has the scope of that task, and no other kind takes it", () => {
  const task = said("s1", 1, { place: { kind: "task", taskId: "situationFosterLetter" } });
  const draft = makeCommentDraft(task);
  const command = makeCommandFrom(draft, 1);
  expect(command).toMatchObject({ kind: "setPrivateComment", scope: "notes" });
  expect(readCommand(command).ok).toBe(true);
  expect(readCommand({ ...command, kind: "setComment", scope: "plan" }).ok).toBe(false);
  expect(readCommand(makeCommandFrom(makeCommentDraft(said("s2", 1)), 1)).ok).toBe(true);
  expect(
    readCommand(makeCommandFrom(makeCommentDraft(said("s3", 1, { text: "x".repeat(10_000) })), 1)).ok,
  ).toBe(false);
});

const members: readonly [string, Membership, boolean, boolean][] = [
  ["the student", { role: "owner", scopes: [] }, true, true],
  ["a parent who sees the plan", { role: "parent", scopes: ["plan"] }, true, false],
  ["a counselor who sees notes too", { role: "counselor", scopes: ["plan", "notes"] }, true, true],
  ["a reader of essays alone", { role: "parent", scopes: ["essay"] }, false, false],
];
test.each(members)("%s may say something where they see it", (_name, member, atTasks, atPrivateTasks) => {
  expect(canSend(member, "setComment")).toBe(atTasks);
  expect(canSend(member, "setPrivateComment")).toBe(atPrivateTasks);
});

test("two people who write offline at one place both keep their words, and deleting wins over an older copy", () => {
  const one = makeCommandFrom(makeCommentDraft(said("b1", 1)), 1);
  const other = makeCommandFrom(makeCommentDraft(said("c1", 1, { byName: "cora" })), 2);
  const gone = makeCommandFrom(makeCommentDraft(said("b1", 1), true), 3);
  for (const order of [
    [one, other],
    [other, one],
  ])
    expect(replayCommands(empty, order).comments.map(({ id }) => id)).toEqual(["b1", "c1"]);
  for (const order of [
    [one, other, gone],
    [gone, other, one],
  ])
    expect(replayCommands(empty, order).comments.map(({ id }) => id)).toEqual(["c1"]);
  expect(compactCommands([one, other, gone])).toEqual([other, gone]);
});

test("going back in the history unsays nothing, and a copy for somebody else has no comment and no trace of one", () => {
  const plan = replayCommands(empty, [makeCommandFrom(makeCommentDraft(said("b1", 1)), 1)]);
  expect(listRestoreDrafts(plan, empty)).toEqual([]);
  const copy = removeScopes(plan, ["notes"]);
  expect(copy.comments).toEqual([]);
  expect(JSON.stringify(copy)).not.toContain("b1");
});
