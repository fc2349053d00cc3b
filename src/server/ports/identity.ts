/** The identity part's interface: whom a token speaks for, and the sign-in URLs if they are our own. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import type {
  CreatedPasskey,
  PasskeyCreationOptions,
  PasskeySignInOptions,
  UsedPasskey,
} from "#contract/passkeys.ts";
import type { DeepReadonly } from "#lib/deepReadonly.ts";
import type { Result } from "#lib/result.ts";
import type { Account } from "#server/account/store.ts";
import type { DatabaseTransaction } from "#server/store/tables.ts";

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
  /** The account as it was read to verify the token; missing where verifying needs none. */
  account?: Account;
  /** What the tenant adds under its namespaces, such as "https://x.example/school"; missing if nothing. */
  claims?: Readonly<Record<string, unknown>>;
  /** The session that the token came from; missing with a hosted tenant. */
  sessionUid?: string;
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
  /** Null with a hosted tenant, and where browsers offer no passkeys: plain http, or a bare IP address. */
  passkeys: PasskeyService | null;
};

export type PasskeyOwner = { id: string; email: string; name: string };

export type Passkey = {
  id: string;
  /** Base64url, as browsers send it. */
  credentialId: string;
  accountId: string;
  /** A COSE key in base64url. */
  publicKey: string;
  /** 0 where the authenticator does not count. */
  counter: number;
  /** How the browser may reach it, such as "internal". */
  transports: readonly string[];
  isMultiDevice: boolean;
  isBackedUp: boolean;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
};

/** Every challenge works once, for some minutes, and for the sign-in or account it was made for. */
export type PasskeyService = {
  offerSignIn: (interaction: string | null) => Promise<PasskeySignInOptions>;
  /** The account it belongs to, and which of its passkeys it is. */
  signIn: (
    used: UsedPasskey,
    interaction: string | null,
  ) => Promise<Result<{ subject: string; passkeyId: string }, "wrong">>;
  offerAdding: (owner: PasskeyOwner) => Promise<Result<DeepReadonly<PasskeyCreationOptions>, "tooMany">>;
  /** `known`: this passkey is in an account already. */
  add: (
    owner: PasskeyOwner,
    form: { name: string; response: CreatedPasskey },
  ) => Promise<Result<Passkey, "refused" | "tooMany" | "known" | "missing">>;
  /** Whether the account had it. Whoever signed in with it is signed out, but not the session that asks. */
  remove: (
    owner: PasskeyOwner & { subject: string },
    passkeyId: string,
    sessionUid: string | null,
  ) => Promise<boolean>;
};

/** How someone proved who they are (RFC 8176): a password; or a key and the device's own check of the person. */
export type SignInMethod = "pwd" | { passkeyId: string };

export type NewAccount = { email: string; password: string; name: string };

/** What a request shows of the device that sends it. */
export type Asker = {
  /** The network address; IPv6 counts by its /56. */
  address: string;
  /** The cookie by which accounts know the device; null without one. */
  deviceCookie: string | null;
  userAgent: string | undefined;
  /** The browser's secret of the code it asked for last; null without one. */
  binding: string | null;
};

/**
 * `elsewhere`: the code is right, but was asked for in another browser. The mailbox is this person's, so the next code
 * they ask for with this new secret is mailed, whatever strangers have asked for.
 */
export type CodeProblem = "wrong" | { kind: "elsewhere"; binding: string };

/**
 * Given to the browser that requested a code; the code works only there. `nextAt`: no mail was sent, because this address
 * has had its share; then the next one can be. The same for every address, with an account or without.
 */
export type CodeRequest = {
  binding: string;
  nextAt: Date | null;
  /** What the mail says; null if none was written. For nobody but a person at the server's own computer. */
  code: string | null;
};

/** After many wrong passwords at one address, or while too many people sign in at once. */
export type Wait = { retryAfterSeconds: number; reason: "tries" | "busy" };

/** `codeNeeded`: strangers have tried many passwords, so a device that is not known needs a mailed code too. */
export type SignInStep = { kind: "signedIn"; subject: string } | ({ kind: "codeNeeded" } & CodeRequest);

/** Neither the response nor the work done reveals whether an address has an account. */
export type AccountService = {
  signUp: (form: NewAccount, asker: Asker) => Promise<Result<CodeRequest, Wait>>;
  /** The subject of the account created by this code. */
  verify: (sent: SentCode) => Promise<Result<string, CodeProblem>>;
  signIn: (
    form: { email: string; password: string },
    asker: Asker,
  ) => Promise<Result<SignInStep, "wrong" | Wait>>;
  /** The subject that a mailed code signs in, after `codeNeeded`. */
  finishByCode: (sent: SentCode) => Promise<Result<string, CodeProblem>>;
  requestReset: (form: { email: string }, asker: Asker) => Promise<CodeRequest>;
  /** Another code in place of a mailed one, by the id its mail is about; null if it can no longer be typed. */
  renewCode: (transaction: DatabaseTransaction, id: string) => Promise<RenewedCode | null>;
  reset: (sent: SentCode & { password: string }, asker: Asker) => Promise<Result<string, CodeProblem | Wait>>;
  /** After any successful sign-in: the account knows this device from now on, for so many days. */
  rememberDevice: (subject: string, asker: Asker) => Promise<{ cookie: string; days: number }>;
  /** How many passwords are being hashed in this process, and how many wait for it. */
  readQueue: () => { running: number; waiting: number };
  /**
   * Completes this browser's pending sign-in as this subject. Returns the path to continue at; null if this
   * browser has no such sign-in or it has expired.
   */
  resume: (
    request: IncomingMessage,
    response: ServerResponse,
    interaction: string | null,
    subject: string,
    method?: SignInMethod,
  ) => Promise<string | null>;
};

/** The mail that takes the place of the one before. */
export type RenewedCode = { subject: string; body: string; secretUntil: Date };

/** `binding` comes from the browser's cookie. */
export type SentCode = { email: string; code: string; binding: string | null };
