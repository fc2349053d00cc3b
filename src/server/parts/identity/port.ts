/** The identity part's interface: whom a token speaks for, and the sign-in URLs if they are our own. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Result } from "#lib/result.ts";

/** The user behind a request, only from a verified token. */
export type Identity = {
  subject: string;
  /** Empty if the tenant's tokens do not include it. */
  email: string;
  emailVerified: boolean;
  /** Empty if unknown. */
  name: string;
  picture: string | null;
  roles: readonly string[];
  isAdministrator: boolean;
  /** When the person signed in, if the token says so; otherwise when the token was issued. */
  signedInAtSeconds: number;
};

export type IdentityPart = {
  kind: "embedded" | "hosted";
  /** `unreachable`: the tenant's keys could not be fetched, so the token cannot be judged. */
  verify: (token: string) => Promise<Result<Identity, "invalid" | "expired" | "unreachable">>;
  /** Adds the provider's URLs if it is embedded. */
  mount: (server: FastifyInstance) => void;
  /** Sign-up, sign-in and reset for local accounts; null with a hosted tenant. */
  accountService: AccountService | null;
};

export type NewAccount = { email: string; password: string; name: string };

/** The network a code is requested from; IPv6 by its /64. */
export type Asker = { network: string };

/** Given to the browser that requested a code; the code works only there. */
export type CodeRequest = { binding: string };

/** After many wrong passwords at one address. */
export type Wait = { retryAfterSeconds: number };

/** Neither the response nor the work done reveals whether an address has an account. */
export type AccountService = {
  signUp: (form: NewAccount & Asker) => Promise<CodeRequest>;
  /** The subject of the account created by this code. */
  verify: (sent: SentCode) => Promise<Result<string, "wrong">>;
  signIn: (form: { email: string; password: string }) => Promise<Result<string, "wrong" | Wait>>;
  requestReset: (form: { email: string } & Asker) => Promise<CodeRequest>;
  reset: (sent: SentCode & { password: string }) => Promise<Result<string, "wrong">>;
  /**
   * Completes this browser's pending sign-in as this subject. Returns the path to continue at; null if this
   * browser has no such sign-in or it has expired.
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
