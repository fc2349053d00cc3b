/** Which handler answers which endpoint: the contract's list, whole. */
import type { EndpointId } from "#contract/endpoints.ts";
import type { Handler } from "#server/parts.ts";
import { answerAccountErase, answerAccountExport } from "./account.ts";
import { answerAdminOverview } from "./admin.ts";
import { answerApplicationTimeline } from "./applicationTimeline.ts";
import { answerCollege } from "./college.ts";
import { answerColleges } from "./colleges.ts";
import { answerContact } from "./contact.ts";
import {
  answerInvite,
  answerPlanPeople,
  answerRemovePerson,
  answerShareWithPerson,
  answerTakeBackInvitation,
} from "./family.ts";
import { answerHealth } from "./health.ts";
import { answerReset, answerResetRequest, answerSignIn, answerSignUp, answerVerify } from "./identity.ts";
import { answerAcceptInvitation, answerLookAtInvitation } from "./invitations.ts";
import { answerPageData } from "./pageData.ts";
import { answerPageView } from "./pageViews.ts";
import { answerPaymentWebhook } from "./paymentWebhook.ts";
import {
  answerErasePlan,
  answerPlanCommands,
  answerPlanSharing,
  answerPlans,
  answerSendPlanCommands,
} from "./plans.ts";
import { answerPlanRevisions, answerRestorePlan } from "./plansHistory.ts";
import { answerPricing } from "./pricing.ts";
import { answerReferenceData } from "./referenceData.ts";
import {
  answerOpenStopReminders,
  answerReminders,
  answerSaveReminders,
  answerStopReminders,
} from "./reminders.ts";
import { answerRoutes } from "./routes.ts";
import { answerStudentAidIndex } from "./studentAidIndex.ts";
import { answerCheckout, answerPortal, answerSubscription } from "./subscription.ts";
import { answerUserProfile } from "./userProfile.ts";
import { answerWaitlist } from "./waitlist.ts";

export const handlers: Readonly<Record<EndpointId, Handler>> = {
  health: answerHealth,
  collegeIndex: answerReferenceData("college-index"),
  majors: answerReferenceData("majors"),
  zipCodes: answerReferenceData("zip-codes"),
  contentSearch: answerReferenceData("content-search"),
  colleges: answerColleges,
  college: answerCollege,
  pageData: answerPageData,
  userProfile: answerUserProfile,
  adminOverview: answerAdminOverview,
  identitySignUp: answerSignUp,
  identityVerify: answerVerify,
  identitySignIn: answerSignIn,
  identityResetRequest: answerResetRequest,
  identityReset: answerReset,
  pricing: answerPricing,
  applicationTimeline: answerApplicationTimeline,
  contact: answerContact,
  waitlist: answerWaitlist,
  pageView: answerPageView,
  studentAidIndex: answerStudentAidIndex,
  routes: answerRoutes,
  plans: answerPlans,
  planCommands: answerPlanCommands,
  sendPlanCommands: answerSendPlanCommands,
  planRevisions: answerPlanRevisions,
  restorePlan: answerRestorePlan,
  planSharing: answerPlanSharing,
  erasePlan: answerErasePlan,
  planPeople: answerPlanPeople,
  invite: answerInvite,
  takeBackInvitation: answerTakeBackInvitation,
  lookAtInvitation: answerLookAtInvitation,
  acceptInvitation: answerAcceptInvitation,
  shareWithPerson: answerShareWithPerson,
  removePerson: answerRemovePerson,
  accountExport: answerAccountExport,
  accountErase: answerAccountErase,
  reminders: answerReminders,
  saveReminders: answerSaveReminders,
  stopReminders: answerStopReminders,
  openStopReminders: answerOpenStopReminders,
  subscription: answerSubscription,
  subscriptionCheckout: answerCheckout,
  subscriptionPortal: answerPortal,
  paymentWebhook: answerPaymentWebhook,
};
