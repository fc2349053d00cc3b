/** Sign-up, sign-in and password reset. Does the same work whether or not the address has an account. */
import { fail, type Result, succeed } from "#lib/result.ts";
import {
  type Account,
  createOwnAccount,
  emailKey,
  findAccountByEmail,
  setPassword,
} from "#server/account/store.ts";
import { clearAttempt, clearAttempts, takeAttempt } from "#server/identity/attempts.ts";
import { type CodeAsker, deleteMailCodes } from "#server/identity/codes.ts";
import { findKnownDevice, keepKnownDevice } from "#server/identity/knownDevices.ts";
import { listPasskeys } from "#server/identity/passkeys.ts";
import { endSessions } from "#server/identity/store.ts";
import { addToOutbox } from "#server/outbox/store.ts";
import type { AccountService, Asker, SignInStep, Wait } from "#server/ports/identity.ts";
import type { Database } from "#server/store/tables.ts";
import type { DeviceCookies } from "./deviceCookie.ts";
import type { HashingQueue } from "./hashingQueue.ts";
import { deviceTries, failuresBeforeCodes, freeTries, hourlyRule, lockoutRule } from "./lockoutRules.ts";
import { hasConfirmed, type MailCodeSurroundings, renewCode, sendCode, takeCode } from "./mailCodes.ts";
import { type PlaceKeys, toNetwork } from "./networks.ts";
import type { Passwords } from "./passwords.ts";
import { words } from "./words.ts";

/** How long a device is known after its last sign-in. */
export const deviceDays = 180;
const dayMs = 24 * 60 * 60_000;
/** Even a full queue is worked off in less. */
const busySeconds = 10;
/** Looked up where there is no account, so that the same queries run. */
const noSubject = "";

export type AccountServiceSurroundings = PasswordSurroundings & {
  queue: HashingQueue;
  devices: DeviceCookies;
};

export type OwnAccountService = Omit<AccountService, "resume">;

export function createAccountService(surroundings: AccountServiceSurroundings): OwnAccountService {
  const { database, passwords, queue, places, devices, now } = surroundings;

  /** Everything that hashes a password waits for its turn before it counts anything. */
  async function inTurn<Value, Problem>(
    { address }: Asker,
    device: string | null,
    work: () => Promise<Result<Value, Problem>>,
  ): Promise<Result<Value, Problem | Wait>> {
    const done = await queue.run({ network: toNetwork(address), device }, work);
    return done.ok ? done.value : fail({ retryAfterSeconds: busySeconds, reason: "busy" });
  }

  const findDevice = (account: Account | null, asker: Asker) =>
    findKnownDevice(database, account?.subject ?? noSubject, devices.read(asker.deviceCookie), now());

  /** Whether a device is known decides where it waits. Nothing is read for those that bring no cookie of ours. */
  async function findWaitingDevice(email: string, asker: Asker): Promise<string | null> {
    if (devices.read(asker.deviceCookie).length === 0) return null;
    return findDevice(await findAccountByEmail(database, email), asker);
  }

  async function describeAsker(account: Account | null, email: string, asker: Asker): Promise<CodeAsker> {
    // Both are looked up in either case, so that the time taken says nothing.
    const isKnown = (await findDevice(account, asker)) !== null;
    const hasReadMail = await hasConfirmed(database, email, asker.binding, now());
    return {
      network: places.ofNetwork(emailKey(email), toNetwork(asker.address)),
      standing: hasReadMail ? "confirmed" : isKnown ? "known" : "unknown",
    };
  }

  return {
    signUp: (form, asker) =>
      inTurn(asker, null, async () => {
        const { email, name } = form;
        const passwordHash = await passwords.hash(form.password);
        const account = await findAccountByEmail(database, email);
        const hasAccount = account !== null;
        const sent = await sendCode(surroundings, {
          email,
          purpose: "signUp",
          asker: await describeAsker(account, email, asker),
          pending: hasAccount ? null : { email, name, passwordHash },
          mailFor: (code) =>
            hasAccount ? words.hasAccount(surroundings.publicUrl) : words.codeMail.signUp(code),
        });
        return succeed(sent);
      }),

    async verify(sent) {
      const taken = await takeCode(surroundings, sent, "signUp");
      if (!taken.ok) return taken;
      const { pending } = taken.value;
      const subject = pending === null ? null : await createOwnAccount(database, pending, now());
      if (subject === null) return fail("wrong");
      await forgetTries(database, sent.email);
      return succeed(subject);
    },

    signIn: async (form, asker) =>
      inTurn(asker, await findWaitingDevice(form.email, asker), async () => {
        const account = await findAccountByEmail(database, form.email);
        const network = toNetwork(asker.address);
        const deviceId = await findDevice(account, asker);
        return signInByPassword(surroundings, { ...form, account, network, deviceId });
      }),

    async finishByCode(sent) {
      const taken = await takeCode(surroundings, sent, "signIn");
      if (!taken.ok) return taken;
      const account = await findAccountByEmail(database, sent.email);
      if (account === null) return fail("wrong");
      await forgetTries(database, sent.email);
      return succeed(account.subject);
    },

    async requestReset({ email }, asker) {
      const account = await findAccountByEmail(database, email);
      return sendCode(surroundings, {
        email,
        purpose: "reset",
        asker: await describeAsker(account, email, asker),
        pending: null,
        mailFor: (code) => (account === null ? null : words.codeMail.reset(code)),
      });
    },

    reset: async (sent, asker) =>
      inTurn(asker, await findWaitingDevice(sent.email, asker), async () => {
        const taken = await takeCode(surroundings, sent, "reset");
        if (!taken.ok) return taken;
        const account = await findAccountByEmail(database, sent.email);
        if (account === null) return fail("wrong");
        const passwordHash = await passwords.hash(sent.password);
        const at = now();
        await database.transaction().execute(async (transaction) => {
          await setPassword(transaction, account.subject, passwordHash, at);
          // Signs out anyone who knew the old password.
          await endSessions(transaction, account.subject);
          const mail = words.passwordChanged(
            surroundings.publicUrl,
            (await listPasskeys(transaction, account.id)).length,
          );
          await addToOutbox(transaction, { recipient: account.email, replyTo: null, ...mail }, at);
        });
        await forgetTries(database, sent.email);
        return succeed(account.subject);
      }),

    async rememberDevice(subject, { deviceCookie, userAgent }) {
      const known = await findKnownDevice(database, subject, devices.read(deviceCookie), now());
      const id = known ?? devices.newId();
      const expiresAt = new Date(now().getTime() + deviceDays * dayMs);
      await keepKnownDevice(database, subject, { id, label: describeBrowser(userAgent) }, now(), expiresAt);
      return { cookie: devices.add(deviceCookie, id), days: deviceDays };
    },

    renewCode: (transaction, id) => renewCode(surroundings, transaction, id),

    readQueue: queue.size,
  };
}

async function forgetTries(database: Database, email: string): Promise<void> {
  const key = emailKey(email);
  await deleteMailCodes(database, key);
  await clearAttempts(database, key);
}

/** In this order: most browsers also claim to be the ones further down. */
const browsers = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["SamsungBrowser", "Samsung Internet"],
  ["Firefox", "Firefox"],
  ["FxiOS", "Firefox"],
  ["CriOS", "Chrome"],
  ["Chrome", "Chrome"],
  ["Safari", "Safari"],
] as const;

const systems = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["CrOS", "a Chromebook"],
  ["Windows", "Windows"],
  ["Mac OS X", "a Mac"],
  ["Linux", "Linux"],
] as const;

/** Such as "Chrome on Windows"; empty if nothing is recognized. Nothing else of the header is kept. */
export function describeBrowser(userAgent: string | undefined): string {
  const find = (list: readonly (readonly [string, string])[]) =>
    list.find(([mark]) => userAgent?.includes(mark) === true)?.[1];
  const [browser, system] = [find(browsers), find(systems)];
  if (browser === undefined) return system === undefined ? "" : `A browser on ${system}`;
  return system === undefined ? browser : `${browser} on ${system}`;
}

type PasswordSurroundings = MailCodeSurroundings & {
  passwords: Passwords;
  places: PlaceKeys;
  publicUrl: string;
};

type PasswordTry = {
  email: string;
  password: string;
  /** Null where the address has none. */
  account: Account | null;
  network: string;
  /** Null where the account does not know the device. */
  deviceId: string | null;
};

/**
 * Wrong, right, or right only with a mailed code, because strangers have tried many. The same work and the same answers for
 * an address without an account.
 */
async function signInByPassword(
  surroundings: PasswordSurroundings,
  { email, password, account, network, deviceId }: PasswordTry,
): Promise<Result<SignInStep, "wrong" | Wait>> {
  const { database, passwords, places, publicUrl, now } = surroundings;
  const at = now();
  const typed = emailKey(email);
  const ofNetwork = places.ofNetwork(typed, network);
  // Strangers on the same network count for the network; a known device counts alone.
  const place = {
    email: typed,
    key: deviceId === null ? ofNetwork : places.ofDevice(typed, deviceId),
  };
  const rule = deviceId === null ? lockoutRule(freeTries.signIn) : hourlyRule(deviceTries);
  const taken = await takeAttempt(database, place, rule, at);
  if (taken instanceof Date) return fail(waitUntil(taken, at));
  const isRight = await passwords.matches(password, account?.passwordHash ?? null);
  const needsCode = deviceId === null && taken.failuresInDay >= failuresBeforeCodes;
  if (needsCode) {
    const request = await sendCode(surroundings, {
      email,
      purpose: "signIn",
      asker: { network: ofNetwork, standing: isRight ? "password" : "guess" },
      pending: null,
      // Nobody but the mailbox's owner learns whether the password was right.
      mailFor: (code) => (account !== null && isRight ? words.codeMail.signIn(code, publicUrl) : null),
    });
    return succeed({ kind: "codeNeeded", ...request });
  }
  if (account === null || !isRight) return fail("wrong");
  await clearAttempt(database, place, at);
  if (account.passwordHash !== null && passwords.isOutdated(account.passwordHash)) {
    await setPassword(database, account.subject, await passwords.hash(password), null);
  }
  return succeed({ kind: "signedIn", subject: account.subject });
}

function waitUntil(mayAgainAt: Date, now: Date): Wait {
  const waitSeconds = Math.ceil((mayAgainAt.getTime() - now.getTime()) / 1_000);
  return { retryAfterSeconds: Math.max(waitSeconds, 1), reason: "tries" };
}
