/**
 * Answers a question as it was read: danger and refusals first, then the tool, then the written pages, then an honest
 * "I can't answer that". Every figure comes from the product's own functions.
 */
import { answerAssuredAdmission } from "./answers/assuredAdmission.ts";
import { answerFromCard, listChoices } from "./answers/cards.ts";
import { answerChance } from "./answers/chance.ts";
import { answerWithChanges, tellWhatHappened } from "./answers/changes.ts";
import { answerCollegeFacts } from "./answers/collegeFacts.ts";
import { answerCompare } from "./answers/compare.ts";
import { answerDeadlines } from "./answers/deadlines.ts";
import { answerMatch } from "./answers/match.ts";
import { answerNextSteps } from "./answers/nextSteps.ts";
import { answerOffers } from "./answers/offers.ts";
import { answerPlanOdds } from "./answers/planOdds.ts";
import { answerPrice } from "./answers/price.ts";
import { answerProposeChange } from "./answers/proposeChange.ts";
import { answerSearchColleges } from "./answers/searchColleges.ts";
import { answerStatePrograms } from "./answers/statePrograms.ts";
import { answerStudentAidIndex } from "./answers/studentAidIndex.ts";
import { answerWhatIf } from "./answers/whatIf.ts";
import { listStateChoices, sayWhichState } from "./answers/whichState.ts";
import { answerFromPages } from "./answers/writtenPages.ts";
import { layOver, sayValue } from "./askedValues.ts";
import type { AnswerContext } from "./context.ts";
import type {
  Boundary,
  CounselorAnswer,
  CounselorReading,
  CounselorTool,
  ReadQuestion,
} from "./counselor.ts";
import { describeReading } from "./describeReading.ts";
import { type Draft, dropRepeats, lowerArticles, makeDraft } from "./draft.ts";
import { answerAboutClosed, asksWhatHappened, tellFormerName } from "./formerNames.ts";
import { leftOutWords } from "./leftOutWords.ts";
import { words } from "./words.ts";

type Answering = (reading: CounselorReading, context: AnswerContext) => Draft;

const tools: Readonly<Record<Exclude<CounselorTool, "writtenPages">, Answering>> = {
  searchColleges: answerSearchColleges,
  collegeFacts: answerCollegeFacts,
  chance: answerChance,
  price: answerPrice,
  match: answerMatch,
  whatIf: answerWhatIf,
  planOdds: (_reading, context) => answerPlanOdds(context),
  compare: answerCompare,
  studentAidIndex: answerStudentAidIndex,
  deadlines: answerDeadlines,
  nextSteps: (_reading, context) => answerNextSteps(context),
  statePrograms: answerStatePrograms,
  assuredAdmission: answerAssuredAdmission,
  offers: answerOffers,
  proposeChange: answerProposeChange,
};

/** `question` is the normalized text: the written pages are searched with it. */
export function answerReading(read: ReadQuestion, question: string, known: AnswerContext): CounselorAnswer {
  const { boundary, reading, language, namesLeftOut, impossible = [] } = read;
  if (boundary !== null && boundary.kind !== "quietLine") return answerBoundary(boundary, language);
  const values = reading?.values ?? [];
  const context = values.length === 0 ? known : { ...known, plan: layOver(known.plan, values) };
  // It could be read in more than one way: the other readings are there to choose from.
  const isUnclear = reading === null && read.others.length > 0;
  const choices = isUnclear ? [...listStateChoices(read.others), ...listChoices(read.others, context)] : [];
  const unitIds = (reading?.entities ?? []).flatMap((one) => (one.kind === "college" ? [one.unitId] : []));
  const ofClosed = unitIds.length === 0 ? answerAboutClosed(question) : null;
  const former = tellFormerName(question, unitIds, context.byUnitId);
  const colleges = unitIds.flatMap((unitId) => context.byUnitId.get(unitId) ?? []);
  const asksForNews =
    colleges.length > 0 &&
    (reading?.tool === "writtenPages" ||
      reading?.tool === "collegeFacts" ||
      reading?.tool === "searchColleges") &&
    reading.card === undefined &&
    asksWhatHappened(question);
  const draft =
    ofClosed ??
    (asksForNews ? tellWhatHappened(colleges, former, context) : null) ??
    (choices.length > 0
      ? makeDraft(sayWhichState(read.others) ?? words.whichCard, { kind: "choices" })
      : isUnclear
        ? makeDraft(words.whichReading, { kind: "dont-know" })
        : reading === null || reading.tool === "writtenPages"
          ? (answerFromCard(reading, context) ?? answerFromPages(question, context, reading))
          : answerWithChanges(reading, context, tools[reading.tool]));
  const condition = reading?.tool === "writtenPages" ? undefined : reading?.condition;
  const note = condition !== undefined && draft.kind === "answer" ? `${words.conditions[condition]} ` : "";
  // A quoted passage stays as it is written.
  const today = former === null ? "" : `${former} `;
  const answered =
    draft.kind === "passages" ? draft.text : `${today}${note}${lowerArticles(draft.text)}`.trim();
  const untold = draft.kind === "answer" ? listUntold(draft, unitIds, context) : [];
  const text = [
    namesLeftOut > 0 ? leftOutWords.names(namesLeftOut) : "",
    impossible.length > 0 ? words.impossible(impossible) : "",
    untold.length > 0 ? leftOutWords.colleges(untold) : "",
    answered,
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
  const tool = reading?.tool ?? (draft.kind === "passages" ? "writtenPages" : null);
  return {
    ...draft,
    tool,
    entities: reading?.entities ?? [],
    reading:
      reading === null ? (tool === null ? "" : words.toolName(tool)) : describeReading(reading, context),
    text: language === "es" ? `${words.spanish}\n${text}` : text,
    sources: dropRepeats(draft.sources),
    namesLeftOut,
    ...(choices.length === 0 ? {} : { choices }),
    values: values.map((value) => ({ value, text: sayValue(value) })),
    quietLine: boundary === null ? null : words.quietLine,
  };
}

/** Every tool answers about this many. */
const alwaysTold = 3;

/** Named colleges that are neither in the words of the answer nor in what a screen draws below them. */
function listUntold(
  { facts, parts, text }: Draft,
  unitIds: readonly number[],
  { byUnitId }: AnswerContext,
): string[] {
  if (unitIds.length <= alwaysTold) return [];
  const drawn = new Set(
    parts.flatMap((part) => ("unitIds" in part ? part.unitIds : "unitId" in part ? [part.unitId] : [])),
  );
  for (const { subject } of facts) if (typeof subject === "number") drawn.add(subject);
  return unitIds.flatMap((unitId) => {
    const name = byUnitId.get(unitId)?.name;
    return name === undefined || drawn.has(unitId) || text.includes(name) ? [] : [name];
  });
}

/** Nothing else is said beside it: no figures, no tools. */
function answerBoundary(
  boundary: Exclude<Boundary, { kind: "quietLine" }>,
  language: ReadQuestion["language"],
): CounselorAnswer {
  const plain = {
    tool: null,
    entities: [],
    reading: "",
    facts: [],
    sources: [],
    parts: [],
    namesLeftOut: 0,
    quietLine: null,
  };
  if (boundary.kind === "crisis") return { ...plain, kind: "crisis", text: words.crisis(boundary, language) };
  const text = words.refuse(boundary.refusal);
  return {
    ...plain,
    kind: "refuse",
    text: language === "es" ? `${words.spanish}\n${text}` : text,
    parts: words.refusalLinks(boundary.refusal),
  };
}
