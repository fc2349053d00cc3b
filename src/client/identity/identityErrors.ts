/** Classifies sign-in and token errors. Section 8 of the specification, as a pure rule over whatever was thrown. */

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
  /** The person canceled, or the host refused. */
  | "access_denied"
  /** The refresh token is used up, taken back or too old. */
  | "invalid_grant"
  | "unreachable"
  | "other";

/** What was being attempted when it failed. */
export type IdentityErrand = "login" | "token";

export type IdentityProblem = {
  code: IdentityErrorCode;
  /** The specification's text; never text from the address, which anyone can write. */
  message: string;
  /** The host sent the person back, and that did not sign them in. */
  hasReturned?: true;
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
  // Other codes the host uses for "only the person can continue from here".
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

/** After these, only a new sign-in helps: the stored session is cleared without leaving the page. */
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
  /** The token for continuing with a second factor; null except for mfa_required. */
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
  const code = readCode(thrown, errand);
  const mfaToken = code === "mfa_required" ? readText(thrown, "mfa_token") : null;
  return new IdentityError(
    { code, message: ownTexts[code] ?? defaults[errand] },
    { mfaToken, cause: thrown },
  );
}

function readCode(thrown: unknown, errand: IdentityErrand): IdentityErrorCode {
  const said = readText(thrown, "error");
  if (said !== null) return Object.hasOwn(codes, said) ? (codes[said] ?? "other") : "other";
  if (!(thrown instanceof Error)) return "other";
  // When the host does not answer in time, the library ends its own request, and rejects with this message right after.
  // Chromium reports the ended request first. Nothing else ends one of these requests.
  if (thrown.name === "AbortError" || thrown.message === "Timeout when executing 'fetch'") return "timeout";
  // The library's message once the sign-in is older than IDENTITY_MAX_AGE allows.
  if (errand === "token" && thrown.message.startsWith("Authentication Time (auth_time) claim"))
    return "login_required";
  // Messages of fetch errors in Chromium, Firefox and Safari, and of chunks that failed to load.
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
