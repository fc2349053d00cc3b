/** Tables of the performance test and of visitors' measurements: numbers of pages and releases, nothing about people. */
import type { Migration } from "#server/store/tables.ts";

declare module "#server/store/tables.ts" {
  interface Tables {
    /** Page loads by week, kind of page, metric and bucket; nothing about the visitors. */
    web_vitals: {
      /** The Monday of the week in UTC, "2026-11-16". */
      week: string;
      kind: string;
      metric: string;
      /** An index into the edges in domain/performance/webVitals.ts. */
      bucket: number;
      samples: number;
    };
    performance_runs: {
      id: string;
      release: string;
      measured_at: string;
      device: string;
      /** A JSON list. */
      measurements: string;
    };
    /** Rows that the test of write times adds and deletes again. */
    performance_probes: { id: string; written_at: string; step: number };
  }
}

export const performanceMigration: Migration = {
  name: "0020 performance",
  async up({ schema }) {
    await schema
      .createTable("web_vitals")
      .addColumn("week", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("metric", "text", (column) => column.notNull())
      .addColumn("bucket", "integer", (column) => column.notNull())
      .addColumn("samples", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("web_vitals_key", ["week", "kind", "metric", "bucket"])
      .execute();
    await schema
      .createTable("performance_runs")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("release", "text", (column) => column.notNull())
      .addColumn("measured_at", "text", (column) => column.notNull())
      .addColumn("device", "text", (column) => column.notNull())
      .addColumn("measurements", "text", (column) => column.notNull())
      .execute();
    await schema
      .createIndex("performance_runs_by_measured_at")
      .on("performance_runs")
      .column("measured_at")
      .execute();
    await schema
      .createTable("performance_probes")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("written_at", "text", (column) => column.notNull())
      .addColumn("step", "integer", (column) => column.notNull())
      .execute();
  },
};
