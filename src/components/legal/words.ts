/** Text shared by the privacy policy and the terms. */
import { formatDate } from "#lib/format.ts";

/** The day the text of these two pages last changed. */
export const legalChangedOn = "2026-11-21";

export const words = {
  changed: `Last changed on ${formatDate(legalChangedOn)}.`,
  contents: "On this page",
  loading: "Loading what this installation uses",
  failedTitle: "This page could not be loaded whole",
  failedKept:
    "It says what this installation uses, which only its server knows. Your plan is safe on this device.",
};
