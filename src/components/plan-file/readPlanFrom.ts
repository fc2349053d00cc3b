/** Parses a chosen file as a plan; oversized files are rejected before they are read. */
import { type PlanFileProblem, planFileMaxBytes, readPlanFile } from "#domain/plan/exchange.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { fail, type Result } from "#lib/result.ts";
import type { UnreadableFile } from "./words.ts";

export type ReadProblem = PlanFileProblem | UnreadableFile;

export async function readPlanFrom(file: Pick<File, "size" | "text">): Promise<Result<Plan, ReadProblem>> {
  if (file.size > planFileMaxBytes) return fail({ kind: "tooLarge" });
  let text: string;
  try {
    text = await file.text();
  } catch {
    return fail({ kind: "unreadable" });
  }
  return readPlanFile(text);
}
