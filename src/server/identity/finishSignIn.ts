/** What ends every successful sign-in, whatever proved who it is: the way on, and a device known from now on. */
import type { FastifyRequest } from "fastify";
import { readCookie } from "#server/http/cookies.ts";
import type { RequestContext } from "#server/http/handler.ts";
import type { AccountService, Asker, SignInMethod } from "#server/ports/identity.ts";

/** Keeps strangers' wrong passwords from counting against a device that has signed in. */
export const deviceCookie = "tassel_devices";
/** Binds a mailed code to the browser that asked for it. */
export const codeCookie = "tassel_code";
export const identityCookiePath = "/api/identity";
const daySeconds = 24 * 60 * 60;

export async function finishSignIn(
  accountService: AccountService,
  { request, response, parts }: Pick<RequestContext, "request" | "response" | "parts">,
  interaction: string | null,
  subject: string,
  method: SignInMethod = "pwd",
) {
  const { cookie, days } = await accountService.rememberDevice(subject, readAsker(request));
  const redirectTo = await accountService.resume(request.raw, response, interaction, subject, method);
  const { publicUrl } = parts.settings;
  return {
    status: 200,
    body: { redirectTo },
    headers: { "set-cookie": writeIdentityCookie(deviceCookie, cookie, days * daySeconds, publicUrl) },
  } as const;
}

export function readAsker(request: FastifyRequest): Asker {
  return {
    address: request.ip,
    deviceCookie: readCookie(request.headers.cookie, deviceCookie),
    userAgent: request.headers["user-agent"],
    binding: readCookie(request.headers.cookie, codeCookie),
  };
}

/** Sent only to the sign-in forms' endpoints. */
export function writeIdentityCookie(name: string, value: string, seconds: number, publicUrl: string): string {
  const secure = publicUrl.startsWith("https:") ? ["Secure"] : [];
  return [
    `${name}=${value}`,
    `Path=${identityCookiePath}`,
    `Max-Age=${seconds}`,
    "HttpOnly",
    "SameSite=Strict",
    ...secure,
  ].join("; ");
}
