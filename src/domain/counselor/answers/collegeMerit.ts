/** What a college's published table of automatic merit awards gives: the student's own row, or the least and the most of it. */
import { aidPolicies } from "#domain/college/aidPolicies.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { stateNames } from "#domain/college/states.ts";
import type { MatchQuestion } from "#domain/match/matchColleges.ts";
import { findApplyBy, type MeritOutcome } from "#domain/price/meritAwards.ts";
import { listMeritSources, listTableSources } from "#domain/price/meritSources.ts";
import { findMeritSteps } from "#domain/price/meritSteps.ts";
import { type MeritTable, meritTablesByUnitId } from "#domain/price/meritTables.ts";
import { meritWords } from "#domain/price/meritWords.ts";
import { toAcademics } from "#domain/price/priceInput.ts";
import { formatDate } from "#lib/format.ts";
import type { AnswerContext } from "../context.ts";
import type { CounselorReading } from "../counselor.ts";
import { type Draft, joinDrafts, makeDraft, rankForPlan, toAnswerSource, toMatchQuestion } from "../draft.ts";
import { withResidency } from "../residency.ts";
import { tellAidPolicy, tellAveragePrice } from "./collegeAid.ts";

/** A table names more states than this only by how many they are. */
const mostStates = 3;

export function tellMerit(
  college: CollegeSummary,
  context: AnswerContext,
  { residency }: CounselorReading,
): Draft {
  const tables = meritTablesByUnitId.get(college.unitId);
  if (tables === undefined) return tellWithoutTable(college);
  const question = toMatchQuestion(context);
  const tell = (whose: CounselorReading["residency"]) => {
    const asked = withResidency(question, college, whose);
    const merit = rankForPlan(college, asked).priceBand?.merit ?? null;
    return { asked, merit, own: merit === null ? null : tellOwn(asked, college, merit) };
  };
  const isSplit = residency === null && question.profile.homeState === null && tables.length > 1;
  const [resident, other] = isSplit ? [tell("resident").own, tell("nonresident").own] : [];
  const who = stateNames[college.state];
  const check = makeDraft(meritWords.check);
  const lead = makeDraft(`By the published table of ${college.name}:`);
  if (resident != null && other != null && resident.text !== other.text)
    return joinDrafts([
      lead,
      { ...other, text: `From another state, ${other.text}` },
      { ...resident, text: `As ${who} residents, ${resident.text}` },
      check,
    ]);
  const { asked, merit, own } = tell(residency);
  return joinDrafts([...(own === null ? [tellTables(college, asked, tables, merit)] : [lead, own]), check]);
}

/** What the college promises of aid, where that is on record; else what students paid, and who knows. */
function tellWithoutTable(college: CollegeSummary): Draft {
  const none = `I have no published table of merit awards for ${college.name}`;
  const policy = aidPolicies.find(({ unitId }) => unitId === college.unitId);
  // That it gives none says why there is no table.
  if (policy?.isNeedBasedOnly === true) return tellAidPolicy(college);
  if (policy !== undefined) return joinDrafts([makeDraft(`${none}.`), tellAidPolicy(college)]);
  const asked = makeDraft(`${none}, so look at its scholarship page for amounts and dates.`);
  return { ...joinDrafts([asked, tellAveragePrice(college)]), kind: "dont-know" };
}

/** By the student's own grades and scores; null where they decide nothing. */
function tellOwn({ profile }: MatchQuestion, college: CollegeSummary, merit: MeritOutcome): Draft | null {
  const { earned, mayEarn, lost, mayOffer, missing } = merit;
  const lines = [...earned.map(meritWords.grant), ...mayEarn.map(meritWords.mayEarn)];
  const rest = [...lost.map(meritWords.lost), ...mayOffer.map(meritWords.offer)];
  if (lines.length + rest.length === 0) return null;
  const steps = findMeritSteps(
    college,
    { ...merit, academics: toAcademics(profile), home: profile.homeState },
    merit,
  );
  const said = lines.length > 0 ? lines : rest;
  const next = steps.slice(0, 1).map((step) => `${meritWords.next}: ${meritWords.step(step)}`);
  const open = missing.length === 0 ? [] : [meritWords.missing(missing)];
  const text = [...said, ...next, ...open].join(" ");
  return makeDraft(text, {
    facts: [
      {
        ref: `${String(college.unitId)}.merit`,
        kind: "phrase",
        subject: college.unitId,
        text,
        year: merit.tables[0]?.period ?? "",
      },
    ],
    sources: listMeritSources(merit).map(toAnswerSource),
  });
}

/** The least and the most of each table that may be for the student. */
function tellTables(
  college: CollegeSummary,
  { profile, entryYear, today }: MatchQuestion,
  tables: readonly MeritTable[],
  merit: MeritOutcome | null,
): Draft {
  const own = new Set(merit?.tables.map(({ tableId }) => tableId));
  const told = own.size > 0 && profile.homeState !== null ? tables.filter(({ id }) => own.has(id)) : tables;
  const facts = told.map((table) => ({
    ref: `${String(college.unitId)}.${table.id}`,
    kind: "phrase" as const,
    subject: college.unitId,
    text: meritWords.table(table),
    year: table.period,
  }));
  const lines = told.map((table, at) => {
    const day = findApplyBy(table, entryYear);
    const due = day === null || (today !== undefined && day < today) ? "" : ` Apply by ${formatDate(day)}.`;
    return `For ${sayWhose(table, college)}: ${facts[at]?.text ?? ""}.${due}`;
  });
  const missing = merit === null || merit.missing.length === 0 ? [] : [meritWords.ask(merit.missing)];
  const isNone = own.size > 0 && missing.length === 0 && profile.gpa !== null;
  const text = [
    `${college.name} publishes what it gives for grades and scores.`,
    ...lines,
    ...(isNone ? [meritWords.noneYet(profile.homeState)] : missing),
  ].join(" ");
  const sources = listTableSources(told.map(({ id, period }) => ({ tableId: id, period })));
  return makeDraft(text, { facts, sources: sources.map(toAnswerSource) });
}

function sayWhose({ residents, homeStates }: MeritTable, { state }: CollegeSummary): string {
  if (homeStates !== undefined && homeStates.length <= mostStates)
    return `students from ${homeStates.map((one) => stateNames[one]).join(", ")}`;
  if (homeStates !== undefined) return `students from ${String(homeStates.length)} other states`;
  if (residents === "inState") return `${stateNames[state]} residents`;
  return residents === "outOfState" ? "students from other states" : "first-year students";
}
