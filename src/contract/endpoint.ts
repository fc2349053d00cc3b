/** What an endpoint is, as data: the server answers it, the browser calls it, and the OpenAPI document describes it. */
import type { z } from "zod/mini";

export type Access = "everyone" | "signedIn" | "administrator";

/** Which requests are counted together. How many each group allows is set in server/http/rateLimit.ts. */
export type LimitGroup =
  | "forms"
  | "pageViews"
  | "routes"
  | "identity"
  | "invitations"
  | "signedIn"
  | "stopReminders"
  | "payments"
  | "calculations";

export type Endpoint = {
  id: string;
  /** With parameters as `:name`. Every GET also answers HEAD. */
  path: `/api/${string}`;
  access: Access;
  /** Where everyone may ask, but a signed-in person gets another reply than a visitor. */
  isPersonal?: true;
  summary: string;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  /** What a POST, PUT or DELETE carries as JSON. */
  body?: z.ZodMiniType;
  /**
   * What each status answers; null for no content. From 400 up it is a problem document with fields of its own: plain
   * problems are shared by all endpoints and are not listed.
   */
  replies: Readonly<Record<number, z.ZodMiniType | null>>;
  /** Where a body may be larger than the 64 kB of the others. */
  bodyLimitBytes?: number;
  /** Where a body may also come as a form, which is what mail programs send. All others take JSON alone. */
  takesForms?: true;
} & (Reading | Writing) &
  Exception;

/** Reading is not limited by address. */
type Reading = { method: "GET"; limit?: never };
type Writing = { method: "POST" | "PUT" | "DELETE"; limit: LimitGroup };

/**
 * The two ways an endpoint's handler differs from all others. `isFile`: the reply was compressed before anyone asked
 * (reference data, page data), so it is sent from memory, by ETag and in the encoding asked for, instead of being
 * serialized each time. `isBodyRaw`: the body is handed over as bytes, because a signature is over bytes.
 */
type Exception = { isFile?: true; isBodyRaw?: never } | { isFile?: never; isBodyRaw: true };
