/** Where the browser's few settings stand in a page; apart from their schema, which the browser need not download. */
export const browserSettingsElementId = "settings";
