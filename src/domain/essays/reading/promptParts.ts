/** Whether a draft answers what its prompt asks. Each part is looked for by several signs, and missed only if all are. */
import type { PromptKind } from "../prompt.ts";
import type { DraftPrompt, Finding, PromptPart } from "./remark.ts";
import type { Draft } from "./sentences.ts";

/** Shorter drafts are a beginning, and nothing is missing in them yet. */
const leastWords = 60;
const perDraft = 2;

/** What prompts of a kind ask, though their topic may not say it. */
const partsByKind: Readonly<Partial<Record<PromptKind, readonly PromptPart[]>>> = {
  whyUs: ["ownThings", "ownLink"],
  whyMajor: ["moment", "reason"],
  community: ["people", "action"],
  disagreement: ["otherView", "reflection"],
  challenge: ["action", "reflection"],
  gratitude: ["people", "effect"],
  leadership: ["people", "action"],
  curiosity: ["action"],
  activity: ["action"],
  service: ["people", "action"],
};

/** What the words of a topic ask. */
const partsByWords: readonly (readonly [PromptPart, RegExp])[] = [
  [
    "otherView",
    /\b(?:disagree\w*|differ(?:ent|ing) (?:view|opinion|perspective)\w*|opposite view|opposing)\b/iu,
  ],
  [
    "reflection",
    /\b(?:learn(?:ed|t)?|lessons?|realiz\w+|insight|growth|grew|shaped you|with what result|taught)\b/iu,
  ],
  ["effect", /\b(?:affect\w*|its effects?|impact(?:ed)? (?:you|on you)|influenced you)\b/iu],
  [
    "contribution",
    /\b(?:contribut\w+|add to|bring to|enrich\w*|what you (?:will |would )?(?:add|bring|give|share))\b/iu,
  ],
  [
    "action",
    /\b(?:steps (?:you )?(?:took|taken|have taken)|how (?:did )?you (?:respond|address|overc\w+|manag|solv)\w*|what (?:did )?you (?:do|did)|overcame|overcome)\b/iu,
  ],
  ["reason", /\bwhy\b/iu],
];

const signs: Readonly<Record<Exclude<PromptPart, "ownThings">, RegExp>> = {
  ownLink:
    /\bi(?:'ve|’ve| have)? (?:built|made|wrote|ran|worked|spent|grew|started|led|taught|played|studied|learned|took|read|interned|volunteered|coded|designed|organized|raised|helped|tried|asked|met|visited|sat|talked|spoke|began|joined|lived|watched|used to|counted|measured|went|saw|came|failed|drew|sold|fixed|cooked|baked|translated|interviewed|researched)\b|\bi (?:also |still |already )?(?:play|work|run|write|cook|build|teach|lead|draw|sing|code|repair|fix|keep|coach|translate|grow|sew|tutor|make)\b|\bmy (?:\w+ ){0,2}(?:project|research|job|team|club|class|work|internship|shop|farm|garden|notebook|robot|essay|study)\b/iu,
  moment:
    /\b(?:when|once|the (?:first|last) (?:time|day|night)|one (?:day|night|morning|afternoon|summer|winter)|last (?:year|summer|spring|fall|winter|month)|that (?:day|night|morning|summer|year|week)|(?:freshman|sophomore|junior|senior) year|in (?:\w+ )?(?:grade|\d{4})|at (?:age )?\w+teen|until|after (?:my|the|we|i))\b/iu,
  people:
    /\b(?:we|us|our|they|them|he|she|his|her|team|neighbors?|family|families|friends?|kids|children|members|students|classmates|teammates|people|grandmother|grandfather|mother|father|brother|sister|cousin|aunt|uncle|coach|teacher)\b/iu,
  action:
    /\bi (?:\w+ly |also |then |finally |first |had to |started to |began to |decided to |learned to |tried to )?(?:\w{3,}ed|made|built|wrote|ran|taught|took|began|brought|found|gave|kept|led|met|put|read|sat|set|sold|spoke|spent|stood|told|went|drew|drove|held|sent|cut|got|won|lost|came|left|bought|chose|dug|grew|sang|swam|threw|wore|teach|run|lead|cook|write|build|play|coach|translate|make|work|practice|help|read|draw|tutor|organize|carry|drive)\b/iu,
  otherView:
    /["“][^"“”]{3,}["”]|\b(?:he|she|they|my \w+|the others?|\p{Lu}\p{Ll}+) (?:\w+ )?(?:said|says|thought|thinks|believed?s?|argued|insisted|felt|claimed|told|disagreed|answered|replied|wanted|supported|saw it)\b/u,
  effect:
    /\b(?:because of|made me|makes me|made it|so i|since then|ever since|from then on|that is why|that’s why|that's why|now|after that|which (?:meant|means)|changed|let me|i started|i began|i stopped|still)\b/iu,
  reflection:
    /\b(?:learn(?:ed|t|ing)?|realiz\w+|understand|understood|see now|saw that|know now|knew|now i|now,|today|since then|no longer|i used to|changed|taught|thought|think|wonder(?:ed)?|i still|meant|means|notice[ds]?|what i (?:had|have|was|did|missed|know|want)|it (?:was|is) not|i was wrong|wish|want to be|come to)\b/iu,
  reason:
    /\b(?:because|since|so that|reason|why|which is how|that is how|drew me|draws me|pull|want to (?:know|learn|understand|build|find|study|be|work)|i like|i love|matters?|the part i)\b/iu,
  contribution:
    /\b(?:i(?:'ll|’ll| will| would| can| could| hope to| want to| plan to| intend to|'d|’d) (?:also |be |love to |gladly )?(?:bring|share|start|add|join|teach|run|lead|offer|host|cook|organize|help|contribute|give|build|keep|ask|invite|play|write|tutor|sing|translate|work|make)|bring (?:to|with me)|contribut\w+)\b/iu,
};

/** `findOwnThings` tells whether the draft names something that only this college has; null where no college asks. */
export function findMissingParts(
  draft: Draft,
  prompt: DraftPrompt | null,
  college: { name: string; anchor: { start: number; end: number } | null; hasOwnThings: boolean } | null,
): Finding[] {
  const last = draft.sentences.at(-1);
  if (prompt === null || last === undefined || draft.words.length < leastOf(prompt)) return [];
  const missing = listParts(prompt).filter((part) => {
    if (part === "ownThings") return college !== null && !college.hasOwnThings;
    return !draft.sentences.some(({ text }) => signs[part].test(text));
  });
  const taken = new Set<number>();
  return missing.slice(0, perDraft).map((part) => {
    const place = part === "ownThings" ? (college?.anchor ?? last) : placeOf(part, draft, taken);
    taken.add(place.start);
    return { kind: "promptPart", part, college: college?.name ?? null, start: place.start, end: place.end };
  });
}

function leastOf({ limit }: DraftPrompt): number {
  return limit?.unit === "words" ? Math.min(leastWords, 0.5 * limit.most) : leastWords;
}

function listParts({ kind, topic }: DraftPrompt): PromptPart[] {
  const usual = kind === null ? [] : (partsByKind[kind] ?? []);
  // A college's own question "why us" that a student typed in.
  const isWhyUs =
    kind === null &&
    /\bwhy\b[^?.]{0,60}\b(?:us|here|our (?:college|university|school)|university|college)\b/iu.test(topic);
  const asked = partsByWords.filter(([, pattern]) => pattern.test(topic)).map(([part]) => part);
  return [...new Set([...usual, ...(isWhyUs ? (partsByKind.whyUs ?? []) : []), ...asked])];
}

/** A moment is missed at the beginning, what came of it at the end. */
function placeOf(
  part: PromptPart,
  { sentences }: Draft,
  taken: ReadonlySet<number>,
): { start: number; end: number } {
  const inOrder = part === "moment" || part === "people" ? sentences : sentences.toReversed();
  const place = inOrder.find(({ start }) => !taken.has(start)) ?? inOrder[0];
  return place ?? { start: 0, end: 0 };
}
