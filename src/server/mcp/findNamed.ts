/** Which college a call names. What else the name may mean is said, and a name that is nobody's is refused with the nearest. */
import type { CollegeSummary } from "#domain/college/college.ts";
import { listLimits, type NameMatch } from "#domain/listImport/listImport.ts";
import { isKnownName, matchCollege } from "#domain/listImport/matchCollege.ts";
import { readNameCell } from "#domain/listImport/nameCell.ts";
import { searchColleges } from "#domain/search/collegeSearch.ts";
import { formatOr } from "#lib/format.ts";
import { fail, type Result, succeed } from "#lib/result.ts";
import { preparedSearch } from "#server/colleges/findColleges.ts";
import type { Colleges } from "#server/colleges.ts";

export type Naming = {
  colleges: Colleges;
  now: Date;
  /** How names were taken, for whoever asked; filled as they are read. */
  notes: Set<string>;
};

/** How many names are offered where none is meant for sure. */
const mostOffered = 5;

/** By UNITID or by name, "Trinity College, CT" too; fails with what else it may be. */
export function findOne(name: string, naming: Naming): Result<CollegeSummary, string> {
  const { colleges, notes } = naming;
  if (/^\d{6}$/.test(name)) {
    const found = colleges.byUnitId(Number(name));
    return found === null ? fail(`No college in the data set has the number ${name}.`) : succeed(found);
  }
  const match = matchName(name, naming);
  if (match.kind === "sure") {
    const found = colleges.byUnitId(match.unitId);
    if (found === null) return refuseName(name, colleges);
    if (match.was !== null && !isSameName(match.was, found.name))
      notes.add(`${match.was} is ${found.name} today.`);
    return succeed(found);
  }
  if (match.kind === "unknown")
    return match.because === "closed" ? fail(match.closed) : refuseName(name, colleges);
  const choices = match.choices.flatMap((unitId) => colleges.byUnitId(unitId) ?? []);
  const preferred = match.preferred === null ? null : colleges.byUnitId(match.preferred);
  if (preferred !== null) {
    notes.add(sayTaken(name, preferred, match.because === "merged"));
    return succeed(preferred);
  }
  const offered = choices.map(sayWithPlace);
  return fail(`“${name}” may mean ${formatOr(offered)}. Ask with one of these names and its state.`);
}

/** Those found, each once, and for each of the others a sentence that says so; fails where none is. */
export function findSome(
  names: readonly string[],
  naming: Naming,
): Result<{ found: CollegeSummary[]; missing: string[] }, string> {
  const results = names.map((name) => findOne(name, naming));
  const found = results.flatMap((one) => (one.ok ? [one.value] : []));
  const missing = results.flatMap((one) => (one.ok ? [] : [one.problem]));
  if (found.length === 0) return fail([...new Set(missing)].join(" "));
  return succeed({ found: [...new Set(found)], missing });
}

/** As a family's list is read: what stands behind the name is its place. */
export function matchName(name: string, { colleges, now }: Pick<Naming, "colleges" | "now">): NameMatch {
  const prepared = preparedSearch(colleges);
  const today = now.toISOString().slice(0, 10);
  const cell = readNameCell(name, (text) => isKnownName(prepared, text), today);
  const { city = null, state = null } = cell.place ?? {};
  return matchCollege(prepared, { name: cell.name, city, state, unitId: null }, { left: 1 });
}

/** Words in common are not a name: another college would be answered about. */
export function refuseName(name: string, colleges: Colleges): { ok: false; problem: string } {
  const { hits } = searchColleges(preparedSearch(colleges), name.slice(0, listLimits.nameLength), {
    limit: mostOffered,
    accepts: (college) => college.isDegreeGranting,
  });
  const near = hits.flatMap(({ index }) => colleges.summaries[index]?.name ?? []);
  return fail(
    near.length === 0
      ? `No college here is called “${name}”. Try its full name, or find_colleges.`
      : `No college here is called “${name}”. Nearest: ${near.join("; ")}. Ask with one of these names.`,
  );
}

function sayTaken(name: string, college: CollegeSummary, isMerged: boolean): string {
  return isMerged
    ? `${name} is part of ${college.name} today.`
    : `“${name}” was read as ${sayWithPlace(college)}.`;
}

function sayWithPlace({ name, city, state }: CollegeSummary): string {
  return `${name} (${city}, ${state})`;
}

function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
