/** Pages that say what this installation really uses: the server renders them once at start instead of the build. */
import type { PageId } from "./pages.ts";

export const perInstallationPages: readonly PageId[] = ["privacy", "terms"];

/** Pages on the way to paying: where a payment provider is configured, its connection is opened ahead. */
export const payingPages: readonly PageId[] = ["pricing", "subscriptionSuccess", "subscriptionDashboard"];
