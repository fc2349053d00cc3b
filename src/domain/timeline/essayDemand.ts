/** Which essays a list calls for, and how many: one rule for the timeline, Today and the page about essays. */
import type { Application } from "./applications.ts";
import type { TimelineCollege } from "./timeline.ts";

/** UC asks every applicant for four short answers, first-year or transfer, once for all campuses. Cal State asks for none. */
export const ucEssays = 4;

/**
 * The personal essay of a shared application. "sent": it has gone to a college that wants it, and goes to the others as it
 * is. "notAsked": every college told what it asks for, and none asks for this.
 */
export type MainEssay = "toWrite" | "sent" | "notAsked";

/** Whether this college wants the personal essay; a college that told nothing is asked, and anything is told without records. */
export function asksForMainEssay({ requirements }: Pick<TimelineCollege, "requirements">): boolean {
  return requirements === undefined || requirements?.essay === true;
}

export function findMainEssay(
  applications: readonly Pick<Application, "college" | "plan" | "isToSend">[],
): MainEssay {
  const own = applications.filter(
    ({ plan, college }) => plan !== "uc" && plan !== "csu" && college.hasOpenAdmission !== true,
  );
  if (own.some(({ isToSend, college }) => !isToSend && college.requirements?.essay === true)) return "sent";
  const isAsked = own.some(({ college }) => college.requirements === null || asksForMainEssay(college));
  return isAsked ? "toWrite" : "notAsked";
}

/**
 * How many essays of its own every applicant writes for this college. One where it asks for them and we don't have its
 * questions, or where records are not at hand; none where nobody told.
 */
export function countOwnEssays({
  college,
  plan,
}: {
  college: Pick<TimelineCollege, "requirements" | "hasOpenAdmission">;
  plan: Application["plan"] | null;
}): number {
  if (plan === "uc" || plan === "csu" || college.hasOpenAdmission === true) return 0;
  const { requirements } = college;
  if (requirements === undefined) return 1;
  return requirements?.ownEssays ?? (requirements?.writing === true ? 1 : 0);
}
