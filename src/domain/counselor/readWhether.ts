/** Whether a question is answered with yes or no, and which of the two means what it asks: "is it too late" is no where it is open. */
import type { CounselorReading, CounselorTool } from "./counselor.ts";

/** Tools whose answers begin with it. */
export const saysWhether: ReadonlySet<CounselorTool> = new Set<CounselorTool>([
  "statePrograms",
  "deadlines",
  "collegeFacts",
  "price",
]);

const begins =
  /^(?:(?:so|and|ok|okay|hi|hey|but|also|then|please|y|pero) )*(?:is|are|am|was|do|does|did|can|could|will|would|has|have|should|hay|es|son|tengo que|tenemos que|necesito|puedo|podemos|se puede|todavia puedo)\b/;
/** The asked clause of a longer question: "… my son has a 3.0, does he get it". */
const asks =
  /\b(?:do|does|did|is|are|can|could|will|would|am) (?:i|we|he|she|they|it|you|@p|my \w+|our \w+|there)\b/;
const wh = /\b(?:what|whats|how|when|which|who|where|why|que|cual|cuando|cuanto|como|quien|donde)\b/;
const opposite =
  /\b(?:too late|too much|make too|earn too|miss(?:ed)?|automatic\w*|passed|over yet|closed|running out|optional|blind|without|skip|demasiado|muy tarde)\b/;

/** Whether it can still be had: "can they still take me", "is there any way to apply", "are applications open". */
const stillAsks =
  /\b(?:can|could|may|will|would|do|does|is|are|am) (?:\w+ ){0,4}still\b(?! too\b)|\bstill (?:\w+ )?(?:get|getting|apply|have|qualify|use|do|take|accept|let|open|possible|time)\b|\b(?:any ?way|any chance|any hope|a way|a chance|time|possible|hope) (?:\w+ ){0,3}(?:to|of|for|left)\b|\b(?:are|is) (?:\w+ ){0,4}(?:open|accepting)\b|\btodavia\b/;
/** What a day says that has passed: "is it too late", "did I miss it". */
const asksIfLate =
  /\b(?:too late|miss(?:ed)?|passed|over yet|over|closed|expired|demasiado tarde|muy tarde|se paso)\b/;
/** "Can I apply", without a day or a grade of one's own. */
const mayApply =
  /\b(?:can|could|may) (?:i|we|he|she|they|my \w+|our \w+) (?:\w+ ){0,2}(?:apply|sign up|file|submit)\b/;
const namesDay =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \d|\bin (?:january|february|march|april|june|july|august|september|october|november|december)\b/;
/** "Is June too late", "Jan 20 is too late": when the asker would do it. */
const ownDayTooLate =
  /\b(?:january|february|march|april|june|july|august|september|october|november|december|(?:in|is|by) may|may \d+|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec) \d+)\b.*\btoo late\b/;

const asksTooLate = /^(?:\w+ ){0,3}(?:is|am|are) (?:it|i|we|this|that) too late\b/;

/** Whether the day to apply has passed is what is asked. */
export function asksIfOpen(text: string): boolean {
  return !namesDay.test(text) && [stillAsks, asksIfLate, mayApply].some((one) => one.test(text));
}

/** "Should I send my 1380 or go test-optional": what to do with a score of one's own. */
const sends =
  /\b(?:should|shall|do|does|would|is it (?:better|best|smart|worth|ok)|worth|better (?:to|off)|whether to) (?:.* )?(?:submit|submitting|send|sending|report|reporting|include|including|withhold|withholding|leave out|leaving out|hide) (?:(?:in|an?|the|my|her|his|our|their|old|only|sat|act|of|score|scores?) )*(?:\d{2,4}|scores?|sat|act)|(?:submit|send|report) (?:.* )?or (?:just )?(?:go|apply|be|stay) (?:test )?(?:optional|without)\b/;

export function asksToSend(text: string): boolean {
  return sends.test(text);
}

export function readWhether(text: string): CounselorReading["asksWhether"] {
  const isWhether = begins.test(text) || (asks.test(text) && !wh.test(text));
  // What a college makes of scores that are sent is no yes or no of its policy.
  if (
    /\b(?:superscor\w*|look at|looks at|care|cares|consider\w*|see|accept|accepts|take|takes)\b.* (?:sat|act|tests?|scores?)\b/.test(
      text,
    )
  )
    return undefined;
  // What to do with a score of one's own is advice, and neither yes nor no of a policy.
  if (asksToSend(text)) return undefined;
  // "Is there an application or is it automatic" is answered by either.
  if (!isWhether || /\bor (?:is|do|does|not|nah|only|just)\b|\bo es\b/.test(text)) return undefined;
  // Nothing here compares a day of one's own with the dates, which are told.
  if (ownDayTooLate.test(text)) return undefined;
  // "Is it too late for Rice? What else can I still do".
  if (asksTooLate.test(text)) return "opposite";
  // "I missed the date, is there any way to still get it" asks whether it can be had, and so does "if I missed the date".
  if (stillAsks.test(text)) return "plain";
  return opposite.test(text.replace(/ if .*$/, "")) ? "opposite" : "plain";
}
