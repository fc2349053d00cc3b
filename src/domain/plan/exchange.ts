/** Exports the plan as a file and reads it back, with a reason if that fails. */
import { fail, type Result } from "#lib/result.ts";
import { isObject, type Plan, type PlanProblem, type Scope, scopes } from "./plan.ts";
import { readPlan } from "./planSchema.ts";
import { removeScopes } from "./scopes.ts";

export const planFileFormat = "tassel-plan";
const planFileVersion = 1;

/** Largest file we read, in bytes. */
export const planFileMaxBytes = 5_000_000;

/** Real plans nest about six levels deep. Anything deeper is not a plan, and deep nesting can crash parsers. */
const nestingLimit = 24;

export type PlanFileProblem = PlanProblem | { kind: "notJson" | "truncated" | "tooLarge" };

/**
 * The plan as JSON text. `exportedAt` is an instant; `include` lists the scopes to write (all for the family's own copy,
 * usually without money and notes for a copy to share). Everything else stays on the device.
 */
export function exportPlan(plan: Plan, exportedAt: string, include: readonly Scope[]): string {
  const left = scopes.filter((scope) => !include.includes(scope));
  const kept = removeScopes({ ...plan, shelved: [], shelvedEssays: [] }, left);
  const file = {
    format: planFileFormat,
    version: planFileVersion,
    exportedAt,
    scopes: [...include],
    plan: kept,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Reads an exported plan; nothing is imported unless all of it is valid. */
export function readPlanFile(text: string): Result<Plan, PlanFileProblem> {
  if (isTooLarge(text)) return fail({ kind: "tooLarge" });
  const shape = measureNesting(text);
  if (shape.deepest > nestingLimit) return fail({ kind: "notAPlan" });
  let raw: unknown;
  try {
    raw = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return fail({ kind: shape.isCutOff ? "truncated" : "notJson" });
  }
  if (!isObject(raw) || raw["format"] !== planFileFormat) return fail({ kind: "notAPlan" });
  const version = raw["version"];
  if (typeof version !== "number") return fail({ kind: "brokenField", path: "version" });
  if (version > planFileVersion) return fail({ kind: "newer", schemaVersion: version });
  return readPlan(raw["plan"]);
}

function isTooLarge(text: string): boolean {
  if (text.length > planFileMaxBytes) return true;
  // A character takes at most three bytes in UTF-8, so only long texts need counting.
  return text.length * 3 > planFileMaxBytes && new TextEncoder().encode(text).length > planFileMaxBytes;
}

/** The nesting depth, and whether the text starts as an object but ends before the object does. */
function measureNesting(text: string): { deepest: number; isCutOff: boolean } {
  let depth = 0;
  let deepest = 0;
  let isInText = false;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charAt(index);
    if (isInText) {
      if (letter === "\\") index += 1;
      else if (letter === '"') isInText = false;
    } else if (letter === '"') isInText = true;
    else if (letter === "{" || letter === "[") {
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if (letter === "}" || letter === "]") depth -= 1;
  }
  return { deepest, isCutOff: /^\uFEFF?\s*\{/.test(text) && (isInText || depth > 0) };
}
