/** Every endpoint, by its id. */
import { accountEraseEndpoint, accountExportEndpoint } from "./account.ts";
import { adminOverviewEndpoint } from "./admin.ts";
import { applicationTimelineEndpoint } from "./applicationTimeline.ts";
import { collegeEndpoint, collegesEndpoint } from "./colleges.ts";
import { contactEndpoint } from "./contact.ts";
import { contentSearchEndpoint } from "./contentSearch.ts";
import {
  acceptInvitationEndpoint,
  inviteEndpoint,
  lookAtInvitationEndpoint,
  planPeopleEndpoint,
  removePersonEndpoint,
  shareWithPersonEndpoint,
  takeBackInvitationEndpoint,
} from "./family.ts";
import { health } from "./health.ts";
import {
  resetEndpoint,
  resetRequestEndpoint,
  signInEndpoint,
  signUpEndpoint,
  verifyEndpoint,
} from "./identity.ts";
import { pageDataEndpoint } from "./pageData.ts";
import { pageViewEndpoint } from "./pageViews.ts";
import {
  erasePlanEndpoint,
  planCommandsEndpoint,
  planRevisionsEndpoint,
  planSharingEndpoint,
  plansEndpoint,
  restorePlanEndpoint,
  sendPlanCommandsEndpoint,
} from "./plans.ts";
import { pricingEndpoint } from "./pricing.ts";
import { collegeIndexEndpoint, majorsEndpoint, zipCodesEndpoint } from "./referenceData.ts";
import {
  openStopRemindersEndpoint,
  remindersEndpoint,
  saveRemindersEndpoint,
  stopRemindersEndpoint,
} from "./reminders.ts";
import { routesEndpoint } from "./routes.ts";
import { studentAidIndexEndpoint } from "./studentAidIndex.ts";
import {
  checkoutEndpoint,
  paymentWebhookEndpoint,
  portalEndpoint,
  subscriptionEndpoint,
} from "./subscription.ts";
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
  adminOverviewEndpoint,
  signUpEndpoint,
  verifyEndpoint,
  signInEndpoint,
  resetRequestEndpoint,
  resetEndpoint,
  pricingEndpoint,
  applicationTimelineEndpoint,
  contactEndpoint,
  waitlistEndpoint,
  pageViewEndpoint,
  studentAidIndexEndpoint,
  routesEndpoint,
  plansEndpoint,
  planCommandsEndpoint,
  sendPlanCommandsEndpoint,
  planRevisionsEndpoint,
  restorePlanEndpoint,
  planSharingEndpoint,
  erasePlanEndpoint,
  planPeopleEndpoint,
  inviteEndpoint,
  takeBackInvitationEndpoint,
  lookAtInvitationEndpoint,
  acceptInvitationEndpoint,
  shareWithPersonEndpoint,
  removePersonEndpoint,
  accountExportEndpoint,
  accountEraseEndpoint,
  remindersEndpoint,
  saveRemindersEndpoint,
  stopRemindersEndpoint,
  openStopRemindersEndpoint,
  subscriptionEndpoint,
  checkoutEndpoint,
  portalEndpoint,
  paymentWebhookEndpoint,
] as const;

export type EndpointId = (typeof endpoints)[number]["id"];
