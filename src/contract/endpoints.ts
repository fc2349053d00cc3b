/** Every endpoint, by its id. */
import { collegeEndpoint, collegesEndpoint } from "./colleges.ts";
import { health } from "./health.ts";
import { pageDataEndpoint } from "./pageData.ts";
import { collegeIndexEndpoint, majorsEndpoint, zipCodesEndpoint } from "./referenceData.ts";

export const endpoints = [
  health,
  collegeIndexEndpoint,
  majorsEndpoint,
  zipCodesEndpoint,
  collegesEndpoint,
  collegeEndpoint,
  pageDataEndpoint,
] as const;

export type EndpointId = (typeof endpoints)[number]["id"];
