/** Validates input against its schema and reports errors in sentences the user can act on. */
import type { z } from "zod/mini";
import type { FieldError } from "./problems.ts";

/** The parsed value; null if there is no schema, or if validation failed and `errors` says why. */
export function checkInput(schema: z.ZodMiniType | undefined, value: unknown, errors: FieldError[]): unknown {
  if (schema === undefined) return null;
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    errors.push({ field: "", message: "Send the fields of this request as a JSON object." });
    return null;
  }
  const parsed = schema.safeParse(value, { error: plainMessage });
  if (parsed.success) {
    const unwritable = fieldWithNull(parsed.data);
    if (unwritable === null) return parsed.data;
    errors.push({
      field: unwritable,
      message: "This holds a character that cannot be stored. Please type it again.",
    });
    return null;
  }
  for (const issue of parsed.error.issues) {
    errors.push({ field: issue.path.join("."), message: issue.message });
  }
  return null;
}

/** For issues that the schema has no message for. */
function plainMessage(issue: { code?: string; input?: unknown }): string {
  if (issue.input === undefined) return "This is missing.";
  if (issue.code === "too_big") return "This is too long.";
  if (issue.code === "too_small") return "This is too short.";
  return "This is not valid.";
}

/** The path of a field containing U+0000, which PostgreSQL text cannot hold; null if there is none. */
function fieldWithNull(value: unknown, path: readonly string[] = []): string | null {
  if (typeof value === "string") return value.includes("\u0000") ? path.join(".") : null;
  if (typeof value !== "object" || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = fieldWithNull(inner, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}
