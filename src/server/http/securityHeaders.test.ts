/** The content security policy for each configuration: exactly the configured hosts, and none otherwise. */
import { describe, expect, test } from "vitest";
import {
  contentSecurityPolicy,
  grammarWorkerPolicy,
  isGrammarWorker,
  securityHeaders,
  signInPageHeaders,
} from "./securityHeaders.ts";

const none = { hasPayments: false, hasAnalyticsTag: false, tenantAddress: null };
const today =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

function hostsIn(policy: string): string[] {
  return [...new Set(policy.match(/https:\/\/[^\s;]+/g))].toSorted();
}

const stripe = [
  "https://*.js.stripe.com",
  "https://*.stripe.com",
  "https://api.stripe.com",
  "https://checkout.stripe.com",
  "https://hooks.stripe.com",
  "https://js.stripe.com",
];
const tag = [
  "https://*.analytics.google.com",
  "https://*.google-analytics.com",
  "https://*.googletagmanager.com",
  "https://www.googletagmanager.com",
];

test("only the grammar checker's own worker may run WebAssembly, and nothing inline", () => {
  expect(isGrammarWorker("/assets/grammarWorker-Chn1nEEX.js")).toBe(true);
  for (const path of [
    "/assets/engineWorker-Chn1nEEX.js",
    "/assets/grammarWorker-Chn1nEEX.js.map",
    "/grammarWorker-Chn1nEEX.js",
    "/essays",
  ]) {
    expect(isGrammarWorker(path)).toBe(false);
  }
  expect(grammarWorkerPolicy).toContain("script-src 'self' 'wasm-unsafe-eval'");
  expect(grammarWorkerPolicy).not.toContain("unsafe-inline");
});

describe("the security policy", () => {
  test("names no host where nothing is configured", () => {
    expect(contentSecurityPolicy(none)).toBe(today);
  });

  test.each([
    ["payments", { ...none, hasPayments: true }, stripe],
    ["an analytics tag", { ...none, hasAnalyticsTag: true }, tag],
    ["both", { ...none, hasPayments: true, hasAnalyticsTag: true }, [...stripe, ...tag].toSorted()],
  ])("with %s it adds exactly their hosts, and never allows inline code", (_name, input, hosts) => {
    const policy = contentSecurityPolicy(input);
    expect(hostsIn(policy)).toEqual(hosts);
    expect(policy).not.toContain("unsafe");
    expect(policy.startsWith("default-src 'none'; script-src 'self' https://")).toBe(true);
    // With those hosts removed, it equals the policy with nothing configured.
    const stripped = policy.replace(/ https:\/\/[^\s;]+/g, "");
    expect(stripped).toBe(today);
  });

  test("frames are for payments and for signing in only", () => {
    expect(contentSecurityPolicy({ ...none, hasPayments: true })).toContain("frame-src 'self' https://js");
    expect(contentSecurityPolicy({ ...none, hasAnalyticsTag: true })).toContain("frame-src 'self';");
  });

  test("a hosted tenant may be called for tokens and framed; our own pages then may not", () => {
    const policy = contentSecurityPolicy({ ...none, tenantAddress: "https://tenant.example" });
    expect(policy).toContain("connect-src 'self' https://tenant.example;");
    expect(policy).toContain("frame-src https://tenant.example;");
    expect(hostsIn(policy)).toEqual(["https://tenant.example"]);
  });

  test("only our own pages may frame the embedded provider's pages", () => {
    const headers = signInPageHeaders(true);
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'self'");
    expect(headers["content-security-policy"]).not.toContain("unsafe");
    expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
  });
});

describe("the other headers", () => {
  test.each([
    [true, "max-age=31536000; includeSubDomains"],
    [false, undefined],
  ])("served by https: %s", (isHttps, expected) => {
    expect(securityHeaders({ ...none, isHttps })["strict-transport-security"]).toBe(expected);
  });

  test.each([
    [false, "payment=()"],
    [true, 'payment=(self "https://js.stripe.com")'],
  ])("with payments: %s, the browser's own payment sheet is %s", (hasPayments, expected) => {
    const headers = securityHeaders({ ...none, hasPayments, isHttps: true });
    expect(headers["permissions-policy"]).toContain(expected);
  });
});
