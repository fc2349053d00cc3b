/** Each sentence about a waiting list is one its counts allow. */
import { expect, test } from "vitest";
import { describeWaiting } from "./waitingList.ts";

test.each([
  ["Notre Dame, fall 2024", 2_206, 1_385, 42, "About 3 in 100 students on the waiting list got in."],
  ["Yale, fall 2024", 773, 565, 23, "About 4 in 100 students on the waiting list got in."],
  ["Tulane, fall 2024", 4_192, 2_290, 432, "About 2 in 10 students on the waiting list got in."],
  ["one in ten", 900, 100, 10, "About 1 in 10 students on the waiting list got in."],
  ["one of a thousand", 2_794, 1_874, 1, "Fewer than 1 in 100 students on the waiting list got in."],
  ["nobody", 900, 100, 0, "No one on the waiting list got in."],
  ["29 students", 818, 29, 16, "Too few students were on the list to say what the odds were."],
  ["30 students", 818, 30, 15, "About 5 in 10 students on the waiting list got in."],
  ["no list", 0, 0, 0, "No one was put on a waiting list that year."],
  ["everybody: most likely only those admitted were counted", 13_155, 6_259, 6_259, null],
])("%s", (_name, offered, accepted, admitted, expected) => {
  expect(describeWaiting({ unitId: 100_000, sourceYear: "2024-25", offered, accepted, admitted })).toBe(
    expected,
  );
});
