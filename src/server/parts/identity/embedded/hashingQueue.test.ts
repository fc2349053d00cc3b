/** The queue of password hashing: how many at once, whose turn it is, and who is told to come again. */
import { describe, expect, test } from "vitest";
import { createHashingQueue, hashingLimits } from "./hashingQueue.ts";

/** Work that ends when told to, in the order it was begun. */
function openGate() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const full: string[] = [];
  const queue = createHashingQueue();
  const add = async (network: string, name = network, device: string | null = null) => {
    const done = await queue.run({ network, device }, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
    if (!done.ok) full.push(name);
  };
  const rest = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    queue,
    begun,
    full,
    add: (network: string, name?: string) => void add(network, name),
    addKnown: (device: string) => void add("network", device, device),
    addMany(network: string, count: number) {
      for (let number = 0; number < count; number += 1) void add(network);
    },
    /** Ends so many, the first begun one first. */
    async end(count: number) {
      for (let number = 0; number < count; number += 1) {
        ends.shift()?.();
        await rest();
      }
    },
    rest,
  };
}

test("two run at once, and thirty sign-ins of one school all finish", async () => {
  const gate = openGate();
  gate.addMany("school", 30);
  await gate.rest();
  expect(gate.queue.size()).toEqual({ running: 2, waiting: 28 });
  await gate.end(30);
  expect([gate.begun.length, gate.full.length]).toEqual([30, 0]);
  expect(gate.queue.size()).toEqual({ running: 0, waiting: 0 });
});

test("of three hundred sign-ins of one network 34 are taken, and one of another is next but one", async () => {
  const gate = openGate();
  gate.addMany("stranger", 300);
  gate.add("owner");
  await gate.rest();
  expect(gate.full).toHaveLength(300 - hashingLimits.running - hashingLimits.networks.waitingOfOne);
  expect(new Set(gate.full)).toEqual(new Set(["stranger"]));
  expect(gate.begun).toEqual(["stranger", "stranger"]);
  await gate.end(2);
  expect(gate.begun.slice(2)).toContain("owner");
  await gate.end(40);
  expect(gate.begun).toHaveLength(35);
});

test("networks take turns, each in its own order", async () => {
  const gate = openGate();
  gate.addMany("a", 2);
  for (const name of ["a1", "a2", "a3"]) gate.add("a", name);
  for (const name of ["b1", "b2"]) gate.add("b", name);
  gate.add("c", "c1");
  await gate.end(8);
  expect(gate.begun.slice(2)).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
});

describe("when sixty-four wait", () => {
  test("of two networks, a third one takes the last place of the longest line", async () => {
    const gate = openGate();
    gate.addMany("a", 2);
    gate.addMany("a", 32);
    gate.addMany("b", 32);
    gate.add("owner");
    await gate.rest();
    expect(gate.queue.size()).toEqual({ running: 2, waiting: 64 });
    expect(gate.full).toHaveLength(1);
    expect(gate.full).not.toContain("owner");
    await gate.end(6);
    expect(gate.begun).toContain("owner");
  });

  test("of as many networks, a further one is told to come again", async () => {
    const gate = openGate();
    gate.addMany("running", 2);
    for (let number = 0; number < 64; number += 1) gate.add(`network ${number}`);
    gate.add("one more");
    await gate.rest();
    expect(gate.full).toEqual(["one more"]);
    await gate.end(1);
    gate.add("one more");
    await gate.end(66);
    expect(gate.begun).toContain("one more");
  });
});

describe("a device that the account knows", () => {
  test("is next but one, though strangers of more networks than there are places wait", async () => {
    const gate = openGate();
    for (let number = 0; number < 300; number += 1) gate.add(`stranger ${number}`);
    gate.addKnown("owner");
    await gate.rest();
    expect(gate.full).not.toContain("owner");
    await gate.end(2);
    expect(gate.begun.slice(2)).toContain("owner");
  });

  test("takes turns with networks, and one of them does not take all places of known devices", async () => {
    const gate = openGate();
    gate.addMany("running", 2);
    for (let number = 0; number < 10; number += 1) gate.addKnown("greedy");
    gate.addMany("network", 3);
    gate.addKnown("owner");
    await gate.end(20);
    expect(gate.begun.slice(2)).toEqual(["greedy", "network", "owner", "network", "greedy", "network"]);
    expect(gate.full).toEqual(Array.from({ length: 8 }, () => "greedy"));
  });
});

test("work that fails frees its place", async () => {
  const one = { waiting: 1, waitingOfOne: 1 };
  const queue = createHashingQueue({ running: 1, networks: one, knownDevices: one });
  const asker = { network: "a", device: null };
  const failing = queue.run(asker, () => Promise.reject(new Error("no memory")));
  const next = queue.run(asker, () => Promise.resolve("hashed"));
  expect(await queue.run(asker, () => Promise.resolve("too many"))).toEqual({ ok: false, problem: "full" });
  await expect(failing).rejects.toThrow("no memory");
  expect(await next).toEqual({ ok: true, value: "hashed" });
  expect(queue.size()).toEqual({ running: 0, waiting: 0 });
});
