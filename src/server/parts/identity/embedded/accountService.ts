/** Sign-up, sign-in and password reset. Does the same work whether or not the address has an account. */
import { identityLimits } from "#contract/identity.ts";
import { fail, type Result, succeed } from "#lib/result.ts";
import { createOwnAccount, emailKey, findAccountByEmail, setPassword } from "#server/account/store.ts";
import { clearAttempts, takeAttempt } from "#server/identity/attempts.ts";
import {
  type CodePurpose,
  countMailCodes,
  countTries,
  deleteMailCodes,
  type MailCode,
  saveMailCode,
  tryMailCode,
  useMailCode,
} from "#server/identity/codes.ts";
import { endSessions } from "#server/identity/store.ts";
import { addNoMail, addToOutbox } from "#server/outbox/store.ts";
import type { AccountService, CodeRequest, SentCode, Wait } from "#server/parts/identity/port.ts";
import type { Database } from "#server/store/tables.ts";
import type { Codes } from "./codes.ts";
import { freeTries, lockoutRule } from "./lockoutRules.ts";
import { createNetworkShare, type NetworkShare } from "./networkShare.ts";
import type { Passwords } from "./passwords.ts";
import { type MailText, words } from "./words.ts";

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/**
 * Mail to one address beyond this per hour is not sent, so that a form cannot flood anyone's mailbox. A
 * single network gets a smaller share.
 */
const codesPerHour = 12;

export type AccountServiceSurroundings = {
  database: Database;
  passwords: Passwords;
  codes: Codes;
  publicUrl: string;
  now: () => Date;
  /** Prints a code in the server's terminal; null if there is a mail server. */
  announce: ((line: string) => void) | null;
};

export type OwnAccountService = Omit<AccountService, "resume">;

export function createAccountService(surroundings: AccountServiceSurroundings): OwnAccountService {
  const { database, passwords, now } = surroundings;
  const share = createNetworkShare();
  return {
    async signUp(form) {
      const passwordHash = await passwords.hash(form.password);
      const account = await findAccountByEmail(database, form.email);
      const pending = { email: form.email, name: form.name, passwordHash };
      const hasAccount = account !== null;
      return sendCode(surroundings, share, form, "signUp", hasAccount ? null : pending, (code) =>
        hasAccount ? words.hasAccount(surroundings.publicUrl) : words.signUpCode(code),
      );
    },

    async verify(sent) {
      const taken = await takeCode(surroundings, sent, "signUp");
      if (!taken.ok) return taken;
      const { pending } = taken.value;
      const subject = pending === null ? null : await createOwnAccount(database, pending, now());
      if (subject === null) return fail("wrong");
      await forgetTries(database, sent.email);
      return succeed(subject);
    },

    async signIn({ email, password }) {
      const key = emailKey(email);
      const wait = await waitFor(database, key, now());
      if (wait !== null) return fail(wait);
      const account = await findAccountByEmail(database, key);
      const isRight = await passwords.matches(password, account?.passwordHash ?? null);
      if (account === null || !isRight) return fail("wrong");
      await clearAttempts(database, key);
      if (account.passwordHash !== null && passwords.isOutdated(account.passwordHash)) {
        await setPassword(database, account.subject, await passwords.hash(password), null);
      }
      return succeed(account.subject);
    },

    async requestReset(form) {
      const account = await findAccountByEmail(database, form.email);
      return sendCode(surroundings, share, form, "reset", null, (code) =>
        account === null ? null : words.resetCode(code),
      );
    },

    async reset(sent) {
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
        const mail = words.passwordChanged(surroundings.publicUrl);
        await addToOutbox(transaction, { recipient: account.email, replyTo: null, ...mail }, at);
      });
      await forgetTries(database, sent.email);
      return succeed(account.subject);
    },
  };
}

/** A null `mailFor` sends nothing. The account in `pending` is created once the code is typed. */
async function sendCode(
  { database, codes, now, announce }: AccountServiceSurroundings,
  share: NetworkShare,
  { email, network }: { email: string; network: string },
  purpose: CodePurpose,
  pending: MailCode["pending"],
  mailFor: (code: string) => MailText | null,
): Promise<CodeRequest> {
  const key = emailKey(email);
  const [code, binding, at] = [codes.newCode(), codes.newBinding(), now()];
  const mail = mailFor(code);
  const isShared = share(network, key, at);
  const holdsCode = mail?.body.includes(code) === true;
  const isSent = await database.transaction().execute(async (transaction) => {
    const isTooMuch =
      !isShared || (await countMailCodes(transaction, key, new Date(at.getTime() - hourMs))) >= codesPerHour;
    // Refused requests are not stored, or they would count: repeated requests could block the owner's mail
    // forever.
    if (isTooMuch) return false;
    const codeHash = holdsCode ? codes.hash(binding, code) : null;
    const expiresAt = new Date(at.getTime() + identityLimits.codeMinutes * 60_000);
    await saveMailCode(transaction, binding, { purpose, email: key, codeHash, pending }, at, expiresAt);
    if (mail === null) {
      await addNoMail(transaction);
      return false;
    }
    await addToOutbox(transaction, { recipient: email, replyTo: null, ...mail }, at);
    return true;
  });
  if (isSent && holdsCode) announce?.(words.announced(purpose, key, code));
  return { binding };
}

/**
 * Returns the matching code, now used up. Tries are first limited per code. After many tries at one address
 * each code may be typed once: guessing gains little, and the owner of the mailbox still gets in, whatever
 * strangers have tried.
 */
async function takeCode(
  { database, codes, now }: AccountServiceSurroundings,
  { email, code, binding }: SentCode,
  purpose: CodePurpose,
): Promise<Result<MailCode, "wrong">> {
  const [key, holder, at] = [emailKey(email), binding ?? "", now()];
  const tried = await countTries(database, key, new Date(at.getTime() - dayMs));
  const mostTries = tried < freeTries.code ? identityLimits.codeTries : 1;
  const kept = await tryMailCode(database, holder, purpose, key, mostTries, at);
  const isRight = codes.matches(holder, code, kept?.codeHash ?? null);
  if (kept === null || !isRight || !(await useMailCode(database, holder))) return fail("wrong");
  return succeed(kept);
}

async function waitFor(database: Database, email: string, now: Date): Promise<Wait | null> {
  const mayAgainAt = await takeAttempt(database, email, lockoutRule(freeTries.signIn), now);
  if (mayAgainAt === null) return null;
  const waitSeconds = Math.ceil((mayAgainAt.getTime() - now.getTime()) / 1_000);
  return { retryAfterSeconds: Math.max(waitSeconds, 1) };
}

async function forgetTries(database: Database, email: string): Promise<void> {
  const key = emailKey(email);
  await deleteMailCodes(database, key);
  await clearAttempts(database, key);
}
