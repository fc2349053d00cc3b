/** Early plans that conflict: the cases in the Early Decision help article. */
import { describe, expect, test } from "vitest";
import type { ApplicationPlan } from "#domain/timeline/timeline.ts";
import { checkRounds, type PlannedRound } from "./roundConflicts.ts";

const privateCollege = (unitId: number, plan: ApplicationPlan | null, more: Partial<PlannedRound> = {}) =>
  ({ unitId, control: "nonprofit", plan, price: "within", ...more }) satisfies PlannedRound;
const publicCollege = (unitId: number, plan: ApplicationPlan | null, more: Partial<PlannedRound> = {}) =>
  privateCollege(unitId, plan, { control: "public", ...more });

const codes = (rounds: readonly PlannedRound[], isInQuestBridge = false) =>
  checkRounds(rounds, isInQuestBridge).conflicts.map(({ code }) => code);

describe("early plans that conflict", () => {
  test.each([
    ["nothing chosen", [], []],
    ["a college without a plan", [privateCollege(1, null), privateCollege(2, "earlyDecision1")], []],
    [
      "two early decisions at once",
      [privateCollege(1, "earlyDecision1"), publicCollege(2, "earlyDecision1")],
      ["twoBinding"],
    ],
    [
      "two second early decisions",
      [privateCollege(1, "earlyDecision2"), privateCollege(2, "earlyDecision2")],
      ["twoBinding"],
    ],
    [
      "early decision II after the first has said no",
      [privateCollege(1, "earlyDecision1"), privateCollege(2, "earlyDecision2")],
      [],
    ],
    [
      "early decision beside early action",
      [privateCollege(1, "earlyDecision1"), privateCollege(2, "earlyAction")],
      [],
    ],
    [
      "restrictive beside a private early action",
      [privateCollege(1, "restrictiveEarlyAction"), privateCollege(2, "earlyAction")],
      ["restrictiveWithPrivateEarly"],
    ],
    [
      "restrictive beside a private early decision",
      [privateCollege(1, "restrictiveEarlyAction"), privateCollege(2, "earlyDecision1")],
      ["restrictiveWithPrivateEarly"],
    ],
    [
      "restrictive beside a public early action",
      [privateCollege(1, "restrictiveEarlyAction"), publicCollege(2, "earlyAction")],
      [],
    ],
    [
      "restrictive beside a binding plan of a public college",
      [privateCollege(1, "restrictiveEarlyAction"), publicCollege(2, "earlyDecision1")],
      ["restrictiveWithPublicBinding"],
    ],
    [
      "two restrictive plans: each rules out the other",
      [privateCollege(1, "restrictiveEarlyAction"), privateCollege(2, "restrictiveEarlyAction")],
      ["restrictiveWithPrivateEarly", "restrictiveWithPrivateEarly"],
    ],
    [
      "restrictive beside rolling, regular, UC and Cal State",
      [
        privateCollege(1, "restrictiveEarlyAction"),
        publicCollege(2, "rolling"),
        privateCollege(3, "regularDecision"),
        publicCollege(4, "uc"),
        publicCollege(5, "csu"),
      ],
      [],
    ],
    [
      "restrictive now and early decision II after its answer",
      [privateCollege(1, "restrictiveEarlyAction"), privateCollege(2, "earlyDecision2")],
      [],
    ],
  ] as const)("%s", (_name, rounds, expected) => {
    expect(codes(rounds)).toEqual(expected);
  });

  test("a QuestBridge ranking rules out other early plans", () => {
    const rounds = [privateCollege(1, "earlyAction"), privateCollege(2, "regularDecision")];
    expect(codes(rounds, true)).toEqual(["questBridgeWithEarly"]);
    expect(codes([privateCollege(2, "regularDecision")], true)).toEqual([]);
  });

  test.each(["partly", "above", "limitUnknown", "priceUnknown"] as const)(
    "a promise with its price %s is said",
    (price) => {
      expect(checkRounds([privateCollege(1, "earlyDecision2", { price })], false).conflicts).toEqual([
        { code: "bindingBeforePrice", unitId: 1, price },
      ]);
      expect(codes([privateCollege(1, "earlyAction", { price })])).toEqual([]);
    },
  );
});

test("compatible plans are listed with their condition", () => {
  const { notes } = checkRounds(
    [
      privateCollege(1, "earlyDecision1"),
      publicCollege(2, "earlyAction"),
      privateCollege(3, "earlyDecision2"),
      publicCollege(4, "uc"),
    ],
    false,
  );
  expect(notes).toEqual([
    { code: "earlyBesideBinding", unitId: 1, otherUnitIds: [2] },
    { code: "secondAfterFirst", unitIds: [1, 3] },
    { code: "systemsAreFree", unitIds: [4] },
  ]);
});
