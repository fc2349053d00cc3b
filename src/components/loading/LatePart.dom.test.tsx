/** A late part whose load fails: what opens it again loads it again, also while the failing load is still under way. */
import { expect, test } from "vitest";
import { createGate } from "./LatePart.tsx";

/** Loads that fail or succeed when the test says so. */
function createLoads() {
  const loads: PromiseWithResolvers<string>[] = [];
  const load = () => {
    const next = Promise.withResolvers<string>();
    loads.push(next);
    return next.promise;
  };
  return { loads, load };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test("opened while a load is under way that then fails, it loads again by itself, and once", async () => {
  const { loads, load } = createLoads();
  const { arrival, open } = createGate(load, false);
  open();
  open();
  expect(loads).toHaveLength(1);
  loads[0]?.reject(new Error("no network"));
  await settle();
  expect(loads).toHaveLength(2);
  loads[1]?.reject(new Error("no network"));
  await settle();
  expect(loads).toHaveLength(2);
  open();
  loads[2]?.resolve("here");
  expect(await arrival).toBe("here");
});

test("what is there loads nothing", () => {
  const { loads, load } = createLoads();
  createGate(load, true).open();
  expect(loads).toEqual([]);
});
