/** Maps every endpoint to its handler, one resource at a time. */

import { adminHandlers } from "./admin/routes.ts";
import { aidOfferReadingHandlers } from "./aidOfferReadings/routes.ts";
import { applicationTimelineHandlers } from "./applicationTimeline/routes.ts";
import { authorshipHandlers } from "./authorship/routes.ts";
import { calculatorTallyHandlers } from "./calculatorTally/routes.ts";
import { planCalendarHandlers } from "./calendars/routes.ts";
import { caseloadHandlers } from "./caseload/routes.ts";
import { classLinkHandlers } from "./classLinks/routes.ts";
import { collegeMatchesHandlers } from "./collegeMatches/routes.ts";
import { collegeHandlers } from "./colleges/routes.ts";
import { counselorHandlers } from "./counselor/routes.ts";
import { counselorTurnHandlers } from "./counselorTurns/routes.ts";
import { essayReadingHandlers } from "./essayReadings/routes.ts";
import { essayHandlers } from "./essays/routes.ts";
import { familyHandlers } from "./family/routes.ts";
import { contactHandlers, waitlistHandlers } from "./forms/routes.ts";
import { healthHandlers } from "./health/routes.ts";
import type { Handlers } from "./http/handler.ts";
import { identityHandlers } from "./identity/routes.ts";
import { pageDataHandlers } from "./pageData/routes.ts";
import { pageViewHandlers } from "./pageViews/routes.ts";
import { passkeyHandlers } from "./passkeys/routes.ts";
import { adminPerformanceHandlers, webVitalsHandlers } from "./performance/routes.ts";
import { accountHandlers } from "./personalData/routes.ts";
import { planHandlers } from "./plans/routes.ts";
import { adminPostHandlers } from "./posts/routes.ts";
import { pricingHandlers } from "./pricing/routes.ts";
import {
  answerCardsHandlers,
  contentSearchHandlers,
  knowledgeGraphHandlers,
  referenceDataHandlers,
} from "./referenceData/routes.ts";
import { reminderHandlers } from "./reminders/routes.ts";
import { routeHandlers } from "./routes/routes.ts";
import { adminSeoHandlers } from "./seo/routes.ts";
import { studentAidIndexHandlers } from "./studentAidIndex/routes.ts";
import { subscriptionHandlers } from "./subscription/routes.ts";
import { userProfileHandlers } from "./userProfile/routes.ts";

export const handlers: Handlers = {
  ...accountHandlers,
  ...adminHandlers,
  ...adminPerformanceHandlers,
  ...adminPostHandlers,
  ...adminSeoHandlers,
  ...applicationTimelineHandlers,
  ...authorshipHandlers,
  ...collegeHandlers,
  ...collegeMatchesHandlers,
  ...aidOfferReadingHandlers,
  ...counselorHandlers,
  ...counselorTurnHandlers,
  ...contactHandlers,
  ...waitlistHandlers,
  ...webVitalsHandlers,
  ...contentSearchHandlers,
  ...answerCardsHandlers,
  ...essayHandlers,
  ...essayReadingHandlers,
  ...familyHandlers,
  ...calculatorTallyHandlers,
  ...caseloadHandlers,
  ...planCalendarHandlers,
  ...classLinkHandlers,
  ...healthHandlers,
  ...identityHandlers,
  ...knowledgeGraphHandlers,
  ...pageDataHandlers,
  ...passkeyHandlers,
  ...pageViewHandlers,
  ...planHandlers,
  ...pricingHandlers,
  ...referenceDataHandlers,
  ...reminderHandlers,
  ...routeHandlers,
  ...studentAidIndexHandlers,
  ...subscriptionHandlers,
  ...userProfileHandlers,
};
