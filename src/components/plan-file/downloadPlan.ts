/** Writes one student's plan into a file in the downloads. */
import { saveFile } from "#client/saveFile.ts";
import { getToday } from "#client/today.ts";
import { exportPlan } from "#domain/plan/exchange.ts";
import { type Plan, type Scope, scopes } from "#domain/plan/plan.ts";
import { toFileName } from "./fileName.ts";

/** `include` is what a copy for somebody else holds; all of it unless told otherwise. */
export function downloadPlan(plan: Plan, include: readonly Scope[] = scopes): void {
  const text = exportPlan(plan, new Date().toISOString(), include);
  saveFile(`${toFileName(plan.studentName, getToday())}.json`, "application/json", text);
}
