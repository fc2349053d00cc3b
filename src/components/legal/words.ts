/** Text shared by the privacy policy and the terms. */
import { formatDate } from "#lib/format.ts";

/** The day the text of these two pages last changed. */
export const legalChangedOn = "2026-11-26";

export const words = {
  changed: `Last changed on ${formatDate(legalChangedOn)}.`,
  contents: "On this page",
  loading: "Loading the services this site uses",
  failedTitle: "Part of this page didn’t load",
  failedKept:
    "The missing part lists the services this site uses. Reload the page to try again. Your plan is safe on this device.",
};
