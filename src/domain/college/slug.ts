/** The last part of a college's address, derived from its name. */
import { runToEnd, type Steps } from "#lib/steps.ts";

const accented = /[^\x20-\x7e]/;
const marks = /[\u0300-\u036f]/g;
/** Apostrophes and periods are dropped without leaving a hyphen. */
const joining = /['\u2018\u2019`.]/g;
const dividing = /[^a-z0-9]+/g;
const ends = /^-|-$/g;

/** Lowercase letters, digits and single hyphens: "Texas A & M University" → "texas-a-and-m-university". */
export function toCollegeSlug(name: string): string {
  // Most names are plain ASCII and skip the slow step, which matters because every college is slugged on load.
  const plain = accented.test(name) ? name.normalize("NFD").replace(marks, "") : name;
  const lower = plain.toLowerCase().replaceAll("&", " and ");
  return lower.replace(joining, "").replace(dividing, "-").replace(ends, "");
}

/**
 * One slug per college, in the order given. Colleges with the same slug all get their unitId appended, so that none of
 * them takes over another's address.
 */
export function assignSlugs(colleges: readonly { unitId: number; name: string }[]): string[] {
  return runToEnd(assignSlugsInSteps(colleges));
}

/** Names turned into slugs per step, about a millisecond. */
const namesPerStep = 512;

/** Like `assignSlugs`, but pauses between steps so that the page stays responsive. */
export function* assignSlugsInSteps(colleges: readonly { unitId: number; name: string }[]): Steps<string[]> {
  const plain: string[] = [];
  const uses = new Map<string, number>();
  for (const [index, { name }] of colleges.entries()) {
    const slug = toCollegeSlug(name);
    plain.push(slug);
    uses.set(slug, (uses.get(slug) ?? 0) + 1);
    if (index % namesPerStep === 0) yield;
  }
  return colleges.map(({ unitId }, index) => {
    const slug = plain[index] ?? "";
    if (slug === "") return String(unitId);
    return uses.get(slug) === 1 ? slug : `${slug}-${unitId}`;
  });
}
