/** Which handler answers which endpoint: the contract's list, whole. */
import type { EndpointId } from "#contract/endpoints.ts";
import type { Handler } from "#server/parts.ts";
import { answerAccountErase, answerAccountExport } from "./account/routes.ts";
import { answerAdminOverview } from "./admin/routes.ts";
import { answerApplicationTimeline } from "./applicationTimeline/routes.ts";
import { answerCollege } from "./colleges/collegeRoute.ts";
import { answerColleges } from "./colleges/routes.ts";
import { answerAcceptInvitation, answerLookAtInvitation } from "./family/invitationRoutes.ts";
import {
  answerInvite,
  answerPlanPeople,
  answerRemovePerson,
  answerShareWithPerson,
  answerTakeBackInvitation,
} from "./family/routes.ts";
import { answerContact } from "./forms/contactRoute.ts";
import { answerWaitlist } from "./forms/waitlistRoute.ts";
import { answerHealth } from "./health/routes.ts";
import {
  answerReset,
  answerResetRequest,
  answerSignIn,
  answerSignUp,
  answerVerify,
} from "./identity/routes.ts";
import { answerPageData } from "./pageData/routes.ts";
import { answerPageView } from "./pageViews/routes.ts";
import { answerPlanRevisions, answerRestorePlan } from "./plans/historyRoutes.ts";
import {
  answerErasePlan,
  answerPlanCommands,
  answerPlanSharing,
  answerPlans,
  answerSendPlanCommands,
} from "./plans/routes.ts";
import { answerPricing } from "./pricing/routes.ts";
import { answerReferenceData } from "./referenceData/routes.ts";
import {
  answerOpenStopReminders,
  answerReminders,
  answerSaveReminders,
  answerStopReminders,
} from "./reminders/routes.ts";
import { answerRoutes } from "./routes/routes.ts";
import { answerStudentAidIndex } from "./studentAidIndex/routes.ts";
import { answerCheckout, answerPortal, answerSubscription } from "./subscription/routes.ts";
import { answerPaymentWebhook } from "./subscription/webhookRoute.ts";
import { answerUserProfile } from "./userProfile/routes.ts";

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
