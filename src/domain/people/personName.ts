/** Whether what somebody calls themselves can be nothing but a person's name. */

const longest = 60;
const mostWords = 6;
/** Letters, which hyphens and apostrophes may join; a period only at the end, as in "J." or "Dr.". */
const word = /^\p{L}[\p{L}\p{M}]*(?:[’'-]\p{L}[\p{L}\p{M}]*)*\.?$/u;

/**
 * True for a name such as "Ana María O’Neill-Ruiz"; false for addresses, links, digits, sentences and nothing at all. So mail
 * that carries it leads nowhere a stranger chose.
 */
export function isPersonName(name: string): boolean {
  const words = name.trim().split(/ +/);
  return name.trim().length <= longest && words.length <= mostWords && words.every((one) => word.test(one));
}
