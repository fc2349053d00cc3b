/** What the device of a test keeps: storage, plan, session. Each test begins with an empty one. */
import { onlineManager } from "@tanstack/react-query";
import { vi } from "vitest";
import { eraseTurns } from "#client/counselor/conversationDatabase.ts";
import { setAccessTokens } from "#client/http/accessTokens.ts";
import { browserPlanStore } from "#client/plan/usePlan.ts";

/** As if no page of ours had ever been opened. */
export async function resetDevice(): Promise<void> {
  vi.useRealTimers();
  setAccessTokens(null);
  // A test that ends without a network must not leave the next one's requests waiting for it.
  onlineManager.setOnline(true);
  await browserPlanStore().erase();
  await eraseTurns();
  const hadSession = localStorage.length > 0;
  localStorage.clear();
  sessionStorage.clear();
  // The session hears that its note is gone as from another tab.
  if (hadSession) window.dispatchEvent(new StorageEvent("storage", { key: null }));
}
