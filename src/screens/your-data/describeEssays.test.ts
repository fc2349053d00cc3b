/** The family's own copy of essays: everything this device keeps of them, and nothing of another student's. */
import { expect, test } from "vitest";
import { replayCommands } from "#domain/plan/replay.ts";
import { empty, makeCommandFrom } from "../../../test/support/planCommands.ts";
import { describeEssays } from "./describeEssays.ts";

const none = { drafts: [], versions: [], authorship: [] };

test("names the text, what was written elsewhere, notes, drafts and versions", () => {
  const plan = replayCommands(empty, [
    makeCommandFrom({ kind: "renameStudent", studentName: "Maya" }, 0),
    makeCommandFrom({ kind: "addEssay", essayId: "e1", promptId: "essay", ownPrompt: null }, 1),
    makeCommandFrom({ kind: "setEssay", essayId: "e1", fields: { title: "The bridge", outline: "Rain" } }, 2),
    makeCommandFrom({ kind: "setEssayNotes", essayId: "e1", notes: { scene: "The kitchen" } }, 3),
    makeCommandFrom({ kind: "saveEssay", essayId: "e1", writer: "a", turn: 1, seen: {}, text: "Here." }, 5),
    makeCommandFrom({ kind: "saveEssay", essayId: "e1", writer: "b", turn: 1, seen: {}, text: "There." }, 4),
    makeCommandFrom({ kind: "nameEssayVersion", essayId: "e1", versionId: "c.1", name: "For Ms. Ortiz" }, 6),
  ]);
  const row = { planId: plan.id, essayId: "e1", seen: {} };
  const rows = {
    drafts: [{ ...row, writer: "a", text: "Here, and half", writtenAt: "2026-11-21T15:00:00.000Z" }],
    versions: [
      { ...row, versionId: "c.1", text: "First.", keptAt: "2026-11-20T15:00:00.000Z", day: "2026-11-20" },
      {
        ...row,
        planId: "another",
        versionId: "d.1",
        text: "Leo's",
        keptAt: "2026-11-20T15:00:00.000Z",
        day: "2026-11-20",
      },
    ],
    authorship: [],
  };
  const text = describeEssays(plan, rows) ?? "";
  const order = ["Maya’s essays", "The bridge", "Here.", "There.", "Rain", "The kitchen", "Here, and half"];
  const places = [...order, "For Ms. Ortiz", "First."].map((part) => text.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(text).not.toContain("Leo");
});

test("there is no file without an essay, and a removed one is still in it", () => {
  expect(describeEssays(empty, none)).toBeNull();
  const removed = replayCommands(empty, [
    makeCommandFrom({ kind: "addEssay", essayId: "e1", promptId: "essay", ownPrompt: null }, 1),
    makeCommandFrom({ kind: "saveEssay", essayId: "e1", writer: "a", turn: 1, seen: {}, text: "Gone." }, 2),
    makeCommandFrom({ kind: "removeEssay", essayId: "e1" }, 3),
  ]);
  expect(describeEssays(removed, none)).toContain("Gone.");
});
