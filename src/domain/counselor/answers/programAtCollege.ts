/** Whether a state program pays at one college: its state, and the places and kinds of colleges that the record names. */
import { describeAmount, describePlace, describeWhere, getAmountYear } from "#domain/aid/payWords.ts";
import type { AidCollegeKind, PlaceCode, ProgramPay, StateProgram } from "#domain/aid/stateProgram.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { stateNames } from "#domain/college/states.ts";
import { listPaysAt } from "#domain/price/awardAmount.ts";
import { formatOr } from "#lib/format.ts";
import type { AnswerFact, CounselorReading } from "../counselor.ts";
import { lowerFirst } from "../draft.ts";
import { nameProgram } from "../programNames.ts";
import type { ToldMeasure } from "./askedProgram.ts";
import { describeLeft, sayIfPaid } from "./leftToPay.ts";
import { sayRule } from "./programLines.ts";

/** Places beyond the program's own state. */
const beyondState: ReadonlySet<PlaceCode> = new Set<PlaceCode>([
  "anyState",
  "publicAnywhere",
  "privateNearDcOrBlackCollege",
  "delawareOrPennsylvania",
  "otherNewEnglandPublic",
]);
/** Places that leave open which colleges are meant. */
const takingPart: ReadonlySet<PlaceCode> = new Set<PlaceCode>([
  "approvedCollege",
  "firstYearInState",
  "laterYearsInState",
  "associateOrCertificate",
]);

const mostPays = 3;

/** Null where the record leaves it open. */
export function tellAtCollege(
  program: StateProgram,
  college: CollegeSummary,
  { asksWhether, details }: Pick<CounselorReading, "asksWhether" | "details">,
): ToldMeasure | null {
  const { id, state, pays, isPlaceListWhole } = program;
  const name = nameProgram(program);
  const no = asksWhether === "plain" ? "No. " : "";
  const tell = (text: string, facts: AnswerFact[] = []): ToldMeasure => ({ text, facts });
  if (college.state !== state)
    return pays.some(({ at }) => beyondState.has(at))
      ? null
      : tell(
          `${no}${name} pays at colleges in ${stateNames[state]}, and ${college.name} is in ${stateNames[college.state]}.`,
        );
  const there = listPaysAt(pays, college);
  if (there.length === 0) {
    if (!isPlaceListWhole || pays.length === 0) return null;
    const elsewhere = formatOr([...new Set(pays.map((pay) => describePlace(pay)))].slice(0, mostPays));
    return tell(
      `${no}${name} pays ${elsewhere}, under ${sayRule(program)}, and ${college.name} is ${sayKind(college)}.`,
    );
  }
  const isOpen = there.every(({ at }) => takingPart.has(at));
  const facts: AnswerFact[] = [];
  const amounts = there
    .slice(0, mostPays)
    .map((pay, place) => tellPay(pay, `${id}.pays${place}`, state, facts));
  // "Does it pay all of it": that it pays there is no yes to that.
  const { cost } = details ?? {};
  const isAll = details?.asksIfFree === true || cost !== undefined;
  const left = isAll ? describeLeft(there) : "";
  const yes = asksWhether !== "plain" || isOpen ? "" : isAll ? sayIfPaid(left, cost) : "Yes. ";
  const lead = isOpen
    ? `${name} pays at colleges that take part, so ask the aid office of ${college.name} whether it does`
    : `${yes}${name} pays at ${college.name}`;
  return tell(`${lead}: ${amounts.join("; ")}.${left}`, facts);
}

const kindTexts: Readonly<Record<AidCollegeKind, string>> = {
  publicFourYear: "a public university",
  communityCollege: "a community college",
  nonprofit: "a private college",
};

/** "Can I use it at a community college"; null where no kind is asked about or the record leaves it open. */
export function tellAtKind(
  program: StateProgram,
  { asksWhether, details }: Pick<CounselorReading, "asksWhether" | "details">,
): ToldMeasure | null {
  const kind = details?.kind;
  const { id, state, pays, isPlaceListWhole } = program;
  if (kind === undefined || pays.length === 0) return null;
  const isYesOrNo = asksWhether === "plain";
  const name = nameProgram(program);
  const places = formatOr([...new Set(pays.map((pay) => describePlace(pay)))].slice(0, mostPays));
  const there = pays.filter(({ at, kinds }) =>
    kind === "elsewhere" ? beyondState.has(at) : kinds.includes(kind) && !beyondState.has(at),
  );
  if (there.length === 0) {
    if (!isPlaceListWhole && kind !== "elsewhere")
      return {
        text: `${name}, as far as I have it, pays ${places}. Ask the agency whether it pays at ${kindTexts[kind]}.`,
        facts: [],
      };
    const rule = `under ${sayRule(program)}`;
    const not = kind === "elsewhere" ? "" : `, and not at ${kindTexts[kind]}`;
    const where = kind === "elsewhere" ? ` in ${stateNames[state]}` : "";
    return {
      text: `${isYesOrNo ? "No. " : ""}${name} pays ${places}${where.trim() === "" || places.includes(" in the state") ? "" : where}${not}, ${rule}.`,
      facts: [],
    };
  }
  const facts: AnswerFact[] = [];
  const amounts = there.slice(0, mostPays).map((pay, at) => tellPay(pay, `${id}.pays${at}`, state, facts));
  const at = kind === "elsewhere" ? "in another state" : `at ${kindTexts[kind]}`;
  const isOpen = there.every((one) => takingPart.has(one.at));
  const lead = isOpen
    ? `${name} can pay ${at}, if it takes part`
    : `${isYesOrNo ? "Yes. " : ""}${name} pays ${at}`;
  return { text: `${lead}: ${amounts.join("; ")}.`, facts };
}

function tellPay(pay: ProgramPay, ref: string, state: StateProgram["state"], facts: AnswerFact[]): string {
  const year = getAmountYear(pay.amount) ?? "";
  const text = lowerFirst(describeAmount(pay.amount));
  facts.push({ ref, kind: "money", subject: state, text, year });
  const asked = pay.asks.length === 0 ? "" : ` ${describeWhere(pay)}`;
  const when = pay.years === null || asked !== "" ? "" : ` ${describePlace(pay)}`;
  if (asked !== "")
    facts.push({ ref: `${ref}.asks`, kind: "phrase", subject: state, text: asked.trim(), year: "" });
  return `${text}${asked}${when}${year === "" ? "" : ` (${year})`}`;
}

/** Beside what the record does say of a program, where it leaves open whether it pays there. */
export function askThere(college: CollegeSummary): string {
  return `${college.name} is ${sayKind(college)}: ask its aid office whether it pays there.`;
}

const kindWords = {
  public: "a public",
  nonprofit: "a private nonprofit",
  forProfit: "a for-profit",
} as const;

function sayKind({ control, level }: CollegeSummary): string {
  if (control === "public" && level === "twoYear") return "a public two-year college";
  return `${kindWords[control]} ${level === "fourYear" ? "four-year" : "two-year"} college`;
}
