/** What the tools of /mcp are made of: one reading answered, one college found by its name, and how both are told. */
import type { CollegeSummary } from "#domain/college/college.ts";
import { answerReading } from "#domain/counselor/answerReading.ts";
import type { AnswerContext } from "#domain/counselor/context.ts";
import type { CounselorAnswer, CounselorEntity, CounselorReading } from "#domain/counselor/counselor.ts";
import { dropRepeats } from "#domain/counselor/draft.ts";
import { formatAnd } from "#lib/format.ts";
import { type Result, succeed } from "#lib/result.ts";
import type { Colleges } from "#server/colleges.ts";
import { prepareColleges, readCards } from "#server/counselor/answerQuestion.ts";
import type { Citing } from "./cite.ts";
import { findOne, type Naming } from "./findNamed.ts";
import { toStudentPlan } from "./studentPlan.ts";
import type { McpStudent } from "./toolTable.ts";

export type McpAnswer = { text: string; structured: Record<string, unknown> };

export type Around = { colleges: Colleges; cards: string | null };
/** `site`: the address of this installation. */
export type Asked = Around & Naming & { site: string; citing: Citing };

type Tool = CounselorReading["tool"];

/** The counselor's answer, as if a question had been read so. */
export function ask(
  tool: Tool,
  asks: Partial<CounselorReading>,
  student: McpStudent,
  { colleges, cards, now }: Asked,
): Result<CounselorAnswer, string> {
  return flatMap(toStudentPlan(student, [], { colleges, now }), ({ plan }) => {
    const { byUnitId } = prepareColleges(colleges);
    const reading: CounselorReading = {
      tool,
      entities: [],
      measure: null,
      round: null,
      residency: null,
      change: null,
      ...asks,
    };
    const context: AnswerContext = {
      colleges: colleges.summaries,
      byUnitId,
      deadlines: reading.entities.flatMap((one) =>
        one.kind === "college" ? colleges.deadlinesOf(one.unitId) : [],
      ),
      majors: colleges.majors(),
      cards: cards === null ? null : readCards(cards),
      plan,
      today: now.toISOString().slice(0, 10),
    };
    const read = { reading, others: [], boundary: null, language: "en" as const, namesLeftOut: 0 };
    return succeed(answerReading(read, "", context));
  });
}

export function tell(
  tool: Tool,
  asks: Partial<CounselorReading>,
  student: McpStudent,
  asked: Asked,
): Result<McpAnswer, string> {
  return flatMap(ask(tool, asks, student, asked), (answer) =>
    succeed({
      text: asked.citing.cite(answer),
      structured: {
        kind: answer.kind,
        ...toFigures([answer]),
        ...(answer.aid === undefined ? {} : { aid: answer.aid }),
      },
    }),
  );
}

/** The figures as they are told, in ranges, each with its year, and where they are from. */
export function toFigures(answers: readonly Pick<CounselorAnswer, "facts" | "sources">[]) {
  const figures = answers.flatMap(({ facts }) => facts);
  return {
    figures: figures.map(({ kind, subject, text, year }) => ({ kind, subject, text, year })),
    sources: dropRepeats(answers.flatMap(({ sources }) => sources)),
  };
}

export function tellOne(
  tool: Tool,
  name: string,
  student: McpStudent,
  asked: Asked,
): Result<McpAnswer, string> {
  return flatMap(findOne(name, asked), (college) =>
    flatMap(tell(tool, { entities: [toEntity(college)] }, student, asked), ({ text, structured }) =>
      succeed({
        text: [text, ...askForMore(tool, student)].join("\n"),
        structured: { college: toStructured(college, asked), ...structured },
      }),
    ),
  );
}

/** What would narrow the answer, by the names of the arguments: the sentence itself tells a family where to type it. */
function askForMore(
  tool: Tool,
  { gpa, sat, act, family_income_usd, home_state, home_zip }: McpStudent,
): string[] {
  if (tool === "chance" && gpa === undefined && sat === undefined && act === undefined)
    return ["For this student’s own chance, call again with gpa, sat or act."];
  if (tool !== "price") return [];
  const missing = [
    ...(family_income_usd === undefined ? ["family_income_usd"] : []),
    ...(home_state === undefined && home_zip === undefined ? ["home_state"] : []),
  ];
  return missing.length === 0 ? [] : [`For a narrower range, call again with ${formatAnd(missing)}.`];
}

/** A college's chance or price for this student; null where nothing is known. */
export function askOf(
  tool: "chance" | "price",
  college: CollegeSummary,
  student: McpStudent,
  asked: Asked,
): CounselorAnswer | null {
  const told = ask(tool, { entities: [toEntity(college)] }, student, asked);
  return told.ok ? told.value : null;
}

/** `student`: whose price is told with each; null for none. */
export function tellColleges(
  colleges: readonly CollegeSummary[],
  asked: Asked,
  student: McpStudent | null = null,
): McpAnswer {
  const rows = colleges.map((college) => {
    const facts = ask("collegeFacts", { entities: [toEntity(college)], measure: "overview" }, {}, asked);
    const price = student === null ? null : askOf("price", college, student, asked);
    const answers = [...(facts.ok ? [facts.value] : []), ...(price === null ? [] : [price])];
    const told = answers.map((answer) => asked.citing.cite(answer));
    return {
      text: [...(facts.ok ? [] : [college.name]), ...told, toPage(college, asked)].join(" "),
      structured: { ...toStructured(college, asked), ...toFigures(answers) },
    };
  });
  return {
    text: rows.map(({ text }) => text).join("\n"),
    structured: { colleges: rows.map(({ structured }) => structured) },
  };
}

export function toEntity({ unitId }: CollegeSummary): CounselorEntity {
  return { kind: "college", unitId };
}

export function toPage({ slug }: CollegeSummary, { site }: Asked): string {
  return `${site}/colleges/${slug}`;
}

export function toStructured(college: CollegeSummary, asked: Asked) {
  const { unitId, name, city, state } = college;
  return { unitId, name, city, state, page: toPage(college, asked) };
}

export function flatMap<From, To>(
  result: Result<From, string>,
  next: (value: From) => Result<To, string>,
): Result<To, string> {
  return result.ok ? next(result.value) : result;
}

export function collect<Value>(results: readonly Result<Value, string>[]): Result<Value[], string> {
  const values: Value[] = [];
  for (const one of results) {
    if (!one.ok) return one;
    values.push(one.value);
  }
  return succeed(values);
}
