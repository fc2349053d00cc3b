/** Which help article contains each tool. */
import type { ArticleToolName } from "#content/blocks.ts";

/** Only prices have no article of their own. */
export const toolArticles: readonly (readonly [Exclude<ArticleToolName, "collegePrice">, string])[] = [
  ["listBuilder", "building-college-list-strategy"],
  ["collegeFacts", "understanding-college-rankings-fit"],
  ["visitDay", "campus-visit-planning"],
  ["finalChoice", "making-final-college-decision"],
  ["yearPlan", "freshman-sophomore-preparation"],
  ["yearPlan", "junior-year-planning-checklist"],
  ["nextSteps", "senior-year-application-timeline"],
  ["roundCheck", "early-decision-vs-regular-decision"],
  ["fafsaReady", "fafsa-completion-guide"],
  ["aidKinds", "understanding-need-based-vs-merit-aid"],
  ["scholarshipPlan", "scholarship-search-strategies"],
  ["offerCompare", "comparing-financial-aid-packages"],
  ["studySchedule", "creating-effective-study-schedule"],
  ["scoreConverter", "sat-vs-act-guide"],
  ["testOptional", "test-optional-strategies"],
  ["examCredit", "subject-test-ap-exam-planning"],
];
