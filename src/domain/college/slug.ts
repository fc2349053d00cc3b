/** The last part of a college's address, made from its name. */
import { runToEnd, type Steps } from "#lib/steps.ts";

const accented = /[^\x20-\x7e]/;
const marks = /[\u0300-\u036f]/g;
/** Apostrophes and periods join what stands around them. */
const joining = /['\u2018\u2019`.]/g;
const dividing = /[^a-z0-9]+/g;
const ends = /^-|-$/g;

/** Small letters, figures and single hyphens: "Texas A & M University" → "texas-a-and-m-university". */
export function toCollegeSlug(name: string): string {
  // All but a few names are plain: the costly step is left out, since every college is named when the index arrives.
  const plain = accented.test(name) ? name.normalize("NFD").replace(marks, "") : name;
  const lower = plain.toLowerCase().replaceAll("&", " and ");
  return lower.replace(joining, "").replace(dividing, "-").replace(ends, "");
}

/**
 * One slug for each college, in the order given. Colleges whose names make the same slug all carry their unitId
 * behind it, so that none of them takes the plain address from another.
 */
export function assignSlugs(colleges: readonly { unitId: number; name: string }[]): string[] {
  return runToEnd(assignSlugsInSteps(colleges));
}

/** Names turned into slugs in one step: about a millisecond. */
const namesPerStep = 512;

/** The same in steps. */
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
