/** Kysely on PostgreSQL, loaded only if DATABASE_URL is set. */
import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import { Pool, type PoolClient } from "pg";
import { createPatience } from "./patience.ts";
import { createStatementNames, type StatementNames } from "./preparedStatements.ts";
import { isConnectionFault, isOutOfConnections, StoreAway, StoreBusy } from "./storeAway.ts";

const connectWaitMs = 5_000;
/** Our statements take milliseconds; one that hangs must release its connection. */
const statementLimitMs = 15_000;
/** PostgreSQL ends a statement at its limit; where not even that arrives, the way to it is cut. */
const answerLimitMs = statementLimitMs + 5_000;
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
    query_timeout: answerLimitMs,
    keepAlive: true,
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
  const patience = createPatience(isConnectionFault);
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await patience
        .connect(() => pool.connect())
        .catch((error: unknown) => {
          throw isOutOfConnections(error) ? new StoreBusy(error) : error;
        });
      const known = preparing.get(client) ?? prepareOn(client, nameOf);
      preparing.set(client, known);
      return known;
    },
  };
}

function prepareOn(client: PoolClient, nameOf: StatementNames): PostgresPoolClient {
  let isBroken = false;
  async function query(text: string, parameters: readonly unknown[]): Promise<unknown> {
    const values = [...parameters];
    const name = nameOf(text, parameters);
    try {
      return await client.query(name === null ? { text, values } : { name, text, values });
    } catch (error) {
      if (!isConnectionFault(error)) throw error;
      // One that waited in vain would hand its late answer to the next statement.
      isBroken = true;
      throw new StoreAway(error);
    }
  }
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely reads what pg answers; it asks for cursors only where the dialect was given them, which ours is not.
    query: query as PostgresPoolClient["query"],
    release: (destroy) => client.release(destroy === true || isBroken),
  };
}
