/** Tests of the SAT-ACT table: it has no gap, and each use value lies in its own band. */
import { describe, expect, test } from "vitest";
import { convertSatToAct, concordance, convertActToSat } from "./concordance.ts";

describe("the SAT-ACT concordance", () => {
  test("an ACT of 26 stands for an SAT of 1240", () => {
    expect(convertActToSat(26)).toBe(1240);
    expect(convertSatToAct(1240)).toBe(26);
  });

  test("every SAT total from 590 to 1600 in tens belongs to exactly one ACT composite", () => {
    for (let sat = 590; sat <= 1600; sat += 10) {
      expect(concordance.filter((band) => sat >= band.satFrom && sat <= band.satTo)).toHaveLength(1);
    }
  });

  test("the bands run from ACT 36 down to 9, one after another", () => {
    expect(concordance.map((band) => band.act)).toEqual(Array.from({ length: 28 }, (_, index) => 36 - index));
  });

  test.each(concordance)("the use value of ACT $act lies in its band", ({ satUse, satFrom, satTo }) => {
    expect(satUse).toBeGreaterThanOrEqual(satFrom);
    expect(satUse).toBeLessThanOrEqual(satTo);
  });

  test.each([
    { sat: 1600, act: 36 },
    { sat: 1570, act: 36 },
    { sat: 1560, act: 35 },
    { sat: 1015, act: 19 },
    { sat: 590, act: 9 },
    { sat: 580, act: null },
    { sat: 1601, act: null },
  ])("an SAT of $sat stands for ACT $act", ({ sat, act }) => {
    expect(convertSatToAct(sat)).toBe(act);
  });

  test.each([
    { act: 9, sat: 590 },
    { act: 8, sat: null },
    { act: 36, sat: 1590 },
    { act: 37, sat: null },
  ])("an ACT of $act stands for SAT $sat", ({ act, sat }) => {
    expect(convertActToSat(act)).toBe(sat);
  });
});
