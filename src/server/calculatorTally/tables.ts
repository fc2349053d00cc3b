/** The table of how often colleges' own calculators landed inside our ranges; nothing about who asked, and no college. */
import type { Migration } from "#server/store/tables.ts";

declare module "#server/store/tables.ts" {
  interface Tables {
    /** Per kind of college, inside (1) or not (0), and UTC month ("2026-11"). */
    calculator_tallies: { kind: string; inside: number; month: string; answers: number };
  }
}

export const calculatorTallyMigration: Migration = {
  name: "0029 tallies of calculators",
  async up({ schema }) {
    await schema
      .createTable("calculator_tallies")
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("inside", "integer", (column) => column.notNull())
      .addColumn("month", "text", (column) => column.notNull())
      .addColumn("answers", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("calculator_tallies_key", ["kind", "inside", "month"])
      .execute();
  },
};
