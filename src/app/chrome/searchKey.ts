/** Whether a key press opens the search: "/" or ⌘K (Ctrl K), unless someone is typing or a dialog is open. */

export type PressedKey = {
  key: string;
  /** ⌘, and Ctrl. */
  isMeta: boolean;
  isControl: boolean;
  isAltOrShift: boolean;
  isTyping: boolean;
  isDialogOpen: boolean;
};

export function isSearchKey(pressed: PressedKey): boolean {
  const { key, isMeta, isControl, isAltOrShift, isTyping, isDialogOpen } = pressed;
  if (isDialogOpen) return false;
  if (isMeta || isControl) {
    // In a field, Ctrl K deletes the rest of the line on a Mac; ⌘K is free there.
    return key.toLowerCase() === "k" && isMeta !== isControl && !isAltOrShift && !(isControl && isTyping);
  }
  // Some keyboards need Shift for the slash.
  return key === "/" && !isTyping;
}
