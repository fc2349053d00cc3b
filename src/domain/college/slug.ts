/** The last part of a college's address, made from its name. */

/** Small letters, figures and single hyphens: "Texas A & M University" → "texas-a-and-m-university". */
export function collegeSlug(name: string): string {
  return name
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/['\u2018\u2019`.]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

/**
 * One slug for each college, in the order given. Colleges whose names make the same slug all carry their unitId
 * behind it, so that none of them takes the plain address from another.
 */
export function slugsOf(colleges: readonly { unitId: number; name: string }[]): string[] {
  const plain = colleges.map((college) => collegeSlug(college.name));
  const uses = new Map<string, number>();
  for (const slug of plain) uses.set(slug, (uses.get(slug) ?? 0) + 1);
  return colleges.map(({ unitId }, index) => {
    const slug = plain[index] ?? "";
    if (slug === "") return String(unitId);
    return uses.get(slug) === 1 ? slug : `${slug}-${unitId}`;
  });
}
