/** Every server setting, read and validated once; only this file reads the environment. */
import { join } from "node:path";
import { z } from "zod/mini";
import { fail, type Result, succeed } from "#lib/result.ts";
import { isOnLoopbackAlone } from "./identity/codesOnScreen.ts";
import { type ModelSettings, modelEnvironment, readModelSettings } from "./modelSettings.ts";
import { readTelemetrySettings, type TelemetrySettings, telemetryEnvironment } from "./telemetry/settings.ts";
import { readTrustedProxies, type TrustedProxies } from "./trustedProxies.ts";

const emailAddress = z
  .string()
  .check(z.regex(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/, "it is an email address"));

/**
 * A whole number of days, at least one: nothing is stored forever, and nothing is deleted before it could be
 * read.
 */
function keptDays(days: number) {
  return z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(36_500)), days);
}

const environmentSchema = z.object({
  /** Port to listen on; 0 takes any free one. */
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 3_000),
  /** Address to listen on; the default serves this machine and the local network. */
  HOST: z._default(z.string().check(z.minLength(1)), "0.0.0.0"),
  /** The public address, without a trailing slash. */
  PUBLIC_URL: z.optional(z.string().check(z.regex(/^https?:\/\/[^/]+$/))),
  /** Folder for the data people save on this server. */
  DATA_DIR: z._default(z.string().check(z.minLength(1)), "var"),
  /** Proxies in front that append to X-Forwarded-For: how many, and where, as in 1@127.0.0.1. */
  TRUST_PROXY: z._default(z.string(), "0"),
  /** Which work this process does: serve and run jobs (1), serve alone (0), or run jobs alone (only). */
  JOBS: z._default(z.enum(["0", "1", "only"]), "1"),
  LOG_LEVEL: z._default(z.enum(["silent", "error", "warn", "info"]), "info"),
  /** Whether the process is fitted to a small machine; read once more where it begins, in build/tuneMemory.ts. */
  MEMORY_TUNING: z._default(z.enum(["small", "off"]), "small"),
  /** A PostgreSQL database; without it everything goes into one SQLite file in DATA_DIR. */
  DATABASE_URL: z.optional(
    z.string().check(z.regex(/^postgres(ql)?:\/\/\S+$/, "it begins with postgresql://")),
  ),
  /**
   * A mail server, such as smtps://name:password@mail.example.com; without it mail stays in the outbox to be
   * read.
   */
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\/\S+$/, "it begins with smtp:// or smtps://"))),
  /** The sender of mail, such as "Tassel <plan@example.com>"; required with SMTP_URL. */
  MAIL_FROM: z.optional(
    z
      .string()
      .check(
        z.regex(/^([^<>\r\n]*<)?[^\s@<>"]+@[^\s@<>"]+>?$/, "it is an address, or a name and an <address>"),
      ),
  ),
  /** The operator of this installation, shown on /privacy and /terms. */
  OPERATOR_NAME: z.optional(z.string().check(z.maxLength(200, "it is too long"))),
  /** Receives contact form messages; shown on /privacy. */
  CONTACT_EMAIL: z.optional(emailAddress),
  /**
   * Stripe's secret key: enables selling the Family plan. Without it nothing is for sale, and everything is
   * open.
   */
  STRIPE_SECRET_KEY: z.optional(z.string().check(z.regex(/^(sk|rk)_\S+$/, "it begins with sk_ or rk_"))),
  /** Verifies Stripe's webhooks to /api/payments/webhook; required with STRIPE_SECRET_KEY. */
  STRIPE_WEBHOOK_SECRET: z.optional(z.string().check(z.regex(/^whsec_\S+$/, "it begins with whsec_"))),
  /** Replaces Stripe's address, for example with that of a fake. */
  STRIPE_API_URL: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^(https:\/\/[a-z0-9.-]+|http:\/\/127\.0\.0\.1)(:\d{1,5})?$/i,
          "it begins with https://, or with http://127.0.0.1 on this machine, and has no path",
        ),
      ),
  ),
  /** The id of an analytics tag; without it only this server counts page views. */
  ANALYTICS_TAG_ID: z.optional(z.string().check(z.regex(/^G-[A-Z0-9]{4,20}$/, "it looks like G-XXXXXXXXXX"))),
  /** Whether visitors' browsers tell this server how fast pages were. */
  WEB_VITALS: z._default(z.enum(["0", "1"]), "1"),
  /** Whether assistants may ask at /mcp. */
  MCP: z._default(z.enum(["0", "1"]), "1"),
  /** A routing server (OSRM), such as http://127.0.0.1:5000; without it driving times are estimated in the browser. */
  ROUTING_URL: z.optional(
    z.string().check(z.regex(/^https?:\/\/[^\s?#]+$/, "it begins with http:// or https://")),
  ),
  ...modelEnvironment,
  ...telemetryEnvironment,
  /** Days after which the server deletes rows automatically. */
  KEEP_CONTACT_DAYS: keptDays(365),
  KEEP_WAITLIST_DAYS: keptDays(730),
  KEEP_PAGE_VIEWS_DAYS: keptDays(400),
  KEEP_OUTBOX_DAYS: keptDays(90),
  /** The account that sees the Admin link on phones; it never leaves the server. */
  PRIMARY_ADMIN_EMAIL: z.optional(emailAddress),
  /** The host of a hosted identity tenant, such as tassel.us.auth0.com; without it accounts are local. */
  IDENTITY_DOMAIN: z.optional(
    z
      .string()
      .check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/i, "it is a host, such as tassel.us.auth0.com")),
  ),
  /** The browser app's client id at the tenant; required with IDENTITY_DOMAIN. */
  IDENTITY_CLIENT_ID: z.optional(z.string().check(z.regex(/^[\w.-]{1,128}$/, "it is an id without spaces"))),
  /** The audience of access tokens. */
  IDENTITY_AUDIENCE: z.optional(z.string().check(z.regex(/^\S{1,200}$/, "it has no spaces"))),
  /** The tenant's organization that people must belong to; only with IDENTITY_DOMAIN. */
  IDENTITY_ORGANIZATION: z.optional(
    z.string().check(z.regex(/^org_\w{1,60}$/, "it is the organization’s id, such as org_abc")),
  ),
  /** After this many seconds a sign-in is too old, and the person signs in again. */
  IDENTITY_MAX_AGE: z.optional(z.coerce.number().check(z.int(), z.minimum(300), z.maximum(30 * 86_400))),
  /**
   * Namespaces in which the tenant's tokens hold roles: https addresses ending in a slash, separated by
   * commas.
   */
  ROLE_CLAIM_NAMESPACES: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^https:\/\/[^\s,]+\/(\s*,\s*https:\/\/[^\s,]+\/)*$/,
          "it is a list of https addresses, each ending in a slash, with commas between",
        ),
      ),
  ),
  /** This installation's keys; created at the first start. */
  SECRETS_FILE: z.optional(z.string().check(z.minLength(1))),
  /** 1 starts although the keys or the database of an installation with accounts are gone. */
  FIRST_START: z._default(z.enum(["0", "1"]), "0"),
});

/** Every variable that is read; docs/operating.md has a line for each. */
export const settingNames: readonly string[] = Object.keys(environmentSchema.shape);

export type Settings = {
  port: number;
  host: string;
  publicUrl: string;
  dataFolder: string;
  /** Null: none, and X-Forwarded-For is not read. */
  trustedProxies: TrustedProxies | null;
  /** Whether this process runs jobs beside serving, leaves them to another one, or does nothing else. */
  jobs: "beside" | "elsewhere" | "only";
  logLevel: "silent" | "error" | "warn" | "info";
  memoryTuning: "small" | "off";
  /** Null: SQLite in `dataFolder`. */
  databaseUrl: string | null;
  /** Null: mail stays in the outbox. */
  smtp: { url: string; from: string } | null;
  operatorName: string | null;
  contactEmail: string | null;
  /** Null: nothing is for sale, and everything is open. */
  payments: PaymentSettings | null;
  analyticsTagId: string | null;
  /** Whether visitors' browsers tell this server how fast pages were. */
  isMeasuringVisits: boolean;
  /** Whether assistants may ask at /mcp. */
  isOpenToAssistants: boolean;
  /** Null: driving times are estimated. No trailing slash. */
  routingUrl: string | null;
  /** Null: the counselor answers by rules alone. */
  model: ModelSettings | null;
  /** Metrics and traces, off by default. */
  telemetry: TelemetrySettings;
  /** Days after which each kind of row is deleted. */
  keptDays: KeptDays;
  /** Lower-cased; never sent to a browser. */
  primaryAdminEmail: string | null;
  identity: IdentitySettings;
  /** Whether a code may stand on the page that asks for it, as no mail is sent and the server is this computer's alone. */
  codesOnScreen: boolean;
  /** The file of this installation's keys. */
  secretsFile: string;
  /** Whether the operator takes lost keys or a lost database for gone. */
  isFirstStart: boolean;
};

export type PaymentSettings = {
  secretKey: string;
  webhookSecret: string;
  /** Null: Stripe's real address. */
  apiUrl: string | null;
};

export type IdentitySettings = {
  /** Accounts are local, or in a hosted Auth0-style tenant. */
  kind: "embedded" | "hosted";
  /** With a trailing slash, as in tokens. */
  issuer: string;
  clientId: string;
  audience: string;
  /** Every claim that may hold a person's roles. */
  roleClaims: readonly string[];
  /** Null: anyone the tenant lets in. */
  organization: string | null;
  /** Null: however long ago the person signed in. */
  maxAgeSeconds: number | null;
};

export type KeptDays = { contact: number; waitlist: number; pageViews: number; outbox: number };

/** The settings, or one sentence naming the invalid one. Empty values count as unset. */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Result<Settings, string> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return fail(`Setting ${issue?.path.join(".")} is not valid: ${issue?.message}.`);
  }
  const values = parsed.data;
  if (values.SMTP_URL !== undefined && values.MAIL_FROM === undefined) {
    return fail("Setting MAIL_FROM is missing: with SMTP_URL it says whom mail comes from.");
  }
  if (values.STRIPE_SECRET_KEY !== undefined && values.STRIPE_WEBHOOK_SECRET === undefined) {
    return fail(
      "Setting STRIPE_WEBHOOK_SECRET is missing: with STRIPE_SECRET_KEY it tells Stripe's reports from forged ones.",
    );
  }
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  const identity = readIdentitySettings(values, publicUrl);
  if (!identity.ok) return identity;
  const model = readModelSettings(values);
  if (!model.ok) return model;
  const trustedProxies = readTrustedProxies(values.TRUST_PROXY);
  if (!trustedProxies.ok) return fail(`Setting TRUST_PROXY is not valid: ${trustedProxies.problem}.`);
  return succeed({
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    dataFolder: values.DATA_DIR,
    trustedProxies: trustedProxies.value,
    jobs: ({ "1": "beside", "0": "elsewhere", only: "only" } as const)[values.JOBS],
    logLevel: values.LOG_LEVEL,
    memoryTuning: values.MEMORY_TUNING,
    databaseUrl: values.DATABASE_URL ?? null,
    smtp:
      values.SMTP_URL === undefined || values.MAIL_FROM === undefined
        ? null
        : { url: values.SMTP_URL, from: values.MAIL_FROM },
    operatorName: values.OPERATOR_NAME ?? null,
    contactEmail: values.CONTACT_EMAIL ?? null,
    payments:
      values.STRIPE_SECRET_KEY === undefined || values.STRIPE_WEBHOOK_SECRET === undefined
        ? null
        : {
            secretKey: values.STRIPE_SECRET_KEY,
            webhookSecret: values.STRIPE_WEBHOOK_SECRET,
            apiUrl: values.STRIPE_API_URL ?? null,
          },
    analyticsTagId: values.ANALYTICS_TAG_ID ?? null,
    isMeasuringVisits: values.WEB_VITALS === "1",
    isOpenToAssistants: values.MCP === "1",
    routingUrl: values.ROUTING_URL?.replace(/\/+$/, "") ?? null,
    model: model.value,
    telemetry: readTelemetrySettings(values),
    keptDays: {
      contact: values.KEEP_CONTACT_DAYS,
      waitlist: values.KEEP_WAITLIST_DAYS,
      pageViews: values.KEEP_PAGE_VIEWS_DAYS,
      outbox: values.KEEP_OUTBOX_DAYS,
    },
    primaryAdminEmail: values.PRIMARY_ADMIN_EMAIL?.toLowerCase() ?? null,
    identity: identity.value,
    codesOnScreen: isOnLoopbackAlone({
      host: values.HOST,
      publicUrl: values.PUBLIC_URL,
      hasProxies: trustedProxies.value !== null,
      sendsMail: values.SMTP_URL !== undefined,
    }),
    secretsFile: values.SECRETS_FILE ?? join(values.DATA_DIR, "secrets.json"),
    isFirstStart: values.FIRST_START === "1",
  });
}

function readIdentitySettings(
  values: z.infer<typeof environmentSchema>,
  publicUrl: string,
): Result<IdentitySettings, string> {
  const domain = values.IDENTITY_DOMAIN?.toLowerCase() ?? null;
  const audience = values.IDENTITY_AUDIENCE ?? `${publicUrl}/api`;
  if (domain !== null && values.IDENTITY_CLIENT_ID === undefined) {
    return fail("Setting IDENTITY_CLIENT_ID is missing: the tenant of IDENTITY_DOMAIN gives it.");
  }
  const isAddress = URL.canParse(audience) && !audience.includes("#");
  if (domain === null && !isAddress) {
    return fail("Setting IDENTITY_AUDIENCE is not valid: without IDENTITY_DOMAIN it is an address.");
  }
  if (domain === null && values.IDENTITY_ORGANIZATION !== undefined) {
    return fail(
      "Setting IDENTITY_ORGANIZATION is not valid: only a tenant of IDENTITY_DOMAIN has organizations.",
    );
  }
  const namespaces = (values.ROLE_CLAIM_NAMESPACES ?? "").split(",").map((namespace) => namespace.trim());
  const ownNamespaces = isAddress ? [`${audience.replace(/\/$/, "")}/`] : [];
  const roleClaims = [...ownNamespaces, ...namespaces.filter((namespace) => namespace !== "")].map(
    (namespace) => `${namespace}roles`,
  );
  return succeed({
    kind: domain === null ? "embedded" : "hosted",
    issuer: domain === null ? `${publicUrl}/` : `https://${domain}/`,
    clientId: values.IDENTITY_CLIENT_ID ?? "tassel-browser",
    audience,
    roleClaims: [...new Set(["roles", ...roleClaims])],
    organization: values.IDENTITY_ORGANIZATION ?? null,
    maxAgeSeconds: values.IDENTITY_MAX_AGE ?? null,
  });
}
