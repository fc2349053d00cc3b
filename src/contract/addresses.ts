/** Addresses of the reference data, apart from what their endpoints check, for those who only ask. */
export const collegeIndexAddress = "/api/college-cost-calculator";
export const majorsAddress = "/api/majors";
export const zipCodesAddress = "/api/zip-codes";
export const contentSearchAddress = "/api/content-search";
