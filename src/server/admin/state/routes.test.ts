/** The state at a glance: what is in force without a secret, what is due, and what was backed up. */
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { adminStateSchema } from "#contract/adminState.ts";
import { noteKeys } from "#server/keys/sightings.ts";
import { makeBackup } from "#server/operators/makeBackup.ts";
import { addToOutbox } from "#server/outbox/store.ts";
import { readSettings, settingNames } from "#server/settings.ts";
import { findNewestBackup } from "#server/store/backups.ts";
import {
  type AdministeredServer,
  createAdministeredServer,
} from "../../../../test/support/administrators.ts";
import { makeTestSecrets } from "../../../../test/support/testIdentity.ts";
import { listSettings } from "./listSettings.ts";

const noon = new Date("2026-11-21T12:00:00Z");
const secrets = {
  DATABASE_URL: "postgresql://name:hunter2@db.example/tassel",
  SMTP_URL: "smtps://name:hunter2@mail.example.com",
  STRIPE_SECRET_KEY: "sk_hunter2",
  STRIPE_WEBHOOK_SECRET: "whsec_hunter2",
  AI_API_KEY: "hunter2",
  METRICS_TOKEN: "hunter2-hunter2-hunter2-hunter2",
  PRIMARY_ADMIN_EMAIL: "hunter2@example.com",
};
const others = {
  MAIL_FROM: "Tassel <plan@example.com>",
  ROUTING_URL: "http://name:hunter2@127.0.0.1:5000",
  AI_BASE_URL: "https://name:hunter2@api.example.com/v1",
  AI_MODEL: "small",
  AI_PROVIDER_NAME: "Example",
  OTEL_EXPORTER_OTLP_ENDPOINT: "http://name:hunter2@127.0.0.1:4318",
};

let site: AdministeredServer;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tassel-state-"));
  site = await createAdministeredServer({}, () => noon);
});
afterEach(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

const read = async () => adminStateSchema.parse((await site.ask("ana", "GET", "/api/admin/state")).body);

test("every setting is listed once, and no secret is shown, also not inside an address", () => {
  const settings = readSettings({ ...secrets, ...others });
  if (!settings.ok) throw new Error(settings.problem);
  const listed = listSettings(settings.value);
  expect(listed.map(({ name }) => name)).toEqual([...settingNames]);
  expect(JSON.stringify(listed)).not.toMatch(/hunter2/);
  expect(listed.flatMap(({ name, isSecret }) => (isSecret ? [name] : []))).toEqual(
    settingNames.filter((name) => name in secrets),
  );
  expect(listed.filter(({ isSecret, isSet }) => isSecret && !isSet)).toEqual([]);
  expect(listed.find(({ name }) => name === "ROUTING_URL")?.value).toBe("http://127.0.0.1:5000/");
  const unset = readSettings({});
  expect(unset.ok && listSettings(unset.value).filter(({ isSecret, isSet }) => isSecret && isSet)).toEqual(
    [],
  );
});

test("readiness, mail, jobs and keys are those of the store", async () => {
  const { database } = site.store;
  const mail = { recipient: "ana@example.com", replyTo: null, subject: "", body: "" };
  await database.transaction().execute((transaction) => addToOutbox(transaction, mail, noon));
  await noteKeys(database, await makeTestSecrets(), noon);
  const state = await read();
  expect(state).toMatchObject({
    now: noon.toISOString(),
    release: "test",
    backup: null,
    database: "sqlite",
    mail: { hasServer: false, waiting: 1, failed: 0, dueSince: noon.toISOString() },
    // No jobs run in this test.
    processes: [],
    erasures: { planned: 0, overdue: 0 },
  });
  expect(state.readiness.find(({ part }) => part === "jobs")).toMatchObject({ isOk: false });
  expect(state.keys.find(({ kind }) => kind === "signing")).toEqual({
    kind: "signing",
    count: 1,
    since: noon.toISOString(),
  });
  // Another start does not make a key younger.
  await noteKeys(database, await makeTestSecrets(), new Date("2027-01-01T00:00:00Z"));
  expect((await read()).keys).toEqual(state.keys);
});

test("a backup is made, read back and shown; over a file that is there nothing is written", async () => {
  const { database } = site.store;
  const file = join(folder, "it's a copy.sqlite");
  const made = await makeBackup(database, "sqlite", file, noon);
  expect(made).toMatchObject({ isOk: true, text: expect.stringContaining("read back") });
  const copy = new DatabaseSync(file, { readOnly: true });
  expect(copy.prepare("select count(*) as accounts from accounts").get()).toMatchObject({ accounts: 3 });
  copy.close();
  const { size } = await stat(file);
  expect((await read()).backup).toEqual({
    madeAt: noon.toISOString(),
    way: "made",
    kilobytes: Math.ceil(size / 1_024),
  });
  const later = new Date("2026-11-22T12:00:00Z");
  expect(await makeBackup(database, "sqlite", file, later)).toMatchObject({ isOk: false });
  expect(await makeBackup(database, "sqlite", join(folder, "no", "where"), later)).toMatchObject({
    isOk: false,
  });
  expect(await makeBackup(database, "postgresql", join(folder, "dump"), later)).toMatchObject({
    isOk: false,
    text: expect.stringContaining("pg_dump"),
  });
  expect((await findNewestBackup(database))?.madeAt).toBe(noon.toISOString());
  expect(await makeBackup(database, "postgresql", null, later)).toMatchObject({ isOk: true });
  expect((await read()).backup).toEqual({ madeAt: later.toISOString(), way: "noted", kilobytes: null });
});
