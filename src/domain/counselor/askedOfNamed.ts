/** What a card tells of colleges in general, and a tool of the one that is named next: "do I need the CSS Profile?" "Boston College". */
import { listColleges } from "./conversation.ts";
import type { CounselorReading, ReadQuestion } from "./counselor.ts";
import type { Cue } from "./cues.ts";
import { fillReading } from "./fillSlots.ts";
import type { Slots } from "./slots.ts";

type Asked = Pick<Cue, "tool" | "measure">;

const css: Asked = { tool: "collegeFacts", measure: "cssProfile" };
const tests: Asked = { tool: "collegeFacts", measure: "testPolicy" };
const dates: Asked = { tool: "deadlines", measure: null };
const price: Asked = { tool: "price", measure: null };
/** What a card tells of all states, and a tool of the one that is named. */
const ofStates: Readonly<Record<string, Asked & Pick<CounselorReading, "paid">>> = {
  communityFree: { tool: "statePrograms", measure: "overview", paid: "communityCollege" },
  freeStates: { tool: "statePrograms", measure: "overview", paid: "communityCollege" },
};

const askedByCards: Readonly<Record<string, Asked>> = {
  cssWhat: css,
  cssList: css,
  cssDue: { tool: "collegeFacts", measure: "aidDate" },
  fafsaDueWhen: { tool: "collegeFacts", measure: "aidDate" },
  superscore: tests,
  testOptionalWhat: tests,
  testsRequired: tests,
  testBlindWhich: tests,
  scoreMiddling: tests,
  retakeTest: { tool: "collegeFacts", measure: "testScores" },
  goodScore: { tool: "collegeFacts", measure: "testScores" },
  gpaGood: { tool: "collegeFacts", measure: "gpa" },
  regularDates: dates,
  edEaDates: dates,
  edTwo: dates,
  edTwoSchools: dates,
  rollingWhat: dates,
  lateApply: dates,
  artPortfolio: dates,
  interestShown: { tool: "collegeFacts", measure: "interest" },
  visitsWorth: { tool: "collegeFacts", measure: "interest" },
  essayAi: { tool: "collegeFacts", measure: "aiRule" },
  needBlind: { tool: "collegeFacts", measure: "aidPolicy" },
  netPrice: price,
  outOfStateCost: price,
  exchangeWue: price,
  gradRate: { tool: "collegeFacts", measure: "graduation" },
  admitRateWhat: { tool: "collegeFacts", measure: "admitRate" },
};

/** A longer turn says what it asks of the college. */
const mostWords = 9;
const asksElse =
  /\b(?:how|when|why|where|who|cost|price|deadline|due|chance|scholarships?|major|essay|letter|como|cuando|cuanto|donde)\b/;

/** Null unless a card was told before and this turn only names colleges. */
export function askOfNamed(slots: Slots, previous: CounselorReading | null): CounselorReading | null {
  const { text, entities } = slots;
  const asked = askedByCards[previous?.card ?? ""];
  const isShort = text.split(" ").length <= mostWords && !asksElse.test(text);
  const isOfColleges = listColleges(entities).length > 0 && listColleges(entities).length === entities.length;
  return asked === undefined || !isShort || !isOfColleges ? null : fillReading(asked, slots);
}

/** "Does Duke superscore", "is cc free in NY": what is known of the one that is named, and below it the card that tells it of colleges in general. */
export function askCardOfNamed(chosen: ReadQuestion, named: CounselorReading | null): ReadQuestion {
  const { reading, near, isNearTold, also } = chosen;
  const card = reading?.card === undefined && isNearTold === true ? near?.[0] : reading;
  if (reading?.paid !== undefined && ofStates[also?.card ?? ""] !== undefined)
    return { ...chosen, also: undefined };
  const isOfFirstYear = named?.condition === undefined || named.condition === "application";
  if (card == null || named?.tool !== "writtenPages" || !isOfFirstYear) return chosen;
  const { condition: _condition, ...of } = named;
  const rest = { ...chosen, others: [], near: [], isNearTold: undefined, also: undefined };
  const ofState = ofStates[card.card ?? ""];
  if (ofState !== undefined && of.entities.some(({ kind }) => kind === "state"))
    return { ...rest, reading: { ...of, ...ofState } };
  const asked = askedByCards[card.card ?? ""];
  if (asked === undefined || listColleges(of.entities).length === 0) return chosen;
  return { ...rest, reading: { ...of, ...asked }, also: card };
}
