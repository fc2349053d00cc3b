/** Fills an empty store with families: accounts, plans with their histories, reminders, and access tokens for those who will send. */
import { spawn } from "node:child_process";
import { createPrivateKey, type KeyObject, sign } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { findCommandScope } from "#domain/plan/commands.ts";
import { scopes } from "#domain/plan/plan.ts";
import { ownSubjectStart } from "#server/account/store.ts";
import { toCommandBody } from "#server/plans/bodies.ts";
import type { Secrets } from "#server/secrets.ts";
import { createSealing, type Sealing } from "#server/store/sealing.ts";
import { sqliteFileName } from "#server/store/sqlite.ts";
import { loadShippedColleges } from "../support/shippedColleges.ts";
import { keepTrackOf } from "./children.ts";
import {
  createRandom,
  drawHistory,
  drawPlanSize,
  type Family,
  type Random,
  stampCommand,
} from "./history.ts";

/** Somebody who sends commands during the rehearsal. */
export type Person = { planId: string; token: string; revision: number; family: Family };

export type Seeding = {
  plans: number;
  /** How many of the families send; they are spread evenly over all plans. */
  people: number;
  secrets: Secrets;
  publicUrl: string;
  now: Date;
};

export type SeededStore = { people: Person[]; commands: number; seconds: number };

type Value = string | number | null;
type TableRows = Readonly<Record<string, Value>>;
/** Takes rows of one table, in the order of its first row's columns. */
type TableWriter = { add: (row: TableRows) => Promise<void> | void; end: () => Promise<void> };
export type StoreTarget =
  | { kind: "sqlite"; dataFolder: string }
  | { kind: "postgresql"; databaseUrl: string; programs: string };

const tables = [
  "accounts",
  "identity_records",
  "reminder_settings",
  "plans",
  "plan_members",
  "plan_commands",
] as const;
/** Of a session and its token: longer than any rehearsal. */
const lifeSeconds = 6 * 3_600;
const dayMs = 24 * 3_600_000;
/** Commands arrive a few at a time; each request is one point of the history. */
const commandsPerRequest = 4;

/** The tables are there and empty. */
export async function seedStore(target: StoreTarget, seeding: Seeding): Promise<SeededStore> {
  const startedAt = performance.now();
  const writers = target.kind === "sqlite" ? openSqliteWriters(target) : openCopyWriters(target);
  const sealing = createSealing(seeding.secrets.dataKeys);
  const unitIds = loadShippedColleges()
    .summaries.slice(0, 400)
    .map(({ unitId }) => unitId);
  const key = seeding.secrets.signingKeys[0];
  if (key === undefined) throw new Error("There is no key to sign with.");
  const signingKey = createPrivateKey({ key, format: "jwk" });
  const people: Person[] = [];
  let commands = 0;
  const every = Math.max(1, Math.floor(seeding.plans / seeding.people));
  for (let number = 0; number < seeding.plans; number += 1) {
    const random = createRandom(number + 1);
    const family = { sharesMoney: number % 5 === 0, hasEssay: number % 4 === 0 };
    const made = makeFamily(random, family, number % 3 === 0, { ...seeding, sealing, unitIds });
    for (const { table, row } of made.rows) {
      const added = writers[table].add(row);
      if (added !== undefined) await added;
    }
    commands += made.revision;
    if (number % every === 0 && people.length < seeding.people) {
      const token = signAccessToken(made, seeding, { key: signingKey, kid: key.kid });
      people.push({ planId: made.planId, token, revision: made.revision, family });
    }
  }
  for (const table of tables) await writers[table].end();
  return { people, commands, seconds: (performance.now() - startedAt) / 1_000 };
}

type Made = {
  planId: string;
  subject: string;
  sessionId: string;
  revision: number;
  rows: { table: (typeof tables)[number]; row: TableRows }[];
};

function makeFamily(
  random: Random,
  family: Family,
  wantsReminders: boolean,
  { now, sealing, unitIds }: Seeding & { sealing: Sealing; unitIds: readonly number[] },
): Made {
  const [accountId, planId] = [drawUuid(random), drawUuid(random)];
  const subject = `${ownSubjectStart}${accountId}`;
  const email = `${accountId}@example.com`;
  const sessionId = drawUuid(random);
  const beganAt = now.getTime() - (1 + Math.floor(random() * 300)) * dayMs;
  const createdAt = new Date(beganAt).toISOString();
  const drafts = drawHistory(random, drawPlanSize(random), family, unitIds);
  const stepMs = Math.floor((now.getTime() - beganAt) / (drafts.length + 1));
  let letters = 0;
  const logged = drafts.map((draft, index) => {
    const at = new Date(beganAt + index * stepMs);
    const command = stampCommand(draft, planId, drawUuid(random), at);
    const { body, keyId } = toCommandBody(command, sealing);
    letters += body.length;
    const revision = index + 1;
    const point = Math.min(drafts.length, Math.ceil(revision / commandsPerRequest) * commandsPerRequest);
    const row = {
      plan_id: planId,
      revision,
      point,
      command_id: command.id,
      kind: command.kind,
      scope: findCommandScope(command),
      at: command.at,
      received_at: command.at,
      account_id: accountId,
      body,
      key_id: keyId,
    };
    return { table: "plan_commands" as const, row };
  });
  const account = {
    id: accountId,
    subject,
    email,
    email_verified: 1,
    name: "Ada Example",
    picture: null,
    roles: "[]",
    sign_in_email: email,
    password_hash: null,
    tokens_from: null,
    created_at: createdAt,
  };
  const session = {
    key: drawUuid(random),
    model: "Session",
    payload: JSON.stringify({ accountId: subject, uid: sessionId }),
    grant_id: null,
    uid: sessionId,
    account_id: subject,
    consumed_at: null,
    expires_at: new Date(now.getTime() + lifeSeconds * 1_000).toISOString(),
  };
  const plan = {
    id: planId,
    created_at: createdAt,
    revision: drafts.length,
    commands: drafts.length,
    letters,
    history_after: 0,
    money_shared_since: family.sharesMoney ? createdAt : null,
  };
  const member = {
    plan_id: planId,
    account_id: accountId,
    role: "owner",
    scopes: JSON.stringify(scopes),
    joined_at: createdAt,
  };
  const reminders = {
    account_id: accountId,
    digest_on: 1,
    weekday: Math.floor(random() * 7),
    hour: 8,
    before_due_on: 1,
    before_due_days: 3,
    time_zone: "America/Chicago",
    changed_at: createdAt,
    settled_day: null,
    stop_id: drawUuid(random),
    next_due_at: new Date(now.getTime() + (1 + random()) * dayMs).toISOString(),
    due_changes: 0,
    due_release: null,
  };
  return {
    planId,
    subject,
    sessionId,
    revision: drafts.length,
    rows: [
      { table: "accounts", row: account },
      { table: "identity_records", row: session },
      ...(wantsReminders ? [{ table: "reminder_settings" as const, row: reminders }] : []),
      { table: "plans", row: plan },
      { table: "plan_members", row: member },
      ...logged,
    ],
  };
}

/** The same in every run; spread over the index like a real one. */
function drawUuid(random: Random): string {
  const hex = Array.from({ length: 4 }, () =>
    Math.floor(random() * 2 ** 32)
      .toString(16)
      .padStart(8, "0"),
  ).join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** A token as this installation's own sign-in gives it, but good for a whole rehearsal. */
function signAccessToken(
  { subject, sessionId }: Made,
  { publicUrl, now }: Seeding,
  { key, kid }: { key: KeyObject; kid: string },
): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  const seconds = Math.floor(now.getTime() / 1_000);
  const claims = {
    iss: `${publicUrl}/`,
    aud: `${publicUrl}/api`,
    sub: subject,
    sid: sessionId,
    iat: seconds,
    exp: seconds + lifeSeconds,
  };
  const signed = `${encode({ alg: "RS256", kid, typ: "at+jwt" })}.${encode(claims)}`;
  return `${signed}.${sign("sha256", Buffer.from(signed), key).toString("base64url")}`;
}

type Writers = Readonly<Record<(typeof tables)[number], TableWriter>>;

/** Through PostgreSQL's own COPY, which is many times faster than inserting. */
function openCopyWriters({ databaseUrl, programs }: StoreTarget & { kind: "postgresql" }): Writers {
  const open = (table: string): TableWriter => {
    let started: ReturnType<typeof spawn> | null = null;
    let ended: Promise<unknown[]> | null = null;
    let waiting = "";
    const write = async () => {
      const input = started?.stdin;
      if (input === null || input === undefined) throw new Error("psql was not started.");
      const isRoom = input.write(waiting);
      waiting = "";
      if (!isRoom) await once(input, "drain");
    };
    return {
      add(row) {
        if (started === null) {
          const copy = `copy ${table} (${Object.keys(row).join(", ")}) from stdin`;
          const wanted = ["-X", "-q", "-v", "ON_ERROR_STOP=1", "-d", databaseUrl, "-c", copy];
          started = keepTrackOf(
            spawn(join(programs, "psql"), wanted, { stdio: ["pipe", "ignore", "inherit"] }),
          );
          ended = once(started, "exit");
        }
        waiting += `${Object.values(row).map(toCopyText).join("\t")}\n`;
        return waiting.length > 1_000_000 ? write() : undefined;
      },
      async end() {
        if (started === null) return;
        await write();
        started.stdin?.end();
        const [code] = (await ended) ?? [];
        if (code !== 0) throw new Error(`psql could not fill ${table}.`);
      },
    };
  };
  return openAll(open);
}

function toCopyText(value: Value): string {
  if (value === null) return "\\N";
  return String(value)
    .replaceAll("\\", "\\\\")
    .replaceAll("\n", "\\n")
    .replaceAll("\t", "\\t")
    .replaceAll("\r", "\\r");
}

/** In one transaction that is not flushed until its end: nothing here has been acknowledged to anyone. */
function openSqliteWriters({ dataFolder }: StoreTarget & { kind: "sqlite" }): Writers {
  const file = new DatabaseSync(join(dataFolder, sqliteFileName), { enableForeignKeyConstraints: true });
  file.exec("pragma synchronous = off; begin immediate;");
  let open = tables.length;
  const writers = (table: string): TableWriter => {
    let insert: ((values: SQLInputValue[]) => void) | null = null;
    return {
      add(row) {
        if (insert === null) {
          const columns = Object.keys(row);
          const marks = columns.map(() => "?").join(", ");
          const prepared = file.prepare(`insert into ${table} (${columns.join(", ")}) values (${marks})`);
          insert = (values) => void prepared.run(...values);
        }
        insert(Object.values(row));
      },
      end() {
        open -= 1;
        if (open === 0) {
          file.exec("commit; pragma synchronous = full; pragma wal_checkpoint(truncate);");
          file.close();
        }
        return Promise.resolve();
      },
    };
  };
  return openAll(writers);
}

function openAll(open: (table: string) => TableWriter): Writers {
  return {
    accounts: open("accounts"),
    identity_records: open("identity_records"),
    reminder_settings: open("reminder_settings"),
    plans: open("plans"),
    plan_members: open("plan_members"),
    plan_commands: open("plan_commands"),
  };
}
