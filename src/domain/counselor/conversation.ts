/**
 * What a conversation is about, kept from turn to turn in the reading of the last question: the last question that was
 * answered, the colleges named since, and who asks. A short turn replaces what it names and keeps the rest; a turn that
 * says more stands by itself. What is not kept here is not known of the turns before.
 */
import type { UnmetCondition } from "./conditions.ts";
import type {
  AnswerAspect,
  Conversation,
  CounselorEntity,
  CounselorReading,
  ReadQuestion,
} from "./counselor.ts";
import { findCues, findResidency } from "./cues.ts";
import { dropRepeats, isSame, type Slots } from "./slots.ts";

export type College = Extract<CounselorEntity, { kind: "college" }>;

const mostColleges = 4;

/** Conditions that stay true whatever is asked next. */
export const aboutStudent: ReadonlySet<UnmetCondition> = new Set([
  "status",
  "transfer",
  "international",
  "homeschool",
  "partTime",
  "graduate",
  "adult",
  "siblings",
]);

export function listColleges(entities: readonly CounselorEntity[]): College[] {
  return entities.flatMap((one) => (one.kind === "college" ? [one] : []));
}

/** From how the question before was read; assistants send no more of it than its names and what it asked. */
export function openConversation(previous: CounselorReading | null): Conversation {
  if (previous === null) return { topic: null, colleges: [], mayBe: [], condition: null };
  const { conversation } = previous;
  if (conversation !== undefined) return conversation;
  const colleges = listColleges(previous.entities);
  return { topic: isAnswered(previous) ? previous : null, colleges, mayBe: [], condition: null };
}

/** What the next question goes on from: what was answered, or the card that was told as the nearest. */
export function toPrevious({ reading, near, isNearTold }: ReadQuestion): CounselorReading | null {
  const told = isNearTold === true ? (near?.[0] ?? null) : null;
  if (reading === null) return told;
  const isUnanswered =
    reading.tool === "writtenPages" && reading.card === undefined && reading.entities.length === 0;
  return told !== null && isUnanswered ? { ...reading, card: told.card } : reading;
}

/** A tool answered it, and not a card or "I don't know". */
function isAnswered({ tool, card }: CounselorReading): boolean {
  return tool !== "writtenPages" && tool !== "proposeChange" && card === undefined;
}

/** What is kept after this turn. `mayBe`: what its one name may mean besides. */
export function keepConversation(
  before: Conversation,
  reading: CounselorReading,
  turn: { goesOn: boolean; isNamed: boolean; mayBe: readonly CounselorEntity[]; places: Places },
): Conversation {
  const named = listColleges(reading.entities);
  const older = before.colleges.filter((one) => !named.some((other) => isSame(one, other)));
  // "Does it have nursing" names none: those before it are still there to point at.
  const colleges = turn.goesOn || !turn.isNamed ? [...older, ...named] : named;
  const { condition } = reading;
  const isOfStudent = condition !== undefined && aboutStudent.has(condition);
  return {
    topic: isAnswered(reading) && reading.aspect === undefined ? toTopic(reading, turn.places) : before.topic,
    colleges: colleges.slice(-mostColleges),
    mayBe: named.length === 1 ? listColleges(turn.mayBe) : turn.goesOn ? before.mayBe : [],
    condition: isOfStudent
      ? condition
      : turn.goesOn || reading.condition === undefined
        ? before.condition
        : null,
  };
}

type Places = ReadonlyMap<number, { state: string; city: string }>;

/** What holds for the next turn: not how this one asked, nor a residency that only says where home is. */
function toTopic(reading: CounselorReading, places: Places): CounselorReading {
  const { conversation: _before, asksWhether: _asked, aspect: _aspect, ...topic } = reading;
  const home = reading.values?.find(({ kind }) => kind === "homeState");
  const [college] = listColleges(reading.entities);
  if (home?.kind !== "homeState" || college === undefined) return topic;
  const ofHome = places.get(college.unitId)?.state === home.state ? "resident" : "nonresident";
  return topic.residency === ofHome ? { ...topic, residency: null } : topic;
}

const opening = String.raw`(?:(?:and|but|ok|okay|so|oh|um|hmm|y|o|or|pero|entonces|also|wait|no|yeah|yes|wow) )*`;
const aspects: readonly (readonly [AnswerAspect, RegExp])[] = [
  [
    "thanks",
    new RegExp(
      `^${opening}(?:thanks?|thank you|thx|ty|gracias|great|perfect|cool|got it|muchas gracias)(?: (?:you|so|much|a|lot|that|helps?|for|your|the|help|info|again|very|thanks|thank|mucho|everything))*$`,
    ),
  ],
  [
    "fourYears",
    new RegExp(
      `^${opening}(?:is|are|does|do|would) (?:that|it|those|they|this|these)\\b.*\\b(?:four|4|all|whole|total)\\b(?: \\w+){0,4}$`,
    ),
  ],
  [
    "everyYear",
    new RegExp(
      `^${opening}(?:is|are|do|does|will) (?:that|it|those|they|this|i)\\b.*\\b(?:every|each|all) (?:single )?years?$|^${opening}(?:do|does|is) (?:that|it|they)(?: \\w+)? renew\\w*$`,
    ),
  ],
  [
    "semester",
    new RegExp(
      `^${opening}(?:is|are) (?:that|it|those|they|this|these)\\b.*\\b(?:semester|term|quarter|month)$`,
    ),
  ],
  [
    "perYear",
    new RegExp(
      `^${opening}(?:(?:is|are) (?:that|it|those|they|this|these)(?: price| cost| amount| number)?|es|eso es|son)\\b.*\\b(?:year|yearly|annual|annually|ano)$`,
    ),
  ],
  [
    "included",
    new RegExp(
      `^${opening}(?:what (?:does|do|is|s) (?:that|it|this|they) includ\\w*|whats? included|(?:does|do|is) (?:that|it|this|those|they)\\b.*\\b(?:includ\\w*|cover\\w*|count|with)\\b.*\\b(?:housing|dorms?|room|board|food|meals?|books?|everything|living|fees)(?: (?:and|or|too|also|board|food|housing|room|fees|books))*|what all does (?:that|it) include|(?:eso )?incluye\\b.*)$`,
    ),
  ],
  [
    "sure",
    new RegExp(
      `^${opening}(?:is|are) (?:that|it|this|those|you)\\b(?: \\w+){0,2} (?:sure|accurate|guaranteed|certain|reliable|exact|right|official|real|true)(?: (?:though|tho|or|about|that|a guess|an estimate))*$|^${opening}how (?:sure|accurate|reliable|exact) (?:is|are) .*$`,
    ),
  ],
  [
    "why",
    new RegExp(
      `^${opening}(?:why|how come|por que|porque|why is that|why so \\w+|why s that|how do you know(?: that)?|why that much|why (?:is|are|does|do) (?:it|that|they|this|those)(?: cost)?(?: \\w+){0,2} (?:more|expensive|high|higher|much|low|lower|cheaper|cheap)|how did you get that)(?: tho| though)?$`,
    ),
  ],
  [
    "aid",
    new RegExp(
      `^${opening}(?:(?:with|after|what about|how about|does that include|con|despues de) )+(?:an? |the |una? |la )?(?:pell(?: grants?)?|beca pell|becas?|grants?|financial aid|aid|fafsa|ayuda(?: financiera)?)$`,
    ),
  ],
];

const pricedTools: ReadonlySet<CounselorReading["tool"]> = new Set<CounselorReading["tool"]>([
  "price",
  "compare",
  "match",
  "searchColleges",
]);

/** What is asked of the answer itself, and not of colleges: "is that per year", "why". Null for anything else. */
export function readAspect({ text, entities }: Slots, { topic }: Conversation): AnswerAspect | null {
  const found = aspects.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
  const named = entities.filter(({ kind }) => kind !== "program");
  if (found === null || found === "thanks" || topic === null || named.length > 0)
    return found === "thanks" ? found : null;
  const isPriced = pricedTools.has(topic.tool) || topic.measure === "netPrice" || topic.measure === "tuition";
  const isJudged = topic.tool === "chance" || topic.tool === "whatIf";
  if (found === "semester" && topic.tool === "studentAidIndex") return found;
  if (found === "why" || found === "sure") return isPriced || isJudged ? found : null;
  return isPriced && (found !== "aid" || topic.tool === "price" || topic.tool === "compare") ? found : null;
}

const theOther = new RegExp(
  `^${opening}(?:(?:i |we )?(?:mean|meant|said) )?(?:not that one )?(?:the )?other (?:one|school|college)$|^${opening}(?:i |we )?(?:mean|meant) the (?:one|other one|school|college)(?: in @[sl])?$|^${opening}the one in @[sl]$|^${opening}(?:quise decir |quiero decir )?(?:la|el) otr[ao]$`,
);

/** "No, I meant the other one", "the one in Florida": another college of that name, else the one before. */
export function readCorrection(
  { text, entities, near }: Slots,
  { topic, colleges, mayBe }: Conversation,
  places: Places,
): CounselorReading | null {
  if (topic === null || !theOther.test(text)) return null;
  const current = listColleges(topic.entities);
  const state = entities.find(({ kind }) => kind === "state");
  const among = [...mayBe, ...colleges.toReversed()].filter(
    (one) => !current.some((other) => isSame(one, other)),
  );
  const isThere = ({ unitId }: College) => {
    const place = places.get(unitId);
    if (state?.kind === "state") return place?.state === state.state;
    return near?.kind !== "city" || place?.city === near.key;
  };
  const meant = among.find(isThere);
  if (meant === undefined) return null;
  return { ...topic, entities: [meant, ...topic.entities.filter(({ kind }) => kind !== "college")] };
}

const onlyHome = new RegExp(
  `^${opening}(?:actually |sorry )*(?:(?:i|we)(?: m| re| am| are| live)?|im|were|vivo|vivimos|soy|somos)(?: (?:live|living|both|all|actually))* (?:in|from|en|de) @s(?: (?:now|actually|though|tho|not|resident))*$`,
);

/** "No, I'm in Georgia" after Georgia Tech: the same college for a family at home there, and no other one. */
function readHomeTold({ text }: Slots, { topic }: Conversation): CounselorReading | null {
  const isOfCollege = topic !== null && listColleges(topic.entities).length > 0;
  return isOfCollege && onlyHome.test(text) ? { ...topic, residency: null } : null;
}

const several =
  /(?<=\bare )they\b|\b(?:those|these|them|both|the two|the three|each|all (?:three|of them|of those)|ambas?|ambos|las dos|los dos|esas|cada una|todas)\b/;

/** "The deadline for both", "which of those": all the colleges named since. */
export function pointAtSeveral(slots: Slots, { colleges, topic }: Conversation): Slots {
  const isOfList = topic !== null && isOfSearch({ topic });
  if (isOfList || colleges.length < 2 || !several.test(slots.text)) return slots;
  if (listColleges(slots.entities).length > 0) return slots;
  return {
    ...slots,
    text: slots.text.replace(several, "@c").replace(/^((?:\w+ ){0,2}which (?:one )?)of @c\b/, "$1"),
    entities: dropRepeats([...colleges, ...slots.entities]),
  };
}

const asksHowMany = new RegExp(
  `^${opening}(?:how many|cuant[oa]s)(?: (?:are there|of (?:those|them)|is that|total|in all|hay|son|schools|colleges|ones))*$`,
);

/** "How many" after a search is the count of what was found. */
export function readCount({ text }: Slots, { topic }: Conversation): CounselorReading | null {
  return topic?.tool === "searchColleges" && asksHowMany.test(text) ? topic : null;
}

const wordsOfNaming =
  /@\w|\b(?:and|what|whats|about|how|ok|okay|so|also|but|then|same|for|with|at|in|out|of|state|non|residents?|early|action|decision|regular|ed|ea|rd|rolling|y|o|para|que|tal|hay|de|del|en|la|el|los|las|no|i|mean|meant|sorry|wait|oh|actually|now|this|time|to|it|is|the|a|an|there|too|instead|campus|one|school|university|u|uni|estado|fuera|otro|con|si)\b/g;

/** A turn that does nothing but name something: "and Purdue?", "¿y UT Arlington?". */
export function isOnlyNaming({ text, entities }: Slots): boolean {
  return entities.length > 0 && text.replaceAll(wordsOfNaming, " ").trim() === "";
}

const asksForLabel = new RegExp(
  `^${opening}(?:(?:is|are|would|so) (?:that|it|this|they|those)(?: be)?|that s|es|eso es)(?: \\w+)? (?:an? )?(?:reach|safety|target|likely|match|good chance|bad|good)(?: (?:school|for me|for (?:him|her)|then|or what))*$`,
);

/** A turn that is nothing without the ones before it. Null where it may stand by itself. */
export function readTurn(slots: Slots, conversation: Conversation, places: Places): CounselorReading | null {
  const { topic } = conversation;
  const aspect = readAspect(slots, conversation);
  if (aspect !== null) return { ...(aspect === "thanks" ? nothing : (topic ?? nothing)), aspect };
  const isJudged = topic !== null && (topic.tool === "chance" || topic.tool === "whatIf");
  if (isJudged && slots.entities.length === 0 && asksForLabel.test(slots.text))
    return { ...topic, tool: "chance", change: null, values: layChange(topic) };
  return (
    readHomeTold(slots, conversation) ??
    readCorrection(slots, conversation, places) ??
    readCount(slots, conversation) ??
    readListed(slots, conversation)
  );
}

/** With the score that was asked about in place of the one that was told. */
function layChange({ change, values = [] }: CounselorReading): CounselorReading["values"] {
  if (change?.kind !== "satTotal" && change?.kind !== "actComposite" && change?.kind !== "gpa") return values;
  const { kind, value } = change;
  const changed = kind === "gpa" ? ({ kind, value, scale: "unweighted" } as const) : { kind, value };
  return [...values.filter((one) => one.kind !== kind), changed];
}

const ordinals = "first|second|third|last|1st|2nd|3rd|top|cheapest|primera?|segunda|ultima";
const oneOfList = new RegExp(
  `\\b(?:the |la |el )?(${ordinals}) (?:one|school|college|on the list)\\b|\\b(?:la|el) (${ordinals})\\b`,
);
const ofOne: ReadonlySet<CounselorReading["tool"]> = new Set<CounselorReading["tool"]>([
  "price",
  "chance",
  "collegeFacts",
  "deadlines",
]);

/** "How much is the first one", after a search: of those that it listed, in its order. */
function readListed(slots: Slots, conversation: Conversation): CounselorReading | null {
  const { topic } = conversation;
  const match = oneOfList.exec(slots.text);
  if (topic === null || match === null || !isOfSearch(conversation) || slots.entities.length > 0) return null;
  const cue = findCues(slots.text.replace(match[0], "@c")).find(({ tool }) => ofOne.has(tool));
  if (cue === undefined) return null;
  const word = match[1] ?? match[2] ?? "";
  const place = /^(?:sec|2|seg)/.test(word)
    ? 1
    : /^(?:th|3)/.test(word)
      ? 2
      : /^(?:last|ult)/.test(word)
        ? -1
        : 0;
  const { search, entities } = topic;
  const list = word === "cheapest" && search !== undefined ? { ...search, order: "price" as const } : search;
  return {
    ...topic,
    tool: cue.tool,
    measure: cue.measure,
    search: undefined,
    entities: [],
    listed: { place, search: list, entities },
  };
}

const nothing: CounselorReading = {
  tool: "writtenPages",
  entities: [],
  measure: null,
  round: null,
  residency: null,
  change: null,
};

/** What a turn goes on from: the question before, or the one before that where that one had no answer or was a card's. */
export function findPrevious(
  slots: Slots,
  previous: CounselorReading | null,
  { topic }: Conversation,
): CounselorReading | null {
  if (previous === null || topic === null) return previous;
  if (isAnswered(previous)) return previous.conversation === undefined ? previous : topic;
  const isLost = previous.card === undefined && previous.condition === undefined;
  const isOfTopic =
    isOnlyNaming(slots) ||
    several.test(slots.text) ||
    asksWhich.test(slots.text) ||
    findResidency(slots.text) !== null;
  return isLost || isOfTopic ? topic : previous;
}

/** A search or a list, which a place alone changes: "any near Cleveland". */
export function isOfSearch({ topic }: Pick<Conversation, "topic">): boolean {
  return (
    topic !== null &&
    (topic.tool === "searchColleges" || topic.tool === "match") &&
    listColleges(topic.entities).length === 0
  );
}

const asksWhich = /^(?:\w+ ){0,2}(?:which|cual(?:es)?)\b/;

/** A transfer stays one in the next question: first-years' dates and scores are none of theirs. */
export function keepStudent(
  reading: CounselorReading | null,
  { condition }: Conversation,
): CounselorReading | null {
  if (reading === null || condition !== "transfer" || reading.condition !== undefined) return reading;
  const isTold =
    reading.tool === "price" ||
    reading.tool === "compare" ||
    (reading.tool === "collegeFacts" && ofFirstYears.has(reading.measure));
  if (isTold) return { ...reading, condition };
  const isOfEntry = reading.tool === "deadlines" || reading.tool === "chance";
  return isOfEntry && reading.measure !== "aidDate" && listColleges(reading.entities).length > 0
    ? { ...reading, tool: "writtenPages", measure: null, condition }
    : reading;
}

const ofFirstYears: ReadonlySet<CounselorReading["measure"]> = new Set<CounselorReading["measure"]>([
  "admitRate",
  "testPolicy",
  "testScores",
  "gpa",
]);

const unknownName =
  /^(?:(?:and|ok|okay|so|but) )*(?:what about|how about|and|y|que tal)\s+(?:the\s+)?(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)\s*\??$/iu;

/** "What about Kelley?" after Indiana University: a name that is on no record, of a part of it perhaps. */
export function findUnknownName(
  question: string,
  { colleges }: Conversation,
): { name: string; unitId: number } | null {
  const name = unknownName.exec(question)?.[1];
  const college = colleges.at(-1);
  return name === undefined || college === undefined || !/^\p{Lu}/u.test(name)
    ? null
    : { name, unitId: college.unitId };
}
