/** Addresses without an ending that the server answers with a document outside of the app. */
/** Data releases: /releases/2026/tassel-colleges-2026.csv. */
export const releasesPath = "/releases/";
export const licensesPath = "/licenses";

export const documentPaths: ReadonlySet<string> = new Set([licensesPath]);
