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
      message: "This contains a character that cannot be stored. Please type it again.",
    });
    return null;
  }
  const found = parsed.error.issues.flatMap((issue) =>
    listFields(issue).map((field) => ({ field, message: issue.message })),
  );
  errors.push(...found.slice(0, mostErrors));
  return null;
}

/** Enough to correct a request by: a list of thousands has as many errors. */
const mostErrors = 20;
const longestName = 60;

/** The field an issue is about; each field by itself where the schema knows none of its name. */
function listFields(issue: { path: PropertyKey[]; code: string; keys?: readonly string[] }): string[] {
  const names =
    issue.code === "unrecognized_keys" && issue.keys !== undefined
      ? issue.keys.map((key) => [...issue.path, key.slice(0, longestName)])
      : [issue.path];
  return names.map((name) => name.join("."));
}

type Issue = {
  code?: string;
  input?: unknown;
  path?: readonly PropertyKey[] | undefined;
  expected?: unknown;
  origin?: unknown;
  minimum?: unknown;
  maximum?: unknown;
};

const kindsOfValue: Readonly<Record<string, string>> = {
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  string: "a text",
  array: "a list",
  object: "an object",
};

/** For issues that the schema has no message for. */
function plainMessage(issue: Issue): string {
  if (issue.input === undefined) return "This is missing.";
  if (issue.code === "unrecognized_keys") return "This request has no such field. Check its spelling.";
  const name = issue.path?.findLast((one) => typeof one === "string");
  if (name !== undefined) {
    const kind = kindsOfValue[String(issue.expected)];
    if (issue.code === "invalid_type" && kind !== undefined) return `Send ${name} as ${kind}.`;
    const isNumber = issue.origin === "number" || issue.origin === "int";
    if (isNumber && issue.code === "too_big") return `The most ${name} can be is ${String(issue.maximum)}.`;
    if (isNumber && issue.code === "too_small")
      return `The least ${name} can be is ${String(issue.minimum)}.`;
    if (issue.code === "invalid_value") return `This is not a value that ${name} can have.`;
  }
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
