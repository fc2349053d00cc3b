/** Passages of the written pages that are about a question: quoted, with the page to read. */
import { stateNames } from "#domain/college/states.ts";
import type { AnswerContext } from "../context.ts";
import type { CounselorReading } from "../counselor.ts";
import { type Draft, makeDraft } from "../draft.ts";
import { findPassages } from "../passages.ts";
import { findGuideOf } from "../stateGuides.ts";
import { words } from "../words.ts";

const most = 3;

export function answerFromPages(
  question: string,
  { passages, plan, byUnitId }: AnswerContext,
  reading: CounselorReading | null,
): Draft {
  const condition = reading?.condition;
  const asked = reading?.entities.find((entity) => entity.kind === "state");
  const guide = asked === undefined ? null : findGuideOf(asked.state);
  const guideLinks: Draft["parts"] =
    condition === undefined || asked === undefined || guide === null
      ? []
      : [{ kind: "link", to: guide, label: `${stateNames[asked.state]} guide` }];
  const { homeState } = plan.profile;
  const homeGuide = homeState === null ? null : findGuideOf(homeState);
  // A page that names the college seldom speaks of the condition there.
  const isElsewhere =
    condition !== undefined && reading?.entities.some(({ kind }) => kind === "college") === true;
  const pages =
    passages === null || isElsewhere
      ? []
      : findPassages(passages, leaveOutNames(question, reading, byUnitId), most, homeGuide);
  const [first] = pages;
  if (first === undefined) {
    const text = condition === undefined ? words.dontKnow : words.conditions[condition];
    return makeDraft(text, { kind: "dont-know", parts: guideLinks });
  }
  const lead = condition === undefined ? "" : `${words.conditions[condition]} `;
  return makeDraft(`${lead}${words.passages} ${first.excerpt}`, {
    kind: "passages",
    // Figures inside a passage are the page's own.
    facts: [{ ref: "passage", kind: "phrase", subject: null, text: first.excerpt, year: "" }],
    sources: pages.map(({ title, path }) => ({ title, url: path, year: "" })),
    parts: [{ kind: "pages", pages }, ...guideLinks],
  });
}

/** The pages are about questions, not about one college: its name would find whatever mentions it. */
function leaveOutNames(
  question: string,
  reading: CounselorReading | null,
  byUnitId: AnswerContext["byUnitId"],
): string {
  const names = (reading?.entities ?? []).flatMap((entity) =>
    entity.kind === "college"
      ? (byUnitId
          .get(entity.unitId)
          ?.name.toLowerCase()
          .match(/\p{L}{3,}/gu) ?? [])
      : [],
  );
  if (names.length === 0) return question;
  const left = new Set<string>(names);
  return question.replaceAll(/\p{L}+/gu, (word) => (left.has(word.toLowerCase()) ? " " : word));
}
