/** Every setting of the server, read and checked once; only this file looks at the environment's values. */
import { z } from "zod/mini";
import { fail, type Result, succeed } from "#kit/result.ts";

const environmentSchema = z.object({
  /** Port to listen on; 0 takes any free one. */
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 3_000),
  /** Address to listen on; the default answers this machine and the local network. */
  HOST: z._default(z.string().check(z.minLength(1)), "0.0.0.0"),
  /** Where the address that people see begins, without a trailing slash. */
  PUBLIC_URL: z.optional(z.string().check(z.regex(/^https?:\/\/[^/]+$/))),
  /** Folder for what people save on this server. */
  DATA_DIR: z._default(z.string().check(z.minLength(1)), "var"),
  /** 1 where a proxy in front sets X-Forwarded-For and X-Forwarded-Proto. */
  TRUST_PROXY: z._default(z.enum(["0", "1"]), "0"),
  LOG_LEVEL: z._default(z.enum(["silent", "error", "warn", "info"]), "info"),
});

export type Settings = {
  port: number;
  host: string;
  publicUrl: string;
  dataFolder: string;
  trustsProxy: boolean;
  logLevel: "silent" | "error" | "warn" | "info";
};

/** The settings, or one sentence that names the wrong one. Empty values count as not set. */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Result<Settings, string> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return fail(`Setting ${issue?.path.join(".")} is not valid: ${issue?.message}.`);
  }
  const values = parsed.data;
  return succeed({
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    dataFolder: values.DATA_DIR,
    trustsProxy: values.TRUST_PROXY === "1",
    logLevel: values.LOG_LEVEL,
  });
}
