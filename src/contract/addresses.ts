/** Addresses of reference data and of what pages are rendered from, apart from what their endpoints check, for those who only ask. */
export const collegeIndexAddress = "/api/college-cost-calculator";
export const majorsAddress = "/api/majors";
export const zipCodesAddress = "/api/zip-codes";
export const contentSearchAddress = "/api/content-search";

/** How a page is named: "/help/fafsa-completion-guide" is "help.fafsa-completion-guide". */
export function pageDataName(path: string): string {
  return path.slice(1).replaceAll("/", ".");
}
