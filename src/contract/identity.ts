/** /api/identity: sign-up, sign-in and password reset, for installations with local accounts. */
import { z } from "zod/mini";
import { emailSchema } from "./email.ts";
import type { Endpoint } from "./endpoint.ts";

export const identityLimits = {
  passwordMin: 10,
  passwordMax: 200,
  nameMax: 100,
  codeDigits: 6,
  /** How long a mailed code works. */
  codeMinutes: 15,
  /** Wrong tries before a new code is needed. */
  codeTries: 5,
} as const;

/** The passwords people think of first, and so the first ones attackers try. */
const commonPasswords =
  /^(password|passwort|qwerty|qwertz|letmein|iloveyou|welcome|football|baseball|princess|sunshine|abc)?[\d!.?_-]*$|^(.{1,3})\2+$/i;

/** A new password. */
export const newPasswordSchema = z.string().check(
  z.minLength(identityLimits.passwordMin, "Please choose a password of at least 10 characters."),
  z.maxLength(identityLimits.passwordMax, "Please keep the password to 200 characters."),
  z.refine(
    (password) => !commonPasswords.test(password),
    "Many people use this password. Please choose another one, such as four unrelated words.",
  ),
);

const passwordSchema = z
  .string()
  .check(
    z.minLength(1, "Please type your password."),
    z.maxLength(identityLimits.passwordMax, "That is too long."),
  );

/** A code as written in the mail; spaces between digits are allowed. */
const codeSchema = z.pipe(
  z.string().check(z.maxLength(40, "Please type the 6-digit code.")),
  z.pipe(
    z.transform((typed: string) => typed.replace(/[\s-]/g, "")),
    z.string().check(z.regex(/^\d{6}$/, "Please type the 6-digit code.")),
  ),
);

/** The id of the sign-in this browser began, from the page's URL; null without one. */
export const interactionSchema = z._default(z.nullable(z.string().check(z.regex(/^[\w-]{1,100}$/))), null);

export const signUpBodySchema = z.object({
  email: emailSchema,
  password: newPasswordSchema,
  /** The name the person wants to go by; empty if not given. */
  name: z._default(
    z
      .string()
      .check(z.trim(), z.maxLength(identityLimits.nameMax, "Please keep the name to 100 characters.")),
    "",
  ),
  /** Younger children cannot have an account, and nothing about them is stored. */
  isThirteenOrOlder: z.literal(
    true,
    "An account is for people 13 and older. All tools work without one and keep your plan on this device.",
  ),
  interaction: interactionSchema,
});
export type SignUpBody = z.infer<typeof signUpBodySchema>;

export const verifyBodySchema = z.object({
  email: emailSchema,
  code: codeSchema,
  interaction: interactionSchema,
});
export type VerifyBody = z.infer<typeof verifyBodySchema>;

export const signInCodeBodySchema = z.object({
  email: emailSchema,
  code: codeSchema,
  interaction: interactionSchema,
});
export type SignInCodeBody = z.infer<typeof signInCodeBodySchema>;

export const signInBodySchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  interaction: interactionSchema,
});
export type SignInBody = z.infer<typeof signInBodySchema>;

export const resetRequestBodySchema = z.object({ email: emailSchema });
export type ResetRequestBody = z.infer<typeof resetRequestBodySchema>;

export const resetBodySchema = z.object({
  email: emailSchema,
  code: codeSchema,
  password: newPasswordSchema,
  interaction: interactionSchema,
});
export type ResetBody = z.infer<typeof resetBodySchema>;

/** Where the browser continues; null if it has to start over with the Sign in button. */
export const signedInReply = z.object({ redirectTo: z.nullable(z.string()) });

const shared = { method: "POST", access: "everyone", limit: "identity" } as const;

/**
 * When no code was mailed, because the address has had its share of the hour: when the next one can be. `code` is there
 * only where no mail is sent, for a browser on the computer that the server runs on.
 */
const askedReply = { nextCodeAt: z.nullable(z.string()), code: z.optional(z.string()) };

export const signUpEndpoint = {
  ...shared,
  id: "identitySignUp",
  path: "/api/identity/sign-up",
  summary:
    "Mails a code to a new account's address. Answers 202, and the same for an address that has an account; `nextCodeAt` says when the next code can be mailed, if none was.",
  body: signUpBodySchema,
  replies: { 202: z.object({ next: z.literal("verify"), ...askedReply }) },
} as const satisfies Endpoint;

export const verifyEndpoint = {
  ...shared,
  id: "identityVerify",
  path: "/api/identity/verify",
  summary: "Makes the account, by the code from the mail, in the browser that asked for it.",
  body: verifyBodySchema,
  replies: { 200: signedInReply },
} as const satisfies Endpoint;

export const signInEndpoint = {
  ...shared,
  id: "identitySignIn",
  path: "/api/identity/sign-in",
  summary:
    "Signs in by address and password; 401 for every reason, 429 after many tries. 202: many wrong passwords were tried from elsewhere, so a device that has never signed in here also needs a mailed code, and gets the same answer whether or not the password is right.",
  body: signInBodySchema,
  replies: { 200: signedInReply, 202: z.object({ next: z.literal("code") }) },
} as const satisfies Endpoint;

export const signInCodeEndpoint = {
  ...shared,
  id: "identitySignInCode",
  path: "/api/identity/sign-in-code",
  summary: "Finishes a sign-in that needs a mailed code, in the browser that typed the password.",
  body: signInCodeBodySchema,
  replies: { 200: signedInReply },
} as const satisfies Endpoint;

export const resetRequestEndpoint = {
  ...shared,
  id: "identityResetRequest",
  path: "/api/identity/reset-request",
  summary:
    "Mails a code for a new password. Answers 202, and the same for an address without an account; `nextCodeAt` says when the next code can be mailed, if none was.",
  body: resetRequestBodySchema,
  replies: { 202: z.object({ next: z.literal("reset"), ...askedReply }) },
} as const satisfies Endpoint;

export const resetEndpoint = {
  ...shared,
  id: "identityReset",
  path: "/api/identity/reset",
  summary: "Sets a new password by the code from the mail, and signs the account out everywhere else.",
  body: resetBodySchema,
  replies: { 200: signedInReply },
} as const satisfies Endpoint;

export const identityEndpoints = [
  signUpEndpoint,
  verifyEndpoint,
  signInEndpoint,
  signInCodeEndpoint,
  resetRequestEndpoint,
  resetEndpoint,
] as const;
