/** Commands from outside: every kind round trips, and invalid ones are rejected with the field's name. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { drafts, makeCommandFrom, makeTrip, oberlin, seeded } from "../../../test/support/planCommands.ts";
import { listWrittenKeys } from "./apply.ts";
import { readCommand } from "./commandSchema.ts";
import { commandScopes, findCommandScope, makeTaskMarkDraft } from "./commands.ts";

describe("commands from outside", () => {
  test("every kind has a scope and round trips", () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(drafts, (draft) => {
        const given = makeCommandFrom(draft, 1);
        seen.add(given.kind);
        expect(readCommand(JSON.parse(JSON.stringify(given)))).toEqual({ ok: true, value: given });
        expect(findCommandScope(given)).toBe(given.scope);
        const isMoney = given.scope === "money";
        const isEssay = given.scope === "essay";
        for (const key of listWrittenKeys(given)) {
          expect([/^(money|aid|offers|calculatorPrices)\./.test(key), key.startsWith("essays.")]).toEqual([
            isMoney,
            isEssay,
          ]);
        }
      }),
      { ...seeded, numRuns: 500 },
    );
    expect([...seen].toSorted()).toEqual(Object.keys(commandScopes).toSorted());
  });

  /** As many names of letters alone, each with a figure. */
  const namesOf = (count: number) =>
    Array.from({ length: count }, (_, index) => {
      const letters = String(index)
        .split("")
        .map((digit) => "abcdefghij".charAt(Number(digit)));
      return [`q${letters.join("")}`, 1] as const;
    });

  test("a partial change leaves other answers alone", () => {
    const read = readCommand(makeCommandFrom({ kind: "setProfile", fields: { gpa: 3 } }, 1));
    expect(read).toMatchObject({ ok: true, value: { fields: { gpa: 3 } } });
    expect(read.ok && listWrittenKeys(read.value)).toEqual(["profile.gpa"]);
  });

  const sound = makeCommandFrom({ kind: "addCollege", unitId: oberlin }, 1);
  test.each([
    { what: "nothing", raw: null, problem: { kind: "brokenField", path: "" } },
    {
      what: "a kind of a newer release",
      raw: { ...sound, kind: "planVisit" },
      problem: { kind: "unknownKind" },
    },
    {
      what: "money said to be plan",
      raw: { ...makeCommandFrom({ kind: "setMoney", fields: {} }, 1), scope: "plan" },
      problem: { kind: "brokenField", path: "scope" },
    },
    {
      what: "an instant without its zone",
      raw: { ...sound, at: "2026-11-21T09:00" },
      problem: { kind: "brokenField", path: "at" },
    },
    {
      what: "a day that is none",
      raw: { ...sound, at: "2026-13-41T09:00:00.000Z" },
      problem: { kind: "brokenField", path: "at" },
    },
    {
      what: "a college number that is none",
      raw: { ...sound, unitId: -1 },
      problem: { kind: "brokenField", path: "unitId" },
    },
    {
      what: "an SAT of 1601",
      raw: makeCommandFrom({ kind: "setProfile", fields: { satTotal: 1601 } }, 1),
      problem: { kind: "brokenField", path: "fields.satTotal" },
    },
    {
      what: "a class of 1999",
      raw: makeCommandFrom({ kind: "setTimeline", fields: { graduationYear: 1999 } }, 1),
      problem: { kind: "brokenField", path: "fields.graduationYear" },
    },
    {
      what: "a mark that would tell a situation, said to be plan",
      raw: makeCommandFrom({ kind: "setTaskMark", taskId: "situationFosterLetter", fields: {} }, 1),
      problem: { kind: "brokenField", path: "taskId" },
    },
    {
      what: "a day for a task that is none",
      raw: makeCommandFrom(makeTaskMarkDraft("fafsa", { due: "2027-02-29" }), 1),
      problem: { kind: "brokenField", path: "fields.due" },
    },
    {
      what: "a trip of a start that is none",
      raw: makeCommandFrom(
        {
          kind: "setTrip",
          tripId: "r1",
          trip: { ...makeTrip("r1", 1), start: { label: "", latitude: 91, longitude: 0 } },
        },
        1,
      ),
      problem: { kind: "brokenField", path: "trip.start.latitude" },
    },
    {
      what: "five colleges to compare",
      raw: makeCommandFrom({ kind: "setComparing", unitIds: [1, 2, 3, 4, 5] }, 1),
      problem: { kind: "brokenField", path: "unitIds" },
    },
    {
      what: "more weights than any release has",
      raw: makeCommandFrom({ kind: "setMatchWeights", weights: Object.fromEntries(namesOf(21)) }, 1),
      problem: { kind: "brokenField", path: "weights" },
    },
    {
      what: "more aid answers than there are questions",
      raw: makeCommandFrom(
        {
          kind: "setAidAnswers",
          answers: Object.fromEntries(namesOf(301).map(([name]) => [`student.${name}`, 1])),
        },
        1,
      ),
      problem: { kind: "brokenField", path: "answers" },
    },
  ])("$what is rejected with its path", ({ raw, problem }) => {
    expect(readCommand(raw)).toEqual({ ok: false, problem });
  });
});
