/** What a reply of an endpoint may say about who keeps it, and for how long. */
import type { Endpoint } from "#contract/endpoint.ts";

/** What is the same for everyone may be kept and asked for again each time; what is somebody's own, nowhere. */
export function rulesOfKeeping({ access, isPersonal, isFile, isStream }: Endpoint): string[] {
  if (isStream === true) return ["no-store", "no-store, no-transform"];
  if (access === "everyone") return isPersonal === true ? ["no-store"] : ["no-store", "no-cache"];
  // Large files for administrators alone, about the site: their own browser may keep them.
  return isFile === true ? ["no-store", "private, no-cache"] : ["no-store"];
}
