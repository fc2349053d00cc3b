/** Every endpoint, by its id. */
import { applicationTimelineEndpoint } from "./applicationTimeline.ts";
import { collegeEndpoint, collegesEndpoint } from "./colleges.ts";
import { contactEndpoint } from "./contact.ts";
import { contentSearchEndpoint } from "./contentSearch.ts";
import { health } from "./health.ts";
import { pageDataEndpoint } from "./pageData.ts";
import { pageViewEndpoint } from "./pageViews.ts";
import { pricingEndpoint } from "./pricing.ts";
import { collegeIndexEndpoint, majorsEndpoint, zipCodesEndpoint } from "./referenceData.ts";
import { routesEndpoint } from "./routes.ts";
import { studentAidIndexEndpoint } from "./studentAidIndex.ts";
import { userProfileEndpoint } from "./userProfile.ts";
import { waitlistEndpoint } from "./waitlist.ts";

export const endpoints = [
  health,
  collegeIndexEndpoint,
  majorsEndpoint,
  zipCodesEndpoint,
  contentSearchEndpoint,
  collegesEndpoint,
  collegeEndpoint,
  pageDataEndpoint,
  userProfileEndpoint,
  pricingEndpoint,
  applicationTimelineEndpoint,
  contactEndpoint,
  waitlistEndpoint,
  pageViewEndpoint,
  studentAidIndexEndpoint,
  routesEndpoint,
] as const;

export type EndpointId = (typeof endpoints)[number]["id"];
