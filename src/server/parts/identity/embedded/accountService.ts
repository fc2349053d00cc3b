/** Sign-up, sign-in and password reset. Does the same work whether or not the address has an account. */
import { fail, type Result, succeed } from "#lib/result.ts";
import {
  type Account,
  createOwnAccount,
  emailKey,
  findAccountByEmail,
  setPassword,
} from "#server/account/store.ts";
import { clearAttempts } from "#server/identity/attempts.ts";
import { type CodeAsker, deleteMailCodes } from "#server/identity/codes.ts";
import { findKnownDevice, keepKnownDevice } from "#server/identity/knownDevices.ts";
import { listPasskeys } from "#server/identity/passkeys.ts";
import { endSessions } from "#server/identity/store.ts";
import { addToOutbox } from "#server/outbox/store.ts";
import type { AccountService, Asker, Wait } from "#server/ports/identity.ts";
import type { Database } from "#server/store/tables.ts";
import { describeBrowser } from "./describeBrowser.ts";
import type { DeviceCookies } from "./deviceCookie.ts";
import type { HashingQueue } from "./hashingQueue.ts";
import { hasConfirmed, renewCode, sendCode, takeCode } from "./mailCodes.ts";
import { toNetwork } from "./networks.ts";
import { type PasswordSurroundings, signInByPassword } from "./signInByPassword.ts";
import { words } from "./words.ts";

/** How long a device is known after its last sign-in. */
export const deviceDays = 180;
const dayMs = 24 * 60 * 60_000;
/** The longest queue is done sooner. */
const busySeconds = 10;
/** No account has it. */
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
    // Both are looked up, whichever one is true.
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
