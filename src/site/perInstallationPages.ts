/** Pages whose text depends on this installation's settings: the server renders them once at startup instead of at build time. */
import type { PageId } from "./pages.ts";

export const perInstallationPages: readonly PageId[] = ["privacy", "terms", "pricing"];

/** Pages that lead to checkout: if a payment provider is configured, the browser preconnects to it. */
export const payingPages: readonly PageId[] = ["pricing", "subscriptionSuccess", "subscriptionDashboard"];
