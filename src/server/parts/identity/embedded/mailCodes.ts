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
  listCodeAskers,
  type MailCode,
  replaceMailCode,
  saveMailCode,
  toCodeId,
  tryMailCode,
  useMailCode,
} from "#server/identity/codes.ts";
import { addNoMail, addToOutbox } from "#server/outbox/store.ts";
import type { CodeRequest, RenewedCode, SentCode } from "#server/parts/identity/port.ts";
import type { Database, DatabaseTransaction } from "#server/store/tables.ts";
import type { Codes } from "./codes.ts";
import { freeTries } from "./lockoutRules.ts";
import { type MailText, words } from "./words.ts";

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/**
 * Mail to one address beyond this per hour is not sent, so that a form cannot flood anyone's mailbox. Some of
 * it is kept for devices that the account knows, and of the rest a single network gets a smaller share. Whoever
 * has typed the right password has a share apart from all of these, which nobody without it can use up.
 */
export const codesPerHour = { all: 12, unknownDevices: 8, network: 4, rightPassword: 4 } as const;

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
  const isSent = await database.transaction().execute(async (transaction) => {
    await lockAddress(transaction, key, at);
    const askers = await listCodeAskers(transaction, key, new Date(at.getTime() - hourMs));
    const isAllowed = mayAsk(askers, asker);
    const isByPassword = asker.standing === "password" || asker.standing === "guess";
    // Refused requests are not stored, or they would count: repeated requests could block the owner's mail
    // forever. After a password they are, as guesses, which count for nothing: the same work for each password.
    if (!isAllowed && !isByPassword) return false;
    const codeHash = holdsCode && isAllowed ? codes.hash(binding, code) : null;
    const expiresAt = new Date(at.getTime() + identityLimits.codeMinutes * 60_000);
    const kept = { purpose, email: key, codeHash, pending };
    const counted = isAllowed ? asker : ({ ...asker, standing: "guess" } as const);
    await saveMailCode(transaction, binding, kept, counted, at, expiresAt);
    if (mail === null || !isAllowed) {
      await addNoMail(transaction);
      return false;
    }
    const secret = holdsCode ? { secretUntil: expiresAt, about: toCodeId(binding) } : {};
    await addToOutbox(transaction, { recipient: email, replyTo: null, ...mail, ...secret }, at);
    return true;
  });
  if (isSent && holdsCode) announce?.(words.announced(purpose, key, code));
  return { binding };
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
): Promise<Result<MailCode, "wrong">> {
  const [key, holder, at] = [emailKey(email), binding ?? "", now()];
  const tried = await countTries(database, key, new Date(at.getTime() - dayMs));
  const mostTries = tried < freeTries.code ? identityLimits.codeTries : 1;
  const kept = await tryMailCode(database, holder, purpose, key, mostTries, at);
  const codeHash = kept?.codeHash ?? null;
  // Both are worked out, whichever one matches.
  const isRight = [holder, toCodeId(holder)]
    .map((bound) => codes.matches(bound, code, codeHash))
    .includes(true);
  if (kept === null || !isRight || !(await useMailCode(database, holder))) return fail("wrong");
  return succeed(kept);
}

/** A device that the account knows is not held to what its network has asked for. */
function mayAsk(before: readonly CodeAsker[], { network, standing }: CodeAsker): boolean {
  const count = (...of: AskerStanding[]) => before.filter((asker) => of.includes(asker.standing)).length;
  if (standing === "guess") return false;
  if (standing === "password") return count("password") < codesPerHour.rightPassword;
  if (count("known", "unknown") >= codesPerHour.all) return false;
  if (standing === "known") return true;
  const ofNetwork = before.filter((asker) => asker.standing === "unknown" && asker.network === network);
  return count("unknown") < codesPerHour.unknownDevices && ofNetwork.length < codesPerHour.network;
}
