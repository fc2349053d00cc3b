/** The sync starts once it has been downloaded, however often the download fails first. */
import { expect, test, vi } from "vitest";
import { beginPlanSync } from "./beginPlanSync.ts";

/** A network on which the first `failing` downloads fail, and the pending waits. */
function network(failing: number) {
  const waits = new Map<() => void, number>();
  const stopSync = vi.fn<() => void>();
  const start = vi.fn<() => () => void>(() => stopSync);
  let tries = 0;
  const load = vi.fn<() => Promise<() => () => void>>(() => {
    tries += 1;
    return tries <= failing ? Promise.reject(new Error("It did not come.")) : Promise.resolve(start);
  });
  const after = (waitMs: number, run: () => void) => {
    waits.set(run, waitMs);
    return () => waits.delete(run);
  };
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
  async function passTime(): Promise<void> {
    await settled();
    const due = [...waits.keys()];
    waits.clear();
    for (const run of due) run();
    await settled();
  }
  return { parts: { load, after }, load, start, stopSync, waits, passTime, settled };
}

test("a download that fails is tried again until it comes, then no more", async () => {
  const { parts, load, start, passTime } = network(3);
  beginPlanSync(parts);
  for (let turn = 0; turn < 6; turn += 1) await passTime();
  expect(load).toHaveBeenCalledTimes(4);
  expect(start).toHaveBeenCalledTimes(1);
});

test("somebody who asks need not wait for the next try, and begins nothing twice", async () => {
  const { parts, load, start, waits, settled } = network(1);
  const begun = beginPlanSync(parts);
  begun.now();
  await settled();
  expect(load).toHaveBeenCalledTimes(1);
  begun.now();
  begun.now();
  await settled();
  begun.now();
  expect([load.mock.calls.length, start.mock.calls.length, waits.size]).toEqual([2, 1, 0]);
});

test("signing out meanwhile prevents the start, and stops a running sync", async () => {
  const late = network(1);
  const begun = beginPlanSync(late.parts);
  begun.stop();
  await late.passTime();
  begun.now();
  await late.passTime();
  expect(late.load).toHaveBeenCalledTimes(1);
  const { parts, stopSync, settled } = network(0);
  const other = beginPlanSync(parts);
  await settled();
  other.stop();
  expect(stopSync).toHaveBeenCalledTimes(1);
});
