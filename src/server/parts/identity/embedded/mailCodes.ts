/** Mails codes within their limits, and takes the ones that are typed in. */
import { identityLimits } from "#contract/identity.ts";
import { fail, type Result, succeed } from "#lib/result.ts";
import { emailKey } from "#server/account/store.ts";
import { lockAddress } from "#server/identity/attempts.ts";
import {
  type AskerStanding,
  type CodeAsker,
  type CodePurpose,
  countTries,
  findOpenMailCode,
  isConfirmed,
  listCodeAskers,
  listMailedCodes,
  type MailCode,
  type PastAsker,
  replaceMailCode,
  saveConfirmation,
  saveMailCode,
  toCodeId,
  tryMailCode,
  useMailCode,
} from "#server/identity/codes.ts";
import { addNoMail, addToOutbox } from "#server/outbox/store.ts";
import type { CodeProblem, CodeRequest, RenewedCode, SentCode } from "#server/ports/identity.ts";
import type { Database, DatabaseTransaction } from "#server/store/tables.ts";
import type { Codes } from "./codes.ts";
import { freeTries } from "./lockoutRules.ts";
import { type MailText, words } from "./words.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * Mail to one address beyond this per hour is not sent, so that a form cannot flood anyone's mailbox. Some of
 * it is kept for devices that the account knows, and of the rest a single network gets a smaller share. Strangers
 * who use up the rest with one purpose leave `onePurpose` to the other: so whenever nothing is left, at least three
 * mails with a code have gone to whoever reads the mailbox. Who types one of these, in any browser, has confirmed the
 * address and has a share apart from all of these, like whoever types the right password.
 */
export const codesPerHour = {
  all: 12,
  unknownDevices: 8,
  knownDevices: 4,
  onePurpose: 3,
  network: 4,
  rightPassword: 4,
  confirmed: 4,
} as const;

export type MailCodeSurroundings = {
  database: Database;
  codes: Codes;
  now: () => Date;
  /** Prints a code in the server's terminal; null if there is a mail server. */
  announce: ((line: string) => void) | null;
};

export type CodeToSend = {
  /** As typed. */
  email: string;
  purpose: CodePurpose;
  asker: CodeAsker;
  /** The account is created once the code is typed. */
  pending: MailCode["pending"];
  /** Null sends nothing, with the same work. */
  mailFor: (code: string) => MailText | null;
};

export async function sendCode(
  { database, codes, now, announce }: MailCodeSurroundings,
  { email, purpose, asker, pending, mailFor }: CodeToSend,
): Promise<CodeRequest> {
  const key = emailKey(email);
  const [code, binding, at] = [codes.newCode(), codes.newBinding(), now()];
  const mail = mailFor(code);
  const holdsCode = mail?.body.includes(code) === true;
  const { isSent, nextAt } = await database.transaction().execute(async (transaction) => {
    await lockAddress(transaction, key, at);
    const askers = await listCodeAskers(transaction, key, new Date(at.getTime() - hourMs));
    const nextAt = findNextTime(askers, { ...asker, purpose }, at);
    const isAllowed = nextAt === null;
    const isByPassword = asker.standing === "password" || asker.standing === "guess";
    // Refused requests are not stored, or they would count: repeated requests could block the owner's mail
    // forever. After a password they are, as guesses, which count for nothing: the same work for each password.
    if (!isAllowed && !isByPassword) return { isSent: false, nextAt };
    // By the row and not by the browser's secret, so that the code proves the mailbox in another browser too.
    const codeHash = holdsCode && isAllowed ? codes.hash(toCodeId(binding), code) : null;
    const expiresAt = new Date(at.getTime() + identityLimits.codeMinutes * 60_000);
    const kept = { purpose, email: key, codeHash, pending };
    const counted = isAllowed ? asker : ({ ...asker, standing: "guess" } as const);
    await saveMailCode(transaction, binding, kept, counted, at, expiresAt);
    if (mail === null || !isAllowed) {
      await addNoMail(transaction);
      // After a password nobody is told: the share is used up by right passwords alone.
      return { isSent: false, nextAt: null };
    }
    const secret = holdsCode ? { secretUntil: expiresAt, about: toCodeId(binding) } : {};
    await addToOutbox(transaction, { recipient: email, replyTo: null, ...mail, ...secret }, at);
    return { isSent: true, nextAt: null };
  });
  if (isSent && holdsCode) announce?.(words.announced(purpose, key, code));
  return { binding, nextAt, code: isSent && holdsCode ? code : null };
}

/**
 * Another code for a mail that did not arrive; null if it can no longer be typed. Tries and end stay as they are, so
 * that nobody gets more guesses or time. This server does not know the browser's secret, so the hash is bound to the
 * row that the secret leads to.
 */
export async function renewCode(
  { codes, now, publicUrl }: Pick<MailCodeSurroundings, "codes" | "now"> & { publicUrl: string },
  transaction: DatabaseTransaction,
  id: string,
): Promise<RenewedCode | null> {
  const { codeTries } = identityLimits;
  const at = now();
  const known = await findOpenMailCode(transaction, id, codeTries, at);
  if (known === null) return null;
  await lockAddress(transaction, known.email, at);
  const open = await findOpenMailCode(transaction, id, codeTries, at);
  const code = codes.newCode();
  if (open === null || !(await replaceMailCode(transaction, id, codes.hash(id, code)))) return null;
  const minutes = Math.ceil((open.expiresAt.getTime() - at.getTime()) / 60_000);
  return { ...words.codeMail[open.purpose](code, publicUrl, minutes), secretUntil: open.expiresAt };
}

/**
 * Returns the matching code, now used up. Tries are first limited per code. After many tries at one address
 * each code may be typed once: guessing gains little, and the owner of the mailbox still gets in, whatever
 * strangers have tried.
 */
export async function takeCode(
  { database, codes, now }: MailCodeSurroundings,
  { email, code, binding }: SentCode,
  purpose: CodePurpose,
): Promise<Result<MailCode, CodeProblem>> {
  const [key, holder, at] = [emailKey(email), binding ?? "", now()];
  const mailed = await listMailedCodes(database, key, new Date(at.getTime() - hourMs));
  const tried = await countTries(database, key, new Date(at.getTime() - dayMs));
  const mostTries = tried < freeTries.code ? identityLimits.codeTries : 1;
  const kept = await tryMailCode(database, holder, purpose, key, mostTries, at);
  const codeHash = kept?.codeHash ?? null;
  // Both are computed, whichever matches, so that the time taken says nothing.
  const isRight = [holder, toCodeId(holder)]
    .map((bound) => codes.matches(bound, code, codeHash))
    .includes(true);
  if (kept !== null && isRight && (await useMailCode(database, holder))) return succeed(kept);
  // After a password there is a share of its own, which no proof of the mailbox adds to.
  if (purpose === "signIn") return fail("wrong");
  const others = mailed.filter(({ id }) => id !== toCodeId(holder));
  if (!others.map(({ id, codeHash: theirs }) => codes.matches(id, code, theirs)).includes(true))
    return fail("wrong");
  const proof = codes.newBinding();
  await saveConfirmation(database, proof, key, at, new Date(at.getTime() + hourMs));
  return fail({ kind: "elsewhere", binding: proof });
}

/** Whether the mailbox is this browser's: a code mailed to the address was typed in it within the last hour. */
export function hasConfirmed(
  database: Database,
  email: string,
  binding: string | null,
  at: Date,
): Promise<boolean> {
  return isConfirmed(database, binding ?? "", emailKey(email), new Date(at.getTime() - hourMs));
}

/**
 * When this one may ask; null: now. Requests older than an hour no longer count. The next whole minute, which is what
 * people are told, and says no more than that of when somebody else asked.
 */
function findNextTime(
  before: readonly PastAsker[],
  asker: CodeAsker & { purpose: CodePurpose },
  now: Date,
): Date | null {
  if (mayAsk(before, asker)) return null;
  const ends = before.map(({ at }) => at.getTime() + hourMs).toSorted((one, other) => one - other);
  const next = ends.find((end) =>
    mayAsk(
      before.filter(({ at }) => at.getTime() + hourMs > end),
      asker,
    ),
  );
  return new Date(Math.ceil((next ?? now.getTime() + hourMs) / minuteMs) * minuteMs);
}

/** A device that the account knows is not held to what its network has asked for. */
function mayAsk(before: readonly PastAsker[], asker: CodeAsker & { purpose: CodePurpose }): boolean {
  const { network, standing, purpose } = asker;
  const count = (...of: AskerStanding[]) => before.filter((past) => of.includes(past.standing)).length;
  if (standing === "guess") return false;
  if (standing === "password") return count("password") < codesPerHour.rightPassword;
  if (standing === "confirmed") return count("confirmed") < codesPerHour.confirmed;
  if (standing === "known") {
    return count("known") < codesPerHour.knownDevices || count("known", "unknown") < codesPerHour.all;
  }
  const unknown = before.filter((past) => past.standing === "unknown");
  if (unknown.filter((past) => past.network === network).length >= codesPerHour.network) return false;
  if (unknown.filter((past) => past.purpose === purpose).length < codesPerHour.onePurpose) return true;
  return unknown.length < codesPerHour.unknownDevices && count("known", "unknown") < codesPerHour.all;
}
