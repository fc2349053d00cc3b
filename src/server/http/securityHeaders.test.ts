/** The security policy by what is configured: exactly those hosts, and none without. */
import { describe, expect, test } from "vitest";
import { contentSecurityPolicy, securityHeaders } from "./securityHeaders.ts";

const none = { hasPayments: false, hasAnalyticsTag: false };
const today =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

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

describe("the security policy", () => {
  test("names no host where nothing is configured", () => {
    expect(contentSecurityPolicy(none)).toBe(today);
  });

  test.each([
    ["payments", { hasPayments: true, hasAnalyticsTag: false }, stripe],
    ["an analytics tag", { hasPayments: false, hasAnalyticsTag: true }, tag],
    ["both", { hasPayments: true, hasAnalyticsTag: true }, [...stripe, ...tag].toSorted()],
  ])("with %s it adds exactly their hosts, and never allows inline code", (_name, input, hosts) => {
    const policy = contentSecurityPolicy(input);
    expect(hostsIn(policy)).toEqual(hosts);
    expect(policy).not.toContain("unsafe");
    expect(policy.startsWith("default-src 'none'; script-src 'self' https://")).toBe(true);
    // Without those hosts it is what stands without anything configured.
    const stripped = policy.replace(/ https:\/\/[^\s;]+/g, "").replace("frame-src; ", "");
    expect(stripped).toBe(today);
  });

  test("frames are for payments only", () => {
    expect(contentSecurityPolicy({ hasPayments: true, hasAnalyticsTag: false })).toContain(
      "frame-src https://js",
    );
    expect(contentSecurityPolicy({ hasPayments: false, hasAnalyticsTag: true })).not.toContain("frame-src");
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
