/** ZIP codes of military mail, which say neither where a family is nor which state it calls home. */

/** Army, fleet and diplomatic mail by its prefixes: AA in the Americas, AE in Europe and beyond, AP in the Pacific. */
const militaryZip = /^(?!34000|09000|96200)(?:340|09[0-8]|96[2-6])\d\d$/;

/** Whether a ZIP code is one of an APO, FPO or DPO. */
export function isMilitaryZip(zip: string | null): boolean {
  return zip !== null && militaryZip.test(zip);
}
