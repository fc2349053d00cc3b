/** The last part of a college's address, made from its name. */

const accented = /[^\x20-\x7e]/;
const marks = /[\u0300-\u036f]/g;
/** These join what stands around them; all other signs divide. */
const joining = "'`.\u2018\u2019";

/** Small letters, figures and single hyphens: "Texas A & M University" → "texas-a-and-m-university". */
export function collegeSlug(name: string): string {
  const plain = accented.test(name) ? name.normalize("NFD").replace(marks, "") : name;
  // Letter by letter: all colleges are named when the index arrives, and patterns took three times as long.
  let slug = "";
  let divides = false;
  for (const sign of plain.toLowerCase()) {
    const isWord = (sign >= "a" && sign <= "z") || (sign >= "0" && sign <= "9");
    if (!isWord && sign !== "&") {
      if (!joining.includes(sign)) divides = true;
      continue;
    }
    if ((divides || sign === "&") && slug !== "") slug += "-";
    slug += sign === "&" ? "and" : sign;
    divides = sign === "&";
  }
  return slug;
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
