/** The letter in a user's avatar. */

/** The first letter or digit of the name, in capitals; 'U' where there is none. */
export function getUserInitial(name: string): string {
  const first = /[\p{L}\p{N}]/u.exec(name)?.[0];
  return first === undefined ? "U" : first.toLocaleUpperCase("en-US");
}
