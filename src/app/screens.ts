/** Which screen stands at which page: the only list that joins the two. */
import type { PageId } from "#site/pages.ts";
import { type LazyScreen, lazyScreen } from "./lazyScreen.tsx";

export const screens: Record<PageId, LazyScreen> = {
  home: lazyScreen(() => import("#screens/home/HomeScreen.tsx")),
  matchQuiz: lazyScreen(() => import("#screens/match-quiz/MatchQuizScreen.tsx")),
  costCalculator: lazyScreen(() => import("#screens/cost-calculator/CostCalculatorScreen.tsx")),
  colleges: lazyScreen(() => import("#screens/colleges/CollegesScreen.tsx")),
  compare: lazyScreen(() => import("#screens/compare/CompareScreen.tsx")),
  myPlan: lazyScreen(() => import("#screens/my-plan/MyPlanScreen.tsx")),
  methodology: lazyScreen(() => import("#screens/methodology/MethodologyScreen.tsx")),
  yourData: lazyScreen(() => import("#screens/your-data/YourDataScreen.tsx")),
  pricing: lazyScreen(() => import("#screens/pricing/PricingScreen.tsx")),
  howItWorks: lazyScreen(() => import("#screens/how-it-works/HowItWorksScreen.tsx")),
};

export const collegeScreen = lazyScreen(() => import("#screens/college/CollegeScreen.tsx"));
export const notFoundScreen = lazyScreen(() => import("#screens/not-found/NotFoundScreen.tsx"));
