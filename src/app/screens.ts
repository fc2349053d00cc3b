/** Maps each page to its screen; the only list that connects the two. */

import { createLazyPart, type LazyScreen } from "#client/chunks/createLazyPart.tsx";
import type { PageId } from "#site/pages.ts";

export const screens: Record<PageId, LazyScreen> = {
  home: createLazyPart(() => import("#screens/home/HomeScreen.tsx")),
  matchQuiz: createLazyPart(() => import("#screens/match-quiz/MatchQuizScreen.tsx")),
  costCalculator: createLazyPart(() => import("#screens/cost-calculator/CostCalculatorScreen.tsx")),
  colleges: createLazyPart(() => import("#screens/colleges/CollegesScreen.tsx")),
  compare: createLazyPart(() => import("#screens/compare/CompareScreen.tsx")),
  offers: createLazyPart(() => import("#screens/offers/OffersScreen.tsx")),
  counselor: createLazyPart(() => import("#screens/counselor/CounselorScreen.tsx")),
  essays: createLazyPart(() => import("#screens/essays/EssaysScreen.tsx")),
  authorship: createLazyPart(() => import("#screens/authorship/AuthorshipScreen.tsx")),
  myPlan: createLazyPart(() => import("#screens/my-plan/MyPlanScreen.tsx")),
  methodology: createLazyPart(() => import("#screens/methodology/MethodologyScreen.tsx")),
  yourData: createLazyPart(() => import("#screens/your-data/YourDataScreen.tsx")),
  landing: createLazyPart(() => import("#screens/landing/LandingScreen.tsx")),
  about: createLazyPart(() => import("#screens/about/AboutScreen.tsx")),
  howItWorks: createLazyPart(() => import("#screens/how-it-works/HowItWorksScreen.tsx")),
  features: createLazyPart(() => import("#screens/features/FeaturesScreen.tsx")),
  aiTechnology: createLazyPart(() => import("#screens/ai-technology/AiTechnologyScreen.tsx")),
  developers: createLazyPart(() => import("#screens/developers/DevelopersScreen.tsx")),
  pricing: createLazyPart(() => import("#screens/pricing/PricingScreen.tsx")),
  contact: createLazyPart(() => import("#screens/contact/ContactScreen.tsx")),
  counselors: createLazyPart(() => import("#screens/counselors/CounselorsScreen.tsx")),
  parents: createLazyPart(() => import("#screens/parents/ParentsScreen.tsx")),
  tools: createLazyPart(() => import("#screens/tools/ToolsScreen.tsx")),
  faq: createLazyPart(() => import("#screens/faq/FaqScreen.tsx")),
  privacy: createLazyPart(() => import("#screens/privacy/PrivacyScreen.tsx")),
  terms: createLazyPart(() => import("#screens/terms/TermsScreen.tsx")),
  waitlist: createLazyPart(() => import("#screens/waitlist/WaitlistScreen.tsx")),
  stateGuides: createLazyPart(() => import("#screens/state-guides/StateGuidesScreen.tsx")),
  help: createLazyPart(() => import("#screens/help/HelpScreen.tsx")),
  blog: createLazyPart(() => import("#screens/blog/BlogScreen.tsx")),
  fafsaCalculator: createLazyPart(() => import("#screens/fafsa-calculator/FafsaCalculatorScreen.tsx")),
  applicationTimeline: createLazyPart(
    () => import("#screens/application-timeline/ApplicationTimelineScreen.tsx"),
  ),
  timelineSuccess: createLazyPart(() => import("#screens/timeline-success/TimelineSuccessScreen.tsx")),
  collegeVisitPlanner: createLazyPart(
    () => import("#screens/college-visit-planner/CollegeVisitPlannerScreen.tsx"),
  ),
  tripResults: createLazyPart(() => import("#screens/trip-results/TripResultsScreen.tsx")),
  financialPlanningGuide: createLazyPart(
    () => import("#screens/financial-planning-guide/FinancialPlanningGuideScreen.tsx"),
  ),
  divorcedParentsGuide: createLazyPart(
    () => import("#screens/divorced-parents-guide/DivorcedParentsGuideScreen.tsx"),
  ),
  blogAutomation: createLazyPart(() => import("#screens/blog-automation/BlogAutomationScreen.tsx")),
  subscriptionSuccess: createLazyPart(
    () => import("#screens/subscription-success/SubscriptionSuccessScreen.tsx"),
  ),
  subscriptionDashboard: createLazyPart(
    () => import("#screens/subscription-dashboard/SubscriptionDashboardScreen.tsx"),
  ),
  sharing: createLazyPart(() => import("#screens/sharing/SharingScreen.tsx")),
  invitation: createLazyPart(() => import("#screens/invitation/InvitationScreen.tsx")),
  family: createLazyPart(() => import("#screens/family/FamilyScreen.tsx")),
  signIn: createLazyPart(() => import("#screens/sign-in/SignInScreen.tsx")),
  stopReminders: createLazyPart(() => import("#screens/stop-reminders/StopRemindersScreen.tsx")),
  account: createLazyPart(() => import("#screens/account/AccountScreen.tsx")),
  planHistory: createLazyPart(() => import("#screens/plan-history/PlanHistoryScreen.tsx")),
  admin: createLazyPart(() => import("#screens/admin/AdminScreen.tsx")),
  adminSeoDashboard: createLazyPart(() => import("#screens/admin-seo-dashboard/AdminSeoDashboardScreen.tsx")),
  adminKnowledgeGraph: createLazyPart(
    () => import("#screens/admin-knowledge-graph/AdminKnowledgeGraphScreen.tsx"),
  ),
  adminPerformanceTest: createLazyPart(
    () => import("#screens/admin-performance-test/AdminPerformanceTestScreen.tsx"),
  ),
};

/** Pages from /content: help, blog, stories, and state guides. */
export const articleScreen = createLazyPart(() => import("#screens/article/ArticleScreen.tsx"));
export const stateGuideScreen = createLazyPart(() => import("#screens/state-guide/StateGuideScreen.tsx"));
export const collegeScreen = createLazyPart(() => import("#screens/college/CollegeScreen.tsx"));
export const notFoundScreen = createLazyPart(() => import("#screens/not-found/NotFoundScreen.tsx"));
/** Never routed to by the app: the service worker serves it when a page is not cached. */
export const offlineScreen = createLazyPart(() => import("#screens/offline/OfflineScreen.tsx"));
