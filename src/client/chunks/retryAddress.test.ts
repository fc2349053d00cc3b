/** The address of a chunk for another try. */
import { describe, expect, test } from "vitest";
import { buildRetryAddress } from "./retryAddress.ts";

describe("the retry address of a page chunk", () => {
  test.each([
    ["()=>import(`./MyPlanScreen-Ab3_x.js`)", 1, "/assets/MyPlanScreen-Ab3_x.js?retry=1", null],
    ['() => import("/assets/HomeScreen-1.js")', 2, "/assets/HomeScreen-1.js?retry=2", null],
    ["()=>preload(()=>import('./X-9.js'),[])", 3, "/assets/X-9.js?retry=3", null],
    ["()=>f(()=>import(`./Quiz-1.js`).then(e=>e.t),m([12]))", 1, "/assets/Quiz-1.js?retry=1", "t"],
    ["()=>import(`./Quiz-1.js`).then((e)=>e.$a)", 1, "/assets/Quiz-1.js?retry=1", "$a"],
  ])("%s", (text, attempt, address, exportName) => {
    expect(buildRetryAddress(text, attempt)).toEqual({ address, exportName });
  });

  test.each(['() => import("#screens/home/HomeScreen.tsx")', "() => other()"])("none in %s", (text) => {
    expect(buildRetryAddress(text, 1)).toBeNull();
  });
});
