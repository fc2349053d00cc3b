/** Kysely over PostgreSQL, loaded only where DATABASE_URL names one. */
import { PostgresDialect } from "kysely";
import { Pool } from "pg";

const connectWaitMs = 5_000;
/** A statement of ours takes milliseconds; one that hangs gives its connection back. */
const statementLimitMs = 15_000;
const mostConnections = 10;

/** `onLost` is told when an idle connection breaks; the pool opens another one when it is next needed. */
export function openPostgresql(databaseUrl: string, onLost: (error: Error) => void): PostgresDialect {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: mostConnections,
    connectionTimeoutMillis: connectWaitMs,
    statement_timeout: statementLimitMs,
    application_name: "tassel",
  });
  pool.on("error", onLost);
  return new PostgresDialect({ pool });
}
