/** What a state's table of colleges is drawn from: one short row a college, the largest first. */
import { z } from "zod/mini";
import { collegeTypes } from "./collegeTypes.ts";

const count = z.int().check(z.minimum(0));
const price = z.nullable(z.int());
const percentTenths = z.int().check(z.minimum(0), z.maximum(1_000));

/** The page of California holds four hundred rows: so they are short, and in this order. */
const rowSchema = z.tuple([
  z.string(),
  /** The college's address; 0 where its name alone makes it. */
  z.union([z.string(), z.literal(0)]),
  z.string(),
  /** Place in `collegeTypes`. */
  z.int().check(z.minimum(0), z.maximum(collegeTypes.length - 1)),
  /** Place in `systems`; −1 for none. */
  z.int().check(z.minimum(-1)),
  z.nullable(count),
  /** Tenths of a percent; true where all who apply are admitted; null where not published. */
  z.union([percentTenths, z.literal(true), z.null()]),
  /** Average net price of all incomes. */
  price,
  /** Net price in the five brackets of income; 0 where none is published. */
  z.union([z.tuple([price, price, price, price, price]), z.literal(0)]),
  /** Completion, in tenths of a percent. */
  z.nullable(percentTenths),
  z.nullable(count),
]);

export const collegeTableSchema = z.strictObject({
  systems: z.array(z.string()),
  rows: z.array(rowSchema),
});
export type CollegeTableData = z.infer<typeof collegeTableSchema>;
export type CollegeTableRow = z.infer<typeof rowSchema>;
