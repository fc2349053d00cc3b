/**
 * Questions that help a student remember: scenes, people, details and turns. Answers are kept as notes by the question's
 * id, and an outline puts the student's own notes in order. Nothing here writes a sentence of an essay.
 */
import type { PromptKind } from "./prompt.ts";

/** What a question is meant to turn up. */
export const brainstormAims = ["scene", "person", "detail", "turn"] as const;
export type BrainstormAim = (typeof brainstormAims)[number];

export type BrainstormQuestion = {
  /** Permanent, because notes are kept by it. */
  id: string;
  aim: BrainstormAim;
  text: string;
  /** Prompts it fits best; empty for any. */
  kinds: readonly PromptKind[];
};

const aboutCollege: readonly PromptKind[] = ["whyUs", "program"];
const aboutStudy: readonly PromptKind[] = ["whyMajor", "curiosity", "program", "whyUs"];
const aboutOthers: readonly PromptKind[] = ["community", "service", "leadership", "background"];
const aboutTrouble: readonly PromptKind[] = ["challenge", "context", "experience"];
const aboutViews: readonly PromptKind[] = ["disagreement", "values"];

export const brainstormQuestions: readonly BrainstormQuestion[] = [
  ask("morning", "scene", "Where are you at 7 on a Saturday morning, and who else is awake?"),
  ask("place", "scene", "Which place could you draw with your eyes closed? What is on its walls?"),
  ask("lostTime", "scene", "When did you last look up and find that two hours had passed?"),
  ask("firstAlone", "scene", "What is the first thing you did completely alone?"),
  ask("smallRoom", "scene", "In which room do people talk to you, and what do you do with your hands there?"),
  ask("waiting", "scene", "Where have you waited the longest, and for what?"),
  ask("watchesYou", "person", "Who would notice first if you stopped doing what you do every week?"),
  ask("phrase", "person", "What does someone in your family say so often that you can hear it now?"),
  ask("unlikely", "person", "Who is someone you like and did not expect to?"),
  ask("taughtThem", "person", "What have you shown someone how to do? What did they get wrong first?"),
  ask(
    "wouldTell",
    "person",
    "Which story about you does your family tell at dinner, and what does it leave out?",
  ),
  ask("object", "detail", "What is in your bag or pocket that nobody else your age carries?"),
  ask("number", "detail", "Which number do you know by heart that has to do with you alone?"),
  ask("smell", "detail", "What smell takes you somewhere at once? Where?"),
  ask(
    "tool",
    "detail",
    "Which tool, instrument or thing do you handle better than most people? How did that start?",
  ),
  ask("wrongWord", "detail", "Which word do only your family or friends use, and what does it mean?"),
  ask(
    "changedMind",
    "turn",
    "What did you believe at twelve that you no longer believe? What happened in between?",
  ),
  ask("mistake", "turn", "What is a mistake you can laugh about now, and one you can’t?"),
  ask("stopped", "turn", "What did you quit, and what did you do with the time?"),
  ask("fixed", "turn", "What did you fix, mend or put right that someone else had given up on?"),
  ask("surprisedYourself", "turn", "When did you do something that you would not have expected of yourself?"),

  ask("findOut", "scene", "What have you looked up late at night without anyone asking you to?", aboutStudy),
  ask("unanswered", "turn", "Which question in a class was not answered? What did you do next?", aboutStudy),
  ask("explain", "person", "Who listens when you explain this, and where do they stop you?", aboutStudy),
  ask(
    "onlyHere",
    "detail",
    "What at this college did you have to dig for: a course, a person, a lab, a club?",
    aboutCollege,
  ),
  ask(
    "firstMonth",
    "scene",
    "It is your second week there, a Tuesday at 4. Where are you going?",
    aboutCollege,
  ),
  ask("broughtThere", "person", "What would the people across the hall learn from you by October?", [
    ...aboutCollege,
    "community",
    "roommate",
  ]),
  ask(
    "group",
    "scene",
    "Where do people save you a seat? What happens there before you sit down?",
    aboutOthers,
  ),
  ask("noticedNeed", "detail", "What did you notice that others walked past?", aboutOthers),
  ask("withoutYou", "turn", "What still goes on there on a day when you are away?", aboutOthers),
  ask("worstDay", "scene", "What is one hour of the hard time that you remember exactly?", aboutTrouble),
  ask("firstStep", "turn", "What was the smallest thing you did about it, and when?", aboutTrouble),
  ask("helped", "person", "Who made it easier without saying much? What did they do?", [
    ...aboutTrouble,
    "gratitude",
  ]),
  ask(
    "otherSide",
    "person",
    "Who disagrees with you on this, and what do they know that you do not?",
    aboutViews,
  ),
  ask("stillUnsure", "turn", "What part of it are you still unsure of?", aboutViews),
  ask("busyHands", "detail", "What does this activity look like on its dullest day?", [
    "activity",
    "leadership",
    "creative",
  ]),
  ask("unfinished", "detail", "What have you made that is not finished? What is missing?", [
    "creative",
    "activity",
    "curiosity",
  ]),
  ask(
    "inTenYears",
    "scene",
    "Whose problem would you like to be working on in ten years? Who do you picture?",
    ["future", "service", "whyMajor"],
  ),
];

function ask(
  id: string,
  aim: BrainstormAim,
  text: string,
  kinds: readonly PromptKind[] = [],
): BrainstormQuestion {
  return { id, aim, text, kinds };
}

/** Those made for the kind of prompt first, then those for any; null for a prompt of unknown kind. */
export function listBrainstormQuestions(kind: PromptKind | null): BrainstormQuestion[] {
  const fitting = brainstormQuestions.filter(({ kinds }) => kind !== null && kinds.includes(kind));
  return [...fitting, ...brainstormQuestions.filter(({ kinds }) => kinds.length === 0)];
}

/** One part of an outline: a heading in the student's words, and the notes that belong under it, in order. */
export type OutlinePart = { heading: string; noteIds: readonly string[] };

const noteLine = /^\s*-\s*\[([\w-]+)\]\s*$/u;

/**
 * The outline as the text an essay keeps: a line for each heading, then a line "- [id]" for each note. Headings keep their
 * words but not their line breaks.
 */
export function formatOutline(parts: readonly OutlinePart[]): string {
  return parts
    .flatMap(({ heading, noteIds }) => [
      heading.replaceAll(/\s*\n\s*/gu, " "),
      ...noteIds.map((noteId) => `- [${noteId}]`),
    ])
    .join("\n");
}

/** Reads what `formatOutline` wrote, and any text a student typed: each line is a heading. Empty lines fall away. */
export function parseOutline(text: string): OutlinePart[] {
  const parts: { heading: string; noteIds: string[] }[] = [];
  for (const line of text.split("\n")) {
    const noteId = noteLine.exec(line)?.[1];
    if (noteId === undefined) {
      if (line.trim() !== "") parts.push({ heading: line.trim(), noteIds: [] });
      continue;
    }
    const last = parts.at(-1);
    if (last === undefined) parts.push({ heading: "", noteIds: [noteId] });
    else last.noteIds.push(noteId);
  }
  return parts;
}
