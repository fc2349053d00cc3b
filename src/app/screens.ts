/** Which screen stands at which page: the only list that joins the two. */

import { type LazyScreen, lazyPart } from "#client/chunks/lazyPart.tsx";
import type { PageId } from "#site/pages.ts";

export const screens: Record<PageId, LazyScreen> = {
  home: lazyPart(() => import("#screens/home/HomeScreen.tsx")),
  matchQuiz: lazyPart(() => import("#screens/match-quiz/MatchQuizScreen.tsx")),
  costCalculator: lazyPart(() => import("#screens/cost-calculator/CostCalculatorScreen.tsx")),
  colleges: lazyPart(() => import("#screens/colleges/CollegesScreen.tsx")),
  compare: lazyPart(() => import("#screens/compare/CompareScreen.tsx")),
  myPlan: lazyPart(() => import("#screens/my-plan/MyPlanScreen.tsx")),
  methodology: lazyPart(() => import("#screens/methodology/MethodologyScreen.tsx")),
  yourData: lazyPart(() => import("#screens/your-data/YourDataScreen.tsx")),
  pricing: lazyPart(() => import("#screens/pricing/PricingScreen.tsx")),
  howItWorks: lazyPart(() => import("#screens/how-it-works/HowItWorksScreen.tsx")),
};

export const collegeScreen = lazyPart(() => import("#screens/college/CollegeScreen.tsx"));
export const notFoundScreen = lazyPart(() => import("#screens/not-found/NotFoundScreen.tsx"));
