/** Whether a key press opens the search: "/", unless someone is typing or a dialog is open. */

export type PressedKey = { key: string; isModified: boolean; isTyping: boolean; isDialogOpen: boolean };

export function isSearchKey({ key, isModified, isTyping, isDialogOpen }: PressedKey): boolean {
  return key === "/" && !isModified && !isTyping && !isDialogOpen;
}
