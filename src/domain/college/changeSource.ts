/** Where it is reported what happened to a college. Apart from the changes, because only what speaks of one says it. */
import { collegesOrigins } from "#facts/changes/colleges.origins.ts";
import { requireValue } from "#facts/fact.ts";
import type { Source } from "#lib/source.ts";
import type { CollegeChange } from "./changes.ts";

export function findChangeSource({ factId, period }: CollegeChange): Source {
  const found = collegesOrigins[factId];
  if (found === undefined) throw new Error(`Nothing is known of where ${factId} comes from.`);
  // What happened in a year is no figure that a newer year replaces.
  return requireValue(found, period).source;
}
