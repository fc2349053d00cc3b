/**
 * /api/identity: sign-up, sign-in and password reset. No response reveals whether an address has an account.
 */
import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";
import type { EndpointId } from "#contract/endpoints.ts";
import { type identityEndpoints, identityLimits } from "#contract/identity.ts";
import { readCookie } from "#server/http/cookies.ts";
import type { Handler, HandlerInput, HandlersFor, ReplyTo, RequestContext } from "#server/http/handler.ts";
import { refuse, refuseTooMany } from "#server/http/problems.ts";
import type { AccountService, CodeRequest } from "#server/parts/identity/port.ts";

/** Binds a mailed code to the browser that asked for it. */
export const codeCookie = "tassel_code";
const codeCookiePath = "/api/identity";

const wrongPassword = "The address and the password do not go together. Please check both.";
const wrongCode =
  "This code is not the right one, or it has run out. Check the digits, or ask for a new code. A code works in the browser where it was asked for.";
const tooManyTries = "Too many tries. Please wait a little before the next one.";
const keptElsewhere = "This installation keeps no accounts itself. People sign in with its identity host.";

export const identityHandlers: HandlersFor<typeof identityEndpoints> = {
  identitySignUp: withAccountService(async (accountService, { body, request, parts }) => {
    const { email, password, name } = body;
    const asked = await accountService.signUp({ email, password, name, network: readNetwork(request) });
    return {
      status: 202,
      body: { next: "verify" },
      headers: { "set-cookie": codeCookieFor(asked, parts.settings.publicUrl) },
    };
  }),

  identityVerify: withAccountService(async (accountService, input) => {
    const { email, code, interaction } = input.body;
    const made = await accountService.verify({ email, code, binding: readBinding(input) });
    return made.ok ? finishSignIn(accountService, input, interaction, made.value) : refuseCode();
  }),

  identitySignIn: withAccountService(async (accountService, input) => {
    const { email, password, interaction } = input.body;
    const signedIn = await accountService.signIn({ email, password });
    if (signedIn.ok) return finishSignIn(accountService, input, interaction, signedIn.value);
    if (signedIn.problem === "wrong") return refuse(401, wrongPassword);
    return refuseTooMany(signedIn.problem.retryAfterSeconds, tooManyTries);
  }),

  identityResetRequest: withAccountService(async (accountService, { body, request, parts }) => {
    const asked = await accountService.requestReset({ email: body.email, network: readNetwork(request) });
    return {
      status: 202,
      body: { next: "reset" },
      headers: { "set-cookie": codeCookieFor(asked, parts.settings.publicUrl) },
    };
  }),

  identityReset: withAccountService(async (accountService, input) => {
    const { email, code, password, interaction } = input.body;
    const reset = await accountService.reset({ email, code, password, binding: readBinding(input) });
    return reset.ok ? finishSignIn(accountService, input, interaction, reset.value) : refuseCode();
  }),
};

function withAccountService<Id extends EndpointId>(
  answer: (accountService: AccountService, input: HandlerInput<Id>) => Promise<ReplyTo<Id>>,
): Handler<Id> {
  return async (input) => {
    const { accountService } = input.parts.identity;
    return accountService === null ? refuse(404, keptElsewhere) : answer(accountService, input);
  };
}

function readNetwork({ ip }: FastifyRequest): string {
  return normalizeIP(ip);
}

function readBinding({ request }: RequestContext): string | null {
  return readCookie(request.headers.cookie, codeCookie);
}

function codeCookieFor({ binding }: CodeRequest, publicUrl: string): string {
  const secure = publicUrl.startsWith("https:") ? ["Secure"] : [];
  return [
    `${codeCookie}=${binding}`,
    `Path=${codeCookiePath}`,
    `Max-Age=${identityLimits.codeMinutes * 60}`,
    "HttpOnly",
    "SameSite=Strict",
    ...secure,
  ].join("; ");
}

async function finishSignIn(
  accountService: AccountService,
  { request, response }: RequestContext,
  interaction: string | null,
  subject: string,
) {
  const redirectTo = await accountService.resume(request.raw, response, interaction, subject);
  return { status: 200, body: { redirectTo } } as const;
}

function refuseCode() {
  return refuse(400, wrongCode, { errors: [{ field: "code", message: wrongCode }] });
}
