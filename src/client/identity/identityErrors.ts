/** What went wrong with a sign-in or a token, by the specification's section 8: a pure rule over whatever was thrown. */

export type IdentityErrorCode =
  | "timeout"
  | "cancelled"
  | "mfa_required"
  | "missing_refresh_token"
  | "login_required"
  | "state_mismatch"
  | "missing_transaction"
  | "request_error"
  /** The browser did not let a window open. */
  | "popup_open"
  /** The person or the host said no. */
  | "access_denied"
  /** The refresh token is used up, taken back or too old. */
  | "invalid_grant"
  | "unreachable"
  | "other";

/** What somebody was doing when it went wrong. */
export type IdentityErrand = "login" | "token";

export type IdentityProblem = {
  code: IdentityErrorCode;
  /** The specification's text; never one that came with an address, which anybody can write. */
  message: string;
};

const defaults: Readonly<Record<IdentityErrand, string>> = {
  login: "Login failed",
  token: "Get access token failed",
};

const ownTexts: Partial<Readonly<Record<IdentityErrorCode, string>>> = {
  timeout: "Timeout",
  cancelled: "Popup closed",
  state_mismatch: "Invalid state",
  missing_transaction: "Invalid state",
};

const codes: Readonly<Record<string, IdentityErrorCode>> = {
  timeout: "timeout",
  cancelled: "cancelled",
  mfa_required: "mfa_required",
  missing_refresh_token: "missing_refresh_token",
  login_required: "login_required",
  // The host's other words for "only the person can go on from here".
  interaction_required: "login_required",
  consent_required: "login_required",
  account_selection_required: "login_required",
  state_mismatch: "state_mismatch",
  missing_transaction: "missing_transaction",
  request_error: "request_error",
  popup_open: "popup_open",
  access_denied: "access_denied",
  invalid_grant: "invalid_grant",
};

/** After these nothing but a new sign-in helps: what is kept of the session is forgotten, without leaving the page. */
const ending: ReadonlySet<IdentityErrorCode> = new Set([
  "login_required",
  "missing_refresh_token",
  "invalid_grant",
  "mfa_required",
  "access_denied",
]);

export class IdentityError extends Error {
  readonly code: IdentityErrorCode;
  readonly endsSession: boolean;
  /** What a second step of the sign-in is continued with; null but for mfa_required. */
  readonly mfaToken: string | null;

  constructor(problem: IdentityProblem, more: { mfaToken: string | null; cause: unknown }) {
    super(problem.message, { cause: more.cause });
    this.name = "IdentityError";
    this.code = problem.code;
    this.endsSession = ending.has(problem.code);
    this.mfaToken = more.mfaToken;
  }
}

export function toIdentityError(thrown: unknown, errand: IdentityErrand): IdentityError {
  if (thrown instanceof IdentityError) return thrown;
  const code = readCode(thrown);
  const mfaToken = code === "mfa_required" ? readText(thrown, "mfa_token") : null;
  return new IdentityError(
    { code, message: ownTexts[code] ?? defaults[errand] },
    { mfaToken, cause: thrown },
  );
}

function readCode(thrown: unknown): IdentityErrorCode {
  const said = readText(thrown, "error");
  if (said !== null) return Object.hasOwn(codes, said) ? (codes[said] ?? "other") : "other";
  if (!(thrown instanceof Error)) return "other";
  // The library's own sentence where the host does not answer in time.
  if (thrown.message === "Timeout when executing 'fetch'") return "timeout";
  // What fetch throws: Chromium's, Firefox's and Safari's words; and what a part of the page that did not come throws.
  const isNetwork = /failed to fetch|network|load failed|loading chunk|importing a module/i.test(
    thrown.message,
  );
  return isNetwork ? "unreachable" : "other";
}

function readText(value: unknown, name: string): string | null {
  if (typeof value !== "object" || value === null) return null;
  const found: unknown = Reflect.get(value, name);
  return typeof found === "string" && found !== "" ? found : null;
}
