/** Turns the web addresses colleges report into working URLs. */

const hostPattern = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

/**
 * An absolute http or https URL, or null if the text is not one: an email address, two addresses, no host. An
 * address without a scheme is assumed to be https.
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
  // The data set separates lists with "|", and some servers reject it unescaped.
  return url.href.replaceAll("|", "%7C");
}
