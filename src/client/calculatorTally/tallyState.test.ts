/** What this device keeps of counting calculators: nothing without a yes, each college once, a withdrawal at once. */
import { describe, expect, test } from "vitest";
import {
  addAnswer,
  answerConsent,
  dropAnswer,
  emptyTally,
  putBack,
  readTallyState,
  type TallyState,
  takeAnswer,
} from "./tallyState.ts";

const inside = { kind: "nonprofit", isInside: true } as const;
const outside = { kind: "nonprofit", isInside: false } as const;
const yes = answerConsent(emptyTally, "yes");

function take(state: TallyState) {
  const next = takeAnswer(state);
  if (next === null) throw new Error("nothing to take");
  return next;
}

describe("counting calculators", () => {
  test("without a yes nothing waits and nothing is taken", () => {
    for (const state of [emptyTally, answerConsent(emptyTally, "no")]) {
      expect(addAnswer(state, 1, inside)).toBe(state);
      expect(takeAnswer({ ...state, waiting: { 1: inside } })).toBeNull();
    }
  });

  test("a college counts once, whatever its figure becomes; before that the newest figure waits", () => {
    const changed = addAnswer(addAnswer(yes, 1, inside), 1, outside);
    const { state, taken } = take(changed);
    expect(taken).toEqual({ unitId: "1", answer: outside });
    expect(takeAnswer(addAnswer(state, 1, inside))).toBeNull();
    expect(takeAnswer(addAnswer(state, 2, inside))?.taken.unitId).toBe("2");
  });

  test("what did not arrive waits again, and is not lost to a reload", () => {
    const { state, taken } = take(addAnswer(yes, 1, inside));
    const back = readTallyState(JSON.stringify(putBack(state, taken)));
    expect(takeAnswer(back)?.taken).toEqual(taken);
  });

  test("a no drops what waits, also what is on its way back; a later yes does not count it twice", () => {
    expect(takeAnswer(answerConsent(answerConsent(addAnswer(yes, 1, inside), "no"), "yes"))).toBeNull();
    const { state, taken } = take(addAnswer(yes, 1, inside));
    expect(putBack(answerConsent(state, "no"), taken)).toEqual({
      consent: "no",
      waiting: {},
      counted: [],
    });
    const again = addAnswer(answerConsent(answerConsent(state, "no"), "yes"), 1, inside);
    expect(takeAnswer(again)).toBeNull();
  });

  test("a figure that is removed before it was sent is not sent", () => {
    expect(takeAnswer(dropAnswer(addAnswer(yes, 1, inside), 1))).toBeNull();
  });

  test.each([
    ["nothing", null],
    ["no JSON", "{"],
    ["a list", "[]"],
    ["another consent", '{"consent":"maybe","waiting":{"1":{"kind":"nonprofit","isInside":true}}}'],
    ["null", "null"],
  ])("%s is read as never asked", (_, text) => {
    expect(readTallyState(text)).toEqual(emptyTally);
  });

  test("what is damaged inside is left out, and extra fields are never sent on", () => {
    const text = JSON.stringify({
      consent: "yes",
      waiting: {
        1: { kind: "nonprofit", isInside: "true" },
        2: { kind: "a college", isInside: true },
        3: { ...inside, amountUsd: 23_400 },
      },
      counted: ["7", 8],
    });
    expect(readTallyState(text)).toEqual({ consent: "yes", waiting: { 3: inside }, counted: ["7"] });
  });
});
