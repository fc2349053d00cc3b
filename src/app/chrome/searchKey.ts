/** Whether a key opens the search: "/", where nobody is typing and nothing stands over the page. */

export type PressedKey = { key: string; isModified: boolean; isTyping: boolean; isDialogOpen: boolean };

export function isSearchKey({ key, isModified, isTyping, isDialogOpen }: PressedKey): boolean {
  return key === "/" && !isModified && !isTyping && !isDialogOpen;
}
