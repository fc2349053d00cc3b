/** Addresses without an ending that the server answers with a document outside of the app. */
export const licensesPath = "/licenses";

export const documentPaths: ReadonlySet<string> = new Set([licensesPath]);
