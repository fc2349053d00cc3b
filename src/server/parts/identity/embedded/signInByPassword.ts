/**
 * The decision over one password: wrong, right, or right only with a mailed code, because strangers have
 * tried many. The same work and the same answers for an address without an account.
 */
import { fail, type Result, succeed } from "#lib/result.ts";
import { type Account, emailKey, setPassword } from "#server/account/store.ts";
import { clearAttempt, takeAttempt } from "#server/identity/attempts.ts";
import type { SignInStep, Wait } from "#server/ports/identity.ts";
import { deviceTries, failuresBeforeCodes, freeTries, hourlyRule, lockoutRule } from "./lockoutRules.ts";
import { type MailCodeSurroundings, sendCode } from "./mailCodes.ts";
import type { PlaceKeys } from "./networks.ts";
import type { Passwords } from "./passwords.ts";
import { words } from "./words.ts";

export type PasswordSurroundings = MailCodeSurroundings & {
  passwords: Passwords;
  places: PlaceKeys;
  publicUrl: string;
};

export type PasswordTry = {
  email: string;
  password: string;
  /** Null: the address has none. */
  account: Account | null;
  network: string;
  /** Null: the account does not know the device. */
  deviceId: string | null;
};

export async function signInByPassword(
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
