/** Colleges that not every student may enter, whatever the grades: by membership of a tribe, for service to the country, or as cadets. */
import * as origins from "#facts/admission/specialAdmission.origins.ts";
import * as records from "#facts/admission/specialAdmission.ts";
import { type Fact, type FactOrigins, findLatest, originIn } from "#facts/fact.ts";
import type { Source } from "#lib/source.ts";

type SpecialAdmission = { unitIds: readonly number[]; source: Source };

/** Run by the Bureau of Indian Education for members of federally recognized tribes, and descendants by its rule. */
export const tribalMembersOnly = read(records.tribalMembersOnly, origins.tribalMembersOnlyOrigins);

/** Years of service follow, and all but the Coast Guard Academy ask for a nomination. */
export const serviceAcademies = read(records.serviceAcademies, origins.serviceAcademiesOrigins);

/** Every student of the day college is a cadet, in uniform and under military rules; no service follows. */
export const militaryColleges = read(records.militaryColleges, origins.militaryCollegesOrigins);

/** Most students train in uniform for ships and ports. */
export const maritimeAcademies = read(records.maritimeAcademies, origins.maritimeAcademiesOrigins);

/** Every applicant needs a church leader's endorsement and keeps the church's honor code; members are preferred. */
export const churchEndorsement = read(records.churchEndorsement, origins.churchEndorsementOrigins);

function read(fact: Fact<readonly number[]>, factOrigins: FactOrigins): SpecialAdmission {
  const { period, value } = findLatest(fact);
  return { unitIds: value, source: originIn(factOrigins, period).source };
}
