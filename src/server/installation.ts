/**
 * The services this installation uses, as shown by /privacy, /terms and the browser: no database address, no
 * keys.
 */
import type { Installation } from "#contract/installation.ts";
import type { Settings } from "./settings.ts";

export function describeInstallation(settings: Settings): Installation {
  return {
    operatorName: settings.operatorName,
    contactEmail: settings.contactEmail,
    database: settings.databaseUrl === null ? "sqlite" : "postgresql",
    mail: settings.smtp === null ? "outbox" : "smtp",
    payments: settings.payments === null ? "none" : "stripe",
    identityHost: settings.identity.kind === "hosted" ? new URL(settings.identity.issuer).host : null,
    isMeasuringVisits: settings.isMeasuringVisits,
    analytics: settings.analyticsTagId === null ? "own" : "tag",
    routing: settings.routingUrl === null ? "none" : "osrm",
    modelProvider: settings.model?.providerName ?? null,
    keptDays: { ...settings.keptDays },
  };
}
