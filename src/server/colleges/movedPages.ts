/** Addresses of colleges that are part of another one, or had another name: where their pages are today. */
import { collegeChanges, findMergedInto } from "#domain/college/changes.ts";
import { formerColleges, formerNames } from "#domain/college/formerColleges.ts";
import { toCollegeSlug } from "#domain/college/slug.ts";
import type { Colleges } from "#server/colleges.ts";

const formerSlugs = new WeakMap<Colleges, ReadonlyMap<string, number>>();

/**
 * The slug of the college whose page answers for this one; null where the page stands for itself or nothing is known.
 * A slug that a college of today bears is never another's.
 */
export function findMovedSlug(colleges: Colleges, slug: string): string | null {
  const own = colleges.bySlug(slug);
  const unitId = own === null ? (listFormerSlugs(colleges).get(slug) ?? null) : own.unitId;
  if (unitId === null) return null;
  const goesOn = findMergedInto(unitId);
  if (goesOn === null) return own === null ? (colleges.byUnitId(unitId)?.slug ?? null) : null;
  return colleges.byUnitId(goesOn)?.slug ?? null;
}

/** By slug of a former name. A name that two colleges had leads to neither. */
function listFormerSlugs(colleges: Colleges): ReadonlyMap<string, number> {
  const known = formerSlugs.get(colleges);
  if (known !== undefined) return known;
  const slugs = new Map<string, number | null>();
  const add = (name: string, unitId: number) => {
    const slug = toCollegeSlug(name);
    const before = slugs.get(slug);
    slugs.set(slug, before === undefined || before === unitId ? unitId : null);
  };
  for (const { unitId, names } of formerNames) for (const name of names) add(name, unitId);
  for (const { names, successor } of formerColleges) {
    if (successor !== null) for (const name of names) add(name, successor);
  }
  for (const { unitId, newName } of collegeChanges) if (newName !== null) add(newName, unitId);
  const single = new Map([...slugs].flatMap(([slug, unitId]) => (unitId === null ? [] : [[slug, unitId]])));
  formerSlugs.set(colleges, single);
  return single;
}
