/** The identity part as the server knows it: who a token speaks for, and the addresses of signing in where they are ours. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Result } from "#lib/result.ts";

/** Who asks, from a verified token only. */
export type Identity = {
  subject: string;
  /** Empty where the tenant's tokens do not say it. */
  email: string;
  emailVerified: boolean;
  /** Empty where it is not known. */
  name: string;
  picture: string | null;
  roles: readonly string[];
  isAdministrator: boolean;
  /** When the person signed in, where the token says it; otherwise when the token was made. */
  signedInAtSeconds: number;
};

export type IdentityPart = {
  kind: "embedded" | "hosted";
  /** `unreachable`: the tenant's keys could not be had, so nothing can be said about the token. */
  verify: (token: string) => Promise<Result<Identity, "invalid" | "expired" | "unreachable">>;
  /** Adds the provider's own addresses, where it is embedded. */
  mount: (server: FastifyInstance) => void;
  /** Sign-up, sign-in and reset of the accounts kept here; null with a hosted tenant. */
  accountService: AccountService | null;
};

export type NewAccount = { email: string; password: string; name: string };

/** From which network a code is asked for; IPv6 by its /64. */
export type Asker = { network: string };

/** What is handed to the browser that asked for a code; the code works there alone. */
export type CodeRequest = { binding: string };

/** After many wrong passwords at one address. */
export type Wait = { retryAfterSeconds: number };

/** Nothing here says, by answer or by work done, whether an address has an account. */
export type AccountService = {
  signUp: (form: NewAccount & Asker) => Promise<CodeRequest>;
  /** The subject of the account that this code has made. */
  verify: (sent: SentCode) => Promise<Result<string, "wrong">>;
  signIn: (form: { email: string; password: string }) => Promise<Result<string, "wrong" | Wait>>;
  requestReset: (form: { email: string } & Asker) => Promise<CodeRequest>;
  reset: (sent: SentCode & { password: string }) => Promise<Result<string, "wrong">>;
  /**
   * Ends the sign-in that this browser began, as this subject. The path to go on to; null where this browser has
   * begun none of that number, or it has run out.
   */
  resume: (
    request: IncomingMessage,
    response: ServerResponse,
    interaction: string | null,
    subject: string,
  ) => Promise<string | null>;
};

/** `binding` comes from the browser's cookie. */
export type SentCode = { email: string; code: string; binding: string | null };
