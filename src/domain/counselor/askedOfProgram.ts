/** Whether a state program is asked about, and what of it: its amount, its date, who gets it. */
import { programFamilies } from "#domain/search/sharedPrograms.ts";
import type { Classifier } from "./classifier.ts";
import type { AnswerMeasure, CounselorReading, LinkedEntity } from "./counselor.ts";
import type { CounselorDictionary } from "./dictionary.ts";
import { fillReading } from "./fillSlots.ts";
import type { Slots } from "./slots.ts";

/** "Does LAUNCH work for a degree at Boise State", "does this mean UMass is free": what it does at a college. */
const asksOfUse =
  /\b(?:works?|use|used|covers?|pays?|good (?:at|for)|counts?|mean|means|free|get|qualify|eligible|only|(?:what|how) about)\b/;
/** Who a program's own rule is for; the answer says so. */
const metByRule: ReadonlySet<CounselorReading["condition"]> = new Set<CounselorReading["condition"]>([
  "adult",
  "transfer",
]);
/** What is told of a college where a program's use there is asked about. */
const givesWay: ReadonlySet<AnswerMeasure> = new Set<AnswerMeasure>([
  "majors",
  "overview",
  "merit",
  "aidPolicy",
]);
/** "Is New Mexico really free", "is community college free in California". */
const asksIfFree = /\b(?:free|gratis)\b/;
const freeOfElse = /\b(?:lunch|applications?|apps?|waivers?|sat|act|psat|trial|tutor\w*|courses?|money)\b/;

/** Whose state's rule for students without status answers for its programs. */
type States = Pick<CounselorDictionary, "programStates">;

/** Its reading first, then the others; the same readings where none names a program or the first is the program's already. */
export function askOfProgram(
  readings: readonly CounselorReading[],
  slots: Slots,
  { programStates }: States,
): CounselorReading[] {
  const [first = null] = readings;
  const { text, entities } = slots;
  const programs = entities.filter(({ kind }) => kind === "program");
  const { tool = null, measure = null, condition } = first ?? {};
  if (programs.length === 0) {
    const isOfState = tool === "writtenPages" && condition === undefined && isOfOneState(slots);
    return isOfState && asksIfFree.test(text) && !freeOfElse.test(text)
      ? [fillReading({ tool: "statePrograms", measure: "overview" }, slots), ...readings]
      : [...readings];
  }
  const [program] = programs;
  const state = program?.kind === "program" ? programStates.get(program.id) : undefined;
  if (tool === "writtenPages" && condition === "status" && state !== undefined && first !== null)
    return [{ ...first, entities: [{ kind: "state", state }], isByStatus: true }, ...readings];
  const isUnread = tool === null || tool === "nextSteps";
  const isOfPages = tool === "writtenPages" && (condition === undefined || metByRule.has(condition));
  const isOfCollege =
    (tool === "price" || (tool === "collegeFacts" && measure !== null && givesWay.has(measure))) &&
    asksOfUse.test(text);
  if (!isUnread && !isOfPages && !isOfCollege) return [...readings];
  // "What about HOPE there": at the college before.
  const named = [...entities, ...(first?.entities ?? [])];
  const colleges = named.filter(({ kind }) => kind === "college").slice(0, 1);
  const asked = fillReading(
    { tool: "statePrograms", measure: null },
    { ...slots, entities: [...programs, ...colleges] },
  );
  return [asked, ...readings];
}

function isOfOneState({ entities }: Slots): boolean {
  return entities.length === 1 && entities[0]?.kind === "state";
}

/** Of what a question has as one of a program, the share from which on its likeliest measure is told alone. */
const leastOfMeasure = 0.4;

/** What is asked about a state program: its amount, its date, who gets it. */
export function readProgram(
  reading: CounselorReading,
  slots: Slots,
  { classifier }: { classifier: Classifier },
): CounselorReading {
  if (reading.tool !== "statePrograms") return reading;
  const { text, links } = slots;
  if (!reading.entities.some(({ kind }) => kind === "program")) return { ...reading, paid: findPaid(text) };
  const pointed = text.replace(/\b(?:it|that|this|those|them|eso)\b/, "@p");
  const named = text.includes("@p") ? text : pointed.includes("@p") ? pointed : `@p ${text}`;
  const { measures, measureShares } = classifier(named);
  // "Which majors", "can I use it elsewhere": what no measure answers, all that is known of it may.
  const isSure = (measureShares.statePrograms ?? 0) >= leastOfMeasure;
  const measure = (isSure ? measures.statePrograms : null) ?? "overview";
  return {
    ...reading,
    // "Do I still get it": without a word of money, no income limit is asked about.
    measure: asksToKeep.test(text)
      ? "keep"
      : asksWhere.test(text)
        ? "amount"
        : measure === "income" && !saysMoney.test(text)
          ? "who"
          : measure,
    ...(links.some(namesFamily) ? { isFamily: true } : {}),
  };
}

const saysMoney =
  /\b(?:incomes?|need|needy|merit|mak(?:e|es|ing)|earn\w*|salar(?:y|ies)|money|wages|limits?|caps?|cutoffs?|rich|poor|wealthy|assets?|savings|afford|agi|poverty|low|middle|high|too much|threshold|ceiling|max\w*|famil\w+|ingresos?|gan\w+|dinero)\b|\d/;
/** "Does it cover the U of M", "is it only for UW": what a program pays is told with where. */
const asksWhere =
  /\b(?:covers?|pays?|works?|used?|good)(?: \w+){0,2} @c\b|\bonly (?:for|at|good at|in)\b|\bwhere (?:can|does|do)\b.* (?:use|used|work|good)\b/;
/** "What if my son drops below it". */
const asksToKeep =
  /\b(?:drops?|falls?|goes|slips?|dips?|fell|dropped) (?:below|under)\b|\b(?:lose|keep) (?:it|@p)\b/;

/** "Free tuition", "does Tennessee pay for community college". */
function findPaid(text: string): CounselorReading["paid"] {
  if (!/\b(?:free|gratis|pays?|paid|covers?|paga)\b/.test(text)) return undefined;
  if (/\b(?:community|junior|two year|2 year|colegio comunitario)\b/.test(text)) return "communityCollege";
  return /\b(?:tuition|matricula|college|universidad)\b|@s (?:\w+ ){0,2}free\b/.test(text)
    ? "tuition"
    : undefined;
}

/** "Cal Grant" names A, B and C. */
function namesFamily({ entity, others }: LinkedEntity): boolean {
  const ids = [entity, ...others].flatMap((one) => (one.kind === "program" ? [one.id] : []));
  return ids.length > 1 && programFamilies.some(([, ...family]) => family.every((id) => ids.includes(id)));
}
