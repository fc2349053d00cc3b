/**
 * /api/identity: sign-up, sign-in and password reset. No response reveals whether an address has an account.
 */
import type { EndpointId } from "#contract/endpoints.ts";
import { type identityEndpoints, identityLimits } from "#contract/identity.ts";
import { readCookie } from "#server/http/cookies.ts";
import type { Handler, HandlerInput, HandlersFor, ReplyTo, RequestContext } from "#server/http/handler.ts";
import { refuse, refuseTooMany } from "#server/http/problems.ts";
import type { AccountService, CodeProblem, CodeRequest, Wait } from "#server/ports/identity.ts";
import { isFromThisComputer } from "./codesOnScreen.ts";
import { codeCookie, finishSignIn, readAsker, writeIdentityCookie } from "./finishSignIn.ts";

const wrongPassword = "The address and password don’t match. Please check both.";
const wrongCode =
  "This code is wrong, or it has expired. Check the digits, or ask for a new code. A code works only in the browser where you asked for it.";
/** The code is in the mailbox that the person reads, so asking once more sends one for this browser. */
const codeElsewhere =
  "This code was asked for in another browser, so it doesn’t work here. It does show that the mailbox is yours, so choose “Send a new code,” and we’ll email one for this browser.";
const waits: Readonly<Record<Wait["reason"], string>> = {
  tries: "Too many tries. Please wait a little before the next one.",
  busy: "Many people are signing in right now. Please try again in a few seconds.",
};
const keptElsewhere = "This installation keeps no accounts itself. People sign in with its identity host.";

export const identityHandlers: HandlersFor<typeof identityEndpoints> = {
  identitySignUp: withAccountService(async (accountService, { body, request, parts }) => {
    const { email, password, name } = body;
    const asked = await accountService.signUp({ email, password, name }, readAsker(request));
    if (!asked.ok) return refuseWait(asked.problem);
    return {
      status: 202,
      body: { next: "verify", ...describeNext(asked.value, request, parts) },
      headers: bindCode(asked.value, parts),
    };
  }),

  identityVerify: withAccountService(async (accountService, input) => {
    const { email, code, interaction } = input.body;
    const made = await accountService.verify({ email, code, binding: readBinding(input) });
    if (!made.ok) return refuseCode(made.problem, input.parts);
    return finishSignIn(accountService, input, interaction, made.value);
  }),

  identitySignIn: withAccountService(async (accountService, input) => {
    const { email, password, interaction } = input.body;
    const step = await accountService.signIn({ email, password }, readAsker(input.request));
    if (!step.ok) return step.problem === "wrong" ? refuse(401, wrongPassword) : refuseWait(step.problem);
    if (step.value.kind === "signedIn") {
      return finishSignIn(accountService, input, interaction, step.value.subject);
    }
    return { status: 202, body: { next: "code" }, headers: bindCode(step.value, input.parts) };
  }),

  identitySignInCode: withAccountService(async (accountService, input) => {
    const { email, code, interaction } = input.body;
    const known = await accountService.finishByCode({ email, code, binding: readBinding(input) });
    if (!known.ok) return refuseCode(known.problem, input.parts);
    return finishSignIn(accountService, input, interaction, known.value);
  }),

  identityResetRequest: withAccountService(async (accountService, { body, request, parts }) => {
    const asked = await accountService.requestReset({ email: body.email }, readAsker(request));
    return {
      status: 202,
      body: { next: "reset", ...describeNext(asked, request, parts) },
      headers: bindCode(asked, parts),
    };
  }),

  identityReset: withAccountService(async (accountService, input) => {
    const { email, code, password, interaction } = input.body;
    const sent = { email, code, password, binding: readBinding(input) };
    const reset = await accountService.reset(sent, readAsker(input.request));
    if (reset.ok) return finishSignIn(accountService, input, interaction, reset.value);
    const { problem } = reset;
    return typeof problem === "object" && "reason" in problem
      ? refuseWait(problem)
      : refuseCode(problem, input.parts);
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

function readBinding({ request }: RequestContext): string | null {
  return readCookie(request.headers.cookie, codeCookie);
}

/** Nothing was mailed: the code that this browser asked for before still works. */
function bindCode({ binding, nextAt }: CodeRequest, parts: RequestContext["parts"]) {
  return nextAt === null ? writeCodeCookie(binding, identityLimits.codeMinutes, parts) : {};
}

function writeCodeCookie(binding: string, minutes: number, { settings }: RequestContext["parts"]) {
  return { "set-cookie": writeIdentityCookie(codeCookie, binding, minutes * 60, settings.publicUrl) };
}

function describeNext(
  { nextAt, code }: CodeRequest,
  { headers, raw }: RequestContext["request"],
  { settings }: RequestContext["parts"],
) {
  const isShown =
    settings.codesOnScreen && isFromThisComputer({ headers, socketAddress: raw.socket.remoteAddress });
  return {
    nextCodeAt: nextAt === null ? null : nextAt.toISOString(),
    ...(isShown && code !== null && { code }),
  };
}

function refuseWait({ retryAfterSeconds, reason }: Wait) {
  return refuseTooMany(retryAfterSeconds, waits[reason]);
}

function refuseCode(problem: CodeProblem, parts: RequestContext["parts"]) {
  const isElsewhere = problem !== "wrong";
  const message = isElsewhere ? codeElsewhere : wrongCode;
  const refused = refuse(400, message, { errors: [{ field: "code", message }] });
  if (!isElsewhere) return refused;
  return { ...refused, headers: { ...refused.headers, ...writeCodeCookie(problem.binding, 60, parts) } };
}
