/** Recording on a device: entries with each version, two tabs, storage that is full, turning it off, and two devices. */
import { describe, expect, test } from "vitest";
import { checkRecord, sortEntries } from "#domain/essays/authorship/checkRecord.ts";
import { createWritingDevice, typeOut } from "../../../test/support/authorshipWorld.ts";
import { hashText } from "./hashText.ts";

function describeRows(device: ReturnType<typeof createWritingDevice>) {
  return sortEntries(device.rows()).map(({ entry }) => {
    const { kind, session, length, typed, pasted, deleted, other } = entry;
    return { kind, session, length, typed, pasted, deleted, other };
  });
}

async function findProblem(device: ReturnType<typeof createWritingDevice>): Promise<unknown> {
  const entries = sortEntries(device.rows()).map(({ entry, receipt }) => ({
    entry: { ...entry, joins: [...entry.joins] },
    receipt,
  }));
  const signer = device.key()?.device ?? "";
  const checked = await checkRecord(
    { essay: "e1", entries, text: null },
    { signer, head: null, hash: hashText },
  );
  return checked.ok ? null : checked.problem;
}

const nothing = { typed: 0, pasted: 0, deleted: 0, other: 0 };

test("the first entry says what is there, the next what was done, and none holds the text", async () => {
  const device = createWritingDevice("e1");
  const recorder = device.tab();
  await recorder.start("It rained.");
  typeOut(recorder, "It rained.", "It rained. Hard");
  recorder.watch("It rained. Hard", "It rained. Hard, and long.", "insertFromPaste");
  await recorder.save("It rained. Hard, and long.");
  expect(describeRows(device)).toEqual([
    { ...nothing, kind: "on", session: 1, length: 10, other: 10 },
    { ...nothing, kind: "saved", session: 1, length: 26, typed: 5, pasted: 11 },
  ]);
  expect(JSON.stringify(device.rows())).not.toMatch(/rained|Hard/);
  expect(await findProblem(device)).toBeNull();
});

test("what is typed while an entry is written is typed, and nothing is deleted", async () => {
  const device = createWritingDevice("e1");
  const recorder = device.tab();
  const started = recorder.start("");
  const saved = recorder.save("");
  recorder.watch("", "I", "insertText");
  await Promise.all([started, saved]);
  typeOut(recorder, "I", "It rained.");
  await recorder.save("It rained.");
  const rows = describeRows(device);
  expect(rows[0]).toEqual({ ...nothing, kind: "on", session: 1, length: 0 });
  expect(rows.slice(1).map(({ deleted, other }) => [deleted, other])).toEqual(
    rows.slice(1).map(() => [0, 0]),
  );
  expect(rows.reduce((sum, { typed }) => sum + typed, 0)).toBe(10);
  expect(rows.at(-1)?.length).toBe(10);
  expect(await findProblem(device)).toBeNull();
});

test("a version that nothing was done for is no entry, except to share the record", async () => {
  const device = createWritingDevice("e1");
  const recorder = device.tab();
  await recorder.start("Rain.");
  await recorder.save("Rain.");
  expect(device.rows()).toHaveLength(1);
  await recorder.close("Rain.");
  expect(device.rows()).toHaveLength(2);
});

test("the same text twice has two fingerprints", async () => {
  const device = createWritingDevice("e1");
  const recorder = device.tab();
  await recorder.start("Rain.");
  await recorder.close("Rain.");
  const [first, second] = device.rows().map(({ entry }) => entry.version);
  expect(first).not.toBe(second);
});

test("what another device or an earlier version brought is not typed here", async () => {
  const device = createWritingDevice("e1");
  const recorder = device.tab();
  await recorder.start("");
  typeOut(recorder, "", "Rain");
  // The text was replaced between two letters.
  recorder.watch("Rain and snow", "Rain and snow.", "insertText");
  await recorder.save("Rain and snow.");
  expect(describeRows(device)[1]).toMatchObject({ typed: 5, other: 9, pasted: 0 });
});

test("two tabs share one chain, and no number is taken twice", async () => {
  const device = createWritingDevice("e1");
  const [one, two] = [device.tab(), device.tab()];
  await one.start("Rain.");
  await two.start("Rain.");
  typeOut(one, "Rain.", "Rain. One");
  typeOut(two, "Rain.", "Rain. Two!");
  await Promise.all([one.save("Rain. One"), two.save("Rain. Two!")]);
  const numbers = sortEntries(device.rows()).map(({ entry }) => entry.number);
  expect(numbers).toEqual([1, 2, 3]);
  expect(new Set(device.rows().map(({ entry }) => entry.session)).size).toBe(2);
  expect(await findProblem(device)).toBeNull();
});

test("with a full device nothing that was typed is lost from the counts", async () => {
  const device = createWritingDevice("e1");
  const recorder = device.tab();
  await recorder.start("");
  typeOut(recorder, "", "Rain");
  device.memory.isFull = true;
  await recorder.save("Rain");
  expect(recorder.getState().problem).toBe("failed");
  typeOut(recorder, "Rain", "Rain and snow");
  device.memory.isFull = false;
  await recorder.save("Rain and snow");
  expect(recorder.getState().problem).toBeNull();
  expect(describeRows(device).at(-1)).toMatchObject({ typed: 13, other: 0, length: 13 });
});

describe("off", () => {
  test("ends with an entry, records nothing, and starts again with what changed meanwhile", async () => {
    const device = createWritingDevice("e1");
    const recorder = device.tab();
    await recorder.start("Rain.");
    await recorder.stop("Rain.");
    await recorder.save("Rain. Written unseen.");
    await recorder.stop("Rain. Written unseen.");
    await recorder.start("Rain. Written unseen.");
    expect(describeRows(device).map(({ kind, other }) => [kind, other])).toEqual([
      ["on", 5],
      ["off", 0],
      ["on", 16],
    ]);
    expect(await findProblem(device)).toBeNull();
  });

  test("an erased record is not written again by a window that is still open", async () => {
    const device = createWritingDevice("e1");
    const recorder = device.tab();
    await recorder.start("Rain.");
    recorder.end();
    await device.database.eraseRecord("plan1", "e1");
    await recorder.save("Rain and more.");
    expect(device.rows()).toEqual([]);
  });
});

test("without a secure connection nothing is recorded, and that is known", async () => {
  const device = createWritingDevice("e1");
  const { createAuthorshipRecorder } = await import("./authorshipRecorder.ts");
  const recorder = createAuthorshipRecorder("plan1", "e1", {
    database: device.database,
    makeKey: () => Promise.reject(new Error("not asked")),
    hash: () => Promise.reject(new Error("not asked")),
    makeSalt: () => "",
    now: device.now,
    canRecord: false,
  });
  await recorder.start("Rain.");
  expect([recorder.getState().problem, device.rows()]).toEqual(["unsupported", []]);
});
