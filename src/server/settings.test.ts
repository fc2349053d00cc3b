/** Settings: defaults, and a one-sentence error for an invalid one. */
import { describe, expect, test } from "vitest";
import { makeTestSettings } from "../../test/support/testSettings.ts";
import { describeInstallation } from "./installation.ts";
import { readSettings } from "./settings.ts";

test("without settings it serves on port 3000 and says so in its address", () => {
  const read = readSettings({});
  expect(read.ok && read.value).toEqual({
    port: 3000,
    host: "0.0.0.0",
    publicUrl: "http://localhost:3000",
    dataFolder: "var",
    trustedProxies: null,
    jobs: "beside",
    logLevel: "info",
    memoryTuning: "small",
    databaseUrl: null,
    smtp: null,
    operatorName: null,
    contactEmail: null,
    payments: null,
    analyticsTagId: null,
    isMeasuringVisits: true,
    isOpenToAssistants: true,
    routingUrl: null,
    model: null,
    telemetry: { metricsListen: null, metricsToken: null, tracesUrl: null },
    keptDays: { contact: 365, waitlist: 730, pageViews: 400, outbox: 90 },
    primaryAdminEmail: null,
    identity: {
      kind: "embedded",
      issuer: "http://localhost:3000/",
      clientId: "tassel-browser",
      audience: "http://localhost:3000/api",
      roleClaims: ["roles", "http://localhost:3000/api/roles"],
      organization: null,
      maxAgeSeconds: null,
    },
    secretsFile: "var/secrets.json",
    codesOnScreen: false,
    isFirstStart: false,
  });
});

describe("whose accounts are let in", () => {
  test("those of this installation, under the address that people see", () => {
    const read = readSettings({ PUBLIC_URL: "https://plan.example", DATA_DIR: "/srv/tassel" });
    expect(read.ok && [read.value.identity.issuer, read.value.identity.audience]).toEqual([
      "https://plan.example/",
      "https://plan.example/api",
    ]);
    expect(read.ok && read.value.secretsFile).toBe("/srv/tassel/secrets.json");
  });

  test("those of a hosted tenant, with roles under every claim that is named", () => {
    const read = readSettings({
      PUBLIC_URL: "https://plan.example",
      IDENTITY_DOMAIN: "Tassel.us.auth0.com",
      IDENTITY_CLIENT_ID: "aB3",
      IDENTITY_AUDIENCE: "tassel",
      IDENTITY_ORGANIZATION: "org_lincoln",
      IDENTITY_MAX_AGE: "86400",
      ROLE_CLAIM_NAMESPACES: "https://plan.example/, https://school.example/claims/",
    });
    expect(read.ok && read.value.identity).toEqual({
      kind: "hosted",
      issuer: "https://tassel.us.auth0.com/",
      clientId: "aB3",
      audience: "tassel",
      roleClaims: ["roles", "https://plan.example/roles", "https://school.example/claims/roles"],
      organization: "org_lincoln",
      maxAgeSeconds: 86_400,
    });
  });

  test.each([
    ["a tenant without the id that it knows us by", { IDENTITY_DOMAIN: "a.example" }, "IDENTITY_CLIENT_ID"],
    ["an organization without a tenant", { IDENTITY_ORGANIZATION: "org_1" }, "IDENTITY_ORGANIZATION"],
    ["an age of a minute", { IDENTITY_MAX_AGE: "60" }, "IDENTITY_MAX_AGE"],
    ["an audience of our own that is no address", { IDENTITY_AUDIENCE: "tassel" }, "IDENTITY_AUDIENCE"],
  ])("%s is refused", (_, environment, name) => {
    const read = readSettings(environment);
    expect(!read.ok && read.problem).toContain(name);
  });
});

test("an empty setting counts as not set", () => {
  const read = readSettings({ PORT: "", PUBLIC_URL: "https://plan.example" });
  expect(read.ok && [read.value.port, read.value.publicUrl]).toEqual([3000, "https://plan.example"]);
});

describe("a wrong setting is named", () => {
  test.each([
    ["PORT", "eighty"],
    ["PORT", "70000"],
    ["PUBLIC_URL", "plan.example"],
    ["PUBLIC_URL", "https://plan.example/"],
    ["TRUST_PROXY", "yes"],
    ["TRUST_PROXY", "2"],
    ["TRUST_PROXY", "0@10.0.0.0/8"],
    ["TRUST_PROXY", "11@10.0.0.0/8"],
    ["TRUST_PROXY", "1@"],
    ["TRUST_PROXY", "1@proxy.example"],
    ["TRUST_PROXY", "1@10.0.0.0/33"],
    ["TRUST_PROXY", "1@0.0.0.0/0"],
    ["TRUST_PROXY", "1@::/0"],
    ["TRUST_PROXY", "1@10.0.0.1,,::1"],
    ["JOBS", "yes"],
    ["LOG_LEVEL", "loud"],
    ["DATABASE_URL", "mysql://db.example/tassel"],
    ["SMTP_URL", "mail.example.com"],
    ["MAIL_FROM", "Tassel"],
    ["MAIL_FROM", "Tassel <plan@example.com>\r\nBcc: all@example.com"],
    ["CONTACT_EMAIL", "team"],
    ["STRIPE_SECRET_KEY", "pk_test_1"],
    ["STRIPE_WEBHOOK_SECRET", "secret"],
    ["STRIPE_API_URL", "http://payments.example"],
    ["STRIPE_API_URL", "http://127.0.0.1.example.com"],
    ["STRIPE_API_URL", "https://payments.example/v1"],
    ["ANALYTICS_TAG_ID", "UA-1234"],
    ["ROUTING_URL", "routing.example:5000"],
    ["ROUTING_URL", "https://routing.example/?key=1"],
    ["AI_BASE_URL", "api.example.com/v1"],
    ["AI_BASE_URL", "https://api.example.com/v1?key=1"],
    ["AI_MODEL", "a b"],
    ["AI_API_KEY", "a b"],
    ["AI_PROVIDER_NAME", "x".repeat(101)],
    ["AI_MINIMUM_AGE", "12"],
    ["AI_VISITORS", "yes"],
    ["AI_DAILY_TOKENS_ACCOUNT", "0"],
    ["AI_DAILY_TOKENS", "many"],
    ["KEEP_CONTACT_DAYS", "0"],
    ["KEEP_WAITLIST_DAYS", "a year"],
    ["KEEP_PAGE_VIEWS_DAYS", "1.5"],
    ["KEEP_OUTBOX_DAYS", "-1"],
    ["PRIMARY_ADMIN_EMAIL", "me"],
    ["IDENTITY_DOMAIN", "https://tassel.us.auth0.com"],
    ["IDENTITY_CLIENT_ID", "a b"],
    ["IDENTITY_AUDIENCE", "a b"],
    ["ROLE_CLAIM_NAMESPACES", "https://plan.example"],
    ["ROLE_CLAIM_NAMESPACES", "http://plan.example/"],
  ])("%s=%s", (name, value) => {
    const read = readSettings({ [name]: value });
    expect(read.ok).toBe(false);
    expect(!read.ok && read.problem).toContain(name);
  });
});

test("a mail server without a sender is refused: mail would come from nobody", () => {
  const read = readSettings({ SMTP_URL: "smtp://mail.example:25" });
  expect(!read.ok && read.problem).toContain("MAIL_FROM");
});

test("payments without the secret of their reports are refused: anyone could report a payment", () => {
  const read = readSettings({ STRIPE_SECRET_KEY: "sk_test_1" });
  expect(!read.ok && read.problem).toMatch(/^Setting STRIPE_WEBHOOK_SECRET is missing: /);
});

test.each(["AI_MODEL", "AI_PROVIDER_NAME"])("a language model without %s is refused", (name) => {
  const whole = { AI_BASE_URL: "https://api.example/v1", AI_MODEL: "m", AI_PROVIDER_NAME: "Example" };
  expect(readSettings(whole).ok).toBe(true);
  const read = readSettings({ ...whole, [name]: "" });
  expect(!read.ok && read.problem).toMatch(new RegExp(`^Setting ${name} is missing: `));
});

test("a language model on this machine needs no key, and has budgets", () => {
  const read = readSettings({
    AI_BASE_URL: "http://127.0.0.1:8080/v1/",
    AI_MODEL: "local",
    AI_PROVIDER_NAME: "our own computer",
  });
  expect(read.ok && read.value.model).toEqual({
    baseUrl: "http://127.0.0.1:8080/v1",
    model: "local",
    apiKey: null,
    providerName: "our own computer",
    minimumAge: 13,
    allowsVisitors: false,
    dailyTokensAccount: 50_000,
    dailyTokensFamily: 50_000,
    dailyTokensNetwork: 200_000,
    dailyTokens: 1_000_000,
  });
  const other = readSettings({
    AI_BASE_URL: "http://127.0.0.1:8080/v1/",
    AI_MODEL: "local",
    AI_PROVIDER_NAME: "our own computer",
    AI_DAILY_TOKENS_ACCOUNT: "20000",
    AI_DAILY_TOKENS_FAMILY: "200000",
  });
  expect(other.ok && other.value.model).toMatchObject({
    dailyTokensAccount: 20_000,
    dailyTokensFamily: 200_000,
  });
});

test.each([
  [undefined, null],
  ["http://127.0.0.1:4242", "http://127.0.0.1:4242"],
  ["https://payments.example:8443", "https://payments.example:8443"],
])("payments at %s", (address, apiUrl) => {
  const keys = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
  const read = readSettings({ ...keys, STRIPE_API_URL: address });
  expect(read.ok && read.value.payments).toEqual({
    secretKey: "sk_test_1",
    webhookSecret: "whsec_1",
    apiUrl,
  });
});

test("error messages contain no secret", () => {
  const read = readSettings({ DATABASE_URL: "mysql://name:hunter2@db.example/tassel" });
  expect(!read.ok && read.problem).not.toContain("hunter2");
});

describe("what an installation says of itself", () => {
  test("without settings: the embedded parts, nobody's name", () => {
    expect(describeInstallation(makeTestSettings())).toEqual({
      operatorName: null,
      contactEmail: null,
      database: "sqlite",
      mail: "outbox",
      payments: "none",
      identityHost: null,
      analytics: "own",
      isMeasuringVisits: true,
      routing: "none",
      modelProvider: null,
      keptDays: { contact: 365, waitlist: 730, pageViews: 400, outbox: 90 },
    });
  });

  test("with everything configured it names the parts, and no key, password or administrator", () => {
    const read = readSettings({
      DATABASE_URL: "postgresql://name:hunter2@db.example/tassel",
      SMTP_URL: "smtps://name:hunter2@mail.example",
      MAIL_FROM: "Tassel <plan@example.com>",
      OPERATOR_NAME: "Lincoln High School",
      CONTACT_EMAIL: "plan@example.com",
      STRIPE_SECRET_KEY: "sk_test_hunter2",
      STRIPE_WEBHOOK_SECRET: "whsec_hunter2",
      IDENTITY_DOMAIN: "school.us.auth0.com",
      IDENTITY_CLIENT_ID: "abc",
      ANALYTICS_TAG_ID: "G-ABCD1234",
      ROUTING_URL: "https://routing.example/hunter2/",
      AI_BASE_URL: "https://hunter2.example/v1",
      AI_MODEL: "model",
      AI_API_KEY: "hunter2",
      AI_PROVIDER_NAME: "Example Models",
      KEEP_CONTACT_DAYS: "30",
      PRIMARY_ADMIN_EMAIL: "Head@Example.com",
    });
    const installation = read.ok ? describeInstallation(read.value) : null;
    expect(installation).toMatchObject({
      operatorName: "Lincoln High School",
      database: "postgresql",
      mail: "smtp",
      payments: "stripe",
      identityHost: "school.us.auth0.com",
      analytics: "tag",
      isMeasuringVisits: true,
      modelProvider: "Example Models",
      keptDays: { contact: 30 },
    });
    expect(JSON.stringify(installation)).not.toMatch(/hunter2|head@/i);
    expect(read.ok && read.value.primaryAdminEmail).toBe("head@example.com");
  });
});
