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

/** Work colleges that admit nearly only students whose families show financial need. */
export const needRequired = read(records.needRequired);

/** Dollars of family income a year below which Berea expects need, for families of two, three and so on to eight. */
export const needIncomeLimits: readonly number[] = findLatest<readonly number[]>(
  records.needIncomeLimits,
).value;

/** A work college that charges tuition to those who come from outside its counties in the mountains. */
export const mountainColleges = read(records.mountainColleges);

/** A dual curriculum of religious and general studies for every undergraduate. */
export const faithCurriculum = read(records.faithCurriculum);

/** Colleges made for deaf and hard-of-hearing students. */
export const signingColleges = read(records.signingColleges);

/** The same, and universities with a large program and community in American Sign Language. */
export const signingPrograms = read(records.signingPrograms);

/** Colleges that nearly all graduate in a few fields, each with the families of these. */
export const fewFieldColleges: ReadonlyMap<number, readonly string[]> = new Map(
  findLatest<readonly { unitId: number; families: readonly string[] }[]>(records.fewFieldColleges).value.map(
    ({ unitId, families }) => [unitId, families],
  ),
);

function read(fact: Fact<readonly number[]>): ReadonlySet<number> {
  return new Set(findLatest(fact).value);
}
