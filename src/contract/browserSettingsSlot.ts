/**
 * The element that holds the browser's settings in a page; separate from their schema so that the browser
 * does not download it.
 */
export const browserSettingsElementId = "settings";
