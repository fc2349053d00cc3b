/** Which screen stands at which page: the only list that joins the two. */

import { type LazyScreen, lazyPart } from "#client/chunks/lazyPart.tsx";
import type { PageId } from "#site/pages.ts";

export const screens: Record<PageId, LazyScreen> = {
  home: lazyPart(() => import("#screens/home/HomeScreen.tsx")),
  matchQuiz: lazyPart(() => import("#screens/match-quiz/MatchQuizScreen.tsx")),
  costCalculator: lazyPart(() => import("#screens/cost-calculator/CostCalculatorScreen.tsx")),
  colleges: lazyPart(() => import("#screens/colleges/CollegesScreen.tsx")),
  compare: lazyPart(() => import("#screens/compare/CompareScreen.tsx")),
  offers: lazyPart(() => import("#screens/offers/OffersScreen.tsx")),
  myPlan: lazyPart(() => import("#screens/my-plan/MyPlanScreen.tsx")),
  methodology: lazyPart(() => import("#screens/methodology/MethodologyScreen.tsx")),
  yourData: lazyPart(() => import("#screens/your-data/YourDataScreen.tsx")),
  landing: lazyPart(() => import("#screens/landing/LandingScreen.tsx")),
  about: lazyPart(() => import("#screens/about/AboutScreen.tsx")),
  howItWorks: lazyPart(() => import("#screens/how-it-works/HowItWorksScreen.tsx")),
  features: lazyPart(() => import("#screens/features/FeaturesScreen.tsx")),
  aiTechnology: lazyPart(() => import("#screens/ai-technology/AiTechnologyScreen.tsx")),
  pricing: lazyPart(() => import("#screens/pricing/PricingScreen.tsx")),
  contact: lazyPart(() => import("#screens/contact/ContactScreen.tsx")),
  parents: lazyPart(() => import("#screens/parents/ParentsScreen.tsx")),
  tools: lazyPart(() => import("#screens/tools/ToolsScreen.tsx")),
  faq: lazyPart(() => import("#screens/faq/FaqScreen.tsx")),
  privacy: lazyPart(() => import("#screens/privacy/PrivacyScreen.tsx")),
  terms: lazyPart(() => import("#screens/terms/TermsScreen.tsx")),
  waitlist: lazyPart(() => import("#screens/waitlist/WaitlistScreen.tsx")),
  stateGuides: lazyPart(() => import("#screens/state-guides/StateGuidesScreen.tsx")),
  help: lazyPart(() => import("#screens/help/HelpScreen.tsx")),
  blog: lazyPart(() => import("#screens/blog/BlogScreen.tsx")),
  fafsaCalculator: lazyPart(() => import("#screens/fafsa-calculator/FafsaCalculatorScreen.tsx")),
  applicationTimeline: lazyPart(() => import("#screens/application-timeline/ApplicationTimelineScreen.tsx")),
  timelineSuccess: lazyPart(() => import("#screens/timeline-success/TimelineSuccessScreen.tsx")),
  collegeVisitPlanner: lazyPart(() => import("#screens/college-visit-planner/CollegeVisitPlannerScreen.tsx")),
  tripResults: lazyPart(() => import("#screens/trip-results/TripResultsScreen.tsx")),
  financialPlanningGuide: lazyPart(
    () => import("#screens/financial-planning-guide/FinancialPlanningGuideScreen.tsx"),
  ),
  divorcedParentsGuide: lazyPart(
    () => import("#screens/divorced-parents-guide/DivorcedParentsGuideScreen.tsx"),
  ),
  blogAutomation: lazyPart(() => import("#screens/blog-automation/BlogAutomationScreen.tsx")),
  subscriptionSuccess: lazyPart(() => import("#screens/subscription-success/SubscriptionSuccessScreen.tsx")),
  subscriptionDashboard: lazyPart(
    () => import("#screens/subscription-dashboard/SubscriptionDashboardScreen.tsx"),
  ),
  sharing: lazyPart(() => import("#screens/sharing/SharingScreen.tsx")),
  invitation: lazyPart(() => import("#screens/invitation/InvitationScreen.tsx")),
  family: lazyPart(() => import("#screens/family/FamilyScreen.tsx")),
  signIn: lazyPart(() => import("#screens/sign-in/SignInScreen.tsx")),
  stopReminders: lazyPart(() => import("#screens/stop-reminders/StopRemindersScreen.tsx")),
  account: lazyPart(() => import("#screens/account/AccountScreen.tsx")),
  planHistory: lazyPart(() => import("#screens/plan-history/PlanHistoryScreen.tsx")),
  admin: lazyPart(() => import("#screens/admin/AdminScreen.tsx")),
  adminSeoDashboard: lazyPart(() => import("#screens/admin-seo-dashboard/AdminSeoDashboardScreen.tsx")),
  adminKnowledgeGraph: lazyPart(() => import("#screens/admin-knowledge-graph/AdminKnowledgeGraphScreen.tsx")),
  adminPerformanceTest: lazyPart(
    () => import("#screens/admin-performance-test/AdminPerformanceTestScreen.tsx"),
  ),
};

/** The pages of /content: help, blog and stories, and the states' guides. */
export const articleScreen = lazyPart(() => import("#screens/article/ArticleScreen.tsx"));
export const stateGuideScreen = lazyPart(() => import("#screens/state-guide/StateGuideScreen.tsx"));
export const collegeScreen = lazyPart(() => import("#screens/college/CollegeScreen.tsx"));
export const notFoundScreen = lazyPart(() => import("#screens/not-found/NotFoundScreen.tsx"));
/** Never shown by the app itself: the service worker answers with its page where a page is not kept. */
export const offlineScreen = lazyPart(() => import("#screens/offline/OfflineScreen.tsx"));
