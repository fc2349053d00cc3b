/**
 * The type of an endpoint as data: the server implements it, the browser calls it, and the OpenAPI document
 * describes it.
 */
import type { z } from "zod/mini";

export type Access = "everyone" | "signedIn" | "administrator";

/** Requests counted together. server/http/rateLimit.ts sets how many each group allows. */
export type LimitGroup =
  | "forms"
  | "pageViews"
  | "webVitals"
  | "tallies"
  | "routes"
  | "identity"
  | "passkeys"
  | "invitations"
  | "signedIn"
  | "stopReminders"
  | "payments"
  | "calculations"
  | "matches"
  | "letters"
  | "modelTurns";

export type Endpoint = {
  id: string;
  /** With parameters as `:name`. Every GET also answers HEAD. */
  path: `/api/${string}`;
  access: Access;
  /** Set if everyone may ask, but a signed-in user gets a different reply from a visitor's. */
  isPersonal?: true;
  /**
   * Set if pages of other sites may read it (CORS) and /developers shows it: a GET that is public and the same for everyone.
   * An address like this is kept from release to release.
   */
  isOpen?: true;
  /** Set if only one screen calls it, and rarely: its address is kept out of what every page downloads. */
  isRare?: true;
  summary: string;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  /** The JSON body of a POST, PUT or DELETE. */
  body?: z.ZodMiniType;
  /**
   * The reply for each status; null for no content. From 400 up it is a problem document with extra fields:
   * plain problems are shared by all endpoints and are not listed.
   */
  replies: Readonly<Record<number, z.ZodMiniType | null>>;
  /** Set if a body may be larger than the default 64 kB. */
  bodyLimitBytes?: number;
  /** Set if the body may also be a form, as mail programs send. All others accept only JSON. */
  takesForms?: true;
} & (Reading | Writing) &
  Exception;

/** Reads are not limited by address. */
type Reading = { method: "GET"; limit?: never };
type Writing = { method: "POST" | "PUT" | "DELETE"; limit: LimitGroup; isOpen?: never };

/**
 * The ways an endpoint's handler can differ. `isFile`: the reply was compressed ahead of time (reference
 * data, page data), so it is sent from memory with an ETag in the requested encoding instead of being
 * serialized each time. `isBodyRaw`: the body is passed on as bytes, because a signature covers bytes.
 * `isStream`: the reply is server-sent events, each of which the reply's schema describes.
 */
type Exception =
  | { isFile?: true; isBodyRaw?: never; isStream?: never }
  | { isFile?: never; isBodyRaw: true; isStream?: never }
  | { isFile?: never; isBodyRaw?: never; isStream: true };
