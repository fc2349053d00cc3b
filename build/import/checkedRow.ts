/** Validates a parsed row against the domain's schema, and reports its position if it is invalid. */
import type { z } from "zod/mini";
import { ImportProblem } from "./importProblem.ts";
import type { Row } from "./readTable.ts";

export function checkRow<Schema extends z.ZodMiniType>(
  row: Row,
  schema: Schema,
  value: z.input<Schema>,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new ImportProblem(row.place(), `${issue?.path.join(".") ?? "row"}: ${issue?.message ?? "not valid"}`);
}
