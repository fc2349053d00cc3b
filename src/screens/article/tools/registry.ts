/** The tools that articles call for by name, each downloaded where an article has it. */
import { type LazyPart, createLazyPart } from "#client/chunks/createLazyPart.tsx";
import type { ArticleToolName } from "#content/blocks.ts";

export const articleTools: Readonly<Record<ArticleToolName, LazyPart<object>>> = {
  listBuilder: createLazyPart(() => import("./ListBuilder.tsx")),
  collegePrice: createLazyPart(() => import("./CollegePrice.tsx")),
  collegeFacts: createLazyPart(() => import("./CollegeFacts.tsx")),
  nextSteps: createLazyPart(() => import("./NextSteps.tsx")),
  yearPlan: createLazyPart(() => import("./YearPlan.tsx")),
  roundCheck: createLazyPart(() => import("./RoundCheck.tsx")),
  offerCompare: createLazyPart(() => import("./OfferCompare.tsx")),
  finalChoice: createLazyPart(() => import("./FinalChoice.tsx")),
  visitDay: createLazyPart(() => import("./VisitDay.tsx")),
  aidKinds: createLazyPart(() => import("./AidKinds.tsx")),
  fafsaReady: createLazyPart(() => import("./FafsaReady.tsx")),
  scholarshipPlan: createLazyPart(() => import("./ScholarshipPlan.tsx")),
  studySchedule: createLazyPart(() => import("./StudySchedule.tsx")),
  scoreConverter: createLazyPart(() => import("./ScoreConverter.tsx")),
  testOptional: createLazyPart(() => import("./TestOptional.tsx")),
  examCredit: createLazyPart(() => import("./ExamCredit.tsx")),
};
