/** Checking a shared record's file: genuine, and forged, cut, foreign, older or broken in every way we could think of. */
import { CompactSign, exportJWK, generateKeyPair } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import type { AuthorshipKeys } from "#contract/authorshipKeys.ts";
import { authorshipLimits, toEntryInput } from "#domain/essays/authorship/entry.ts";
import type { SharedRecord } from "#domain/essays/authorship/entrySchema.ts";
import { countersignAll, createWritingDevice, site } from "../../../test/support/authorshipWorld.ts";
import { hashText } from "./hashText.ts";
import { verifyRecordFile } from "./verifyRecordFile.ts";

type Device = ReturnType<typeof createWritingDevice>;

const pasted = " Nobody else had come to the meeting, so I held it.";
let device: Device;
let text: string;
let keys: AuthorshipKeys;
let countersign: (record: SharedRecord) => Promise<SharedRecord>;

beforeAll(async () => {
  device = createWritingDevice("essay1");
  text = await device.write([
    ["insertText", "It rained on the bridge."],
    ["insertFromPaste", `It rained on the bridge.${pasted}`],
    ["deleteContentBackward", "It rained on the bridge. Nobody else had come."],
  ]);
  const server = await makeServer();
  ({ keys } = server);
  countersign = (record) => server.countersign(record);
});

/** A server's key, its published form, and what it signs. */
async function makeServer(kid = "server-key") {
  const { publicKey, privateKey } = await generateKeyPair("ES256");
  const { x = "", y = "" } = await exportJWK(publicKey);
  const published: AuthorshipKeys = {
    keys: [{ kty: "EC", crv: "P-256", alg: "ES256", use: "sig", kid, x, y }],
  };
  return {
    keys: published,
    async countersign(record: SharedRecord): Promise<SharedRecord> {
      const hashes = await Promise.all(record.entries.map(({ entry }) => hashText(toEntryInput(entry))));
      const { entries, number, hash } = await countersignAll(
        record.entries,
        hashes,
        "2026-11-21T10:00:00.000Z",
      );
      const head = { site, essay: record.essay, number, hash, signedAt: "2026-11-21T10:00:00.000Z" };
      const signed = await new CompactSign(new TextEncoder().encode(JSON.stringify(head)))
        .setProtectedHeader({ alg: "ES256", kid })
        .sign(privateKey);
      return { ...record, entries: entries as SharedRecord["entries"], head: signed };
    },
  };
}

function verify(file: string | Blob, readKeys = () => Promise.resolve(keys)) {
  const blob = typeof file === "string" ? new Blob([file]) : file;
  return verifyRecordFile(blob, { site, readKeys });
}

async function findProblem(file: string | Blob) {
  const found = await verify(file);
  return found.ok ? null : found.problem.problem;
}

/** The countersigned record with something changed, signed again by the student's own device. */
async function findProblemOf(change: (record: SharedRecord) => unknown): Promise<unknown> {
  const record = await countersign(await device.record(text));
  return findProblem(await device.file(change(structuredClone(record))));
}

const offline = () => Promise.reject(new TypeError("no network"));

test("a countersigned record is genuine, and says what was typed and pasted", async () => {
  const file = await device.file(await countersign(await device.record(text)));
  const found = await verify(file);
  expect(found).toMatchObject({
    ok: true,
    value: {
      countersign: "checked",
      signedAt: "2026-11-21T10:00:00.000Z",
      summary: { typed: 24, pasted: pasted.length, countersigned: 4, entries: 4 },
      record: { text: { text } },
    },
  });
  // A mail program may add a mark at the front or a line at the end.
  expect((await verify(`\uFEFF${file}\r\n`)).ok).toBe(true);
});

test("without an account it is signed by the device alone, and that is said", async () => {
  expect(await verify(await device.file(await device.record(text)))).toMatchObject({
    ok: true,
    value: { countersign: "none", signedAt: null, summary: { countersigned: 0 } },
  });
});

test("without a connection the countersignature stays open, and everything else is checked", async () => {
  const record = await countersign(await device.record(text));
  expect(await verify(await device.file(record), offline)).toMatchObject({
    ok: true,
    value: { countersign: "unchecked", signedAt: null },
  });
  record.entries.splice(1, 1);
  expect(await verify(await device.file(record), offline)).toMatchObject({ ok: false });
});

test("entries that wait for a connection are at the end, and are not said to be countersigned", async () => {
  const record = await device.record(text);
  const first = await countersign({ ...record, entries: record.entries.slice(0, 2) });
  const file = await device.file({ ...first, entries: [...first.entries, ...record.entries.slice(2)] });
  expect(await verify(file)).toMatchObject({
    ok: true,
    value: { countersign: "checked", summary: { countersigned: 2, entries: 4 } },
  });
});

test("one changed byte anywhere is seen", async () => {
  const file = (await device.file(await countersign(await device.record(text)))).trim();
  const step = Math.ceil(file.length / 150);
  const places = [
    ...Array.from({ length: 150 }, (_, index) => index * step),
    file.length - 1,
    file.length - 3,
  ];
  for (const place of places.filter((one) => one < file.length)) {
    const other = file[place] === "A" ? "B" : "A";
    const changed = file.slice(0, place) + other + file.slice(place + 1);
    expect((await verify(changed)).ok, `byte ${place}`).toBe(false);
  }
});

describe("what a student could do to their own file, signing it again", () => {
  test.each<[string, string, (record: SharedRecord) => unknown]>([
    [
      "an entry cut out of the middle",
      "missing",
      (record) => ({ ...record, entries: record.entries.toSpliced(1, 1) }),
    ],
    ["the beginning cut off", "missing", (record) => ({ ...record, entries: record.entries.slice(1) })],
    [
      "the end cut off",
      "head",
      (record) => ({ ...record, text: null, entries: record.entries.slice(0, -1) }),
    ],
    [
      "two entries swapped",
      "missing",
      ({ entries: [a, b, c, ...more], ...record }) => ({ ...record, entries: [a, c, b, ...more] }),
    ],
    [
      "an entry twice",
      "order",
      (record) => ({ ...record, entries: [...record.entries, record.entries.at(-1)] }),
    ],
    [
      "a paste called typing",
      "receipt",
      (record) => {
        const entry = record.entries[2]?.entry;
        if (entry !== undefined) [entry.typed, entry.pasted] = [entry.pasted, 0];
        return record;
      },
    ],
    [
      "a paste left out",
      "sum",
      (record) => {
        const entry = record.entries[2]?.entry;
        if (entry !== undefined) entry.pasted = 0;
        return record;
      },
    ],
    [
      "another time",
      "receipt",
      (record) => {
        const last = record.entries.at(-1)?.entry;
        if (last !== undefined) last.at = "2026-09-01T09:00:00.000Z";
        return record;
      },
    ],
    [
      "an earlier arrival",
      "head",
      (record) => {
        const receipt = record.entries.at(-1)?.receipt;
        if (receipt != null) receipt.receivedAt = "2026-09-01T09:00:00.000Z";
        return record;
      },
    ],
    [
      "another text",
      "text",
      (record) => ({ ...record, text: { ...record.text, text: `${text} And more.` } }),
    ],
    ["no countersignature, with receipts", "head", (record) => ({ ...record, head: null })],
    ["another essay's name", "otherEssay", (record) => ({ ...record, essay: "essay2", head: null })],
    ["no entries", "malformed", (record) => ({ ...record, entries: [] })],
    ["a field that no hash covers", "malformed", (record) => ({ ...record, grade: "A" })],
  ])("%s: %s", async (_, problem, change) => {
    expect(await findProblemOf(change)).toBe(problem);
  });
});

test("another device's signature under this record is seen", async () => {
  const stranger = createWritingDevice("essay1");
  await stranger.write([["insertText", "Mine."]]);
  const record = await countersign(await device.record(text));
  expect(await findProblem(await stranger.file(record))).toBe("device");
});

test("a countersignature of another site is not ours, and the site is named", async () => {
  const other = await makeServer("other-key");
  const record = { ...(await other.countersign(await device.record(text))), site: "https://other.example" };
  expect(await verify(await device.file(record))).toEqual({
    ok: false,
    problem: { problem: "unknownKey", site: "https://other.example" },
  });
});

test("a countersignature under our key's name by another key is forged", async () => {
  const forger = await makeServer("server-key");
  expect(await findProblem(await device.file(await forger.countersign(await device.record(text))))).toBe(
    "head",
  );
});

test("a file signed with a retired key that is still published is genuine", async () => {
  const record = await countersign(await device.record(text));
  const renewed = await makeServer("newer-key");
  const both = { keys: [...renewed.keys.keys, ...keys.keys] };
  expect((await verify(await device.file(record), () => Promise.resolve(both))).ok).toBe(true);
});

describe("other files", () => {
  test.each([
    ["a picture", "\u0089PNG\r\n", "notJson"],
    ["nothing at all", "", "notJson"],
    ["a plan file", '{"format":"tassel-plan","version":1}', "foreign"],
    ["a list", "[]", "foreign"],
    ["another signed file", `{"protected":"e30","payload":"${btoa('{"a":1}')}","signature":"AA"}`, "foreign"],
    ["a payload that is no JSON", '{"protected":"e30","payload":"!!!","signature":"AA"}', "changed"],
  ])("%s: %s", async (_, file, problem) => {
    expect(await findProblem(file.replace(/=+"/, '"'))).toBe(problem);
  });

  test("a download that stopped halfway", async () => {
    const file = await device.file(await device.record(text));
    expect(await findProblem(file.slice(0, file.length / 2))).toBe("incomplete");
  });

  test("an older and a newer form", async () => {
    const record = await device.record(text);
    expect(await findProblem(await device.file({ ...record, form: 0 }))).toBe("olderForm");
    expect(await findProblem(await device.file({ ...record, form: 2 }))).toBe("newerForm");
  });

  test("one larger than any record, without reading it", async () => {
    const file = new Blob([new Uint8Array(authorshipLimits.fileBytes + 1)]);
    expect(await findProblem(file)).toBe("tooLarge");
  });
});
