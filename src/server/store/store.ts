/** An open store, and the settings it is opened by. */
import type { LogEvent } from "kysely";
import type { Database } from "./tables.ts";

export type Store = {
  kind: "sqlite" | "postgresql";
  database: Database;
  close: () => Promise<void>;
  /** PostgreSQL's connections; SQLite has none to share. */
  pool?: () => PoolState;
  /** Whether SQLite's file is still the one at its path; PostgreSQL's files cannot be seen from here. */
  isInPlace?: () => boolean;
  /** How many of this release's migrations it has not taken, such as a backup put in its place. */
  countMissingMigrations: () => Promise<number>;
  /** Tells of every statement from now on, to one listener. */
  watch?: (listener: (event: LogEvent) => void) => void;
};

export type PoolState = { total: number; idle: number; waiting: number };

export type StoreSettings = {
  databaseUrl: string | null;
  dataFolder: string;
  /** A different name from a running installation's file: a copy or a backup. */
  fileName?: string;
};
