/** What no tool and no card answers: an honest no, who does know, and up to three pages that may help where no question is asked back. */

import { findGuideOf, territoriesPath } from "#domain/college/stateGuides.ts";
import { stateNames } from "#domain/college/states.ts";
import { countTelling, shareAnswers } from "../cards/cardShares.ts";
import { findCards } from "../cards/findCards.ts";
import type { AnswerContext } from "../context.ts";
import type { CounselorReading, LinkedPage, ReadQuestion } from "../counselor.ts";
import { isAboutCollege } from "../cues.ts";
import { type Draft, makeDraft } from "../draft.ts";
import { foldQuestion } from "../foldQuestion.ts";
import { type WhoKnows, words } from "../words.ts";

const mostPages = 3;
/** A card this likely is about the same subject, though it is not the answer. */
const leastNear = 0.04;

export function admitUnknown(
  question: string,
  context: AnswerContext,
  read: Pick<ReadQuestion, "reading" | "near" | "isFollowUp" | "unknownName">,
): Draft {
  const { reading, near: askedBack = [], isFollowUp, unknownName = null } = read;
  const whole = unknownName === null ? undefined : context.byUnitId.get(unknownName.unitId);
  if (unknownName !== null && whole !== undefined)
    return makeDraft(words.unknownPart(unknownName.name, whole.name), {
      kind: "dont-know",
      parts: [{ kind: "facts", unitId: whole.unitId }],
    });
  const { condition, entities = [] } = reading ?? {};
  const text = foldQuestion(question);
  if (reading === null && greeting.test(text)) return makeDraft(words.hello, { kind: "dont-know" });
  const isOurs = reading !== null || askedBack.length > 0 || isAboutCollege(text);
  const said =
    condition !== undefined
      ? words.conditions[condition]
      : words.dontKnow(
          isFollowUp === true && reading === null && !isAboutCollege(text)
            ? "subject"
            : isOurs
              ? findWhoKnows(text)
              : null,
        );
  // A page in general does not tell how it is at one college.
  const isOfCollege = entities.some(({ kind }) => kind === "college");
  const near = isOurs && !isOfCollege && askedBack.length === 0 ? listNearPages(question, context) : [];
  const pages = [...listGuides(entities), ...near].slice(0, mostPages);
  return makeDraft(said, { kind: "dont-know", parts: pages.length === 0 ? [] : [{ kind: "pages", pages }] });
}

const greeting =
  /^(?:hi|hello|hey|yo|hola|buenas|good (?:morning|afternoon|evening)|(?:i )?need (?:some )?help|help(?: me)?)(?: there| please| pls| counselor)*$/;

/** Pages of the nearest cards, each once. */
function listNearPages(question: string, { cards }: AnswerContext): LinkedPage[] {
  const found = cards === null || cards === undefined ? [] : findCards(cards, question, mostPages * 2);
  const shares = shareAnswers(found, { situation: "subject", telling: countTelling(question) });
  const pages = new Map<string, LinkedPage>();
  for (const [at, { card }] of found.entries()) {
    const [page = ""] = card.page.path.split("#");
    if ((shares.cards[at] ?? 0) >= leastNear && !pages.has(page)) pages.set(page, card.page);
  }
  return [...pages.values()];
}

function listGuides(entities: CounselorReading["entities"]): LinkedPage[] {
  return entities.flatMap((entity) => {
    if (entity.kind !== "state") return [];
    const path = findGuideOf(entity.state);
    return path === null
      ? [{ path: territoriesPath, title: words.territories }]
      : [{ path, title: words.guide(stateNames[entity.state]) }];
  });
}

const ofMoney =
  /\b(?:aid|fafsa|css|sai|pell|grants?|loans?|scholarships?|tuition|fees?|cost|costs|pay|paying|price|afford|529|merit|deposit|refund|work study|beca|becas|prestamos?|ayuda|pagar|cuesta)\b/;
const ofAdmission =
  /\b(?:apply|applying|applied|applications?|admissions?|admitted|accept(?:ed)?|deferred|waitlist\w*|rejected|essays?|transcripts?|recommend\w*|interviews?|sat|act|early|regular|credits?|transfer\w*|majors?|portfolio|audition|ensayo|solicitud|cartas?)\b/;

function findWhoKnows(text: string): WhoKnows {
  if (ofMoney.test(text)) return "aidOffice";
  return ofAdmission.test(text) ? "admissionOffice" : "counselor";
}
