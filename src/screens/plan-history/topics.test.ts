/** What a point of the history is said to have changed. */
import { expect, test } from "vitest";
import { commandScopes } from "#domain/plan/commands.ts";
import { type Topic, listTopics } from "./topics.ts";
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
