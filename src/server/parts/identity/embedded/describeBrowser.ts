/** A browser's name and system, as its owner would recognize them in a list of devices. */

/** In this order: most browsers also claim to be the ones further down. */
const browsers = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["SamsungBrowser", "Samsung Internet"],
  ["Firefox", "Firefox"],
  ["FxiOS", "Firefox"],
  ["CriOS", "Chrome"],
  ["Chrome", "Chrome"],
  ["Safari", "Safari"],
] as const;

const systems = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["CrOS", "a Chromebook"],
  ["Windows", "Windows"],
  ["Mac OS X", "a Mac"],
  ["Linux", "Linux"],
] as const;

/** Such as "Chrome on Windows"; empty if nothing is recognized. Nothing else of the header is kept. */
export function describeBrowser(userAgent: string | undefined): string {
  const find = (list: readonly (readonly [string, string])[]) =>
    list.find(([mark]) => userAgent?.includes(mark) === true)?.[1];
  const [browser, system] = [find(browsers), find(systems)];
  if (browser === undefined) return system === undefined ? "" : `A browser on ${system}`;
  return system === undefined ? browser : `${browser} on ${system}`;
}
