/** The browser and processor in a few words: results are compared only with those of the same device. */

const browsers = [
  ["Edge", /Edg\//],
  ["Firefox", /Firefox\//],
  ["Chrome", /Chrom(e|ium)\//],
  ["Safari", /Safari\//],
] as const;
const systems = [
  ["Android", /Android/],
  ["iPhone", /iPhone/],
  ["iPad", /iPad/],
  ["Windows", /Windows/],
  ["Mac", /Macintosh/],
  ["ChromeOS", /CrOS/],
  ["Linux", /Linux/],
] as const;

export function describeDevice(browser: Pick<Navigator, "userAgent" | "hardwareConcurrency">): string {
  const find = (list: readonly (readonly [string, RegExp])[], unknown: string) =>
    list.find(([, mark]) => mark.test(browser.userAgent))?.[0] ?? unknown;
  const cores = browser.hardwareConcurrency;
  const place = `${find(browsers, "A browser")} on ${find(systems, "a computer")}`;
  return cores > 0 ? `${place}, ${cores} ${cores === 1 ? "core" : "cores"}` : place;
}
