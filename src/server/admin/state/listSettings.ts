/** The settings in force as administrators may see them: of a secret, only whether it is set. */
import type { Settings } from "#server/settings.ts";

export type ListedSetting = { name: string; value: string | null; isSecret: boolean; isSet: boolean };

/** Addresses that may hold a name and a password lose both. */
export function listSettings(settings: Settings): ListedSetting[] {
  const { smtp, payments, model, telemetry, keptDays, identity } = settings;
  const plain = (name: string, value: string | number | boolean | null): ListedSetting => ({
    name,
    value: value === null ? null : String(value),
    isSecret: false,
    isSet: value !== null,
  });
  const secret = (name: string, value: string | null): ListedSetting => ({
    name,
    value: null,
    isSecret: true,
    isSet: value !== null,
  });
  const proxies = settings.trustedProxies;
  const listen = telemetry.metricsListen;
  return [
    plain("PORT", settings.port),
    plain("HOST", settings.host),
    plain("PUBLIC_URL", settings.publicUrl),
    plain("DATA_DIR", settings.dataFolder),
    plain("TRUST_PROXY", proxies === null ? 0 : `${proxies.hops}@${proxies.networks.join(",")}`),
    plain("JOBS", { beside: "1", elsewhere: "0", only: "only" }[settings.jobs]),
    plain("LOG_LEVEL", settings.logLevel),
    plain("MEMORY_TUNING", settings.memoryTuning),
    secret("DATABASE_URL", settings.databaseUrl),
    secret("SMTP_URL", smtp?.url ?? null),
    plain("MAIL_FROM", smtp?.from ?? null),
    plain("OPERATOR_NAME", settings.operatorName),
    plain("CONTACT_EMAIL", settings.contactEmail),
    secret("STRIPE_SECRET_KEY", payments?.secretKey ?? null),
    secret("STRIPE_WEBHOOK_SECRET", payments?.webhookSecret ?? null),
    plain("STRIPE_API_URL", payments?.apiUrl ?? null),
    plain("ANALYTICS_TAG_ID", settings.analyticsTagId),
    plain("WEB_VITALS", settings.isMeasuringVisits ? 1 : 0),
    plain("MCP", settings.isOpenToAssistants ? 1 : 0),
    plain("ROUTING_URL", withoutPassword(settings.routingUrl)),
    plain("AI_BASE_URL", withoutPassword(model?.baseUrl ?? null)),
    plain("AI_MODEL", model?.model ?? null),
    secret("AI_API_KEY", model?.apiKey ?? null),
    plain("AI_PROVIDER_NAME", model?.providerName ?? null),
    plain("AI_MINIMUM_AGE", model?.minimumAge ?? null),
    plain("AI_VISITORS", model === null ? null : model.allowsVisitors ? 1 : 0),
    plain("AI_DAILY_TOKENS_ACCOUNT", model?.dailyTokensAccount ?? null),
    plain("AI_DAILY_TOKENS_FAMILY", model?.dailyTokensFamily ?? null),
    plain("AI_DAILY_TOKENS_NETWORK", model?.dailyTokensNetwork ?? null),
    plain("AI_DAILY_TOKENS", model?.dailyTokens ?? null),
    plain("METRICS_LISTEN", listen === null ? null : `${listen.host}:${listen.port}`),
    secret("METRICS_TOKEN", telemetry.metricsToken),
    plain("OTEL_EXPORTER_OTLP_ENDPOINT", withoutPassword(telemetry.tracesUrl)),
    plain("KEEP_CONTACT_DAYS", keptDays.contact),
    plain("KEEP_WAITLIST_DAYS", keptDays.waitlist),
    plain("KEEP_PAGE_VIEWS_DAYS", keptDays.pageViews),
    plain("KEEP_OUTBOX_DAYS", keptDays.outbox),
    // It never leaves the server.
    secret("PRIMARY_ADMIN_EMAIL", settings.primaryAdminEmail),
    plain("IDENTITY_DOMAIN", identity.kind === "hosted" ? identity.issuer : null),
    plain("IDENTITY_CLIENT_ID", identity.clientId),
    plain("IDENTITY_AUDIENCE", identity.audience),
    plain("IDENTITY_ORGANIZATION", identity.organization),
    plain("IDENTITY_MAX_AGE", identity.maxAgeSeconds),
    plain("ROLE_CLAIM_NAMESPACES", identity.roleClaims.join(", ")),
    plain("SECRETS_FILE", settings.secretsFile),
    plain("FIRST_START", settings.isFirstStart ? 1 : 0),
  ];
}

/** An address without the name and password in it; one that cannot be read is not shown. */
function withoutPassword(address: string | null): string | null {
  if (address === null) return null;
  if (!URL.canParse(address)) return "set";
  const url = new URL(address);
  url.username = "";
  url.password = "";
  return url.href;
}
