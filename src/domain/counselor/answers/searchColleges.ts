/** Colleges that fit what was named: in these states, with these fields; best match first where the student is known. */

import type { CollegeSummary } from "#domain/college/college.ts";
import { toEntryYear } from "#domain/college/entryYear.ts";
import { createFieldFinder } from "#domain/college/fieldFinder.ts";
import { fieldRule } from "#domain/college/fieldOfStudy.ts";
import { type MajorFamily, toMajorFamily } from "#domain/college/majorFamilies.ts";
import { regions } from "#domain/college/regions.ts";
import { stateNames } from "#domain/college/states.ts";
import { recommend } from "#domain/match/firstListRule.ts";
import { toRankInput } from "#domain/match/matchColleges.ts";
import { type RankedCollege, rankColleges } from "#domain/match/rank.ts";
import { findNarrowPurpose } from "#domain/match/specialPurpose.ts";
import type { Profile } from "#domain/people/profile.ts";
import type { PriceBand } from "#domain/price/band.ts";
import { formatInteger } from "#lib/format.ts";
import type { AnswerContext } from "../context.ts";
import type { AnswerFact, CounselorReading } from "../counselor.ts";
import {
  type Draft,
  joinChoices,
  joinWords,
  listAskedColleges,
  listFieldSources,
  makeDraft,
  sayUsd,
  toMatchQuestion,
} from "../draft.ts";
import { links, words } from "../words.ts";
import { answerCollegeFacts } from "./collegeFacts.ts";
import { completionsSource, nameNarrowMajor, sayMajor, toProgram } from "./collegeMajors.ts";
import {
  describeMaxPrice,
  findCenter,
  hasTraits,
  isNear,
  mayAfford,
  orderRows,
  sayTraits,
} from "./filterSearch.ts";
import { tellLike } from "./likeCollege.ts";

const mostShown = 6;
const mostNamed = 3;

export function answerSearchColleges(reading: CounselorReading, context: AnswerContext): Draft {
  if (listAskedColleges(reading, context).length > 0) return answerCollegeFacts(reading, context);
  const region = reading.search?.region === undefined ? null : regions[reading.search.region];
  const named = reading.entities.flatMap((entity) => (entity.kind === "state" ? [entity.state] : []));
  const states = named.length > 0 || region === null ? named : region.states;
  const fields = listFields(reading);
  const { majors, colleges, plan } = context;
  const { search } = reading;
  const near = search?.near ?? null;
  const center = near === null ? null : findCenter(near, context);
  if (near !== null && center === null) return words.whereIs(near.kind === "home" ? null : near.name);
  const reachMiles = near === null || near.kind === "unknown" ? 0 : near.miles;
  // Of colleges like one, those that the family can pay.
  const isByBudget = search?.like !== undefined && search.mostUsd === null;
  const said = search?.mostUsd ?? null;
  const mostUsd = isByBudget || said === "budget" ? plan.money.payPerYearUsd : said;
  if (said === "budget" && mostUsd === null) return words.whatBudget();
  const { homeState, gradeYear } = plan.profile;
  const home = states.length === 0 ? homeState : null;
  const student = { home, entryYear: toEntryYear(gradeYear, context.today) };
  const asksHome = search?.traits.some((trait) => trait === "inState" || trait === "outOfState") === true;
  if (asksHome && homeState === null && states.length === 0) return words.whichState();
  const question = toMatchQuestion(context);
  const isTrade = fields.length > 0 && fields.every(({ family }) => trades.has(family));
  const finders = fields.map(({ wishes }) =>
    majors === null ? () => null : createFieldFinder(majors, wishes, isTrade ? undefined : "bachelors"),
  );
  const isOffered = (college: CollegeSummary) =>
    finders.every((findField) => findField(college)?.isOffered === true);
  const rankAll = (among: readonly CollegeSummary[]) =>
    rankColleges(among, question.profile, question.money, toRankInput({ ...question, majors }));
  const ranked = rankAll(
    colleges.filter(
      (college) =>
        (states.length === 0 || near?.kind === "city" || states.includes(college.state)) &&
        isOffered(college) &&
        (center === null || isNear(college, center, reachMiles)) &&
        hasTraits(college, search, student),
    ),
  );
  const isIncomeKnown = plan.money.familyIncomeUsd !== null || question.aid !== null;
  const found = mostUsd === null ? ranked : ranked.filter((row) => mayAfford(row, mostUsd, isIncomeKnown));
  const what = fields.map(({ name }) => name.toLowerCase());
  const where =
    near?.kind === "city"
      ? []
      : named.length === 0 && region !== null
        ? [region.name]
        : states.map((state) => stateNames[state]);
  const about = sayTraits(search);
  const miles: AnswerFact = {
    ref: "near",
    kind: "count",
    subject: null,
    text: `${reachMiles} miles`,
    year: "",
  };
  const most: AnswerFact | null =
    mostUsd === null ? null : { ref: "most", kind: "money", subject: null, text: sayUsd(mostUsd), year: "" };
  const nearby = center === null ? "" : ` within ${miles.text} of ${center.name}`;
  const price = mostUsd === null ? "" : describeMaxPrice(mostUsd, isIncomeKnown);
  // After a field, "that may cost" needs an "and", and "where the price" a comma.
  const between = price === "" || what.length === 0 ? "" : price.startsWith(" that") ? " and" : ",";
  const phrase = `${about.after}${nearby}${where.length === 0 ? "" : ` in ${joinWords(where)}`}${what.length === 0 ? "" : ` that award ${fieldRule.fewestDegrees} or more ${isTrade ? "associate or bachelor’s" : "bachelor’s"} degrees a year in ${joinWords(what)}`}${between}${price}`;
  const like = search?.like;
  const likened = like === undefined ? undefined : context.byUnitId.get(like.unitId);
  const [model] = likened === undefined ? [] : rankAll([likened]);
  if (like !== undefined && model !== undefined)
    return tellLike(found, model, { but: like.but, within: phrase, entryYear: student.entryYear });
  if (majors === null && fields.length > 0) {
    return makeDraft(
      "The list of majors is not on this device yet. Search colleges once with a connection.",
      {
        kind: "dont-know",
        parts: [links.colleges],
      },
    );
  }
  if (found.length === 0) {
    return makeDraft(`I found no ${about.before}colleges${phrase}.`, {
      kind: "dont-know",
      parts: [links.colleges],
    });
  }
  const isKnown = isStudentKnown(plan.profile);
  const order = search?.order ?? "match";
  // Nothing is known of the student to match: where most who begin finish, and of two-year colleges the largest.
  const isOfTwoYear = isTrade || found.every(({ college }) => !college.isBachelorsCollege);
  const ordered = orderRows(
    found,
    order !== "match" || isKnown ? order : isOfTwoYear ? "size" : "graduation",
  );
  const suits = ({ college }: (typeof found)[number]) =>
    (isOfTwoYear || college.isBachelorsCollege) &&
    findNarrowPurpose(college, question.profile, null) === null;
  const rows =
    ordered === null
      ? recommend(found, question.profile, question.money)
      : [...ordered.rows.filter(suits), ...ordered.rows.filter((row) => !suits(row))];
  const shown = rows.slice(0, mostShown).map(({ college }) => college);
  const count: AnswerFact = {
    ref: "found",
    kind: "count",
    subject: states.length === 1 ? (states[0] ?? null) : null,
    text: formatInteger(found.length),
    year: "",
  };
  const facts: AnswerFact[] = [];
  const lead = ordered === null ? "Recommended ones first" : ordered.phrase;
  const noun = found.length === 1 ? "college" : "colleges";
  const more = isKnown
    ? tellLikely(found, reading, facts)
    : " Take the match quiz to see the best fit first.";
  const unused = search?.unused ?? [];
  const left =
    unused.length === 0
      ? ""
      : `I can’t search by ${joinChoices(unused.map((word) => `“${word}”`))}, so I left that out. `;
  const narrow = reading.entities.flatMap((entity) =>
    entity.kind === "major" ? (nameNarrowMajor(entity.cip) ?? []) : [],
  );
  const counted =
    narrow.length === 0
      ? ""
      : ` That counts the whole field. Look for ${joinWords(narrow)} among the majors on each college’s page.`;
  return makeDraft(
    `${left}I know of ${count.text} ${about.before}${noun}${phrase}. ${lead}: ${joinWords(shown.slice(0, mostNamed).map(({ name }) => name))}.${counted}${more}`,
    {
      facts: [count, ...facts, ...(center === null ? [] : [miles]), ...(most === null ? [] : [most])],
      sources: [...listFieldSources("state"), ...(fields.length === 0 ? [] : [completionsSource])],
      parts: [
        { kind: "colleges", unitIds: shown.map(({ unitId }) => unitId) },
        ...(isKnown ? [] : [links.quiz]),
        ...(unused.length === 0 ? [] : [links.colleges]),
      ],
    },
  );
}

/** The fields asked for, each once: a program with degrees of its own ("nursing"), else its family. */
function listFields({ entities }: CounselorReading) {
  const named = entities.flatMap((entity) => {
    if (entity.kind !== "major") return [];
    const family = toMajorFamily(entity.cip);
    const name = sayMajor(entity.cip);
    if (family === null || name === null) return [];
    const program = toProgram(entity.cip);
    const wishes = { majorFamilies: [family], majorPrograms: program === null ? [] : [program] };
    return [{ name, family, wishes }];
  });
  return [...new Map(named.map((field) => [field.name, field])).values()];
}

/** Learned at community and technical colleges, for the most part: a bachelor's degree in them is rare. */
const trades: ReadonlySet<MajorFamily> = new Set(["12", "46", "47", "48"]);

/** From here on a yes is likely. */
const likelyShare = 0.75;
/** Below it, a college that admits everyone belongs on the list. */
const lowGpa = 3;

/** "At 412 of them you are likely to get in": for a record said in the question. */
function tellLikely(
  rows: readonly RankedCollege<PriceBand>[],
  { values = [] }: CounselorReading,
  facts: AnswerFact[],
): string {
  const gpa = values.find(({ kind }) => kind === "gpa");
  const hasScore = values.some(({ kind }) => kind === "satTotal" || kind === "actComposite");
  if (gpa === undefined && !hasScore) return "";
  const likely = rows.filter(({ chance }) => chance.kind === "estimate" && chance.low >= likelyShare).length;
  const fact: AnswerFact = {
    ref: "likely",
    kind: "count",
    subject: null,
    text: formatInteger(likely),
    year: "",
  };
  if (likely > 0) facts.push(fact);
  const open =
    gpa?.kind === "gpa" && gpa.scale === "unweighted" && gpa.value < lowGpa
      ? " Community colleges and other open-admission colleges admit everyone with a diploma, and good grades there lead on to a four-year college."
      : "";
  return `${likely > 0 ? ` Based on your record, your chance is three in four or better at ${fact.text} of them.` : ""}${open}`;
}

/** Whether a ranking says something about this student. */
function isStudentKnown({ gpa, satTotal, actComposite, homeState, majorFamilies: fields }: Profile): boolean {
  return (
    gpa !== null || satTotal !== null || actComposite !== null || homeState !== null || fields.length > 0
  );
}
