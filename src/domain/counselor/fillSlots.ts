/** Fills a cue with what the question names: which colleges, which change, which search. */

import { readHomeState } from "./askedPeople.ts";
import type {
  CounselorEntity,
  CounselorReading,
  CounselorTool,
  LikenessBut,
  SearchTrait,
} from "./counselor.ts";
import {
  type Cue,
  findResidency,
  findRound,
  isAboutCollege,
  namesGeneralDate,
  namesOwnList,
} from "./cues.ts";
import { readAskedChange } from "./readAskedChange.ts";
import { readSearch } from "./readSearch.ts";
import { dropRepeats, type Slots } from "./slots.ts";

/** Tools whose question is about one college or several. */
export const collegeTools: ReadonlySet<CounselorTool> = new Set([
  "collegeFacts",
  "chance",
  "price",
  "match",
  "compare",
  "deadlines",
  "offers",
  "whatIf",
]);

/** A longer question says what it is about: one whose name is not known is not about the college before it. */
const mostWordsGoingOn = 9;

function isOwnQuestion(text: string): boolean {
  return (
    /\b(?:i|me|my|mis?|tengo|we|our)\b/.test(text) && (text.split(" ").length <= 6 || isAboutCollege(text))
  );
}

/** The reading that a cue and the named things make together; null where a cue lacks what it is about. */
export function fillSlots(
  cue: Cue,
  slots: Slots,
  context: { previous: CounselorReading | null },
): CounselorReading | null {
  const named = asCollegeQuestion(cue.tool, slots);
  const colleges = named.filter(({ kind }) => kind === "college");
  const reading = fillReading(cue, { ...slots, entities: named });
  const borrowed = context.previous?.entities.filter(({ kind }) => kind === "college") ?? [];
  const withColleges = (): CounselorReading | null =>
    colleges.length > 0
      ? reading
      : borrowed.length > 0 && !namesOwnList(slots.text) && slots.text.split(" ").length <= mostWordsGoingOn
        ? { ...reading, entities: [...borrowed, ...named] }
        : null;
  switch (cue.tool) {
    case "collegeFacts": {
      const filled = withColleges();
      if (filled === null) return null;
      const count = filled.entities.filter(({ kind }) => kind === "college").length;
      return count > 1 ? { ...filled, tool: "compare" } : filled;
    }
    case "price": {
      const filled = withColleges();
      if (filled !== null) {
        const count = filled.entities.filter(({ kind }) => kind === "college").length;
        return count > 1 ? { ...filled, tool: "compare", measure: "netPrice" } : filled;
      }
      return namesOwnList(slots.text) ? reading : null;
    }
    case "deadlines": {
      if (colleges.length === 0 && namesGeneralDate(slots.text)) return null;
      // "Does Denison need the CSS Profile?" "When is it due there?"
      if (context.previous?.measure === "cssProfile" || context.previous?.measure === "aidDate") {
        const form = withColleges();
        if (form !== null && form.round === null) return { ...form, measure: "aidDate" };
      }
      return withColleges() ?? (named.length === 0 && isAboutCollege(slots.text) ? reading : null);
    }
    case "chance":
      return (
        withColleges() ??
        (named.length === 0 && context.previous === null && isOwnQuestion(slots.text) ? reading : null)
      );
    case "match":
      return withColleges() ?? reading;
    case "whatIf": {
      const filled = withColleges() ?? reading;
      const change = readAskedChange(slots.text, slots.entities);
      if (change === null && !/\b(?:retake|sat|act|gpa|scores?|grades|as)\b/.test(slots.text)) return null;
      const isCollegeChange = change?.kind === "addCollege" || change?.kind === "removeCollege";
      return { ...filled, change: isCollegeChange ? null : change };
    }
    case "proposeChange": {
      const change = readAskedChange(slots.text, named);
      return change === null ? null : { ...reading, change };
    }
    case "nextSteps":
      // "My friend is mad, what do I do?"
      return /^(?:\S+ ){3,}what (?:do|should|can)\b/.test(slots.text) && !isAboutCollege(slots.text)
        ? null
        : reading;
    case "compare":
      return colleges.length > 1
        ? reading
        : colleges.length === 1 && borrowed.length > 0
          ? withBorrowed()
          : namesOwnList(slots.text)
            ? reading
            : null;
    case "searchColleges":
      return fillLikeness(reading, slots) ?? fillSearch(reading, slots);
    case "assuredAdmission":
      // "Top 6% in Texas, am I in at UT": the college's own rule is asked for.
      return colleges.length > 0
        ? { ...reading, entities: named.filter(({ kind }) => kind !== "state") }
        : reading;
    case "statePrograms":
    case "planOdds":
    case "offers":
    case "studentAidIndex":
    case "writtenPages":
      return reading;
    default:
      return cue.tool satisfies never;
  }

  function withBorrowed(): CounselorReading {
    return { ...reading, entities: dropRepeats([...borrowed, ...named]) };
  }
}

/** "Schools like @c but cheaper", "somewhere like @c", "similar to @c". */
const asksForLike =
  /\b(?:(?:colleges|schools|universities|places|options|something|somewhere|anything|programs|one) (?:\w+ ){0,4}(?:like|similar to|comparable to)|similar to|(?:alternatives?|backups?) (?:to|for)|just like) (?:a |the )?@([cs])/;

const likenessButs: readonly (readonly [LikenessBut, RegExp])[] = [
  [
    "easier",
    /\b(?:easier|easy|less (?:selective|competitive)|(?:not|isn ?t|aren ?t|is not|are not)(?: \w+)? (?:hard|selective|competitive|impossible)|higher (?:acceptance|admit)|safer|safety|safeties|backups?|can get in)\b/,
  ],
  [
    "cheaper",
    /\b(?:cheaper|less expensive|more affordable|affordable|lower (?:cost|price|tuition)|costs? less)\b/,
  ],
  ["smaller", /\b(?:smaller|not (?:as|so) (?:big|large))\b/],
  ["larger", /\b(?:bigger|larger)\b/],
];

/** The one college that others are to be like: "schools like Michigan" means the university. Null where none is. */
function findModel({ text, links }: Slots): Extract<CounselorEntity, { kind: "college" }> | null {
  const [, sign] = asksForLike.exec(text) ?? [];
  if (sign === undefined) return null;
  const colleges = links.flatMap(({ entity, others }) => {
    const one =
      entity.kind === "state" && sign === "s" ? others.find(({ kind }) => kind === "college") : entity;
    return one?.kind === "college" ? [one] : [];
  });
  return colleges.length === 1 ? (colleges[0] ?? null) : null;
}

export function asksForLikeness(slots: Slots): boolean {
  return findModel(slots) !== null;
}

/** "Easier, cheaper": what those like it are to be more than it. */
export function readLikenessButs(text: string): LikenessBut[] {
  return likenessButs.filter(([, pattern]) => pattern.test(text)).map(([one]) => one);
}

/** Null where it is no question for colleges like one. */
function fillLikeness(reading: CounselorReading, slots: Slots): CounselorReading | null {
  const college = findModel(slots);
  if (college === null) return null;
  const but = readLikenessButs(slots.text);
  const { order: _order, traits, ...search } = readSearch(slots.text, slots.near);
  // What it is to be like another in is no kind of its own, and where home is says nothing of where to look.
  const kept = traits.filter((trait) => !likenessTraits.has(trait));
  return {
    ...reading,
    residency: null,
    entities: slots.entities.filter(({ kind }) => kind === "major"),
    search: { ...search, traits: kept, order: "match", unused: [], like: { unitId: college.unitId, but } },
  };
}

const likenessTraits: ReadonlySet<SearchTrait> = new Set<SearchTrait>(["small", "large", "notHard"]);

/** A search of which nothing can be honored is left to the pages. */
function fillSearch(reading: CounselorReading, { text, near, entities }: Slots): CounselorReading {
  const search = readSearch(text, near);
  const { mostUsd, traits, order, unused } = search;
  const isHonored =
    /\bget (?:in|into)\b/.test(text) ||
    near !== null ||
    mostUsd !== null ||
    traits.length > 0 ||
    order !== "match" ||
    search.region !== undefined ||
    search.students !== undefined ||
    search.admits !== undefined ||
    entities.length > 0;
  // "Do colleges in Ohio charge …?" asks whether, not which.
  const asksWhether = /^(?:do|does|did|is|are(?! there)|will|would|should|can(?! you)) /.test(text);
  if (unused.length > 0 && (!isHonored || asksWhether)) return { ...reading, tool: "writtenPages" };
  // "Out of state for kids from New Jersey": the state is home, and no place to look in.
  const isElsewhere = traits.includes("outOfState") || search.region !== undefined;
  const isFromHome = isElsewhere && readHomeState(text, entities) !== null;
  return isFromHome
    ? { ...reading, entities: reading.entities.filter(({ kind }) => kind !== "state"), search }
    : { ...reading, search };
}

/** A state's name means its university where only a college can be asked about: "what are my chances at Michigan". */
function asCollegeQuestion(tool: CounselorTool, slots: Slots): readonly CounselorEntity[] {
  if (!collegeTools.has(tool) || tool === "whatIf" || tool === "offers") return slots.entities;
  // "Miami University in Ohio": the state tells which one.
  if (slots.entities.some(({ kind }) => kind === "college") && tool !== "compare")
    return slots.entities.filter(({ kind }) => kind !== "state");
  // "Tuition for Ohio residents": a state whose people are meant is no university.
  if (/@s (?:residen\w+|famil(?:y|ies)|students?|kids?)\b/.test(slots.text)) {
    const isOfColleges = slots.entities.filter(({ kind }) => kind === "college").length > 1;
    return slots.entities.filter(({ kind }) => !isOfColleges || kind !== "state");
  }
  // "2.4 GPA in Ohio, is there anything for me": where the student is.
  if (
    /\b(?:gpa|average|seniors?|juniors?|sophomore|freshman|students?|kids?|son|daughter) in @s\b/.test(
      slots.text,
    )
  )
    return slots.entities;
  return dropRepeats(
    slots.links.map(({ entity, others }) =>
      entity.kind === "state" ? (others.find(({ kind }) => kind === "college") ?? entity) : entity,
    ),
  );
}

export function fillReading(
  cue: Cue,
  { text, entities }: Pick<Slots, "text" | "entities">,
): CounselorReading {
  const isDated = cue.tool === "deadlines" || cue.tool === "chance";
  return {
    tool: cue.tool,
    entities,
    measure: cue.measure,
    round: isDated ? findRound(text) : null,
    residency: findResidency(text),
    change: null,
  };
}
