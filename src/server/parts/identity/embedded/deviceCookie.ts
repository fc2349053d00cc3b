/**
 * The cookie of a browser that has signed in: a signed id for each account, the last used one first. It
 * lets nobody in; it only keeps strangers' wrong passwords from counting against this browser.
 */
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";

const idLetters = 22;
const macLetters = 43;
/** Accounts that one browser keeps; a classroom's computer forgets the oldest. */
const mostAccounts = 8;

export type DeviceCookies = {
  /** The ids in a cookie that we have signed. */
  read: (cookie: string | null) => string[];
  /** The cookie with this id first. */
  add: (cookie: string | null, id: string) => string;
  newId: () => string;
};

/** The first key signs; what an older one has signed still counts. */
export function createDeviceCookies(cookieKeys: readonly string[]): DeviceCookies {
  const keys = cookieKeys.map((key) => Buffer.from(hkdfSync("sha256", key, "", "known devices", 32)));
  const [newest] = keys;
  if (newest === undefined) throw new Error("There is no cookie key.");
  const sign = (id: string, key: Buffer) => createHmac("sha256", key).update(id).digest();
  const isSigned = (id: string, mac: Buffer) =>
    keys.some((key) => mac.byteLength === 32 && timingSafeEqual(sign(id, key), mac));
  const read = (cookie: string | null) =>
    (cookie ?? "")
      .split(".")
      .slice(0, mostAccounts)
      .flatMap((token) => {
        if (token.length !== idLetters + macLetters) return [];
        const id = token.slice(0, idLetters);
        return isSigned(id, Buffer.from(token.slice(idLetters), "base64url")) ? [id] : [];
      });
  return {
    read,
    add: (cookie, id) =>
      [id, ...read(cookie).filter((other) => other !== id)]
        .slice(0, mostAccounts)
        .map((one) => `${one}${sign(one, newest).toString("base64url")}`)
        .join("."),
    newId: () => randomBytes(16).toString("base64url"),
  };
}
