/** California's two university systems side by side, from their campuses' own figures: "UC or Cal State?" */
import { findScorePolicy } from "#domain/admission/scorePolicy.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { toEntryYear } from "#domain/college/entryYear.ts";
import { findPublicSystem } from "#domain/college/publicSystems.ts";
import { formatInteger } from "#lib/format.ts";
import type { AnswerContext } from "../context.ts";
import type { AnswerFact } from "../counselor.ts";
import {
  type Draft,
  listFieldSources,
  makeDraft,
  makeFieldFact,
  rankForPlan,
  sayShare,
  sayUsd,
  toMatchQuestion,
} from "../draft.ts";

const systems = [
  { id: "uc", name: "The University of California" },
  { id: "csu", name: "Cal State" },
] as const;

/** From this chance on a campus counts as likely. */
const likelyShare = 0.5;

/** Null where the data set has none of their campuses. */
export function answerSystems(context: AnswerContext): Draft | null {
  const facts: AnswerFact[] = [];
  const told = systems.flatMap(({ id, name }) => {
    const campuses = context.colleges.filter(
      ({ unitId, admitRate }) => findPublicSystem(unitId) === id && admitRate !== null,
    );
    const text = tellSystem(name, campuses, context, facts);
    return text === null ? [] : [{ text, campuses }];
  });
  if (told.length < systems.length) return null;
  const year = toEntryYear(context.plan.profile.gradeYear, context.today);
  const isUnread = told.every(({ campuses }) =>
    campuses.every((college) => findScorePolicy(college, year).kind === "notRead"),
  );
  const scores = isUnread ? " Neither looks at SAT or ACT scores." : "";
  return makeDraft(
    `${told.map(({ text }) => text).join(" ")}${scores}${sayCheaper(told[1]?.campuses ?? [], told[0]?.campuses ?? [])} You can apply to both. Name a campus, and I’ll tell you its dates, its price and your chance.`,
    {
      facts,
      sources: listFieldSources("admitRate", "tuitionInStateUsd"),
      parts: told.map(({ campuses }) => ({
        kind: "colleges",
        unitIds: campuses.map(({ unitId }) => unitId),
      })),
    },
  );
}

/** Said only where it holds of every campus. */
function sayCheaper(csu: readonly CollegeSummary[], uc: readonly CollegeSummary[]): string {
  const list = (campuses: readonly CollegeSummary[]) =>
    campuses.flatMap(({ tuitionInStateUsd }) => tuitionInStateUsd ?? []);
  return Math.max(...list(csu)) < Math.min(...list(uc))
    ? " Every Cal State campus charges less than any UC campus."
    : "";
}

function tellSystem(
  name: string,
  campuses: readonly CollegeSummary[],
  context: AnswerContext,
  facts: AnswerFact[],
): string | null {
  const byRate = campuses.toSorted((a, b) => (a.admitRate ?? 0) - (b.admitRate ?? 0));
  const [hardest, easiest] = [byRate[0], byRate.at(-1)];
  if (hardest === undefined || easiest === undefined) return null;
  const rates = [hardest, easiest].map((college) =>
    makeFieldFact(college, "admitRate", "share", sayShare(college.admitRate ?? 0)),
  );
  const tuitions = campuses.flatMap((college) =>
    college.tuitionInStateUsd === null ? [] : [{ college, usd: college.tuitionInStateUsd }],
  );
  const ends = tuitions.toSorted((a, b) => a.usd - b.usd);
  const prices = [ends[0], ends.at(-1)].flatMap((end) =>
    end === undefined ? [] : [makeFieldFact(end.college, "tuitionInStateUsd", "money", sayUsd(end.usd))],
  );
  const count: AnswerFact = {
    ref: `${name}.campuses`,
    kind: "count",
    subject: "CA",
    text: formatInteger(campuses.length),
    year: "",
  };
  facts.push(count, ...rates, ...prices);
  const [low, high] = prices;
  const tuition =
    low === undefined || high === undefined
      ? ""
      : ` Tuition and fees for Californians: ${low.text} to ${high.text} a year (${low.year}).`;
  return `${name}: ${count.text} campuses for first-years, which admit from ${rates[0]?.text ?? ""} (${hardest.name}) to ${rates[1]?.text ?? ""} (${easiest.name}) of applicants (${rates[0]?.year ?? ""}).${tuition}${tellChances(name, campuses, context, facts)}`;
}

function tellChances(
  name: string,
  campuses: readonly CollegeSummary[],
  context: AnswerContext,
  facts: AnswerFact[],
): string {
  const { gpa, satTotal, actComposite } = context.plan.profile;
  if (gpa === null && satTotal === null && actComposite === null) return "";
  const question = toMatchQuestion(context);
  const likely = campuses.filter((college) => {
    const { chance } = rankForPlan(college, question);
    return chance.kind === "guaranteed" || (chance.kind === "estimate" && chance.low >= likelyShare);
  });
  if (likely.length === 0) return " Your chance is one in two or better at none of them.";
  const text = formatInteger(likely.length);
  facts.push({ ref: `${name}.likely`, kind: "count", subject: "CA", text, year: "" });
  return ` Your chance is one in two or better at ${text} of them.`;
}
