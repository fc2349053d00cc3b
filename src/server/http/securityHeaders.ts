/** The headers every answer carries: nothing from elsewhere but what is configured, nothing inline, no address handed on. */

export type SecurityInput = {
  /** Whether people reach this server by https; browsers ignore the last header elsewhere. */
  isHttps: boolean;
  hasPayments: boolean;
  hasAnalyticsTag: boolean;
};

type Directive = "script-src" | "img-src" | "connect-src" | "frame-src";
type Hosts = Readonly<Partial<Record<Directive, readonly string[]>>>;

/** What Stripe's own guide names for its script and its checkout. */
const paymentHosts: Hosts = {
  "script-src": ["https://js.stripe.com", "https://*.js.stripe.com"],
  "img-src": ["https://*.stripe.com"],
  "connect-src": ["https://api.stripe.com", "https://checkout.stripe.com"],
  "frame-src": ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
};

/** What Google's own guide names for a tag whose id begins with G-. */
const analyticsHosts: Hosts = {
  "script-src": ["https://www.googletagmanager.com"],
  "img-src": ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
  "connect-src": [
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://*.googletagmanager.com",
  ],
};

export function securityHeaders(input: SecurityInput): Readonly<Record<string, string>> {
  return {
    "content-security-policy": contentSecurityPolicy(input),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "permissions-policy": `camera=(), microphone=(), geolocation=(), payment=${paymentPermission(input)}, usb=()`,
    // "same-origin" would break a sign-in window that opens beside the page.
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
    ...(input.isHttps ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}

/** Exactly the hosts that are configured, and none without them. */
export function contentSecurityPolicy(input: Omit<SecurityInput, "isHttps">): string {
  const added = [input.hasPayments ? paymentHosts : {}, input.hasAnalyticsTag ? analyticsHosts : {}];
  const from = (directive: Directive, ...own: string[]): string[] => {
    const sources = [...own, ...added.flatMap((hosts) => hosts[directive] ?? [])];
    return sources.length === 0 ? [] : [`${directive} ${sources.join(" ")}`];
  };
  return [
    "default-src 'none'",
    ...from("script-src", "'self'"),
    "style-src 'self'",
    ...from("img-src", "'self'", "data:"),
    "font-src 'self'",
    ...from("connect-src", "'self'"),
    ...from("frame-src"),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The browser's own payment sheet, only where there is something to pay with. */
function paymentPermission(input: SecurityInput): string {
  return input.hasPayments ? '(self "https://js.stripe.com")' : "()";
}
