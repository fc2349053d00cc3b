/** Reads what a question leaves to the one before it: "it", "and out of state?", "what about Michigan?". */

import { readHomeState } from "./askedPeople.ts";
import { isOnlyNaming, listColleges, openConversation } from "./conversation.ts";
import type { CollegeSearch, Conversation, CounselorReading, SearchTrait } from "./counselor.ts";
import {
  asksForSearch,
  type Cue,
  findResidency,
  findRound,
  replacePointing,
  soundsLikeFollowUp,
} from "./cues.ts";
import { readLikenessButs } from "./fillSlots.ts";
import { readDetails } from "./questionDetails.ts";
import { readAskedChange } from "./readAskedChange.ts";
import { dropOwnFigures, excludes, readSearch } from "./readSearch.ts";
import { dropRepeats, isSame, type Slots } from "./slots.ts";

/** "It", "there", "that school" after a question about a college is that college, to the rules as well. */
export function resolvePointing(slots: Slots, previous: CounselorReading | null): Slots {
  const colleges = previous?.entities.filter(({ kind }) => kind === "college") ?? [];
  if (colleges.length === 0) return slots;
  const isComparing = /\b(?:compare|versus|vs|or|better than|cheaper than)\b/.test(slots.text);
  if (slots.entities.some(({ kind }) => kind === "college") && !isComparing) return slots;
  const text = replacePointing(slots.text);
  return text === slots.text
    ? slots
    : { ...slots, text, entities: dropRepeats([...colleges, ...slots.entities]) };
}

function asksForBetter(text: string): boolean {
  return /\b(?:cheaper|cheapest|better|best|bigger|smaller|closer|harder|easier|less|more|higher|lower|most|least|fewer|likely|likelier|mas|menos|mejor|barat\w+|safety|safest|reach|target|easiest|hardest|biggest|largest|smallest|closest|highest|lowest)\b/.test(
    text,
  );
}

/** A longer question says all that it asks for. */
const mostNarrowingWords = 10;
const goesOnSearching =
  /\b(?:those|these|them|ones?|instead|what about|how about|any|others?|also|only|just)\b|^(?:and|but|ok|or|y|pero)\b/;
const asksWhether = /^(?:do|does|is|are(?! (?:there|any))|should|why|how(?! about)|can|will|would)\b/;
const anything: CollegeSearch = { near: null, mostUsd: null, traits: [], order: "match", unused: [] };

/** "Cheaper ones", "any in Ohio", "only public": the search or the list before, with what is said anew. */
function narrowSearch(slots: Slots, previous: CounselorReading): CounselorReading | null {
  const { near, entities } = slots;
  const text = slots.text.replace(
    /^(?:(?:ok|okay|but|so|then|well|hmm|pero|no(?= (?:i|we|only|just|in|near|under|any|show|the|what|which|but|ok)\b)) )+(?=\S)/,
    "",
  );
  const isOfColleges = previous.entities.some(({ kind }) => kind === "college");
  if (isOfColleges) return searchBeside({ text, near, entities }, previous);
  if (previous.tool !== "searchColleges" && previous.tool !== "match") return null;
  const isElse = entities.some(({ kind }) => kind === "college" || kind === "program");
  if (isElse || text.split(" ").length > mostNarrowingWords || asksWhether.test(text)) return null;
  if (asksForSearch(text) && !goesOnSearching.test(text)) return null;
  const { unused, traits, order, mostUsd, students, admits, region } = readSearch(text, near);
  // "We live in Idaho" says whose prices to look at, and no other place.
  const home = readHomeState(text, entities);
  const isPlaced =
    near !== null || region !== undefined || (home === null && entities.some(({ kind }) => kind === "state"));
  const isHonored =
    isPlaced ||
    home !== null ||
    traits.length > 0 ||
    order !== "match" ||
    mostUsd !== null ||
    students !== undefined ||
    admits !== undefined;
  const isOfField = entities.some(({ kind }) => kind === "major");
  if (unused.length > 0 || !(isHonored || isOfField || dropOwnFigures(text) !== text)) return null;
  const { search: before = anything } = previous;
  const kept = before.traits.filter((trait) => !replaces(traits, trait));
  const place = isPlaced ? { near, region } : { near: before.near, region: before.region };
  // A first list is of the colleges around home.
  const said = previous.values?.find(({ kind }) => kind === "homeState");
  const isAtHome = previous.tool === "match" && !isPlaced && home === null && before.near === null;
  const around =
    isAtHome && said?.kind === "homeState" ? [{ kind: "state", state: said.state } as const] : [];
  const { like } = before;
  const but = like === undefined ? [] : [...new Set([...like.but, ...readLikenessButs(text)])];
  return {
    ...previous,
    tool: "searchColleges",
    measure: null,
    entities: [
      ...around,
      ...previous.entities.filter(({ kind }) => (kind === "major" ? !isOfField : !isPlaced)),
      ...entities.filter(({ kind }) => home === null || kind !== "state"),
    ],
    search: {
      ...place,
      ...(like === undefined ? {} : { like: { ...like, but } }),
      students: students ?? before.students,
      admits: admits ?? before.admits,
      mostUsd: mostUsd ?? before.mostUsd,
      traits: [...kept, ...traits],
      order: order === "match" ? before.order : order,
      unused: [],
    },
  };
}

/** "Cheaper ones near Cleveland", "easier ones in NC" after a college: those like it, and more so. */
function searchBeside(
  { text, near, entities }: Pick<Slots, "text" | "near" | "entities">,
  previous: CounselorReading,
): CounselorReading | null {
  const [college, another] = previous.entities.filter(({ kind }) => kind === "college");
  const but = readLikenessButs(text);
  const isMore = asksForOthers(text) && but.length > 0;
  const isElse = entities.some(({ kind }) => kind === "college" || kind === "program");
  if (college?.kind !== "college" || another !== undefined || !isMore || isElse) return null;
  return {
    ...previous,
    tool: "searchColleges",
    measure: null,
    round: null,
    residency: null,
    entities: [...entities],
    search: { ...readSearch(text, near), order: "match", unused: [], like: { unitId: college.unitId, but } },
  };
}

const ofRecord: ReadonlySet<string> = new Set(["gpa", "satTotal", "actComposite"]);

/** What "which is harder to get into" compares: the chance where the grades are known, else what share is admitted. */
function askWhich(
  text: string,
  cues: readonly Cue[],
  previous: CounselorReading,
): Pick<CounselorReading, "tool" | "measure"> {
  const isOfEntry =
    /\b(?:get in(?:to)?|likely|entrar|admit\w*|accept\w*|safety|safest|reach|target|easiest|hardest|biggest|largest|smallest|closest|highest|lowest)\b/.test(
      text,
    );
  const { values = [] } = previous;
  if (isOfEntry && values.some(({ kind }) => ofRecord.has(kind))) return { tool: "chance", measure: null };
  const isOfPrice = /\b(?:cheap\w*|expensive|costs?|barat\w+)\b/.test(text) && previous.tool === "price";
  if (isOfPrice) return { tool: "price", measure: null };
  const measure =
    cues.find((cue) => cue.tool === "collegeFacts" && cue.measure !== "overview")?.measure ?? null;
  return { tool: "compare", measure: isOfEntry ? "admitRate" : measure };
}

/** In a few words, colleges beside the one before. */
export function asksForOthers(text: string): boolean {
  return otherOnes.test(text) && text.split(" ").length <= mostNarrowingWords;
}

const otherOnes = /\b(?:ones|others|other (?:schools|colleges|options)|schools|colleges|options|somewhere)\b/;

function replaces(said: readonly SearchTrait[], trait: SearchTrait): boolean {
  return said.includes(trait) || said.some((one) => excludes(one, trait));
}

/** What a question about a program's measure is made of, where it names no program. */
const wordsOfMeasure =
  /\b(?:and|but|ok|okay|so|what|whats|s|is|are|the|does|do|did|you|i|he|she|we|they|son|daughter|kid|if|or|needs?|have|has|to|for|how|much|many|long|when|by|gpa|grades?|average|scores?|sat|act|income|limits?|requirements?|qualif\w*|eligib\w*|amount|pays?|cover\w*|deadline|due|date|apply|keep|lose|renew|renewable|gets?|drops?|falls?|below|under|it|there|an?|who|which|can|would|will|my|his|her|minimum|full|part|time|credits?|enroll(?:ed)?|be|go|at|live|resident|back|books|housing|every|each|year)\b/g;

const ofProgram =
  /qualif|eligib|get|much|gpa|income|due|deadline|apply|keep|lose|drop|renew|need|cover|pays?\b|(?:full|part) time|credits?|enroll|resident|books|housing/;

/** "Do I qualify for it?", "where do I do that and is it a loan", after a state program. */
function asksOfProgram(text: string, program: CounselorReading["entities"][number]): boolean {
  const isBrief = text.replaceAll(wordsOfMeasure, " ").trim() === "";
  const points = /\b(?:it|that|this|those)\b/.test(text);
  if (!isBrief && !points) return false;
  const { measures = [], asksIfLoan } = readDetails(text, {
    tool: "statePrograms",
    measure: null,
    entities: [program],
  });
  return measures.length > 0 || asksIfLoan === true || ofProgram.test(text);
}

/** "And out of state?", "what about Michigan?": the question before, with what is named anew. */
export function readFollowUp(
  slots: Slots,
  cues: readonly Cue[],
  previous: CounselorReading | null,
  conversation: Conversation = openConversation(previous),
): CounselorReading | null {
  if (previous === null) return null;
  const narrowed = narrowSearch(slots, previous);
  if (narrowed !== null) return narrowed;
  const { text, entities, links } = slots;
  const ofPrevious = listColleges(previous.entities);
  const compared = ofPrevious.length > 1 ? ofPrevious : conversation.colleges;
  const isOfThem = entities.every(
    (one) => one.kind === "state" || compared.some((other) => isSame(one, other)),
  );
  // "Which is cheaper?" after two colleges.
  if (
    compared.length > 1 &&
    ofPrevious.length > 0 &&
    isOfThem &&
    /^(?:\w+ ){0,2}(?:which|what|cual)\b/.test(text) &&
    asksForBetter(text)
  )
    return { ...previous, ...askWhich(text, cues, previous), entities: compared, round: null };
  // "How about with a 1500?"
  const change = readAskedChange(`${text} score`, []);
  if (
    previous.tool === "chance" &&
    entities.length === 0 &&
    change !== null &&
    /\bwith (?:an? )?\d/.test(text)
  )
    return { ...previous, tool: "whatIf", change };
  // "What about for me?" after a college's own figure.
  if (
    compared.length > 0 &&
    entities.length === 0 &&
    /\b(?:for|about) (?:me|us|my (?:son|daughter|kid))$/.test(text)
  ) {
    const isMoney =
      previous.measure === "tuition" || previous.measure === "netPrice" || previous.tool === "price";
    return { ...previous, tool: isMoney ? "price" : "chance", measure: null };
  }
  const program = previous.entities.find(({ kind }) => kind === "program");
  if (program !== undefined && entities.length === 0 && asksOfProgram(text, program)) return previous;
  // "Can he use it at Emory".
  if (
    program !== undefined &&
    entities.length === 1 &&
    listColleges(entities).length === 1 &&
    /\b(?:use|pays?|covers?|works?|good|valid|accepts?|takes?|get)\b.*\b(?:it|that|this)\b|\b(?:it|that|this)\b.*\b(?:pays?|covers?|works?|good|valid)\b/.test(
      text,
    )
  )
    return { ...previous, tool: "statePrograms", measure: "overview", entities: [program, ...entities] };
  // "Does Kent State have it too", after colleges for nursing.
  const major = previous.entities.find(({ kind }) => kind === "major");
  if (
    major !== undefined &&
    previous.tool === "searchColleges" &&
    listColleges(entities).length === 1 &&
    /\b(?:have|has|offers?|got|teach|tiene)\b(?: \w+){0,2} (?:it|that|one|this|eso)\b/.test(text)
  )
    return {
      ...previous,
      tool: "collegeFacts",
      measure: "majors",
      search: undefined,
      entities: [...listColleges(entities), major],
    };
  const isElliptic =
    soundsLikeFollowUp(text) ||
    text.split(" ").length <= 3 ||
    (entities.length > 0 && text.split(" ").length <= 6);
  if (!isElliptic) return null;
  const telling = cues.filter(
    ({ tool, measure }) => measure !== "overview" && tool !== "searchColleges" && tool !== "match",
  );
  const residency = findResidency(text);
  const round = findRound(text);
  const onlySlots = text
    .replaceAll(/@\w/g, "")
    .replaceAll(
      /\b(?:and|what|whats|about|how|ok|okay|so|also|or|but|then|same|for|with|in|at|out|of|state|non|resident|residents|early|action|decision|regular|ed|ea|rd|rea|2|ii|1|i|if|m|apply|the|instead|round|y|para|que|tal|hay|de|en|question|its|s|is|a|scholarships?|priority|honors|deposit|thing|one|from|now|do|ugh|no|them|mean|tho|though|please|pls|again|only|hmm|hm|um|oh|ed1|ed2|ea2|yeah|yes|like|just|now|ones|campus|version|residents?|del|estado|otro|fuera)\b/g,
      "",
    )
    .trim();
  if (
    (onlySlots !== "" && !isOnlyNaming(slots)) ||
    telling.some(({ tool }) => tool === "offers" || tool === "nextSteps")
  )
    return null;
  if (entities.length === 0 && residency === null && round === null) return null;
  const isCollegeQuestion = previous.entities.some(({ kind }) => kind === "college");
  const renewed = links.map(({ entity, others }) =>
    isCollegeQuestion && entity.kind === "state"
      ? (others.find(({ kind }) => kind === "college") ?? entity)
      : entity,
  );
  const kinds = new Set(renewed.map(({ kind }) => kind));
  const isNamed = renewed.some(({ kind }) => kind === "college");
  // Figures were told, and now a college: "I have a 3.6." "What about Purdue?"
  const isTold = (previous.values?.length ?? 0) > 0;
  if (
    isTold &&
    isNamed &&
    !isCollegeQuestion &&
    (previous.tool === "match" || previous.tool === "studentAidIndex")
  )
    return {
      ...previous,
      tool: previous.tool === "match" ? "chance" : "price",
      entities: renewed,
      search: undefined,
    };
  const isDated = round !== null && (previous.tool === "deadlines" || previous.tool === "chance");
  return {
    ...previous,
    // One more joins a comparison; anything else takes the place of what was asked about.
    entities: dropRepeats([
      ...previous.entities.filter(({ kind }) => previous.tool === "compare" || !kinds.has(kind)),
      ...renewed,
    ]),
    residency: residency ?? previous.residency,
    round: isDated ? round : previous.round,
  };
}
