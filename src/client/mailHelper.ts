/** Who can help where this site sends no email yet: the name or address that it gives, or whoever set it up for the family. */
import { readBrowserSettings } from "./settings.ts";

/** `start` begins a sentence. */
export function describeMailHelper(): { start: string; within: string } {
  const helper = typeof document === "undefined" ? undefined : readBrowserSettings(document).helper;
  if (helper !== undefined) return { start: helper, within: helper };
  return {
    start: "The person who set up Tassel for you",
    within: "the person who set up Tassel for you",
  };
}
