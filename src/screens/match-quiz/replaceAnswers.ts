/** What has to be written so that a profile becomes another: only the answers that differ count as given anew. */
import type { Profile } from "#domain/people/profile.ts";

export function listDifferingFields(from: Profile, to: Profile): Partial<Profile> {
  const changed = Object.entries(to).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(getField(from, field)),
  );
  return Object.fromEntries(changed);
}

function getField(profile: Profile, field: string): unknown {
  return Object.entries(profile).find(([name]) => name === field)?.[1];
}
