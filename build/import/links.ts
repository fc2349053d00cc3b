/** Turns what colleges report as their web addresses into addresses that work. */

const hostPattern = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

/**
 * An absolute http or https address, or null where the text is none: an email address, two addresses in one, no
 * host. An address without a scheme is taken to be https.
 */
export function normalizeUrl(reported: string | null): string | null {
  const text = reported?.trim() ?? "";
  if (text === "" || / (or|and|&) /i.test(text)) return null;
  const written = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(written)) return null;
  const url = new URL(written);
  if (url.protocol !== "https:" && url.protocol !== "http:") return null;
  if (url.username !== "" || url.password !== "") return null;
  const host = url.hostname.replace(/\.$/, "");
  if (!hostPattern.test(host)) return null;
  url.hostname = host;
  // The data set divides lists by "|", and some servers refuse it bare.
  return url.href.replaceAll("|", "%7C");
}
