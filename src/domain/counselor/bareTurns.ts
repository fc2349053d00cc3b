/** A turn of a few words that asks something of the colleges before it: "how much", "nursing there", "is Howard good for that". */
import { foldWords, toPhraseKey } from "#domain/search/fold.ts";
import { isOfSearch, isOnlyNaming, listColleges } from "./conversation.ts";
import type { AskedValue, Conversation, CounselorReading } from "./counselor.ts";
import type { CounselorDictionary } from "./dictionary.ts";
import { fillReading } from "./fillSlots.ts";
import { isCityName } from "./findPlace.ts";
import { isSame, type Slots } from "./slots.ts";

const opening = String.raw`(?:(?:and|but|ok|okay|so|oh|then|what about|how about|y|pero|entonces) )*`;
const figures =
  /\b(?:(?:at|with|for|on|by|about|around|an?|(?:we|i) (?:make|earn)) )*\$?\d[\d.,]*k?(?: (?:of )?(?:income|a year|salary))*/g;
const asksPrice = new RegExp(
  `^${opening}(?:(?:how much|cuanto(?: cuesta)?|(?:the |its )?(?:price|cost|money)s?)(?: (?:is|does|would|will|that|it|they|be|cost|there|about|for us|us|tho|though|then|again))*)$`,
);
const ofMajor = new RegExp(
  `^${opening}(?:(?:do they have|does it have|is there|are they good (?:for|in|at)|is it good (?:for|in|at)) )?(?:an? |the |good )?@m(?: (?:there|program|programs|major|degree|too|school|at that school))*$`,
);
const ofField = new RegExp(
  `^${opening}(?:is|are|does) @c (?:(?:any |a |very |really )?(?:good|strong|known|great|ok|okay|solid|better|have) )(?:(?:for|in|at|with) )?(?:that|it|this|those|them|one)$`,
);

/** Null where the turn says more, or nothing before it is asked about. */
export function readBareTurn(slots: Slots, conversation: Conversation): CounselorReading | null {
  const { topic } = conversation;
  const { text, entities } = slots;
  if (topic === null) return null;
  const before = listColleges(topic.entities);
  const rest = text.replaceAll(figures, " ").replaceAll(/ +/g, " ").trim();
  if (entities.length === 0 && before.length > 0 && asksPrice.test(rest))
    return { ...topic, tool: "price", measure: null, round: null, search: undefined };
  const [named] = entities;
  if (entities.length === 1 && named?.kind === "major" && before.length === 1 && ofMajor.test(text))
    return topic.tool === "collegeFacts"
      ? { ...topic, measure: "majors", entities: [...before, named] }
      : null;
  const field = topic.entities.find(({ kind }) => kind === "major");
  const isOfField = field !== undefined && isOfSearch(conversation) && ofField.test(text);
  return isOfField && listColleges(entities).length === 1
    ? { ...topic, tool: "collegeFacts", measure: "majors", search: undefined, entities: [...entities, field] }
    : null;
}

const moneyKinds: ReadonlySet<AskedValue["kind"]> = new Set(["incomeUsd", "budgetUsd"]);
const recordKinds: ReadonlySet<AskedValue["kind"]> = new Set(["gpa", "satTotal", "actComposite"]);

/** A college's name and no more, after what nothing goes on from: its price or chance by what was told, else what it is. */
export function readNameAlone(
  slots: Slots,
  values: readonly AskedValue[],
  isAfterCard: boolean,
): CounselorReading | null {
  const [college, another] = listColleges(slots.entities);
  if (college === undefined || another !== undefined || !isOnlyNaming(slots)) return null;
  if (!slots.entities.every((one) => isSame(one, college))) return null;
  const hasMoney = values.some(({ kind }) => moneyKinds.has(kind));
  const hasRecord = values.some(({ kind }) => recordKinds.has(kind));
  const tool = hasRecord ? "chance" : hasMoney ? "price" : "collegeFacts";
  const isOverview = tool === "collegeFacts";
  const read = fillReading({ tool, measure: isOverview ? "overview" : null }, slots);
  return isOverview && isAfterCard ? { ...read, standsInForCard: true } : read;
}

const correcting = new Set(
  "no nope sorry oh oops wait actually i mean meant not my bad ok okay and or what about how for the wrong one it is its".split(
    " ",
  ),
);
const wishing = new Set(
  "in near nearby around somewhere cheaper closer nearer bigger smaller larger warmer colder public private expensive too so other others ones something someplace colleges schools college school please than there instead".split(
    " ",
  ),
);
const mostNameWords = 5;

/**
 * "Harvard", "sorry, I meant Brown", "I mean not NYC, cheaper": a college's name or a place, what is wished of it and what
 * corrects the turn before, and no more.
 */
export function saysOnlyNames(
  question: string,
  dictionary: Pick<CounselorDictionary, "phrases" | "cities">,
): boolean {
  const words = foldWords(question);
  const said = words.filter((word) => !correcting.has(word));
  if (said.length > 2 * mostNameWords) return false;
  if (said.length === 0) return words.includes("wrong");
  const name = said.filter((word) => !wishing.has(word));
  if (name.length > mostNameWords) return false;
  if (name.length === 0) return isWished(said);
  const isNamed = (one: readonly string[]) =>
    isCityName(one, dictionary) ||
    dictionary.phrases
      .get(toPhraseKey(one))
      ?.some(({ entity }) => entity?.kind === "college" || entity?.kind === "state") === true;
  return isNamed(name) || isNamed(said);
}

/** "Not so expensive", "something cheaper". */
function isWished(said: readonly string[]): boolean {
  return said.some((word) => /(?:er|ive|public|private)$/u.test(word));
}
