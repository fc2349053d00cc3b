/**
 * Earlier texts of essays. A text that another one replaced leaves the plan's commands, which every device reads, and is
 * kept here, where only the student asks for it.
 */

import { toVersionId } from "#domain/essays/essay.ts";
import { thinVersions, versionLimit } from "#domain/essays/text/versions.ts";
import { listSpentSaves } from "#domain/plan/applyEssays.ts";
import { readCommand } from "#domain/plan/commandSchema.ts";
import { type Command, toStamp } from "#domain/plan/commands.ts";
import { flatMapInTurns } from "#server/longWork/turns.ts";
import { openBody } from "#server/plans/bodies.ts";
import { KeyMissing, type Sealing } from "#server/store/sealing.ts";
import type { Database, DatabaseTransaction } from "#server/store/tables.ts";

/** Letters of all earlier texts of one plan, encrypted; beyond it the oldest of them go. */
export const essayVersionLetters = 20_000_000;

type SaveCommand = Extract<Command, { kind: "saveEssay" }>;

/**
 * Moves the texts that the commands just stored have replaced. Returns how many commands left the plan and their length.
 * Throws `KeyMissing`.
 */
export async function moveReplacedTexts(
  transaction: DatabaseTransaction,
  sealing: Sealing,
  planId: string,
  fresh: readonly Command[],
  mostLetters = essayVersionLetters,
): Promise<{ commands: number; letters: number }> {
  const essayIds = new Set(fresh.flatMap((one) => (one.kind === "saveEssay" ? [one.essayId] : [])));
  if (essayIds.size === 0) return { commands: 0, letters: 0 };
  const rows = await transaction
    .selectFrom("plan_commands")
    .where("plan_id", "=", planId)
    .where("kind", "=", "saveEssay")
    .select(["plan_id", "revision", "command_id", "body", "key_id"])
    .execute();
  const stored = await flatMapInTurns(rows, (row) => {
    const read = readCommand(openBody(row, sealing));
    if (!read.ok || read.value.kind !== "saveEssay" || !essayIds.has(read.value.essayId)) return [];
    return [{ row, command: read.value }];
  });
  const spent = listSpentSaves(stored.map(({ command }) => command));
  const replaced = stored.filter(({ command }) => spent.has(command));
  if (replaced.length === 0) return { commands: 0, letters: 0 };
  for (const { command } of replaced) await keepVersion(transaction, sealing, command);
  const revisions = replaced.map(({ row }) => row.revision);
  await transaction
    .deleteFrom("plan_commands")
    .where("plan_id", "=", planId)
    .where("revision", "in", revisions)
    .execute();
  for (const essayId of essayIds) await thin(transaction, sealing, planId, essayId);
  await limitLetters(transaction, planId, mostLetters);
  return {
    commands: replaced.length,
    letters: replaced.reduce((sum, { row }) => sum + row.body.length, 0),
  };
}

export type VersionEntry = { versionId: string; savedAt: string };

/** Oldest first, without their texts. */
export async function listVersions(
  database: Database,
  planId: string,
  essayId: string,
): Promise<VersionEntry[]> {
  const rows = await database
    .selectFrom("essay_versions")
    .where("plan_id", "=", planId)
    .where("essay_id", "=", essayId)
    .orderBy("saved_at")
    .orderBy("version_id")
    .select(["version_id", "saved_at"])
    .execute();
  return rows.map((row) => ({ versionId: row.version_id, savedAt: row.saved_at }));
}

/** Null if there is none, or its row is damaged. Throws `KeyMissing`. */
export async function readVersion(
  database: Database,
  sealing: Sealing,
  { planId, essayId, versionId }: { planId: string; essayId: string; versionId: string },
): Promise<string | null> {
  const row = await database
    .selectFrom("essay_versions")
    .where("plan_id", "=", planId)
    .where("essay_id", "=", essayId)
    .where("version_id", "=", versionId)
    .select(["key_id", "body"])
    .executeTakeFirst();
  if (row === undefined) return null;
  return openVersion(sealing, row, `${planId} ${essayId} ${versionId}`);
}

/** The text in a row; null if it is damaged. Throws `KeyMissing`. */
export function openVersion(
  sealing: Sealing,
  row: { key_id: string; body: string },
  about: string,
): string | null {
  const opened = sealing.open({ keyId: row.key_id, body: row.body }, about);
  if (!opened.ok && opened.problem === "unknownKey") throw new KeyMissing(row.key_id);
  // Written by `keepVersion`.
  return opened.ok ? (JSON.parse(opened.value) as { text: string }).text : null;
}

/** A text sent again, because the reply was lost, is kept once. */
async function keepVersion(
  transaction: DatabaseTransaction,
  sealing: Sealing,
  command: SaveCommand,
): Promise<void> {
  const { planId, essayId, text, at } = command;
  const versionId = toVersionId(command);
  const { body, keyId } = sealing.seal(JSON.stringify({ text }), `${planId} ${essayId} ${versionId}`);
  await transaction
    .insertInto("essay_versions")
    .values({
      plan_id: planId,
      essay_id: essayId,
      version_id: versionId,
      saved_at: at,
      letters: body.length,
      body,
      key_id: keyId,
    })
    .onConflict((conflict) => conflict.columns(["plan_id", "essay_id", "version_id"]).doNothing())
    .execute();
}

async function thin(
  transaction: DatabaseTransaction,
  sealing: Sealing,
  planId: string,
  essayId: string,
): Promise<void> {
  const versions = await listVersions(transaction, planId, essayId);
  if (versions.length <= versionLimit) return;
  const names = await readNames(transaction, sealing, planId);
  const marks = versions.map(({ versionId, savedAt }) => ({
    id: versionId,
    keptAt: savedAt,
    // The server does not know the student's time zone; their devices thin by their own days.
    day: savedAt.slice(0, "YYYY-MM-DD".length),
    name: names.get(`${essayId} ${versionId}`) ?? null,
  }));
  const kept = new Set(thinVersions(marks).map(({ id }) => id));
  const spare = marks.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  await transaction
    .deleteFrom("essay_versions")
    .where("plan_id", "=", planId)
    .where("essay_id", "=", essayId)
    .where("version_id", "in", spare)
    .execute();
}

/** By "essay version". */
async function readNames(
  transaction: DatabaseTransaction,
  sealing: Sealing,
  planId: string,
): Promise<Map<string, string>> {
  const rows = await transaction
    .selectFrom("plan_commands")
    .where("plan_id", "=", planId)
    .where("kind", "=", "nameEssayVersion")
    .select(["plan_id", "command_id", "body", "key_id"])
    .execute();
  const commands = await flatMapInTurns(rows, (row) => {
    const read = readCommand(openBody(row, sealing));
    return read.ok && read.value.kind === "nameEssayVersion" ? [read.value] : [];
  });
  const names = new Map<string, string>();
  for (const { essayId, versionId, name } of commands.toSorted((a, b) =>
    toStamp(a) < toStamp(b) ? -1 : 1,
  )) {
    if (name === null) names.delete(`${essayId} ${versionId}`);
    else names.set(`${essayId} ${versionId}`, name);
  }
  return names;
}

/** The oldest texts of the plan go first, whatever their essay. */
async function limitLetters(
  transaction: DatabaseTransaction,
  planId: string,
  mostLetters: number,
): Promise<void> {
  const sum = await transaction
    .selectFrom("essay_versions")
    .where("plan_id", "=", planId)
    .select((of) => of.fn.sum("letters").as("letters"))
    .executeTakeFirst();
  // PostgreSQL returns large sums as text.
  let excess = Number(sum?.letters ?? 0) - mostLetters;
  if (excess <= 0) return;
  const oldest = await transaction
    .selectFrom("essay_versions")
    .where("plan_id", "=", planId)
    .orderBy("saved_at")
    .orderBy("version_id")
    .select(["essay_id", "version_id", "letters"])
    .execute();
  for (const row of oldest) {
    if (excess <= 0) return;
    excess -= row.letters;
    await transaction
      .deleteFrom("essay_versions")
      .where("plan_id", "=", planId)
      .where("essay_id", "=", row.essay_id)
      .where("version_id", "=", row.version_id)
      .execute();
  }
}
