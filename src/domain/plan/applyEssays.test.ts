/** Essays in the plan: two devices and two windows lose no text, and a removed essay comes back whole. */
import { describe, expect, test } from "vitest";
import { essayLimits, getText, listSeen, listTextsBeside, type PlanEssay } from "#domain/essays/essay.ts";
import { empty, makeCommandFrom, oberlin } from "../../../test/support/planCommands.ts";
import { applyCommand } from "./apply.ts";
import { readCommand } from "./commandSchema.ts";
import type { Command, CommandDraft } from "./commands.ts";
import { exportPlan, readPlanFile } from "./exchange.ts";
import { encodeAnswers } from "./fragment.ts";
import { scopes } from "./plan.ts";
import { compactCommands, invertCommand, listImportDrafts, replayCommands } from "./replay.ts";
import { removeScopes, removeScopesFromCommands } from "./scopes.ts";

const added = makeCommandFrom(
  { kind: "addEssay", essayId: "e1", promptId: "essayCommonApp", ownPrompt: null },
  1,
);

function save(second: number, writer: string, turn: number, seen: Record<string, number>, text: string) {
  return makeCommandFrom({ kind: "saveEssay", essayId: "e1", writer, turn, seen, text }, second);
}

function essayAfter(...commands: readonly Command[]): PlanEssay {
  const [essay] = replayCommands(empty, [added, ...commands]).essays;
  if (essay === undefined) throw new Error("There is no essay.");
  return essay;
}

/** Every order of a few commands. */
function listOrders<One>(all: readonly One[]): One[][] {
  if (all.length < 2) return [[...all]];
  return all.flatMap((one, index) =>
    listOrders(all.filter((_, other) => other !== index)).map((rest) => [one, ...rest]),
  );
}

describe("an essay's text", () => {
  test("is the last save of one window", () => {
    const essay = essayAfter(save(2, "w1", 1, {}, "I was nine."), save(3, "w1", 2, { w1: 1 }, "I was ten."));
    expect(getText(essay)).toBe("I was ten.");
    expect(listTextsBeside(essay)).toEqual([]);
    expect(listSeen(essay)).toEqual({ w1: 2 });
  });

  test("written on two devices offline stays in both versions, in any order of arrival", () => {
    const saves = [
      save(2, "w1", 1, {}, "I was nine."),
      save(5, "phone", 1, { w1: 1 }, "I was nine and cold."),
      save(4, "w1", 2, { w1: 1 }, "I was nine and it rained."),
      save(3, "w1", 3, { w1: 2 }, "I was nine and it poured."),
    ];
    const orders = listOrders(saves).map((order) => essayAfter(...order));
    for (const essay of orders) expect(essay).toEqual(orders[0]);
    expect(orders[0]?.texts.map(({ text }) => text)).toEqual([
      "I was nine and cold.",
      "I was nine and it poured.",
    ]);
  });

  test("a wrong clock never hides the newer text: what counts is what its writer had seen", () => {
    const essay = essayAfter(save(50, "w1", 1, {}, "Old."), save(2, "phone", 1, { w1: 1 }, "New."));
    expect(essay.texts.map(({ text }) => text)).toEqual(["New."]);
  });

  test("put together from both is one text again", () => {
    const apart = [save(2, "w1", 1, {}, "A"), save(3, "w2", 1, {}, "B")];
    const together = save(4, "w1", 2, listSeen(essayAfter(...apart)), "A and B");
    expect(essayAfter(...apart, together).texts.map(({ text }) => text)).toEqual(["A and B"]);
  });

  test("two devices that put together the same text show it once", () => {
    const apart = [save(2, "w1", 1, {}, "A"), save(3, "w2", 1, {}, "B")];
    const seen = listSeen(essayAfter(...apart));
    const essay = essayAfter(...apart, save(4, "w1", 2, seen, "A and B"), save(5, "w2", 2, seen, "A and B"));
    expect(getText(essay)).toBe("A and B");
    expect(listTextsBeside(essay)).toEqual([]);
  });

  test("arrives before its essay and is there once the essay is", () => {
    const plan = replayCommands(empty, [save(2, "w1", 1, {}, "Early."), added]);
    expect(plan.essays.map(getText)).toEqual(["Early."]);
    expect(plan.shelvedEssays).toEqual([]);
  });

  test("a writer called like a property of every object is a writer", () => {
    const essay = essayAfter(save(2, "constructor", 1, {}, "A"), save(3, "w1", 1, { constructor: 1 }, "B"));
    expect(essay.texts.map(({ text }) => text)).toEqual(["B"]);
  });

  test("two hundred and one saves are kept as one command", () => {
    const saves = Array.from({ length: 201 }, (_, index) =>
      save(index % 60, "w1", index + 1, index === 0 ? {} : { w1: index }, `Draft ${index}`),
    ).map((command, index) => ({ ...command, id: `s${index}` }));
    expect(compactCommands([added, ...saves])).toEqual([added, saves[200]].toSorted(byStamp));
  });
});

describe("an essay", () => {
  test("removed comes back with its text, title and notes", () => {
    const drafts: CommandDraft[] = [
      { kind: "setEssay", essayId: "e1", fields: { title: "The bridge", status: "drafting" } },
      { kind: "setEssayNotes", essayId: "e1", notes: { scene: "The kitchen", person: "Grandma" } },
      { kind: "setEssayNotes", essayId: "e1", notes: { person: null } },
    ];
    const commands = drafts.map((draft, index) => makeCommandFrom(draft, 3 + index));
    const before = replayCommands(empty, [added, save(2, "w1", 1, {}, "It rained."), ...commands]);
    const removal = makeCommandFrom({ kind: "removeEssay", essayId: "e1" }, 9);
    const removed = applyCommand(before, removal);
    expect(removed.essays).toEqual([]);
    const back = invertCommand(before, removal).map((draft, index) => makeCommandFrom(draft, 10 + index));
    const again = replayCommands(removed, back);
    expect(again.essays.map((essay) => ({ ...essay, addedAt: "" }))).toEqual(
      before.essays.map((essay) => ({ ...essay, addedAt: "" })),
    );
    expect(again.essays[0]?.notes).toEqual({ scene: "The kitchen" });
  });

  test("undoing a save leaves alone what another device wrote meanwhile", () => {
    const before = replayCommands(empty, [added, save(2, "w1", 1, {}, "First.")]);
    const unwanted = save(3, "w1", 2, { w1: 1 }, "Second.");
    const meanwhile = save(4, "phone", 1, { w1: 1 }, "From the phone.");
    const back = invertCommand(before, unwanted).map((draft) => makeCommandFrom(draft, 9));
    const [essay] = replayCommands(before, [unwanted, meanwhile, ...back]).essays;
    expect(essay?.texts.map(({ text }) => text)).toEqual(["First.", "From the phone."]);
  });

  test("imported from a plan file returns where it is missing, and an older text replaces nothing", () => {
    const older = replayCommands(empty, [added, save(2, "w1", 1, {}, "Old.")]);
    const newer = applyCommand(older, save(3, "w1", 2, { w1: 1 }, "New."));
    expect(listImportDrafts(newer, older)).toEqual([]);
    const imported = listImportDrafts(empty, older).map((draft, index) => makeCommandFrom(draft, 20 + index));
    expect(replayCommands(empty, imported).essays.map(getText)).toEqual(["Old."]);
    expect(replayCommands(empty, imported).essays[0]?.addedAt).toBe(older.essays[0]?.addedAt);
    const again = replayCommands(newer, imported);
    expect(again.essays[0]?.texts.map(({ text }) => text)).toEqual(["New."]);
  });
});

describe("texts of every kind", () => {
  const command = (text: string) => readCommand(JSON.parse(JSON.stringify(save(2, "w1", 1, {}, text))));

  test.each([
    ["emoji of several parts", "👩‍👩‍👧‍👦🏳️‍🌈 at the table"],
    ["combining marks", "Cafe\u0301 with Abuelita, e\u0323\u0302"],
    ["right to left", "שלום, أنا من عمّان"],
    ["a NUL", "before\0after"],
    ["half a surrogate pair", "broken \ud83d here"],
    ["lines of every kind", "one\r\ntwo\u2028three\tfour"],
  ])("%s is kept as it is", (_, text) => {
    const read = command(text);
    expect(read.ok && read.value).toMatchObject({ text });
    const plan = replayCommands(empty, [added, save(2, "w1", 1, {}, text)]);
    const file = readPlanFile(exportPlan(plan, "2026-11-22T10:00:00.000Z", scopes));
    expect(file.ok && file.value.essays.map(getText)).toEqual([text]);
  });

  test("20,000 pasted words are refused by their size, and what fits the limit passes", () => {
    const words = Array.from({ length: 20_000 }, () => "word").join(" ");
    expect(command(words)).toEqual({ ok: false, problem: { kind: "brokenField", path: "text" } });
    expect(command("x".repeat(essayLimits.textBytes)).ok).toBe(true);
    expect(command("x".repeat(essayLimits.textBytes + 1)).ok).toBe(false);
    // Counted in bytes, because that is what is stored.
    expect(command("é".repeat(essayLimits.textBytes / 2)).ok).toBe(true);
    expect(command("é".repeat(essayLimits.textBytes / 2 + 1)).ok).toBe(false);
  });
});

describe("who sees essays", () => {
  const commands = [
    added,
    save(2, "w1", 1, {}, "A private sentence."),
    makeCommandFrom({ kind: "setEssayNotes", essayId: "e1", notes: { scene: "A private note" } }, 3),
    makeCommandFrom({ kind: "addCollege", unitId: oberlin }, 4),
    makeCommandFrom({ kind: "setProfile", fields: { gpa: 3.7 } }, 5),
  ];
  const plan = replayCommands(empty, commands);

  test("without the essay scope nothing of them is left, not even when they changed", () => {
    for (const text of [
      JSON.stringify(removeScopes(plan, ["essay"])),
      JSON.stringify(removeScopesFromCommands(commands, ["essay"])),
      exportPlan(plan, "2026-11-22T10:00:00.000Z", ["plan", "notes", "money"]),
      encodeAnswers(plan.profile),
    ]) {
      expect(text).not.toMatch(/private|e1|essayCommonApp|2026-11-21T09:00:0[123]/);
    }
    expect(removeScopes(plan, ["plan", "notes", "money"]).essays).toEqual(plan.essays);
  });

  test("a removed essay never leaves the device with a plan file", () => {
    const removed = applyCommand(plan, makeCommandFrom({ kind: "removeEssay", essayId: "e1" }, 9));
    expect(removed.shelvedEssays).toHaveLength(1);
    expect(exportPlan(removed, "2026-11-22T10:00:00.000Z", scopes)).not.toContain("private");
  });
});

function byStamp(one: Command | undefined, other: Command | undefined): number {
  return `${one?.at}` < `${other?.at}` ? -1 : 1;
}
