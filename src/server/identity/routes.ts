/** /api/identity: signing up, signing in and a new password. What is said never tells whether an address has an account. */
import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyReply, FastifyRequest } from "fastify";
import {
  identityLimits,
  type ResetBody,
  type ResetRequestBody,
  type SignInBody,
  type SignUpBody,
  type VerifyBody,
} from "#contract/identity.ts";
import { readCookie } from "#server/http/cookies.ts";
import { sendProblem } from "#server/http/problems.ts";
import { sendTooMany } from "#server/http/rateLimit.ts";
import type { AccountDesk, CodeRequest } from "#server/parts/identity/port.ts";
import type { Handler, HandlerInput } from "#server/parts.ts";

/** Binds a mailed code to the browser that asked for it. */
export const codeCookie = "tassel_code";
const codeCookiePath = "/api/identity";

const wrongPassword = "The address and the password do not go together. Please check both.";
const wrongCode =
  "This code is not the right one, or it has run out. Check the digits, or ask for a new code. A code works in the browser where it was asked for.";
const tooManyTries = "Too many tries. Please wait a little before the next one.";
const keptElsewhere = "This installation keeps no accounts itself. People sign in with its identity host.";

export const answerSignUp = withDesk(async (desk, { body, request, reply, parts }) => {
  // Each body is checked against its schema by registerEndpoints.
  const { email, password, name } = body as SignUpBody;
  const asked = await desk.signUp({ email, password, name, network: networkOf(request) });
  return sendAsked(reply, asked, parts.settings.publicUrl, "verify");
});

export const answerVerify = withDesk(async (desk, input) => {
  const { email, code, interaction } = input.body as VerifyBody;
  const made = await desk.verify({ email, code, binding: bindingOf(input) });
  return made.ok ? sendSignedIn(desk, input, interaction, made.value) : sendWrongCode(input.reply);
});

export const answerSignIn = withDesk(async (desk, input) => {
  const { email, password, interaction } = input.body as SignInBody;
  const signedIn = await desk.signIn({ email, password });
  if (signedIn.ok) return sendSignedIn(desk, input, interaction, signedIn.value);
  if (signedIn.problem === "wrong") return sendProblem(input.reply, 401, wrongPassword);
  return sendTooMany(input.reply, signedIn.problem.retryAfterSeconds, tooManyTries);
});

export const answerResetRequest = withDesk(async (desk, { body, request, reply, parts }) => {
  const { email } = body as ResetRequestBody;
  const asked = await desk.requestReset({ email, network: networkOf(request) });
  return sendAsked(reply, asked, parts.settings.publicUrl, "reset");
});

export const answerReset = withDesk(async (desk, input) => {
  const { email, code, password, interaction } = input.body as ResetBody;
  const reset = await desk.reset({ email, code, password, binding: bindingOf(input) });
  return reset.ok ? sendSignedIn(desk, input, interaction, reset.value) : sendWrongCode(input.reply);
});

function withDesk(answer: (desk: AccountDesk, input: HandlerInput) => Promise<FastifyReply>): Handler {
  return async (input) => {
    const { desk } = input.parts.identity;
    return desk === null ? sendProblem(input.reply, 404, keptElsewhere) : answer(desk, input);
  };
}

function networkOf({ ip }: FastifyRequest): string {
  return normalizeIP(ip);
}

function bindingOf({ request }: HandlerInput): string | null {
  return readCookie(request.headers.cookie, codeCookie);
}

function sendAsked(
  reply: FastifyReply,
  { binding }: CodeRequest,
  publicUrl: string,
  next: "verify" | "reset",
): FastifyReply {
  const secure = publicUrl.startsWith("https:") ? ["Secure"] : [];
  const cookie = [
    `${codeCookie}=${binding}`,
    `Path=${codeCookiePath}`,
    `Max-Age=${identityLimits.codeMinutes * 60}`,
    "HttpOnly",
    "SameSite=Strict",
    ...secure,
  ];
  return reply
    .code(202)
    .header("cache-control", "no-store")
    .header("set-cookie", cookie.join("; "))
    .send({ next });
}

async function sendSignedIn(
  desk: AccountDesk,
  { request, reply }: HandlerInput,
  interaction: string | null,
  subject: string,
): Promise<FastifyReply> {
  const redirectTo = await desk.resume(request, reply, interaction, subject);
  return reply.header("cache-control", "no-store").send({ redirectTo });
}

function sendWrongCode(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, 400, wrongCode, [{ field: "code", message: wrongCode }]);
}
