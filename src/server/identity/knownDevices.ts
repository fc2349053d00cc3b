/** Devices where a person has signed in before, each kept by a hash of the id in its cookie. */
import { hash } from "node:crypto";
import type { Database } from "#server/store/tables.ts";

/** Of one account; beyond that the one unused for longest is forgotten. */
export const mostDevices = 20;

export type KnownDevice = { key: string; label: string; firstAt: string; lastAt: string };

/** Which of a browser's ids this account knows; null if none. One query, also for no ids and no account. */
export async function findKnownDevice(
  database: Database,
  subject: string,
  ids: readonly string[],
  now: Date,
): Promise<string | null> {
  const keys = ids.map(toDeviceKey);
  const rows = await database
    .selectFrom("known_devices")
    .select("key")
    .where("subject", "=", subject)
    // An empty list is no valid SQL, and no device has an empty key.
    .where("key", "in", ["", ...keys])
    .where("expires_at", ">", now.toISOString())
    .execute();
  const kept = new Set(rows.map(({ key }) => key));
  const at = keys.findIndex((key) => kept.has(key));
  return ids[at] ?? null;
}

/** Adds the device, or extends how long it is known. */
export async function keepKnownDevice(
  database: Database,
  subject: string,
  device: { id: string; label: string },
  now: Date,
  expiresAt: Date,
): Promise<void> {
  const seen = { label: device.label, last_at: now.toISOString(), expires_at: expiresAt.toISOString() };
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("known_devices")
      .values({ key: toDeviceKey(device.id), subject, first_at: now.toISOString(), ...seen })
      .onConflict((conflict) => conflict.column("key").doUpdateSet(seen))
      .execute();
    const devices = await listKnownDevices(transaction, subject, now);
    for (const { key } of devices.slice(mostDevices)) {
      await transaction.deleteFrom("known_devices").where("key", "=", key).execute();
    }
  });
}

/** The last used one first. */
export async function listKnownDevices(
  database: Database,
  subject: string,
  now: Date,
): Promise<KnownDevice[]> {
  const rows = await database
    .selectFrom("known_devices")
    .select(["key", "label", "first_at", "last_at"])
    .where("subject", "=", subject)
    .where("expires_at", ">", now.toISOString())
    .orderBy("last_at", "desc")
    .orderBy("key")
    .execute();
  return rows.map((row) => ({
    key: row.key,
    label: row.label,
    firstAt: row.first_at,
    lastAt: row.last_at,
  }));
}

/** How many were forgotten. */
export async function forgetKnownDevices(database: Database, subject: string): Promise<number> {
  const gone = await database.deleteFrom("known_devices").where("subject", "=", subject).executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/** How many were deleted. */
export async function deleteExpiredKnownDevices(database: Database, before: string): Promise<number> {
  const gone = await database.deleteFrom("known_devices").where("expires_at", "<", before).executeTakeFirst();
  return Number(gone.numDeletedRows);
}

function toDeviceKey(id: string): string {
  return hash("sha256", `knownDevice:${id}`, "base64url");
}
