/** Whether a file of keys and a database belong together, as a pure rule: a lost key is said, never replaced. */
import type { Secrets } from "#server/secrets.ts";
import { contentKind, listContents, listKeys, type SeenKey, toSightingId } from "./sightings.ts";

export type KeyFacts = {
  /** Null: there is no file, and a start would make one. */
  secrets: Secrets | null;
  /** Keys that this database has been used with. */
  seen: readonly SeenKey[];
  /** Data keys that rows are sealed with. */
  sealing: readonly string[];
  hasAccounts: boolean;
};

export type KeyLoss =
  /** Rows cannot be read without these data keys. */
  | { kind: "dataKeys"; missing: readonly string[]; hasFile: boolean }
  /** Data keys that have the name of another one that the database was used with: what that one sealed opens with none. */
  | { kind: "changedKeys"; names: readonly string[] }
  /** Accounts, and none of the keys they were used with; the names of those that the database knows. */
  | { kind: "otherFile"; missing: readonly string[]; hasFile: boolean }
  /** Records that families hold can no longer be checked; null for a name that an earlier release did not note. */
  | { kind: "authorshipKeys"; missing: readonly (string | null)[] }
  /** The keys were used by accounts, and the database has never seen them. */
  | { kind: "emptyDatabase"; firstAccountOn: string };

/** Null: they do, or nothing is there yet that could be lost. */
export function judgeKeys({ secrets, seen, sealing, hasAccounts }: KeyFacts): KeyLoss | null {
  const hasFile = secrets !== null;
  const held = new Map((secrets === null ? [] : listKeys(secrets)).map(({ kind, keys }) => [kind, keys]));
  const heldIds = new Set([...held.values()].flat().map(({ id }) => id));
  const asked = seen.filter(({ isGivenUp }) => !isGivenUp);
  const givenUp = new Set(seen.flatMap(({ id, isGivenUp }) => (isGivenUp ? [id] : [])));
  const lost = sealing.filter((name) => {
    const id = toSightingId("data", name);
    return !heldIds.has(id) && !givenUp.has(id);
  });
  if (lost.length > 0) return { kind: "dataKeys", missing: lost, hasFile };
  const changed = listChanged({ secrets, seen });
  if (changed.length > 0 && (hasAccounts || sealing.length > 0))
    return { kind: "changedKeys", names: changed };
  const seenData = asked.filter(({ kind }) => kind === "data");
  // A key that seals nothing may be dropped, but not all at once: codes, links in mail and devices rely on them.
  // One given up that is back in the file counts: the operator has found the file again.
  const isFileKnown = seen.some(({ kind, id }) => kind === "data" && heldIds.has(id));
  if (hasAccounts && seenData.length > 0 && !isFileKnown)
    return { kind: "otherFile", missing: seenData.flatMap(({ name }) => name ?? []), hasFile };
  const authorship = asked.filter(({ kind, id }) => kind === "authorship" && !heldIds.has(id));
  if (hasAccounts && authorship.length > 0)
    return { kind: "authorshipKeys", missing: authorship.map(({ name }) => name) };
  const firstAccountOn = secrets?.firstAccountOn;
  const isKnown = seen.some(({ id }) => heldIds.has(id));
  if (firstAccountOn !== undefined && !hasAccounts && !isKnown && sealing.length === 0)
    return { kind: "emptyDatabase", firstAccountOn };
  return null;
}

/** The names of data keys whose content is another one than the database knows. */
function listChanged({ secrets, seen }: Pick<KeyFacts, "secrets" | "seen">): string[] {
  const known = seen.filter(({ kind, isGivenUp }) => kind === contentKind && !isGivenUp);
  return (secrets === null ? [] : listContents(secrets)).flatMap(({ id, name }) => {
    const ofName = known.filter((one) => one.name === name);
    return ofName.length === 0 || ofName.some((one) => one.id === id) ? [] : [name];
  });
}

/** What the operator gives up with FIRST_START=1: every key that this database knows and the file lacks. */
export function listLostKeys({ secrets, seen, sealing }: KeyFacts): Pick<SeenKey, "id" | "kind" | "name">[] {
  const keys = secrets === null ? [] : [...listKeys(secrets), { keys: listContents(secrets) }];
  const held = new Set(keys.flatMap((one) => one.keys.map(({ id }) => id)));
  const named = sealing.map((name) => ({ id: toSightingId("data", name), kind: "data", name }));
  const noted = seen
    .filter(({ kind }) => kind === "data" || kind === "authorship" || kind === contentKind)
    .map(({ id, kind, name }) => ({ id, kind, name }));
  const all = new Map([...noted, ...named].map((key) => [key.id, key]));
  return [...all.values()].filter(({ id }) => !held.has(id));
}
