/** How long the look's own parts wait and how far they reach: the part of the specification's section 9 about toasts and tooltips. */

export const toastsShownMax = 1;
export const toastDurationMs = 5_000;
export const shortToastMs = 2_000;
export const mediumToastMs = 3_000;
/** A dismissed toast leaves the list after this long. */
export const toastRemoveMs = 1_000_000;
/** How long a message waits for its part to be loaded before it is shown plainly. */
export const toastPartWaitMs = 1_000;
export const toastSwipePx = 50;
export const toastHotkey = "F8";
/** The style sheet's max-w-[420px] of the toast viewport. */
export const toastMaxWidthPx = 420;
export const tooltipOpenMs = 700;
/** Going from one tooltip to the next within this time opens it at once. */
export const tooltipSkipMs = 300;
