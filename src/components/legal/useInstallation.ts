/** What this installation actually uses, for the pages that must disclose it. */
import type { LoadState } from "#client/query/loadState.ts";
import { useListedPageData } from "#client/useListedPageData.ts";
import { type Installation, installationSchema } from "#contract/installation.ts";

/** Both pages embed the same data; a page that was loaded directly has it at once. */
export function useInstallation(path: "/privacy" | "/terms"): LoadState<Installation> {
  const found = useListedPageData(path);
  if (found.status !== "ready") return found;
  const parsed = installationSchema.safeParse(found.value);
  if (parsed.success) return { status: "ready", value: parsed.data };
  return {
    status: "failed",
    failure: "unreadable",
    tryAgain: () => window.location.reload(),
  };
}
