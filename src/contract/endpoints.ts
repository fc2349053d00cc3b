/** The list of all endpoints, by resource. */
import { accountEndpoints } from "./account.ts";
import { adminEndpoints } from "./admin.ts";
import { aidOfferReadingEndpoints } from "./aidOfferReadings.ts";
import { answerCardsEndpoints } from "./answerCards.ts";
import { applicationTimelineEndpoints } from "./applicationTimeline.ts";
import { authorshipEndpoints } from "./authorship.ts";
import { calculatorTallyEndpoints } from "./calculatorTally.ts";
import { caseloadEndpoints } from "./caseload.ts";
import { classLinkEndpoints } from "./classLinks.ts";
import { collegeMatchesEndpoints } from "./collegeMatches.ts";
import { collegeEndpoints } from "./colleges.ts";
import { contactEndpoints } from "./contact.ts";
import { contentSearchEndpoints } from "./contentSearch.ts";
import { counselorEndpoints } from "./counselor.ts";
import { counselorTurnEndpoints } from "./counselorTurns.ts";
import { essayReadingEndpoints } from "./essayReadings.ts";
import { essayEndpoints } from "./essays.ts";
import { familyEndpoints } from "./family.ts";
import { healthEndpoints } from "./health.ts";
import { identityEndpoints } from "./identity.ts";
import { knowledgeGraphEndpoints } from "./knowledgeGraph.ts";
import { pageDataEndpoints } from "./pageData.ts";
import { pageViewEndpoints } from "./pageViews.ts";
import { passkeyEndpoints } from "./passkeys.ts";
import { planCalendarEndpoints } from "./planCalendar.ts";
import { planEndpoints } from "./plans.ts";
import { pricingEndpoints } from "./pricing.ts";
import { rareInvitationEndpoints } from "./rareInvitations.ts";
import { referenceDataEndpoints } from "./referenceData.ts";
import { reminderEndpoints } from "./reminders.ts";
import { routeEndpoints } from "./routes.ts";
import { sentCommandEndpoints } from "./sentCommands.ts";
import { studentAidIndexEndpoints } from "./studentAidIndex.ts";
import { subscriptionEndpoints } from "./subscription.ts";
import { userProfileEndpoints } from "./userProfile.ts";
import { waitlistEndpoints } from "./waitlist.ts";
import { webVitalsEndpoints } from "./webVitals.ts";

export const endpoints = [
  ...healthEndpoints,
  ...referenceDataEndpoints,
  ...contentSearchEndpoints,
  ...answerCardsEndpoints,
  ...collegeEndpoints,
  ...collegeMatchesEndpoints,
  ...aidOfferReadingEndpoints,
  ...counselorEndpoints,
  ...counselorTurnEndpoints,
  ...pageDataEndpoints,
  ...userProfileEndpoints,
  ...adminEndpoints,
  ...knowledgeGraphEndpoints,
  ...identityEndpoints,
  ...passkeyEndpoints,
  ...pricingEndpoints,
  ...applicationTimelineEndpoints,
  ...contactEndpoints,
  ...waitlistEndpoints,
  ...pageViewEndpoints,
  ...webVitalsEndpoints,
  ...calculatorTallyEndpoints,
  ...studentAidIndexEndpoints,
  ...routeEndpoints,
  ...planEndpoints,
  ...sentCommandEndpoints,
  ...familyEndpoints,
  ...rareInvitationEndpoints,
  ...classLinkEndpoints,
  ...planCalendarEndpoints,
  ...caseloadEndpoints,
  ...essayEndpoints,
  ...authorshipEndpoints,
  ...essayReadingEndpoints,
  ...accountEndpoints,
  ...reminderEndpoints,
  ...subscriptionEndpoints,
] as const;

export type EndpointId = (typeof endpoints)[number]["id"];
/** The endpoint with this id, including its schemas. */
export type EndpointOf<Id extends EndpointId> = Extract<(typeof endpoints)[number], { id: Id }>;
