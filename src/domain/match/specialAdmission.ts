/** Colleges that not every student may enter, whatever the grades: by membership of a tribe, for service to the country, or as cadets. */
import * as records from "#facts/admission/specialAdmission.ts";
import { type Fact, findLatest } from "#facts/fact.ts";

/** Run by the Bureau of Indian Education for members of federally recognized tribes, and descendants by its rule. */
export const tribalMembersOnly = read(records.tribalMembersOnly);

/** Years of service follow, and all but the Coast Guard Academy ask for a nomination. */
export const serviceAcademies = read(records.serviceAcademies);

/** Every student of the day college is a cadet, in uniform and under military rules; no service follows. */
export const militaryColleges = read(records.militaryColleges);

/** Most students train in uniform for ships and ports. */
export const maritimeAcademies = read(records.maritimeAcademies);

/** Every applicant needs a church leader's endorsement and keeps the church's honor code; members are preferred. */
export const churchEndorsement = read(records.churchEndorsement);

function read(fact: Fact<readonly number[]>): ReadonlySet<number> {
  return new Set(findLatest(fact).value);
}
