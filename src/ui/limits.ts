/** Timing and size limits of UI components, from section 9 of the specification (toasts, tooltips, loading). */

export const toastDurationMs = 5_000;
export const mediumToastMs = 3_000;
/** How long a message waits for the toast library before it is shown plain. */
export const toastLibraryWaitMs = 1_000;
export const toastSwipePx = 50;
/** A message has come to its place: it rises for 200 ms. */
export const toastSettleMs = 250;
/** Between a field and the message that it was scrolled clear of. */
export const fieldGapPx = 12;
export const toastHotkey = "F8";
export const tooltipOpenMs = 700;
/** Moving from one tooltip to the next within this time opens it at once. */
export const tooltipSkipMs = 300;
/** A placeholder on the page for this long says what to do. */
export const loadingHintMs = 15_000;
