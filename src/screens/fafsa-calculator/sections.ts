/** The parts of the questions: which question belongs to which, and how far each part is answered. */
import type { QuestionId } from "#domain/aid/fafsaFlow.ts";
import { getTaxHousehold } from "#domain/aid/fafsaFlowFamily.ts";
import { isAnswered, type Walk } from "#domain/flow/flow.ts";

export const sectionNames = ["about", "family", "income", "savings", "ownMoney"] as const;
export type SectionName = (typeof sectionNames)[number];

export type Section = {
  name: SectionName;
  /** In order; never empty. */
  questions: readonly QuestionId[];
  answered: number;
};

const about: ReadonlySet<string> = new Set(["student.start", "student.citizenship", "student.reasons"]);
const family: ReadonlySet<string> = new Set([
  "student.parents",
  "student.unusual",
  "first.parentIs",
  "first.maritalNow",
  "first.stepparentIs",
]);
const savings: ReadonlySet<string> = new Set([
  "filedSchedules",
  "scheduleC",
  "cashSavings",
  "investments",
  "hasBusiness",
  "businessFarm",
  "hasChildSupport",
  "childSupportReceived",
]);
/** Asked of the household under the student's name, because there is one answer for the whole family. */
const ofHousehold: ReadonlySet<string> = new Set([
  "student.familySize",
  "student.residence",
  "student.receivedBenefit",
]);

/** Only parts with a question that applies, in the order in which they are asked. */
export function listSections({ asked, used }: Walk<QuestionId>): readonly Section[] {
  const hasParents = getTaxHousehold(used) === "first";
  return sectionNames.flatMap((name) => {
    const questions = asked.filter(({ id }) => findSection(id, hasParents) === name);
    if (questions.length === 0) return [];
    const answered = questions.filter((question) => isAnswered(question, used)).length;
    return [{ name, questions: questions.map(({ id }) => id), answered }];
  });
}

function findSection(id: QuestionId, hasParents: boolean): SectionName {
  if (about.has(id)) return "about";
  if (family.has(id)) return "family";
  if (hasParents && id.startsWith("student.") && !ofHousehold.has(id)) return "ownMoney";
  return savings.has(id.slice(id.indexOf(".") + 1)) ? "savings" : "income";
}
