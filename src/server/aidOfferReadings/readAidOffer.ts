/** The reading of the offers page, for POST /api/aid-offer-readings; run in a thread of its own (longWork/). */
import type { AidOfferReading, AidOfferReadingBody } from "#contract/aidOfferReadings.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { type KnownNames, listKnownNames } from "#domain/offers/letterCollege.ts";
import { toSentPlaces } from "#domain/offers/letterPlaces.ts";
import { type LetterProblem, type ParsedLetter, parseLetter } from "#domain/offers/parseLetter.ts";
import type { Colleges } from "#server/colleges.ts";
import type { ReplyTo } from "#server/http/handler.ts";
import { refuse } from "#server/http/problems.ts";

declare module "#server/longWork/tasks.ts" {
  interface FamilyTasks {
    readAidOffer: typeof readAidOffer;
  }
}

export function readAidOffer(
  { body }: { body: AidOfferReadingBody },
  { colleges }: { colleges: Colleges },
): ReplyTo<"aidOfferReading"> {
  const read = parseLetter(body.text, listNames(colleges.summaries));
  if (read.ok) return { status: 200, body: toReading(read.value, body.text) };
  const message = problems[read.problem];
  return refuse(422, message, { errors: [{ field: "text", message }] });
}

const problems: Readonly<Record<LetterProblem, string>> = {
  empty: "There is no text to read.",
  tooLong: "A letter can have at most 256,000 characters.",
  isFile: "This looks like a file’s code, not its text. Send the text of the letter.",
  noAmounts: "No dollar amount was found in this text. A scan has no text to read.",
  severalLetters: "This looks like more than one letter. Send one letter at a time.",
  otherCurrency: "The amounts in this letter are not in US dollars.",
};

const namesOf = new WeakMap<readonly CollegeSummary[], KnownNames>();

function listNames(summaries: readonly CollegeSummary[]): KnownNames {
  const kept = namesOf.get(summaries);
  if (kept !== undefined) return kept;
  const names = listKnownNames(summaries);
  namesOf.set(summaries, names);
  return names;
}

/** So that a reply with 200 amounts left out stays under 64 kB in any script. */
const mostTextLength = 60;

function toReading(
  {
    lines,
    otherAmounts,
    leftOut,
    identities,
    isCertain,
    note,
    unread,
    collegeName,
    unitId,
    academicYear,
  }: ParsedLetter,
  sent: string,
): AidOfferReading {
  return {
    collegeName,
    unitId,
    academicYear,
    statedNetPriceUsd: lines.find(({ kind }) => kind === "statedNetPrice")?.amountUsd ?? null,
    lines: lines.flatMap(
      (
        { label, kind, amountUsd, isRenewable, isCertain: isLineCertain, note: lineNote = null, readAt = [] },
        at,
      ) =>
        kind === "statedNetPrice" || amountUsd === null
          ? []
          : [
              {
                label,
                kind,
                amountUsd,
                isRenewable,
                isCertain: isLineCertain,
                otherAmountsUsd: listOthers(otherAmounts, at),
                places: toSentPlaces(sent, readAt),
                note: lineNote,
              },
            ],
    ),
    leftOut: leftOut.map(({ text, amountUsd, because, readAt = [] }) => ({
      text: text.slice(0, mostTextLength),
      amountUsd,
      because,
      places: toSentPlaces(sent, readAt),
    })),
    identities: [...identities],
    isCertain,
    note,
    unread,
  };
}

/** A row of columns has few; a made-up one is cut, so that the reply stays small. */
const mostOthers = 8;

function listOthers(otherAmounts: ParsedLetter["otherAmounts"], line: number): number[] {
  return [...(otherAmounts.find((one) => one.line === line)?.amountsUsd ?? [])].slice(0, mostOthers);
}
