/** Every address of the site that tests go through, and one that leads nowhere. */
import { addressesOf, pages } from "#site/pages.ts";

const college = "/colleges/the-university-of-texas-at-austin";

export const paths: readonly string[] = [...pages.flatMap(addressesOf), college];
export const missingPath = "/no-such-page";
export const everywhere: readonly string[] = [...paths, missingPath];

/** What the console may hold on the way there. */
export function expectedErrorsAt(path: string): string[] {
  return path === missingPath ? ["404"] : [];
}
