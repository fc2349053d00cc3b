/** The address of a chunk for another try. */
import { describe, expect, test } from "vitest";
import { retryAddress } from "./retryAddress.ts";

describe("the retry address of a page chunk", () => {
  test.each([
    ["()=>import(`./MyPlanScreen-Ab3_x.js`)", 1, "/assets/MyPlanScreen-Ab3_x.js?retry=1"],
    ['() => import("/assets/HomeScreen-1.js")', 2, "/assets/HomeScreen-1.js?retry=2"],
    ["()=>preload(()=>import('./X-9.js'),[])", 3, "/assets/X-9.js?retry=3"],
    ['() => import("#screens/home/HomeScreen.tsx")', 1, null],
    ["() => other()", 1, null],
  ])("%s", (text, attempt, expected) => {
    expect(retryAddress(text, attempt)).toBe(expected);
  });
});
