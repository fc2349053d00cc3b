/** Where the closing of a campus is reported. Apart from the closings, because only what speaks of one says it. */
import * as origins from "#facts/admission/closingCampuses.origins.ts";
import { originIn } from "#facts/fact.ts";
import type { Source } from "#lib/source.ts";
import type { ClosingCampus } from "./closingCampuses.ts";

export function closingSourceOf({ factId, period }: ClosingCampus): Source {
  const found = Object.values(origins).find(({ id }) => id === factId);
  if (found === undefined) throw new Error(`Nothing is known of where ${factId} comes from.`);
  return originIn(found, period).source;
}
