/** Headers on every response: no third-party hosts beyond those configured, nothing inline, no referrer. */

export type SecurityInput = {
  /** Whether this server is reached over https; browsers ignore the last header otherwise. */
  isHttps: boolean;
  hasPayments: boolean;
  hasAnalyticsTag: boolean;
  /** The address of a hosted identity tenant, without a trailing slash; null if people sign in here. */
  tenantAddress: string | null;
};

type Directive = "script-src" | "img-src" | "connect-src" | "frame-src";
type Hosts = Readonly<Partial<Record<Directive, readonly string[]>>>;

/** The hosts Stripe's documentation lists for its script and checkout. */
const paymentHosts: Hosts = {
  "script-src": ["https://js.stripe.com", "https://*.js.stripe.com"],
  "img-src": ["https://*.stripe.com"],
  "connect-src": ["https://api.stripe.com", "https://checkout.stripe.com"],
  "frame-src": ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
};

/** The hosts Google's documentation lists for a tag whose id begins with G-. */
const analyticsHosts: Hosts = {
  "script-src": ["https://www.googletagmanager.com"],
  "img-src": ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
  "connect-src": [
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://*.googletagmanager.com",
  ],
};

/** The tenant issues tokens, and a hidden frame checks whether someone is still signed in. */
function tenantHosts(address: string): Hosts {
  return { "connect-src": [address], "frame-src": [address] };
}

export function securityHeaders(input: SecurityInput): Readonly<Record<string, string>> {
  return {
    // Whatever says nothing else, such as a redirect or what the identity provider answers, is kept nowhere.
    "cache-control": "no-store",
    "content-security-policy": contentSecurityPolicy(input),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "permissions-policy": `camera=(), microphone=(), geolocation=(), payment=${paymentPermission(input)}, usb=()`,
    // "same-origin" would break a sign-in popup.
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
    ...(input.isHttps ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}

/**
 * For the embedded provider's pages: they may load in our own hidden frame and run the scripts the provider
 * adds.
 */
export function signInPageHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return {
    ...securityHeaders({ isHttps, hasPayments: false, hasAnalyticsTag: false, tenantAddress: null }),
    // oidc-provider adds the hashes of its scripts to script-src.
    "content-security-policy":
      "default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'",
    "x-frame-options": "SAMEORIGIN",
  };
}

/**
 * For the one worker that runs WebAssembly, the grammar checker: its own response allows that, and no page does. The
 * checker's file is handed over as a blob.
 */
export const grammarWorkerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' blob:; base-uri 'none'; frame-ancestors 'none'";

/** The built file of that worker: "/assets/grammarWorker-" and its hash. */
export function isGrammarWorker(path: string): boolean {
  return /^\/assets\/grammarWorker-[\w-]+\.js$/.test(path);
}

/** Exactly the configured hosts, and none by default. */
export function contentSecurityPolicy(input: Omit<SecurityInput, "isHttps">): string {
  const added = [
    input.hasPayments ? paymentHosts : {},
    input.hasAnalyticsTag ? analyticsHosts : {},
    input.tenantAddress === null ? {} : tenantHosts(input.tenantAddress),
  ];
  // With local sign-in, the hidden frame that checks the session is our own.
  const ownFrames = input.tenantAddress === null ? ["'self'"] : [];
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
    ...from("frame-src", ...ownFrames),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The browser's payment sheet, allowed only if there is something to buy. */
function paymentPermission(input: SecurityInput): string {
  return input.hasPayments ? '(self "https://js.stripe.com")' : "()";
}
