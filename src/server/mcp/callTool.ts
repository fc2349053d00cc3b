/**
 * What a tool of /mcp answers; run in a thread of its own (longWork/). Each answer is the counselor's own or comes from the
 * same functions, with the source, the year and the range in the sentence of each figure. Nothing is kept.
 */
import type { AdmissionLabel } from "#domain/admission/label.ts";
import { allStatePrograms } from "#domain/aid/allStatePrograms.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { publications } from "#domain/college/publications.ts";
import {
  type CollegeMeasure,
  type CounselorAnswer,
  type CounselorEntity,
  collegeMeasures,
} from "#domain/counselor/counselor.ts";
import { earlierLength } from "#domain/counselor/earlierQuestions.ts";
import { findCollegeEssays, listCollegePrompts } from "#domain/essays/essayPrompts.ts";
import type { EssayPrompt } from "#domain/essays/prompt.ts";
import type { BudgetLabel } from "#domain/price/budgetLabel.ts";
import { foldWords, toPhraseKey } from "#domain/search/fold.ts";
import { toCalendarPath } from "#domain/timeline/calendarAddress.ts";
import { describeSourceYear } from "#facts/describePeriod.ts";
import { formatAnd, formatInteger } from "#lib/format.ts";
import { fail, type Result, succeed } from "#lib/result.ts";
import { readAidOffer } from "#server/aidOfferReadings/readAidOffer.ts";
import { findMatches } from "#server/collegeMatches/findMatches.ts";
import { answerBody, listPages, tellWithHelp } from "#server/counselor/answerQuestion.ts";
import {
  type Around,
  type Asked,
  ask,
  askOf,
  collect,
  flatMap,
  type McpAnswer,
  tell,
  tellColleges,
  tellOne,
  toEntity,
  toFigures,
  toPage,
  toStructured,
} from "./askTools.ts";
import { createCiting, ownEstimate, splitSentences } from "./cite.ts";
import { findByName } from "./findByName.ts";
import { findOne, findSome } from "./findNamed.ts";
import { readFields, toStudentPlan } from "./studentPlan.ts";
import { tellLetter } from "./tellLetter.ts";
import type { McpArguments, McpStudent, McpToolName } from "./toolTable.ts";

declare module "#server/longWork/tasks.ts" {
  interface FamilyTasks {
    callTool: typeof callTool;
  }
}

type Answering<Name extends McpToolName> = (
  given: McpArguments<Name>,
  asked: Asked,
) => Result<McpAnswer, string>;

export type ToolCall = {
  [Name in McpToolName]: { name: Name; given: McpArguments<Name>; now: Date; site: string };
}[McpToolName];

/** A failure is a sentence for whoever asked. */
export function callTool({ name, given, now, site }: ToolCall, around: Around): Result<McpAnswer, string> {
  const answering = tools[name] as (given: unknown, asked: Asked) => Result<McpAnswer, string>; // Given by its name.
  const citing = createCiting(site);
  const notes = new Set<string>();
  return flatMap(answering(given, { ...around, now, site, citing, notes }), ({ text, structured }) =>
    succeed({ text: [...notes, text, ...citing.listAddresses()].join("\n"), structured }),
  );
}

const mostFound = 10;
const mostBeside = 4;

const admissionWords: Readonly<Record<AdmissionLabel, string>> = {
  safety: "sure to admit",
  likely: "likely to admit",
  target: "a target",
  reach: "a reach",
  open: "admits everyone with a diploma",
  unknown: "chance not known",
};
const budgetWords: Readonly<Record<BudgetLabel, string>> = {
  within: "its whole price range is within the budget",
  maybe: "part of its price range is within the budget",
  over: "above the budget",
  unknown: "price not known",
  noBudget: "no budget given",
};

const tools: { readonly [Name in McpToolName]: Answering<Name> } = {
  find_colleges(given, asked) {
    const { name, state, majors = [], limit = mostFound } = given;
    if (name !== undefined) return findByName(name, { ...given, limit }, asked);
    const fields = readFields(majors);
    if (!fields.ok) return fields;
    const entities: CounselorEntity[] = [
      ...(state === undefined ? [] : [{ kind: "state" as const, state }]),
      ...fields.value.map((cip) => ({ kind: "major" as const, cip })),
    ];
    const search = {
      near: null,
      mostUsd: given.max_price_usd ?? null,
      traits: given.traits ?? [],
      order: given.order ?? ("match" as const),
      unused: [],
    };
    return flatMap(ask("searchColleges", { entities, search }, given, asked), (answer) => {
      const unitIds = answer.parts.flatMap((part) => (part.kind === "colleges" ? part.unitIds : []));
      const rows = unitIds.slice(0, limit).flatMap((unitId) => asked.colleges.byUnitId(unitId) ?? []);
      const told = tellColleges(rows, asked, given.family_income_usd === undefined ? null : given);
      return succeed({ ...told, text: `${asked.citing.cite(answer)}\n${told.text}` });
    });
  },

  college: ({ college }, asked) =>
    flatMap(findOne(college, asked), (found) => {
      const measures = collegeMeasures.filter((measure) => !untoldMeasures.has(measure));
      const lines = measures.flatMap((measure) => {
        const answer = ask("collegeFacts", { entities: [toEntity(found)], measure }, {}, asked);
        return answer.ok && answer.value.kind === "answer" ? [asked.citing.cite(answer.value)] : [];
      });
      return succeed({
        text: [toPage(found, asked), ...new Set(lines)].join("\n"),
        structured: { college: toStructured(found, asked), facts: lines },
      });
    }),

  compare: ({ colleges, ...student }, asked) =>
    flatMap(findSome(colleges, asked), ({ found, missing }) => {
      const [only, second] = found;
      if (only !== undefined && second === undefined && missing.length === 0)
        return fail(`Each of these names is ${only.name}. Name another college to compare it with.`);
      return flatMap(ask("compare", { entities: found.map(toEntity) }, student, asked), (answer) => {
        // The page for it holds four: of more, nothing is said of all together.
        const isBeside = second !== undefined && found.length <= mostBeside;
        const rows = found.map((college) => ({ college, answers: askBoth(college, student, asked) }));
        const lines = rows.flatMap(({ answers }) => answers.map((one) => asked.citing.cite(one)));
        return succeed({
          text: [...(isBeside ? [asked.citing.cite(answer)] : []), ...lines, ...missing].join("\n"),
          structured: {
            colleges: rows.map(({ college, answers }) => ({
              ...toStructured(college, asked),
              ...toFigures(answers),
            })),
          },
        });
      });
    }),

  first_list: (student, asked) =>
    flatMap(toStudentPlan(student, [], asked), ({ profile, plan }) => {
      const body = {
        profile,
        money: plan.money,
        status: {},
        citizenship: null,
        homeCountry: null,
        limit: 1,
      };
      const reply = findMatches({ body, now: asked.now }, asked);
      if (reply.status !== 200) return fail("These answers cannot be ranked.");
      const { firstList, gaps, colleges, odds, mend } = reply.body;
      const byId = new Map(colleges.map((one) => [one.unitId, one]));
      const rows = firstList.flatMap((unitId) => {
        const row = byId.get(unitId);
        const college = asked.colleges.byUnitId(unitId);
        if (row === undefined || college === null) return [];
        return [{ row, college, answers: askBoth(college, student, asked) }];
      });
      const lines = rows.flatMap(({ college, row, answers }) => [
        `${college.name}, ${college.city}, ${college.state}: ${admissionWords[row.admissionLabel]}, ${budgetWords[row.budgetLabel]}. ${toPage(college, asked)}`,
        ...answers.map((answer) => asked.citing.cite(answer)),
      ]);
      const tellEstimate = (text: string) => asked.citing.cite({ text, sources: [ownEstimate] });
      const head = `A first list of ${rows.length} colleges, the surest first:`;
      return succeed({
        text: [
          head,
          ...lines,
          ...(odds === null ? [] : [tellEstimate(odds.sentence)]),
          ...(mend === null ? [] : [tellEstimate(mend.sentence)]),
          ...gaps.map(({ sentence }) => tellEstimate(sentence)),
        ].join("\n"),
        structured: {
          colleges: rows.map(({ row, college, answers }) => ({
            ...toStructured(college, asked),
            admission: row.admissionLabel,
            budget: row.budgetLabel,
            ...toFigures(answers),
          })),
          odds,
          mend,
          missing: gaps.map(({ sentence }) => sentence),
        },
      });
    }),

  price: ({ college, ...student }, asked) => tellOne("price", college, student, asked),
  chance: ({ college, ...student }, asked) => tellOne("chance", college, student, asked),

  assured_admission({ state, college, ...student }, asked) {
    if (college !== undefined) return tellOne("assuredAdmission", college, student, asked);
    const home = state ?? student.home_state;
    if (home === undefined) return fail("Name a state or a college.");
    return tell("assuredAdmission", { entities: [{ kind: "state", state: home }] }, student, asked);
  },

  aid_index: (student, asked) => tell("studentAidIndex", {}, student, asked),

  state_programs({ state, program, ...student }, asked) {
    const ofState = allStatePrograms.filter((one) => one.state === state);
    const wanted = program === undefined ? null : toKey(program);
    const found =
      wanted === null
        ? ofState
        : ofState.filter(({ name }) => toKey(name).includes(wanted) || wanted.includes(toKey(name)));
    if (wanted !== null && found.length === 0)
      return fail(
        `${state} has no program “${program}” on record. It has: ${ofState.map(({ name }) => name).join(", ")}.`,
      );
    const measures =
      wanted === null ? (["overview"] as const) : (["amount", "who", "dueDate", "how"] as const);
    const lines = found.flatMap(({ id }) => {
      // How to get it tells again when and who.
      const told = new Set<string>();
      return measures.flatMap((measure) => {
        const answer = ask("statePrograms", { entities: [{ kind: "program", id }], measure }, student, asked);
        if (!answer.ok) return [];
        const sentences = splitSentences(answer.value.text).filter((one) => !told.has(one));
        for (const one of sentences) told.add(one);
        const text = sentences.join(" ");
        return text === "" ? [] : [asked.citing.cite({ ...answer.value, text })];
      });
    });
    return succeed({
      text: lines.join("\n"),
      structured: { state, programs: found.map(({ id, name }) => ({ id, name })) },
    });
  },

  read_letter({ text }, asked) {
    const reply = readAidOffer({ body: { text } }, asked);
    if (reply.status !== 200)
      return fail("detail" in reply.body ? reply.body.detail : "This text cannot be read.");
    return succeed({ text: tellLetter(reply.body), structured: { ...reply.body } });
  },

  deadlines: ({ colleges }, asked) =>
    flatMap(findSome(colleges, asked), ({ found, missing }) =>
      flatMap(
        collect(found.map((one) => ask("deadlines", { entities: [toEntity(one)] }, {}, asked))),
        (answers) =>
          succeed({
            text: [
              ...answers.map((answer) => asked.citing.cite(answer)),
              ...missing,
              `To follow these dates in a calendar app: ${toCalendar(found, asked)}`,
            ].join("\n"),
            structured: {
              calendar: toCalendar(found, asked),
              colleges: found.map((one) => ({
                ...toStructured(one, asked),
                dates: asked.colleges
                  .deadlinesOf(one.unitId)
                  .map(({ round, date, cycle }) => ({ round, date, cycle })),
              })),
            },
          }),
      ),
    ),

  essay_prompts: ({ college }, asked) =>
    flatMap(findOne(college, asked), (found) => {
      const record = findCollegeEssays(found.unitId);
      if (record === null)
        return fail(`We have no record of what ${found.name} asks for. Its application shows that.`);
      const prompts = listCollegePrompts(found.unitId);
      const lines = prompts.map((prompt) => {
        const limit = sayLimit(prompt);
        const { title, url } = prompt.source;
        const year = describeSourceYear(prompt.source);
        return asked.citing.cite({
          text: `${prompt.topic.replace(/\.$/, "")}, in our words: ${limit}, for ${prompt.cycle}.`,
          sources: [{ title, url, year }],
        });
      });
      const none = `${found.name} asks for no additional writing in ${record.cycle}.`;
      const head = `${found.name} has ${prompts.length === 1 ? "one question" : `${prompts.length} questions`} on record for ${record.cycle}:`;
      return succeed({
        text: prompts.length === 0 ? none : [head, ...lines].join("\n"),
        structured: {
          college: toStructured(found, asked),
          cycle: record.cycle,
          prompts: prompts.map(({ topic, kind, limit, cycle }) => ({ topic, kind, limit, cycle })),
        },
      });
    }),

  answer: ({ question, earlier_questions: earlier = [], ...student }, asked) => {
    if (earlier.join("").length > earlierLength)
      return fail(`Earlier questions have ${formatInteger(earlierLength)} characters together at most.`);
    return flatMap(toStudentPlan(student, [], asked), ({ profile, plan }) => {
      const aid = { parents: student.parents_in_home ?? null };
      const body = { question, earlier, profile, money: plan.money, aid, unitIds: [] };
      const answer = answerBody(body, asked.now, asked);
      if (answer === null) return fail("This question cannot be read.");
      const { kind, reading, values = [], choices = [] } = answer;
      const text = tellWithHelp(answer);
      const counted = values.map((value) => value.text);
      const lines = [
        ...(counted.length === 0 ? [] : [`Read from what the family wrote: ${formatAnd(counted)}.`]),
        asked.citing.cite({ ...answer, text }),
        ...choices.map((choice) => `You may mean: ${choice.question}`),
        ...listPages(answer).map(({ title, path }) => `It may help: ${title}, ${asked.site}${path}`),
      ];
      return succeed({
        text: lines.join("\n"),
        structured: { kind, reading, text, ...toFigures([answer]), choices },
      });
    });
  },

  method: (_given, asked) => {
    const sources = Object.values(publications).map(({ title, url }) => ({ title, url }));
    return succeed({
      text: [
        "Tassel calculates figures by fixed rules; no language model is involved. A chance is an estimate from what a college published about the students it admitted, shown as a range, and it counts grades and scores, not essays. A price is what a family like this one would pay after grants, as a range from federal figures and published rules.",
        `How each estimate is made, and how far off it was on past results, is at ${asked.site}/methodology.`,
        "Sources:",
        ...sources.map(({ title, url }) => `${title}${url === null ? "" : `, ${url}`}`),
      ].join("\n"),
      structured: { page: `${asked.site}/methodology`, sources },
    });
  },
};

function askBoth(college: CollegeSummary, student: McpStudent, asked: Asked): CounselorAnswer[] {
  return (["chance", "price"] as const).flatMap((tool) => askOf(tool, college, student, asked) ?? []);
}

/** Told by the tools for dates, chance and price, or only for a student. */
const untoldMeasures: ReadonlySet<CollegeMeasure> = new Set<CollegeMeasure>([
  "overview",
  "majors",
  "gpa",
  "aidDate",
]);

function sayLimit({ limit, limitNote }: EssayPrompt): string {
  if (limit === null) return limitNote?.replace(/\.$/, "") ?? "no limit on record";
  return `${limit.isAdvice ? "about" : "at most"} ${formatInteger(limit.most)} ${limit.unit}`;
}

function toCalendar(colleges: readonly { slug: string }[], { site }: Asked): string {
  return `${site}${toCalendarPath(colleges.map(({ slug }) => slug))}`;
}

function toKey(name: string): string {
  return toPhraseKey(foldWords(name));
}
