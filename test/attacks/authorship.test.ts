/**
 * Writing records over HTTP: who may send and read, entries taken from another student, replayed, forged, cut or out of
 * order, clocks that are hours off, and a server that lost its part.
 */
import { CompactSign, exportJWK, generateKeyPair } from "jose";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type CountersignSurroundings, countersignRecord } from "#client/essays/countersignRecord.ts";
import { signBatch } from "#client/essays/deviceKey.ts";
import { hashText } from "#client/essays/hashText.ts";
import { verifyRecordFile } from "#client/essays/verifyRecordFile.ts";
import { RequestError } from "#client/http/requestError.ts";
import { countersignedSchema } from "#contract/authorship.ts";
import { authorshipKeysSchema } from "#contract/authorshipKeys.ts";
import type { AuthorshipEntry } from "#domain/essays/authorship/entry.ts";
import { createWritingDevice } from "../support/authorshipWorld.ts";
import { empty, makeCommandFrom } from "../support/planCommands.ts";
import { createTestServer, type TestServer } from "../support/testServer.ts";
import { createTokenIdentity } from "../support/tokenIdentity.ts";

const people = ["maya", "teacher", "leo"] as const;
type Person = (typeof people)[number] | "nobody";
type Device = ReturnType<typeof createWritingDevice>;

const path = `/api/plans/${empty.id}/essays/e1/authorship`;
let tested: TestServer;
let now: Date;

beforeEach(async () => {
  now = new Date("2026-11-21T12:00:00.000Z");
  tested = await createTestServer({}, () => now, createTokenIdentity(people));
  const commands = [
    makeCommandFrom({ kind: "addEssay", essayId: "e1", promptId: "essay", ownPrompt: null }, 1),
  ];
  await ask(
    "maya",
    `/api/plans/${empty.id}/commands`,
    "POST",
    { createdAt: empty.createdAt, commands },
    '"0"',
  );
});
afterEach(() => tested.close());

async function ask(
  who: Person,
  url: string,
  method: "GET" | "POST" | "DELETE" = "GET",
  body?: object,
  match?: string,
) {
  const answer = await tested.server.inject({
    method,
    url,
    headers: {
      ...(who === "nobody" ? {} : { authorization: `Bearer ${who}` }),
      ...(match === undefined ? {} : { "if-match": match }),
    },
    ...(body === undefined ? {} : { payload: body }),
  });
  const json: unknown = answer.body === "" ? null : answer.json();
  return { status: answer.statusCode, json };
}

const writeAs = async (device: Device) =>
  device.write([
    ["insertText", "It rained on the bridge."],
    ["insertFromPaste", "It rained on the bridge. Nobody came."],
  ]);

const newDevice = (startsAt = "2026-11-21T11:55:00.000Z") =>
  createWritingDevice("e1", { planId: empty.id, startsAt });

/** As the browser does it, over `inject`. */
function sync(device: Device, who: Person = "maya", at = now) {
  const send = async (method: "GET" | "POST", url: string, body?: object) => {
    const { status, json } = await ask(who, url, method, body);
    if (status !== 200) throw new RequestError(`${status}`, status);
    return countersignedSchema.parse(json);
  };
  const surroundings: CountersignSurroundings = {
    database: device.database,
    send: (batch, after) => send("POST", path, { batch, after }),
    read: (after) => send("GET", `${path}?after=${after}`),
    sign: signBatch,
    hash: hashText,
    now: () => at,
  };
  return countersignRecord(device.planId, device.essayId, surroundings);
}

async function verify(device: Device, text: string | null) {
  const file = await device.file(await device.record(text ?? "", text === null ? { text: null } : {}));
  const readKeys = async () => authorshipKeysSchema.parse((await ask("nobody", "/api/authorship/keys")).json);
  return verifyRecordFile(new Blob([file]), { site: "https://tassel.example", readKeys });
}

async function sendBatch(device: Device, who: Person = "maya") {
  const key = device.key();
  if (key === null) throw new Error("The record was never turned on.");
  const batch = await signBatch(key, device.rows(), now.toISOString());
  return ask(who, path, "POST", { batch, after: 0 });
}

test("what a device sent is countersigned, and the shared file is genuine", async () => {
  const device = newDevice();
  const text = await writeAs(device);
  expect(await sync(device)).toBe("done");
  expect(await verify(device, text)).toMatchObject({
    ok: true,
    value: { countersign: "checked", summary: { entries: 3, countersigned: 3, pasted: 13 } },
  });
});

test("the keys are everyone's to read, and no private part is among them", async () => {
  const { status, json } = await ask("nobody", "/api/authorship/keys");
  expect(status).toBe(200);
  expect(Object.keys(authorshipKeysSchema.parse(json).keys[0] ?? {}).toSorted()).toEqual([
    "alg",
    "crv",
    "kid",
    "kty",
    "use",
    "x",
    "y",
  ]);
  expect(JSON.stringify(json)).not.toContain('"d"');
});

describe("only the student's own devices", () => {
  test("a reader of the essay and a stranger get and send nothing", async () => {
    const device = newDevice();
    await writeAs(device);
    await sync(device);
    await ask("teacher", "/api/plans");
    const teacher = await tested.store.database
      .selectFrom("accounts")
      .select("id")
      .where("subject", "=", "tenant|teacher")
      .executeTakeFirstOrThrow();
    await tested.store.database
      .insertInto("plan_members")
      .values({
        plan_id: empty.id,
        account_id: teacher.id,
        role: "counselor",
        scopes: '["essay"]',
        joined_at: now.toISOString(),
      })
      .execute();
    for (const [who, status] of [
      ["teacher", 403],
      ["leo", 404],
      ["nobody", 401],
    ] as const) {
      expect((await ask(who, path)).status, who).toBe(status);
      expect((await sendBatch(device, who)).status, who).toBe(status);
      expect((await ask(who, path, "DELETE")).status, who).toBe(status);
    }
    expect((await ask("maya", path)).json).toMatchObject({ number: 3 });
  });

  test("entries of another student's file cannot be countersigned as one's own", async () => {
    const mayas = newDevice();
    await writeAs(mayas);
    const key = mayas.key();
    if (key === null) throw new Error("The record was never turned on.");
    // Leo has the same plan and essay id on a site of his own making, and Maya's shared entries, but not her key.
    const { publicKey, privateKey } = await generateKeyPair("ES256");
    const entries = mayas.rows().map(({ entry }) => entry);
    const forge = async (jwk: object) => {
      const said = { plan: empty.id, essay: "e1", sentAt: now.toISOString(), entries };
      return new CompactSign(new TextEncoder().encode(JSON.stringify(said)))
        .setProtectedHeader({ alg: "ES256", jwk })
        .sign(privateKey);
    };
    for (const jwk of [await exportJWK(publicKey), key.publicKey]) {
      const answer = await ask("maya", path, "POST", { batch: await forge(jwk), after: 0 });
      expect(answer).toMatchObject({
        status: 400,
        json: { detail: "These entries are not signed by the device they name." },
      });
    }
  });

  test("a batch signed for one plan or essay counts in no other", async () => {
    const device = createWritingDevice("e1", { planId: "another-plan" });
    await writeAs(device);
    expect(await sendBatch(device)).toMatchObject({
      status: 400,
      json: { detail: "These entries are about another plan." },
    });
    const other = createWritingDevice("e2", { planId: empty.id });
    await writeAs(other);
    expect(await sendBatch(other)).toMatchObject({
      status: 400,
      json: { detail: "These entries are about another essay." },
    });
  });

  test("a batch without a signature, or with none worth the name, is refused", async () => {
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    for (const batch of [
      `${encode({ alg: "none" })}.${encode({})}.AA`,
      `${encode({ alg: "HS256", jwk: { kty: "oct", k: "AA" } })}.${encode({})}.AA`,
      "a.b.c",
    ]) {
      expect((await ask("maya", path, "POST", { batch, after: 0 })).status).toBe(400);
    }
  });
});

describe("entries that do not follow each other", () => {
  async function sendChanged(change: (entries: AuthorshipEntry[]) => AuthorshipEntry[]) {
    const device = newDevice();
    await writeAs(device);
    const key = device.key();
    if (key === null) throw new Error("The record was never turned on.");
    const entries = change(device.rows().map(({ entry }) => entry));
    const rows = entries.map((entry) => ({
      ...device.rows()[0],
      planId: empty.id,
      essayId: "e1",
      entry,
      hash: "",
      salt: null,
      receipt: null,
    }));
    const batch = await signBatch(key, rows, now.toISOString());
    return ask("maya", path, "POST", { batch, after: 0 });
  }

  test.each<[string, number, (entries: AuthorshipEntry[]) => AuthorshipEntry[]]>([
    ["cut at the front", 409, (entries) => entries.slice(1)],
    ["cut in the middle", 409, (entries) => entries.toSpliced(1, 1)],
    ["in the wrong order", 409, (entries) => entries.toReversed()],
    ["twice in one batch", 400, (entries) => [...entries, ...entries]],
    [
      "with a changed count",
      400,
      ([first, second, ...more]) =>
        [first, { ...second, typed: 1 } as AuthorshipEntry, ...more] as AuthorshipEntry[],
    ],
    ["with a number no entry can have", 400, ([first]) => [{ ...first, number: 0 } as AuthorshipEntry]],
  ])("%s: %i", async (_, status, change) => {
    const answer = await sendChanged(change);
    expect(answer.status).toBe(status);
    expect((await ask("maya", path)).json).toMatchObject({ number: 0 });
  });
});

test("a batch sent again changes nothing, and its first time of arrival stays", async () => {
  const device = newDevice();
  await writeAs(device);
  const first = await sendBatch(device);
  now = new Date("2026-12-24T12:00:00.000Z");
  const again = await sendBatch(device);
  expect(again.status).toBe(200);
  expect(countersignedSchema.parse(again.json).entries).toEqual(
    countersignedSchema.parse(first.json).entries,
  );
});

test("a clock hours off is countersigned, and the record says by how much", async () => {
  const device = newDevice("2026-11-21T20:00:00.000Z");
  const text = await writeAs(device);
  expect(await sync(device, "maya", new Date("2026-11-21T20:01:30.000Z"))).toBe("done");
  expect(await verify(device, text)).toMatchObject({
    ok: true,
    value: { summary: { clockDifferenceMs: 8 * 3_600_000 + 90_000 } },
  });
});

test("two devices that were offline at once join without a fork", async () => {
  const [phone, laptop] = [newDevice(), newDevice()];
  await writeAs(phone);
  const text = await writeAs(laptop);
  expect(await sync(phone)).toBe("done");
  expect(await sync(laptop)).toBe("done");
  const tab = laptop.tab();
  await tab.start(text);
  await tab.close(text);
  expect(laptop.rows().at(-1)?.entry.joins).toEqual([
    phone.rows().find(({ entry }) => entry.device === phone.key()?.device && entry.number === 3)?.hash,
  ]);
  expect(await sync(laptop)).toBe("done");
  expect(await verify(laptop, text)).toMatchObject({
    ok: true,
    value: { summary: { devices: 2, countersigned: 7 } },
  });
  // The phone learns of the laptop's entries, and its own file would not end with its own text.
  expect(await sync(phone)).toBe("done");
  expect(phone.rows()).toHaveLength(7);
  expect(await verify(phone, null)).toMatchObject({ ok: false, problem: { problem: "device" } });
});

test("once the account's part was erased, the record is countersigned anew with the time of now", async () => {
  const device = newDevice();
  const text = await writeAs(device);
  await sync(device);
  expect((await ask("maya", path, "DELETE")).status).toBe(204);
  now = new Date("2026-12-01T12:00:00.000Z");
  const tab = device.tab();
  await tab.start(text);
  await tab.close(text);
  expect(await sync(device)).toBe("done");
  const found = await verify(device, text);
  expect(found).toMatchObject({ ok: true, value: { countersign: "checked", summary: { countersigned: 4 } } });
  expect(found.ok && found.value.record.entries[0]?.receipt?.receivedAt).toBe(now.toISOString());
});

test("offline it waits, and a refusal is not taken for a missing connection", async () => {
  const device = newDevice();
  await writeAs(device);
  const fail = (status: number | null) => () => Promise.reject(new RequestError("no", status));
  const surroundings = { database: device.database, sign: signBatch, hash: hashText, now: () => now };
  const outcome = (refusal: () => Promise<never>) =>
    countersignRecord(empty.id, "e1", { ...surroundings, send: refusal, read: refusal });
  expect(await outcome(fail(null))).toBe("later");
  expect(await outcome(fail(503))).toBe("later");
  expect(await outcome(fail(400))).toBe("refused");
  expect(device.rows().every(({ receipt }) => receipt === null)).toBe(true);
});
