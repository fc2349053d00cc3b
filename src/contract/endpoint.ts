/** What an endpoint is, as data: the server answers it, the browser asks it, and the OpenAPI document describes it. */
import type { z } from "zod/mini";

export type Access = "everyone" | "signedIn" | "administrator";

export type Endpoint = {
  id: string;
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** With parameters as `:name`. Every GET also answers HEAD. */
  path: `/api/${string}`;
  access: Access;
  summary: string;
  params: z.ZodMiniType | null;
  query: z.ZodMiniType | null;
  /** What a POST, PUT or DELETE carries as JSON. */
  body: z.ZodMiniType | null;
  /** Null where there is nothing to say: status 204. */
  reply: z.ZodMiniType | null;
  /** Where a body may be larger than the 64 kB of the others. */
  bodyLimitBytes?: number;
  /** Where a body may also come as a form: what mail programs send. All others take JSON alone. */
  takesForms?: true;
  /** Where the body is handed on as the bytes that came: a signature is over bytes. */
  isBodyRaw?: true;
};
