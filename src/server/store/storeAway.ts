/** Tells a database that cannot be reached, or not in time, apart from every other fault. */

/** The statement was not answered; whether it was carried out is unknown. `cause` is the driver's own error. */
export class StoreAway extends Error {
  override readonly name: string = "StoreAway";
  /** As libraries that answer requests read it. */
  readonly statusCode = 503;

  constructor(cause: unknown, message = "The database cannot be reached just now.") {
    super(message, { cause });
  }
}

/** It runs, and had no room for this statement in time. Nothing was carried out, so whoever asked may simply come again. */
export class StoreBusy extends StoreAway {
  override readonly name = "StoreBusy";

  constructor(cause: unknown) {
    super(cause, "The database has no room just now.");
  }
}

export const awayFault = {
  cause: "away",
  advice:
    "The database cannot be reached or is starting. Look whether it runs and at the way to it. Connections come back by themselves; nothing has to be restarted here.",
} as const;

export const busyFault = {
  cause: "busy",
  advice:
    "The database runs, but every connection of this process was in use, or another process kept its file locked. If it goes on, look for statements that take long, or add processes or connections.",
} as const;

/** Nobody answered, or not in time. */
export function isStoreAway(error: unknown): boolean {
  return findStoreAway(error) !== null;
}

/** Also where a library has wrapped it. Null: another error. */
export function findStoreAway(error: unknown): StoreAway | null {
  if (error instanceof StoreAway) return error;
  return error instanceof Error && error.cause !== undefined ? findStoreAway(error.cause) : null;
}

/** What PostgreSQL and the system say when a connection cannot be made, or ends under a statement. */
const awayCodes: ReadonlySet<string> = new Set([
  // Being shut down, another process of it crashed, starting, hung up on for idling; our own limit for statements.
  "57P01",
  "57P02",
  "57P03",
  "57P05",
  "57014",
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENETDOWN",
  "ENOTFOUND",
  "EAI_AGAIN",
  // The folder of its socket, while it is not running.
  "ENOENT",
]);

/** What the driver says without a code. */
const awayWords = /^Connection terminated|^timeout expired$|^Query read timeout$|is not queryable$/;

/** It answers, but has no connection to spare: all of ours are in use, or all of its own. */
export function isOutOfConnections(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    ("code" in error && error.code === "53300") ||
    error.message.startsWith("timeout exceeded when trying to connect")
  );
}

/** Whether an error of the PostgreSQL driver means that nobody answered. Only for its errors: codes of the system look the same everywhere. */
export function isConnectionFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // A host with several addresses fails with one error for each.
  if (error instanceof AggregateError && error.errors.length > 0)
    return error.errors.every(isConnectionFault);
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  // Class 08: connection exceptions.
  return awayCodes.has(code) || /^08\w{3}$/.test(code) || awayWords.test(error.message);
}
