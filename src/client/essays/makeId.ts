/** Ids of essays, windows and comments: letters and digits, because they become part of field names. */

export function makeId(): string {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  // 64 values for 62 letters: the first two are a little likelier, which does not matter for an id.
  return [...crypto.getRandomValues(new Uint8Array(14))]
    .map((byte) => letters.charAt((byte % 64) % letters.length))
    .join("");
}
