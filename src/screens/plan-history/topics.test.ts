/** The topics shown for a change in the history. */
import { expect, test } from "vitest";
import { commandScopes } from "#domain/plan/commands.ts";
import { listTopics, type Topic } from "./topics.ts";
import { words } from "./words.ts";

test.each<[string, string[], Topic[]]>([
  ["one college added", ["addCollege"], ["collegeAdded"]],
  [
    "colleges first, each topic once",
    ["setProfile", "setTaskMark", "setPrivateTaskMark", "addCollege"],
    ["collegeAdded", "answers", "tasks"],
  ],
  ["what a newer release wrote", ["setMoon", "renameStudent"], ["name", "other"]],
  ["nothing", [], []],
])("%s", (_case, kinds, expected) => {
  expect(listTopics(kinds)).toEqual(expected);
});

test("every kind of change has words", () => {
  for (const topic of listTopics([...Object.keys(commandScopes), "setMoon"])) {
    expect(words.topics[topic]).toMatch(/^[A-Z].+[^.]$/);
  }
});
