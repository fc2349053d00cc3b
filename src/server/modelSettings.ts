/** The settings of a language model that the counselor and the essay coach may ask; settings.ts reads them with the others. */
import { z } from "zod/mini";
import { fail, type Result, succeed } from "#lib/result.ts";

const tokens = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_000_000_000));

export const modelEnvironment = {
  /** An OpenAI-compatible endpoint, a local one included; without it the counselor answers, and drafts are read, by rules alone. */
  AI_BASE_URL: z.optional(
    z.string().check(z.regex(/^https?:\/\/[^\s?#]+$/, "it begins with http:// or https://")),
  ),
  /** The model's name at the endpoint; required with AI_BASE_URL. */
  AI_MODEL: z.optional(z.string().check(z.regex(/^\S{1,200}$/, "it has no spaces"))),
  /** Never sent to a browser, never logged. A local endpoint may need none. */
  AI_API_KEY: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,1000}$/, "it has no spaces"))),
  /** Who families are told receives their question or draft; required with AI_BASE_URL. */
  AI_PROVIDER_NAME: z.optional(z.string().check(z.maxLength(100, "it is too long"))),
  /** The age from which the model may be used; accounts are for 13 and older. */
  AI_MINIMUM_AGE: z._default(z.coerce.number().check(z.int(), z.minimum(13), z.maximum(21)), 13),
  /** 1 lets people without an account use the model after the same age question. */
  AI_VISITORS: z._default(z.enum(["0", "1"]), "0"),
  AI_DAILY_TOKENS_ACCOUNT: z._default(tokens, 50_000),
  /** Where Family can be bought: what an account whose family pays for it may use instead. */
  AI_DAILY_TOKENS_FAMILY: z.optional(tokens),
  /** Of one network's visitors together, where AI_VISITORS lets them ask: one family cannot use up everyone's day. */
  AI_DAILY_TOKENS_NETWORK: z._default(tokens, 200_000),
  AI_DAILY_TOKENS: z._default(tokens, 1_000_000),
} as const;

const modelEnvironmentSchema = z.object(modelEnvironment);

export type ModelSettings = {
  /** No trailing slash. */
  baseUrl: string;
  model: string;
  apiKey: string | null;
  providerName: string;
  minimumAge: number;
  allowsVisitors: boolean;
  /** Tokens a UTC day: of one account, of one on the Family plan, of one network's visitors, and of everyone together. */
  dailyTokensAccount: number;
  dailyTokensFamily: number;
  dailyTokensNetwork: number;
  dailyTokens: number;
};

/** Null where no model is set up: rules answer then. */
export function readModelSettings(
  values: z.output<typeof modelEnvironmentSchema>,
): Result<ModelSettings | null, string> {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_PROVIDER_NAME: providerName } = values;
  if (baseUrl === undefined) return succeed(null);
  if (model === undefined) {
    return fail("Setting AI_MODEL is missing: with AI_BASE_URL it names the model to ask.");
  }
  if (providerName === undefined) {
    return fail(
      "Setting AI_PROVIDER_NAME is missing: with AI_BASE_URL it tells families who gets their questions and drafts.",
    );
  }
  return succeed({
    baseUrl: baseUrl.replace(/\/+$/, ""),
    model,
    apiKey: values.AI_API_KEY ?? null,
    providerName,
    minimumAge: values.AI_MINIMUM_AGE,
    allowsVisitors: values.AI_VISITORS === "1",
    dailyTokensAccount: values.AI_DAILY_TOKENS_ACCOUNT,
    dailyTokensFamily: values.AI_DAILY_TOKENS_FAMILY ?? values.AI_DAILY_TOKENS_ACCOUNT,
    dailyTokensNetwork: values.AI_DAILY_TOKENS_NETWORK,
    dailyTokens: values.AI_DAILY_TOKENS,
  });
}
