/** A counselor's brief on paper: one student alone, and nothing of it where the page is printed otherwise. */
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { PlanEntry } from "#contract/plans.ts";
import { openScreen } from "../../../test/dom/openScreen.tsx";
import { signIn } from "../../../test/dom/signIn.ts";
import { stubApi } from "../../../test/dom/stubApi.ts";
import { words } from "./words.ts";

const at = "2026-11-21T09:00:00.000Z";
const makeEntry = (planId: string, studentName: string): PlanEntry => ({
  planId,
  studentName,
  revision: 0,
  role: "counselor",
  scopes: ["plan"],
  moneySharedSince: null,
  createdAt: at,
});
const print = page.getByRole("button", { name: words.counselor.print });
const sheets = () => [...document.querySelectorAll(".printed-sheet")];

// Turned into scripts when first asked for, which no test is to wait for.
beforeAll(() => import("./SharedPlanCard.tsx").then(() => undefined), 120_000);
beforeEach(() => {
  signIn();
  const plans = [makeEntry("plan1", "Maya"), makeEntry("plan2", "Devon")];
  stubApi("GET /api/plans", { body: { accountId: "someone", plans } });
  stubApi("GET /api/caseload", { body: { day: "2026-11-29", students: [] } });
  for (const { planId } of plans) {
    stubApi(`GET /api/plans/${planId}/commands*`, {
      body: {
        revision: 0,
        role: "counselor",
        scopes: ["plan"],
        moneySharedSince: null,
        commands: [],
        isComplete: true,
      },
    });
  }
});

test("prints one student in place of the page, and leaves nothing of it behind", async () => {
  const printing = vi.spyOn(window, "print").mockImplementation(() => {
    const [sheet, ...others] = sheets();
    expect(others).toEqual([]);
    // Only then does the rule for paper hide the page.
    expect(sheet?.parentElement).toBe(document.body);
    expect(sheet?.textContent).toContain(words.brief.title("Maya"));
    expect(sheet?.textContent).not.toContain("Devon");
  });
  await openScreen("/family?student=plan1");
  await expect.element(print).toHaveAttribute("aria-disabled", "false");
  expect(sheets()).toEqual([]);
  await print.click();
  expect(printing).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event("afterprint"));
  await vi.waitFor(() => expect(sheets()).toEqual([]));
});
