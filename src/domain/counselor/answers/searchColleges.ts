/** Colleges that fit what was named: in these states, with these fields; best match first where the student is known. */
import { majorFamilies, toMajorFamily } from "#domain/college/majorFamilies.ts";
import { listFamiliesOffered } from "#domain/college/majorsIndex.ts";
import { stateNames } from "#domain/college/states.ts";
import { toRankInput } from "#domain/match/matchColleges.ts";
import { rankColleges } from "#domain/match/rank.ts";
import type { Profile } from "#domain/people/profile.ts";
import { formatInteger } from "#lib/format.ts";
import type { AnswerContext } from "../context.ts";
import type { AnswerFact, CounselorReading } from "../counselor.ts";
import {
  type Draft,
  joinWords,
  listAskedColleges,
  listFieldSources,
  makeDraft,
  sayCollege,
  toMatchQuestion,
} from "../draft.ts";
import { links } from "../words.ts";
import { answerCollegeFacts } from "./collegeFacts.ts";
import { completionsSource } from "./collegeMajors.ts";

const mostShown = 6;
const mostNamed = 3;

export function answerSearchColleges(reading: CounselorReading, context: AnswerContext): Draft {
  if (listAskedColleges(reading, context).length > 0) return answerCollegeFacts(reading, context);
  const states = reading.entities.flatMap((entity) => (entity.kind === "state" ? [entity.state] : []));
  const families = [
    ...new Set(
      reading.entities.flatMap((entity) =>
        entity.kind === "major" ? (toMajorFamily(entity.cip) ?? []) : [],
      ),
    ),
  ];
  const { majors, colleges, plan } = context;
  const question = toMatchQuestion(context);
  const isOffered = (unitId: number) =>
    families.length === 0 ||
    (majors !== null && listFamiliesOffered(majors, unitId, families, "bachelors") === families.length);
  const found = rankColleges(
    colleges.filter(
      ({ state, unitId }) => (states.length === 0 || states.includes(state)) && isOffered(unitId),
    ),
    question.profile,
    question.money,
    toRankInput({ ...question, majors }),
  );
  const what = families.map((family) => majorFamilies[family].toLowerCase());
  const where = states.map((state) => stateNames[state]);
  const phrase = `${where.length === 0 ? "" : ` in ${joinWords(where)}`}${what.length === 0 ? "" : ` that award bachelor’s degrees in ${joinWords(what)}`}`;
  if (majors === null && families.length > 0) {
    return makeDraft(
      "The list of majors is not on this device yet. Search colleges once with a connection.",
      {
        kind: "dont-know",
        parts: [links.colleges],
      },
    );
  }
  if (found.length === 0) {
    return makeDraft(`I found no colleges${phrase}.`, { kind: "dont-know", parts: [links.colleges] });
  }
  const isKnown = isStudentKnown(plan.profile);
  const rows = isKnown
    ? found
    : found.toSorted((a, b) => (b.college.undergraduates ?? 0) - (a.college.undergraduates ?? 0));
  const shown = rows.slice(0, mostShown).map(({ college }) => college);
  const count: AnswerFact = {
    ref: "found",
    kind: "count",
    subject: states.length === 1 ? (states[0] ?? null) : null,
    text: formatInteger(found.length),
    year: "",
  };
  const order = isKnown ? "Best match first" : "Largest first";
  const noun = found.length === 1 ? "college" : "colleges";
  const more = isKnown ? "" : " Take the match quiz to see the best fit first.";
  return makeDraft(
    `I know ${count.text} ${noun}${phrase}. ${order}: ${joinWords(shown.slice(0, mostNamed).map(sayCollege))}.${more}`,
    {
      facts: [count],
      sources: [...listFieldSources("state"), ...(families.length === 0 ? [] : [completionsSource])],
      parts: [
        { kind: "colleges", unitIds: shown.map(({ unitId }) => unitId) },
        ...(isKnown ? [] : [links.quiz]),
      ],
    },
  );
}

/** Whether a ranking says something about this student. */
export function isStudentKnown({
  gpa,
  satTotal,
  actComposite,
  homeState,
  majorFamilies: fields,
}: Profile): boolean {
  return (
    gpa !== null || satTotal !== null || actComposite !== null || homeState !== null || fields.length > 0
  );
}
