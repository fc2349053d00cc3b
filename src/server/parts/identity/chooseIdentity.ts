/** Creates the identity part the settings select. */

import type { IdentityPart } from "#server/ports/identity.ts";
import type { EmbeddedSurroundings } from "./embedded/embedded.ts";
import { hostedIdentity } from "./hosted.ts";

export async function chooseIdentity(surroundings: EmbeddedSurroundings): Promise<IdentityPart> {
  const { settings, now } = surroundings;
  if (settings.identity.kind === "hosted") return hostedIdentity(settings.identity, now);
  // Loaded only when used: it is as large as the rest of the server.
  const { embeddedIdentity } = await import("./embedded/embedded.ts");
  return embeddedIdentity(surroundings);
}
