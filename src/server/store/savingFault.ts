/** Tells a store that cannot be written to apart from every other fault, and says what an operator does about it. */

export type SavingFault = {
  cause: "diskFull" | "readOnly" | "diskFault" | "fileGone" | "damaged";
  /** For the log: what is wrong and what to do, in a sentence or two. */
  advice: string;
};

/** See fileInPlace.ts. */
export class StoreFileGone extends Error {
  constructor() {
    super("The database file is no longer at its path.");
  }
}

const causes: Readonly<Record<SavingFault["cause"], string>> = {
  diskFull:
    "The disk of the database is full. Free some space or make it larger. Nothing has to be restored: saving goes on by itself once there is room.",
  readOnly:
    "The database takes no writes: its disk or folder is read-only, or the database server is a standby or set to read-only. Make it writable again. Nothing has to be restored: saving goes on by itself.",
  diskFault:
    "The disk of the database answers with errors. Look at the system's log for the disk and at the mount; move the data to another disk if they go on. Restore a backup only if the file itself turns out to be damaged.",
  fileGone:
    'The database file was deleted, moved, replaced or emptied while this process has it open. Do not stop the process: it may be all that still holds the newest data. If the file was moved, move it back, and saving goes on by itself. Otherwise see "When the database file is gone" in the operating guide.',
  damaged:
    "The database file is damaged. Stop the process, keep a copy of the file and the files beside it, and restore the newest backup.",
};

/** SQLite's primary result codes; the extended ones hold them in their low byte. */
const sqliteCauses: Readonly<Record<number, SavingFault["cause"]>> = {
  8: "readOnly",
  10: "diskFault",
  11: "damaged",
  13: "diskFull",
  26: "damaged",
};

/** PostgreSQL's SQLSTATE codes, and the file system's. */
const codeCauses: Readonly<Record<string, SavingFault["cause"]>> = {
  "53100": "diskFull",
  "25006": "readOnly",
  "58030": "diskFault",
  ENOSPC: "diskFull",
  EDQUOT: "diskFull",
  EROFS: "readOnly",
  EIO: "diskFault",
};

export const diskFullFault: SavingFault = { cause: "diskFull", advice: causes.diskFull };

/** Null: another fault, which says nothing about whether the store can be written to. */
export function findSavingFault(error: unknown): SavingFault | null {
  if (!(error instanceof Error)) return null;
  const cause = findCause(error);
  if (cause !== null) return { cause, advice: causes[cause] };
  return error.cause === undefined ? null : findSavingFault(error.cause);
}

function findCause(error: Error): SavingFault["cause"] | null {
  if (error instanceof StoreFileGone) return "fileGone";
  if ("errcode" in error && typeof error.errcode === "number") {
    return sqliteCauses[error.errcode & 0xff] ?? null;
  }
  if (!("code" in error) || typeof error.code !== "string") return null;
  // PostgreSQL reports a failed write of its own files with the system's words and a general code.
  if (error.code === "58P01" || error.code === "XX000") {
    return /No space left on device/i.test(error.message) ? "diskFull" : null;
  }
  return codeCauses[error.code] ?? null;
}
