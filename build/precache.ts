/** What the service worker caches on the first visit, and what waits while the browser is saving data. */

export type PrecacheInput = {
  /** Addresses of the pages that families come back to. */
  pages: readonly string[];
  /** Names of all files at the root of the served folder. */
  rootFiles: readonly string[];
  /** Names of all hashed files. */
  assets: readonly string[];
  /** Addresses of the scripts those pages load. */
  needed: ReadonlySet<string>;
  /** Addresses of scripts that few browsers ever load. */
  spare: readonly string[];
  /** Addresses of reference data that every tool reads. */
  data: readonly string[];
};

/** The unhashed files a page requests; large icons and the sharing picture are for others. */
const keptRootFile = /^(favicon\.svg|manifest\.webmanifest|icon-192\.png|(?!service-worker)[a-z-]+\.js)$/;

/** Half a megabyte for opening a PDF, 63 kB for signing in, the grammar check: cached only after first use. */
const onDemand = /^(?:pdfjs|readPdf|pageIdentity|grammarWorker)-/;

export function listPrecache(input: PrecacheInput): { always: string[]; whenAmple: string[] } {
  const assets = input.assets
    .filter((name) => /\.(js|css|woff2)$/.test(name) && !onDemand.test(name))
    .map((name) => `/assets/${name}`)
    .filter((address) => !input.spare.includes(address));
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
