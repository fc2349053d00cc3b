/** The text of a note's field. It is apart from the list's, because visits have notes too. */
import { formatInteger } from "#lib/format.ts";

export function describeTooLong(limit: number, length: number): string {
  return `A note can be up to ${formatInteger(limit)} characters, and this one has ${formatInteger(length)}. The last version that fit is saved.`;
}
