/**
 * The embedded identity part for tests, with keys for this process only and passwords that are cheap to hash.
 */
import { embeddedIdentity } from "#server/parts/identity/embedded/embedded.ts";
import type { PasswordCost } from "#server/parts/identity/embedded/passwords.ts";
import type { IdentityPart } from "#server/ports/identity.ts";
import { newSecrets, type Secrets } from "#server/secrets.ts";
import type { Settings } from "#server/settings.ts";
import type { Database } from "#server/store/tables.ts";

export const testPasswordCost: PasswordCost = { cost: 2 ** 4, blockSize: 8, parallelization: 1 };

let made: Promise<Secrets> | null = null;

/** Shared by a whole test file, because generating a key takes a while. */
export function makeTestSecrets(): Promise<Secrets> {
  made ??= newSecrets();
  return made;
}

export async function createTestIdentity(
  settings: Pick<Settings, "identity" | "publicUrl">,
  database: Database,
  now: () => Date,
  given?: Secrets,
): Promise<IdentityPart> {
  const secrets = given ?? (await makeTestSecrets());
  return embeddedIdentity({
    settings,
    secrets,
    database,
    now,
    announce: null,
    passwordCost: testPasswordCost,
  });
}
