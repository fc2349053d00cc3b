/** The tools that articles call for by name, each downloaded where an article has it. */
import { type LazyPart, lazyPart } from "#client/chunks/lazyPart.tsx";
import type { ArticleToolName } from "#content/blocks.ts";

export const articleTools: Readonly<Record<ArticleToolName, LazyPart<object>>> = {
  listBuilder: lazyPart(() => import("./ListBuilder.tsx")),
  collegePrice: lazyPart(() => import("./CollegePrice.tsx")),
  collegeFacts: lazyPart(() => import("./CollegeFacts.tsx")),
  nextSteps: lazyPart(() => import("./NextSteps.tsx")),
  yearPlan: lazyPart(() => import("./YearPlan.tsx")),
  roundCheck: lazyPart(() => import("./RoundCheck.tsx")),
  offerCompare: lazyPart(() => import("./OfferCompare.tsx")),
  finalChoice: lazyPart(() => import("./FinalChoice.tsx")),
  visitDay: lazyPart(() => import("./VisitDay.tsx")),
  aidKinds: lazyPart(() => import("./AidKinds.tsx")),
  fafsaReady: lazyPart(() => import("./FafsaReady.tsx")),
  scholarshipPlan: lazyPart(() => import("./ScholarshipPlan.tsx")),
  studySchedule: lazyPart(() => import("./StudySchedule.tsx")),
  scoreConverter: lazyPart(() => import("./ScoreConverter.tsx")),
  testOptional: lazyPart(() => import("./TestOptional.tsx")),
  examCredit: lazyPart(() => import("./ExamCredit.tsx")),
};
