/** Whether the plan is safe, for a page that failed. Apart from the other words, since the frame carries these. */
import { getUnkept } from "#client/plan/keepingNews.ts";

export function describePlanSafety(): string {
  return getUnkept() === null
    ? "Your plan is safe on this device."
    : "Some changes to your plan are only in this window. Download your plan before you close or reload it.";
}
