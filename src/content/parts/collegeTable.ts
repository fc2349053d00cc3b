/** Data for a state's college table: one compact row per college, largest first. */
import { z } from "zod/mini";
import { collegeTypes } from "./collegeTypes.ts";

const count = z.int().check(z.minimum(0));
const price = z.nullable(z.int());
const percentTenths = z.int().check(z.minimum(0), z.maximum(1_000));

/** California's page has four hundred rows, so rows are short tuples in this order. */
const rowSchema = z.tuple([
  z.string(),
  /** The college's slug; 0 if it follows from the name. */
  z.union([z.string(), z.literal(0)]),
  z.string(),
  /** Index into `collegeTypes`. */
  z.int().check(z.minimum(0), z.maximum(collegeTypes.length - 1)),
  /** Index into `systems`; −1 for none. */
  z.int().check(z.minimum(-1)),
  z.nullable(count),
  /** Tenths of a percent; true for open admission; false where too few applied to say; null if not published. */
  z.union([percentTenths, z.boolean(), z.null()]),
  /** Average net price across all incomes. */
  price,
  /** Net price in the five income brackets; 0 if not published. */
  z.union([z.tuple([price, price, price, price, price]), z.literal(0)]),
  /** Completion rate in tenths of a percent; false where it is of too few students to say. */
  z.union([percentTenths, z.literal(false), z.null()]),
  z.nullable(count),
]);

export const collegeTableSchema = z.strictObject({
  systems: z.array(z.string()),
  rows: z.array(rowSchema),
});
export type CollegeTableData = z.infer<typeof collegeTableSchema>;
export type CollegeTableRow = z.infer<typeof rowSchema>;
