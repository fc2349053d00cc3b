/** Reads a draft as a careful reader would: at most twelve remarks, each on an exact piece, the most important first. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { CounselorDictionary } from "#domain/counselor/dictionary.ts";
import { findCrisis } from "#domain/counselor/findCrisis.ts";
import { normalizeQuestion } from "#domain/counselor/normalize.ts";
import { type CityPlaces, listCityPlaces } from "./cityPlaces.ts";
import { findWrongClaims, isOwn, namesOwnThings } from "./collegeClaims.ts";
import { type DraftCollege, findMentions, findOtherColleges, type Mention } from "./collegeNames.ts";
import { measureAll } from "./concrete.ts";
import { findOpening } from "./openings.ts";
import { findMissingParts } from "./promptParts.ts";
import { type DraftPrompt, type Finding, mostRemarks, type Remark, remarkKinds } from "./remark.ts";
import { type Draft, readSentences } from "./sentences.ts";
import { findHardWords, findLength, findRepeatedOpenings, findRepeatedWords, findRhythm } from "./style.ts";
import { findAnyones, findTelling } from "./telling.ts";
import { describeFinding } from "./words.ts";

/** What a reader knows of colleges; made once. */
export type ReadingFacts = { dictionary: CounselorDictionary; cities: CityPlaces };

export type ReadingInput = {
  text: string;
  /** Null while the student has not chosen one. */
  prompt: DraftPrompt | null;
  /** The college that asks; null for a prompt of a whole application. */
  college: DraftCollege | null;
  /** The other colleges of the plan. */
  otherColleges: readonly DraftCollege[];
};

export function makeReadingFacts(
  colleges: readonly CollegeSummary[],
  dictionary: CounselorDictionary,
): ReadingFacts {
  return { dictionary, cities: listCityPlaces(colleges) };
}

/** The same draft always gets the same remarks. No sentence gets two; nothing in the text is taken as an order. */
export function readDraft(input: ReadingInput, facts: ReadingFacts): Remark[] {
  const draft = readSentences(input.text);
  if (draft.sentences.length === 0) return [];
  return chooseFindings(listFindings(draft, input, facts), draft)
    .slice(0, mostRemarks)
    .map((finding) => ({
      kind: finding.kind,
      start: finding.start,
      end: finding.end,
      ...describeFinding(finding),
    }));
}

function listFindings(draft: Draft, input: ReadingInput, facts: ReadingFacts): Finding[] {
  const { prompt, college, otherColleges } = input;
  const mentions = findMentions(draft, facts.dictionary, college, otherColleges, facts.cities);
  const found = [...findCare(draft), ...findLength(draft, prompt?.limit ?? null)];
  if (prompt !== null || college !== null) found.push(...findOtherColleges(mentions, college, otherColleges));
  if (college !== null) found.push(...findWrongClaims(draft, college, mentions, facts.cities));
  if (!draft.isEnglish) return found;
  found.push(...findOpening(draft));
  if (draft.isVerse) return found;
  const concreteness = measureAll(draft);
  found.push(
    ...findMissingParts(draft, prompt, toAsking(draft, college, mentions)),
    ...findAnyones(draft, concreteness, college !== null),
    ...findTelling(draft, concreteness),
    ...findRhythm(draft),
    ...findRepeatedOpenings(draft),
    ...findRepeatedWords(draft),
    ...findHardWords(draft),
  );
  return found;
}

/** The college that asks, and the last sentence that names it. */
function toAsking(draft: Draft, college: DraftCollege | null, mentions: readonly Mention[]) {
  if (college === null) return null;
  const named = mentions.findLast(({ unitIds, text }) => isOwn(college, unitIds, text));
  return {
    name: college.name,
    anchor: named?.sentence ?? null,
    hasOwnThings: namesOwnThings(draft, college, mentions),
  };
}

/** One note for a whole draft: it is said once, and quietly. */
function findCare({ sentences }: Draft): Finding[] {
  for (const { text, start, end } of sentences) {
    const crisis = findCrisis(normalizeQuestion(text));
    if (crisis !== null) return [{ kind: "care", tier: crisis.tier, start, end }];
  }
  return [];
}

/** The most important first, then in reading order; of two on one sentence, the first. */
function chooseFindings(findings: readonly Finding[], { sentences }: Draft): Finding[] {
  const rank = new Map(remarkKinds.map((kind, index) => [kind, index]));
  const importance = ({ kind }: Finding) => rank.get(kind) ?? remarkKinds.length;
  const taken = new Set<number>();
  const sorted = findings.toSorted(
    (a, b) => importance(a) - importance(b) || a.start - b.start || a.end - b.end,
  );
  return sorted.filter((finding) => {
    const touched = sentences.filter(({ start, end }) => start < finding.end && finding.start < end);
    if (touched.some(({ index }) => taken.has(index))) return false;
    for (const { index } of touched) taken.add(index);
    return true;
  });
}
