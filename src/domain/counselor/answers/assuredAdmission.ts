/** Published rules that promise a place: those of a college or a state, and which of them the student meets. */

import { type AdmissionGuarantee, admissionGuarantees } from "#domain/admission/admissionGuarantees.ts";
import { isTransfer } from "#domain/admission/applicantStatus.ts";
import { type AssuredRule, assuredRules } from "#domain/admission/assuredRules.ts";
import { findBestLineStatus } from "#domain/admission/checkGuarantee.ts";
import { checkRule, toRuleAnswers } from "#domain/admission/checkRule.ts";
import { checkGuarantees } from "#domain/admission/guarantees.ts";
import { isPromise } from "#domain/admission/ruleTerms.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import type { Profile } from "#domain/people/profile.ts";
import { describeSourceYear } from "#facts/describePeriod.ts";
import type { AnswerContext } from "../context.ts";
import type { AnswerFact, CounselorReading } from "../counselor.ts";
import {
  type Draft,
  dropRepeats,
  findEntity,
  joinDrafts,
  joinWords,
  listAskedColleges,
  makeDraft,
  toAnswerSource,
  toMatchQuestion,
} from "../draft.ts";
import { links, words } from "../words.ts";
import { tellChance } from "./chance.ts";

type Promise = AdmissionGuarantee | AssuredRule;

const mostColleges = 3;
const mostNamed = 4;

export function answerAssuredAdmission(reading: CounselorReading, context: AnswerContext): Draft {
  const colleges = listAskedColleges(reading, context);
  if (colleges.length > 0) {
    return joinDrafts(colleges.slice(0, mostColleges).map((college) => tellCollege(college, context)));
  }
  const state = findEntity(reading, "state")?.state ?? context.plan.profile.homeState;
  return state === null ? words.whichState() : tellState(state, context);
}

function tellCollege(college: CollegeSummary, context: AnswerContext): Draft {
  const { plan } = context;
  const { name } = college;
  if (college.hasOpenAdmission === true) return makeDraft(words.openAdmission(name));
  const rules = listPromises().filter(({ unitIds }) => unitIds.includes(college.unitId));
  // Where no rule settles it, the estimate is what is left to say.
  const chance = () => tellChance(college, toMatchQuestion(context));
  if (rules.length === 0) {
    const none = `I know of no published rule that guarantees first-year students a place at ${name}. Transfer agreements with community colleges are separate, so ask both colleges.`;
    if (hasRecord(plan.profile)) return joinDrafts([makeDraft(none), chance()]);
    return makeDraft(`${none} I can estimate your chance there instead.`, {
      parts: [{ kind: "chance", unitId: college.unitId }],
    });
  }
  const told = tellRules(rules, college.state, plan.profile, `At ${name}`);
  return hasRecord(plan.profile) && !told.text.includes(meetsIt) ? joinDrafts([told, chance()]) : told;
}

function tellState(state: StateCode, { plan, byUnitId }: AnswerContext): Draft {
  const rules = listPromises().filter((one) => one.state === state);
  const name = stateNames[state];
  if (rules.length === 0) {
    return makeDraft(
      `I know of no published rule in ${name} that guarantees admission. Community colleges there usually admit everyone with a diploma.`,
    );
  }
  return tellRules(rules, state, plan.profile, `In ${name}`, byUnitId);
}

function listPromises(): Promise[] {
  return [...admissionGuarantees, ...assuredRules.filter(isPromise)];
}

/** "It holds at 11 colleges, among them Central Michigan University and Oakland University." Of one rule alone. */
function tellWhere(
  rules: readonly Promise[],
  { byUnitId }: Pick<AnswerContext, "byUnitId">,
  state: StateCode,
  facts: AnswerFact[],
): string {
  const [rule, ...others] = rules;
  const colleges = (rule?.unitIds ?? []).flatMap((unitId) => byUnitId.get(unitId) ?? []);
  if (others.length > 0 || colleges.length < 2) return "";
  const largest = colleges.toSorted((one, other) => (other.undergraduates ?? 0) - (one.undergraduates ?? 0));
  const names = joinWords(largest.slice(0, mostNamed).map(({ name }) => name));
  if (colleges.length <= mostNamed) return ` It applies at ${names}.`;
  const count = `${colleges.length} colleges`;
  facts.push({ ref: `rule.${rule?.id ?? ""}.places`, kind: "phrase", subject: state, text: count, year: "" });
  return ` It applies at ${count}, including ${names}.`;
}

function tellRules(
  rules: readonly Promise[],
  state: StateCode,
  profile: Profile,
  where: string,
  byUnitId: AnswerContext["byUnitId"] = new Map(),
): Draft {
  const shown = rules.slice(0, mostNamed);
  const facts = shown.map(
    (rule): AnswerFact => ({
      ref: `rule.${rule.id}`,
      kind: "phrase",
      subject: state,
      text: `${rule.name} (${describeSourceYear(rule.source)})`,
      year: rule.source.year,
    }),
  );
  const names = [...new Set(facts.map(({ text }) => text))];
  const lines = shown.length === 1 ? describeLines(shown, facts) : "";
  const isPast = shown.every(({ source }) => source.pastPeriod !== undefined);
  const [one, verb] = [names.length === 1, isPast ? "promised" : names.length === 1 ? "promises" : "promise"];
  const lead = `${where}, ${one ? "this rule" : "these rules"} ${verb} a place: ${joinWords(names)}.${tellPast(shown)}`;
  const colleges = tellWhere(rules, { byUnitId }, state, facts);
  return makeDraft(
    `${lead}${lines}${colleges}${describeStanding(rules, state, profile)} That is a place at the college, not in a major.`,
    {
      facts,
      sources: dropRepeats(shown.map(({ source }) => toAnswerSource(source))),
      parts: [{ kind: "rules", state }, ...(hasRecord(profile) ? [] : [links.quiz])],
    },
  );
}

/** A rule of years that are over is not told as current. */
function tellPast(rules: readonly Promise[]): string {
  const past = rules.filter(({ source }) => source.pastPeriod !== undefined);
  if (past.length === 0) return "";
  if (past.length < rules.length) return ` Ask whether the rule for ${listNames(past)} still holds.`;
  return ` Ask whether ${past.length === 1 ? "it still holds" : "they still hold"}.`;
}

/** "It asks for a 3.0 GPA, or the top 25% of your class." */
function describeLines(rules: readonly Promise[], facts: AnswerFact[]): string {
  const ways = rules.flatMap((rule) => ("ways" in rule ? rule.ways : []));
  const texts = ways.map(({ minimumGpa, topPercent }) =>
    [
      minimumGpa === null ? null : `a ${minimumGpa.toFixed(1)} GPA`,
      topPercent === null ? null : `the top ${topPercent}% of your class`,
    ]
      .filter((one) => one !== null)
      .join(" and "),
  );
  const [rule] = rules;
  if (texts.length === 0 || rule === undefined) return "";
  const text = joinOr(texts);
  facts.push({
    ref: `rule.${rule.id}.line`,
    kind: "phrase",
    subject: rule.state,
    text,
    year: rule.source.year,
  });
  return ` It asks for ${text}${"furtherNeeds" in rule && rule.furtherNeeds.includes("requiredCourses") ? ", with the required courses" : ""}.`;
}

function listNames(rules: readonly Promise[]): string {
  return joinWords([...new Set(rules.map(({ name }) => name))]);
}

function joinOr(texts: readonly string[]): string {
  return texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join(", ")}, or ${texts.at(-1) ?? ""}`;
}

function hasRecord({ gpa, satTotal, actComposite, classRankTopPercent }: Profile): boolean {
  return gpa !== null || satTotal !== null || actComposite !== null || classRankTopPercent !== null;
}

const meetsIt = "Based on your answers, you meet it.";

/** Whether the student's answers meet one of them. */
function describeStanding(rules: readonly Promise[], state: StateCode, profile: Profile): string {
  if (profile.homeState !== null && profile.homeState !== state) {
    return ` Most such rules are for ${stateNames[state]} residents.`;
  }
  if (!hasRecord(profile))
    return " Enter your GPA or class rank in the match quiz to see whether you meet it.";
  if (isTransfer(profile))
    return " It is for first-years, and you would be a transfer student, so the agreements of the college you attend count instead.";
  if (rules.every((rule) => "ways" in rule && rule.ways.length === 0))
    return " Each college sets its own cutoff and doesn’t publish it.";
  // Nearly all are for residents, so an unknown home is taken to be here, and that is said.
  const asked = profile.homeState === null ? { ...profile, homeState: state } : profile;
  const ifHere =
    profile.homeState === null ? ` This assumes you are a resident of ${stateNames[state]}.` : "";
  const met = new Map(
    [...checkGuarantees(asked).values()].map(({ guarantee, status }) => [guarantee.id, status]),
  );
  const answers = toRuleAnswers(asked);
  const outcomes = rules.map((rule) => {
    if ("conditions" in rule) return met.get(rule.id) ?? checkRule(rule, answers).outcome;
    return met.get(rule.id) ?? (findBestLineStatus(rule, asked) === "unknown" ? "cannotTell" : "notMet");
  });
  const missed = rules.filter((_, at) => outcomes[at] === "notMet");
  const reached = rules.filter((_, at) => outcomes[at] === "guaranteed" || outcomes[at] === "check");
  if (missed.length > 0 && reached.length > 0)
    return ` Based on your answers, you are in range for ${listNames(reached)}, but not for ${listNames(missed)}. Confirm the other requirements with the college.${ifHere}`;
  if (outcomes.includes("guaranteed")) return ` ${meetsIt}${ifHere}`;
  if (rules.some((rule) => "conditions" in rule && checkRule(rule, answers).doubts.includes("byLetter")))
    return " The program admits students by letter, so watch for one in the fall of senior year.";
  if (outcomes.includes("check"))
    return ` Your grades or scores are in range, but confirm the other requirements with the college.${ifHere}`;
  const needsRank = rules.some(
    (rule) => "ways" in rule && rule.ways.some(({ topPercent }) => topPercent !== null),
  );
  if (outcomes.includes("cannotTell"))
    return needsRank && profile.classRankTopPercent === null
      ? ` Your class rank decides that, and we don’t know yours.${ifHere}`
      : " Your answers so far don’t settle whether you meet it.";
  return ` Based on your answers so far, you don’t meet it.${ifHere}`;
}
