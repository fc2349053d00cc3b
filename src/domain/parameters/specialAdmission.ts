/** Colleges that not every student may enter, whatever the grades: by membership of a tribe, or for service to the country. */
import type { Source } from "#lib/source.ts";

/** Run by the Bureau of Indian Education for members of federally recognized tribes, and descendants by its rule: Haskell and SIPI. */
export const tribalMembersOnly: { unitIds: readonly number[]; source: Source } = {
  unitIds: [155140, 188216],
  source: {
    id: "haskellAdmission",
    title: "Haskell Indian Nations University, admission of new students: tribal verification",
    year: "2026",
    url: "https://haskell.edu/admissions/new-students",
  },
};

/**
 * Air Force, Coast Guard, Naval, Merchant Marine and Military Academy: years of service follow, and all but the Coast
 * Guard ask for a nomination, mostly by a member of Congress.
 */
export const serviceAcademies: { unitIds: readonly number[]; source: Source } = {
  unitIds: [128328, 130624, 164155, 197027, 197036],
  source: {
    id: "serviceAcademies",
    title: "USA.gov, how to join a military service academy",
    year: "2026",
    url: "https://www.usa.gov/military-academy",
  },
};
