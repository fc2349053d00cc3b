/** Kysely on PostgreSQL, loaded only if DATABASE_URL is set. */
import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import { Pool, type PoolClient } from "pg";
import { createStatementNames, type StatementNames } from "./preparedStatements.ts";

const connectWaitMs = 5_000;
/** Our statements take milliseconds; one that hangs must release its connection. */
const statementLimitMs = 15_000;
const mostConnections = 10;

type Opened = {
  dialect: PostgresDialect;
  pool: () => { total: number; idle: number; waiting: number };
};

/** `onLost` is called when an idle connection breaks; the pool opens another when needed. */
export function openPostgresql(databaseUrl: string, onLost: (error: Error) => void): Opened {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: mostConnections,
    connectionTimeoutMillis: connectWaitMs,
    statement_timeout: statementLimitMs,
    application_name: "tassel",
  });
  // The pool listens to idle connections alone. One that breaks in the middle of a transaction has no other listener, and
  // an error that nobody hears ends the process with everything else it is answering.
  pool.on("connect", (client) => client.on("error", onLost));
  // Heard on the connection already; without a listener here, too, it would be thrown again.
  pool.on("error", () => undefined);
  return {
    dialect: new PostgresDialect({ pool: preparingPool(pool) }),
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

/** The same names on every connection; each prepares a statement when it first needs it. */
function preparingPool(pool: Pool): PostgresPool {
  const nameOf = createStatementNames();
  const preparing = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const known = preparing.get(client) ?? prepareOn(client, nameOf);
      preparing.set(client, known);
      return known;
    },
  };
}

function prepareOn(client: PoolClient, nameOf: StatementNames): PostgresPoolClient {
  async function query(text: string, parameters: readonly unknown[]): Promise<unknown> {
    const values = [...parameters];
    const name = nameOf(text, parameters);
    return client.query(name === null ? { text, values } : { name, text, values });
  }
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely reads what pg answers; it asks for cursors only where the dialect was given them, which ours is not.
    query: query as PostgresPoolClient["query"],
    release: (destroy) => client.release(destroy),
  };
}
