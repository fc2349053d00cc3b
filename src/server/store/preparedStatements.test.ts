/** Prepared statements: which ones get a name, and that a connection goes on while a new release changes the tables. */
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { findAccount } from "#server/account/store.ts";
import { newPostgresDatabase, openAt } from "../../../test/support/testDatabases.ts";
import { createStatementNames } from "./preparedStatements.ts";

const statement = (number: number) => `select "id" from "plans" where "id" = $1 and ${number} = ${number}`;

describe("which statements are prepared", () => {
  test("one that comes again and again, always under the same name", () => {
    const nameOf = createStatementNames();
    const names = Array.from({ length: 6 }, () => nameOf(statement(1), ["p"]));
    expect(names).toEqual([null, null, null, "statement_1", "statement_1", "statement_1"]);
  });

  test.each([
    ["asks for all columns, which a new release may add to", 'select * from "plans" where "id" = $1', ["p"]],
    ["has no parameters", "commit", []],
    ["has a long list", statement(1), Array.from({ length: 25 }, () => "p")],
  ])("never one that %s", (_, text, parameters) => {
    const nameOf = createStatementNames();
    expect(Array.from({ length: 9 }, () => nameOf(text, parameters)).every((name) => name === null)).toBe(
      true,
    );
  });

  test("no more than a connection should keep, whatever is asked", () => {
    const nameOf = createStatementNames(3);
    const names = Array.from({ length: 5 }, () =>
      [1, 2, 3, 4, 5].map((one) => nameOf(statement(one), ["p"])),
    );
    expect(names.at(-1)).toEqual(["statement_1", "statement_2", "statement_3", null, null]);
  });
});

test("requests of every signed-in person go on while a new release adds a column and drops it again", async (context) => {
  const databaseUrl = await newPostgresDatabase(context, "withTables");
  const store = await openAt({ databaseUrl, dataFolder: "" }, () => new Date());
  try {
    const ask = async () => {
      for (let times = 0; times < 5; times += 1) {
        expect(await findAccount(store.database, "tassel|nobody")).toBeNull();
      }
    };
    await ask();
    const prepared = await sql<{ names: number | string }>`
      select count(name) as names from pg_prepared_statements where name like 'statement%'`.execute(
      store.database,
    );
    expect(Number(prepared.rows[0]?.names)).toBe(1);
    await sql`alter table accounts add column of_tomorrow text`.execute(store.database);
    await ask();
    await sql`alter table accounts drop column of_tomorrow`.execute(store.database);
    await ask();
  } finally {
    await store.close();
  }
});
