/**
 * Which statements PostgreSQL prepares, so that it keeps the plans of those that come again and again: parsing and
 * planning is half of what a small statement costs it.
 */

/** What a connection keeps is bounded, whatever statements there are. */
const mostStatements = 300;
/** A statement with a long list of values is another one at each length. */
const mostParameters = 24;
/** Plans of statements that are rare are not worth their memory. */
const usesBefore = 3;

export type StatementNames = (sql: string, parameters: readonly unknown[]) => string | null;

/**
 * The name to prepare a statement under; null: send it as it is. A statement that asks for `*` is never prepared: while a
 * new release adds a column, PostgreSQL would refuse it on every connection that knew the table without.
 */
export function createStatementNames(most = mostStatements): StatementNames {
  const uses = new Map<string, { count: number; name: string }>();
  return (sql, parameters) => {
    if (parameters.length === 0 || parameters.length > mostParameters || sql.includes("*")) return null;
    const known = uses.get(sql);
    if (known === undefined) {
      if (uses.size < most) uses.set(sql, { count: 1, name: `statement_${uses.size + 1}` });
      return null;
    }
    known.count += 1;
    return known.count > usesBefore ? known.name : null;
  };
}
