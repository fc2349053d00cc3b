/** What the service worker keeps from the first visit on, and what of it waits until there is no data to be saved. */

export type PrecacheInput = {
  /** Addresses of the pages that a family comes back to. */
  pages: readonly string[];
  /** Names of everything at the root of the served folder. */
  rootFiles: readonly string[];
  /** Names of all hashed files. */
  assets: readonly string[];
  /** Addresses of the scripts that those pages name. */
  needed: ReadonlySet<string>;
  /** Addresses of reference data that every tool reads. */
  data: readonly string[];
};

/** Of the files without a hash those that a page asks for; big icons and the picture for sharing are for others. */
const keptRootFile = /^(favicon\.svg|manifest\.webmanifest|icon-192\.png|(?!service-worker)[a-z-]+\.js)$/;

/** Half a megabyte for whoever opens a PDF, 63 kB for whoever signs in: kept once they were used. */
const onDemand = /^(?:pdfjs|readPdf|pageIdentity)-/;

export function listPrecache(input: PrecacheInput): { always: string[]; whenAmple: string[] } {
  const assets = input.assets
    .filter((name) => /\.(js|css|woff2)$/.test(name) && !onDemand.test(name))
    .map((name) => `/assets/${name}`);
  const isNeeded = (address: string) => address.endsWith(".css") || input.needed.has(address);
  return {
    always: [
      ...input.pages,
      ...input.rootFiles.filter((name) => keptRootFile.test(name)).map((name) => `/${name}`),
      ...assets.filter(isNeeded),
    ],
    whenAmple: [...assets.filter((address) => !isNeeded(address)), ...input.data],
  };
}
