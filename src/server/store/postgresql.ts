/** Kysely on PostgreSQL, loaded only if DATABASE_URL is set. */
import { PostgresDialect } from "kysely";
import { Pool } from "pg";

const connectWaitMs = 5_000;
/** Our statements take milliseconds; one that hangs must release its connection. */
const statementLimitMs = 15_000;
const mostConnections = 10;

/** `onLost` is called when an idle connection breaks; the pool opens another when needed. */
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
