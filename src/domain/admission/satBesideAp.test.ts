/** The SAT days beside the AP exams are the published ones. */
import { expect, test } from "vitest";
import { satBesideAp } from "./satBesideAp.ts";

test("the March and June days stand beside the AP exams of 2027", () => {
  expect(satBesideAp).toEqual({ before: "2027-03-06", after: "2027-06-05" });
});
