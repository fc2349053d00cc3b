/** What the tools of /mcp are made of: one reading answered, one college found by its name, and how both are told. */
import type { CollegeSummary } from "#domain/college/college.ts";
import { answerReading } from "#domain/counselor/answerReading.ts";
import type { AnswerContext } from "#domain/counselor/context.ts";
import type { CounselorAnswer, CounselorEntity, CounselorReading } from "#domain/counselor/counselor.ts";
import { searchColleges } from "#domain/search/collegeSearch.ts";
import { fail, type Result, succeed } from "#lib/result.ts";
import { preparedSearch } from "#server/colleges/findColleges.ts";
import type { Colleges } from "#server/colleges.ts";
import { prepareColleges, readCards } from "#server/counselor/answerQuestion.ts";
import type { Citing } from "./cite.ts";
import { toStudentPlan } from "./studentPlan.ts";
import type { McpStudent } from "./toolTable.ts";

export type McpAnswer = { text: string; structured: Record<string, unknown> };

export type Around = { colleges: Colleges; cards: string | null };
/** `site`: the address of this installation. */
export type Asked = Around & { now: Date; site: string; citing: Citing };

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
        figures: answer.facts.map(({ kind, subject, text, year }) => ({ kind, subject, text, year })),
        sources: answer.sources,
        ...(answer.aid === undefined ? {} : { aid: answer.aid }),
      },
    }),
  );
}

export function tellOne(
  tool: Tool,
  name: string,
  student: McpStudent,
  asked: Asked,
): Result<McpAnswer, string> {
  return flatMap(findOne(name, asked), (college) =>
    flatMap(tell(tool, { entities: [toEntity(college)] }, student, asked), ({ text, structured }) =>
      succeed({ text, structured: { college: toStructured(college, asked), ...structured } }),
    ),
  );
}

/** One line, or none where nothing is known. */
export function tellOf(
  tool: "chance" | "price",
  college: CollegeSummary,
  student: McpStudent,
  asked: Asked,
): string[] {
  const told = ask(tool, { entities: [toEntity(college)] }, student, asked);
  return told.ok ? [asked.citing.cite(told.value)] : [];
}

/** `student`: whose price is told with each; null for none. */
export function tellColleges(
  colleges: readonly CollegeSummary[],
  asked: Asked,
  student: McpStudent | null = null,
): McpAnswer {
  const lines = colleges.map((college) => {
    const facts = ask("collegeFacts", { entities: [toEntity(college)], measure: "overview" }, {}, asked);
    const price = student === null ? [] : tellOf("price", college, student, asked);
    return [facts.ok ? asked.citing.cite(facts.value) : college.name, ...price, toPage(college, asked)].join(
      " ",
    );
  });
  return {
    text: lines.join("\n"),
    structured: { colleges: colleges.map((college) => toStructured(college, asked)) },
  };
}

/** How many names are offered where one is meant. */
const mostOffered = 5;

/** By UNITID or by name; fails with what else it may be. */
export function findOne(name: string, { colleges }: Asked): Result<CollegeSummary, string> {
  if (/^\d{6}$/.test(name)) {
    const found = colleges.byUnitId(Number(name));
    return found === null ? fail(`No college in the data set has the number ${name}.`) : succeed(found);
  }
  const { hits } = searchColleges(preparedSearch(colleges), name, {
    limit: mostOffered,
    accepts: (college) => college.isDegreeGranting,
  });
  const [first] = hits;
  const found = first === undefined ? undefined : colleges.summaries[first.index];
  if (first === undefined || found === undefined)
    return fail(`No college here is called “${name}”. Try its full name, or find_colleges.`);
  // Words in common are not a name: another college would be answered about.
  if (first.reason.kind !== "partial" && first.reason.kind !== "place") return succeed(found);
  if (hits.length === 1 && !first.reason.wasMisspelled) return succeed(found);
  const offered = hits.flatMap(({ index }) => colleges.summaries[index]?.name ?? []);
  return fail(
    `No college here is called “${name}”. Nearest: ${offered.join("; ")}. Ask with one of these names.`,
  );
}

/** Those found, and for each of the others a sentence that says so; fails where none is. */
export function findSome(
  names: readonly string[],
  asked: Asked,
): Result<{ found: CollegeSummary[]; missing: string[] }, string> {
  const results = names.map((name) => findOne(name, asked));
  const found = results.flatMap((one) => (one.ok ? [one.value] : []));
  const missing = results.flatMap((one) => (one.ok ? [] : [one.problem]));
  return found.length === 0 ? fail(missing.join(" ")) : succeed({ found, missing });
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
