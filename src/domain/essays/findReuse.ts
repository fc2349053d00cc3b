/**
 * Which draft could serve which question, by topic and length, and what does not fit. A rule with its reasons: it never
 * changes a text.
 */
import type { EssayList } from "./essayList.ts";
import type { ApplicationPlatform, EssayPrompt, PromptKind, PromptLimit } from "./prompt.ts";

/** A draft as far as the rule reads it. */
export type ReusableDraft = {
  essayId: string;
  /** The question it was written for; null for one the student typed in, whose topic we do not know. */
  prompt: EssayPrompt | null;
  /** The college it was written for; null for a shared application. */
  unitId: number | null;
  words: number;
  characters: number;
  /** Colleges that its text names. */
  namedUnitIds: readonly number[];
};

/** A prompt still to be answered, perhaps with an essay already written. */
export type ReuseTarget = {
  prompt: EssayPrompt;
  /** The applications of its college that a record names; empty where none does. */
  platforms: readonly ApplicationPlatform[];
};

export type ReuseReason =
  /** `by` counts the words or characters to cut, or those that are missing. */
  | { code: "tooLong"; unit: PromptLimit["unit"]; by: number }
  | { code: "tooShort"; unit: PromptLimit["unit"]; by: number }
  /** The college takes the application's main essay for this question. */
  | { code: "counts" }
  /** The question has no limit we could check. */
  | { code: "limitOpen" }
  | { code: "namesCollege"; unitIds: readonly number[] }
  /** Both ask "why us": what is true of one college is not true of another. */
  | { code: "whyUs" }
  /** Both ask about the major: the interest carries over, the programs named do not. */
  | { code: "programDetails" }
  /** The topics are neighbors, not the same. */
  | { code: "relatedTopic" }
  /** The same readers would see it twice: one college, one application, or the application its essay belongs to. */
  | { code: "sameReader"; certain: boolean };

/** "asIs": nothing speaks against it. "edit": the student has work to do. "rewrite": only the thinking carries over. */
export type ReuseFit = "asIs" | "edit" | "rewrite";

export type Reuse = {
  essayId: string;
  promptId: string;
  /** The topic of the question's option that matches; null for a question without options. */
  option: string | null;
  fit: ReuseFit;
  reasons: readonly ReuseReason[];
};

/** The questions of a list that the student has not begun, for the applications still to be sent. */
export function listReuseTargets({ groups }: Pick<EssayList, "groups">): ReuseTarget[] {
  return groups.flatMap((group) => {
    if (group.kind === "college" && group.due !== null && (!group.due.isToSend || group.due.isOver))
      return [];
    const platforms = group.kind === "college" ? group.platforms : [group.platform];
    return group.sets.flatMap(({ choice, items }) => {
      const begun = items.filter(({ essays }) => essays.length > 0).length;
      // Once as many are begun as one picks, the rest of a choice is not asked for.
      const isSettled = items.length > 1 && choice !== null && begun >= choice.pick;
      if (isSettled) return [];
      return items.flatMap(({ prompt, essays }) => (essays.length > 0 ? [] : { prompt, platforms }));
    });
  });
}

/** The best matches first, by question in the given order. A pair without a common topic is left out. */
export function findReuse(drafts: readonly ReusableDraft[], targets: readonly ReuseTarget[]): Reuse[] {
  return targets.flatMap((target) =>
    drafts
      .flatMap((draft) => matchDraft(draft, target) ?? [])
      .toSorted(
        (one, other) =>
          fits.indexOf(one.fit) - fits.indexOf(other.fit) || one.reasons.length - other.reasons.length,
      ),
  );
}

const fits: readonly ReuseFit[] = ["asIs", "edit", "rewrite"];

/** Too short or too particular to carry over. */
const neverReused: ReadonlySet<PromptKind> = new Set(["program", "shortTake", "list", "paper", "image"]);

/** Questions that a draft on a neighboring topic may answer after a change of emphasis. */
const related: readonly (readonly PromptKind[])[] = [
  ["community", "background", "experience", "personal"],
  ["community", "service", "leadership"],
  ["activity", "leadership", "service"],
  ["challenge", "personal", "background"],
  ["values", "disagreement"],
  ["curiosity", "whyMajor"],
  ["future", "whyMajor"],
  ["gratitude", "personal"],
];

/** An open question takes any of these. */
const fitsOpen: ReadonlySet<PromptKind> = new Set([
  "personal",
  "community",
  "background",
  "experience",
  "disagreement",
  "curiosity",
  "activity",
  "challenge",
  "values",
  "service",
  "leadership",
  "creative",
  "gratitude",
]);

function matchDraft(draft: ReusableDraft, target: ReuseTarget): Reuse | null {
  const { prompt } = target;
  if (draft.prompt === null || draft.prompt.id === prompt.id || draft.words === 0) return null;
  const topic = matchTopic(listKinds(draft.prompt), prompt);
  if (topic === null) return null;
  const reasons = [
    ...checkTopic(topic, draft, prompt),
    ...checkNames(draft, prompt),
    ...(isAnswered(prompt, draft.prompt)
      ? [{ code: "counts" as const }]
      : checkReaders(draft, draft.prompt, target)),
    ...checkLength(draft, prompt),
  ];
  return { essayId: draft.essayId, promptId: prompt.id, option: topic.option, fit: toFit(reasons), reasons };
}

type TopicMatch = { kind: PromptKind; isSame: boolean; option: string | null };

/** The same topic before a neighboring one, the question itself before its options. */
function matchTopic(kinds: readonly PromptKind[], prompt: EssayPrompt): TopicMatch | null {
  const asked = prompt.kind === "choice" ? prompt.options : [{ kind: prompt.kind, topic: null }];
  const matches = asked.flatMap(({ kind, topic }): TopicMatch[] => {
    if (neverReused.has(kind)) return [];
    const same = kinds.includes(kind) || (kind === "open" && kinds.some((one) => fitsOpen.has(one)));
    if (!same && !kinds.some((one) => isRelated(one, kind))) return [];
    return [{ kind, isSame: same, option: topic }];
  });
  return matches.find(({ isSame }) => isSame) ?? matches[0] ?? null;
}

/** What a draft is about. For a question with options, only what it has in common with another is known. */
function listKinds({ kind, options }: EssayPrompt): PromptKind[] {
  return (kind === "choice" ? options.map((option) => option.kind) : [kind]).filter(
    (one) => !neverReused.has(one),
  );
}

function isRelated(one: PromptKind, other: PromptKind): boolean {
  return related.some((group) => group.includes(one) && group.includes(other));
}

function checkTopic(
  { kind, isSame }: TopicMatch,
  { unitId }: ReusableDraft,
  prompt: EssayPrompt,
): ReuseReason[] {
  const isOtherCollege = unitId !== prompt.unitId;
  if (kind === "whyUs") return [{ code: "whyUs" }];
  if (kind === "whyMajor" && isSame && isOtherCollege) return [{ code: "programDetails" }];
  return isSame ? [] : [{ code: "relatedTopic" }];
}

function checkNames({ namedUnitIds }: ReusableDraft, { unitId }: EssayPrompt): ReuseReason[] {
  const others = namedUnitIds.filter((one) => one !== unitId);
  return others.length === 0 ? [] : [{ code: "namesCollege", unitIds: others }];
}

/** A Common App essay goes to every college on it, so the same story in a supplement tells the reader nothing new. */
function checkReaders(
  { unitId }: ReusableDraft,
  written: EssayPrompt,
  { prompt, platforms }: ReuseTarget,
): ReuseReason[] {
  if (unitId !== null) return unitId === prompt.unitId ? [{ code: "sameReader", certain: true }] : [];
  if (written.platform === null) return [];
  if (written.platform === prompt.platform || platforms.includes(written.platform))
    return [{ code: "sameReader", certain: true }];
  const isUnknown = prompt.platform === null && platforms.length === 0 && written.platform === "commonApp";
  return isUnknown ? [{ code: "sameReader", certain: false }] : [];
}

function checkLength(draft: ReusableDraft, { limit, openLimit }: EssayPrompt): ReuseReason[] {
  if (limit === null) return openLimit === "seeApplication" ? [{ code: "limitOpen" }] : [];
  const { unit, most, least } = limit;
  const length = unit === "words" ? draft.words : draft.characters;
  if (length > most) return [{ code: "tooLong", unit, by: length - most }];
  return least !== null && length < least ? [{ code: "tooShort", unit, by: least - length }] : [];
}

function isAnswered({ answeredBy }: EssayPrompt, written: EssayPrompt): boolean {
  return answeredBy !== null && written.platform === answeredBy && written.choice !== null;
}

function toFit(reasons: readonly ReuseReason[]): ReuseFit {
  if (reasons.some(({ code }) => code === "whyUs" || code === "sameReader")) return "rewrite";
  return reasons.every(({ code }) => code === "counts") ? "asIs" : "edit";
}
