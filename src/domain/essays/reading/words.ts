/** The words of remarks: why a careful reader stops here, and one question. Nothing here rewrites the student's text. */
import { formatInteger } from "#lib/format.ts";
import type { CollegeClaim, Finding, OpeningKind, PromptPart } from "./remark.ts";

type Words = { why: string; question: string };

const parts: Readonly<Record<PromptPart, (college: string) => Words>> = {
  ownThings: (college) => ({
    why: `The draft names nothing that only ${college} has: a course, a person, a program, a place. You could send the same words to another college.`,
    question: `What did you find at ${college} that you have not found anywhere else?`,
  }),
  ownLink: (college) => ({
    why: `The draft says what ${college} has. It does not yet say what in your own life makes you want it.`,
    question: "What have you already done that leads you to this?",
  }),
  moment: () => ({
    why: "The prompt asks where your interest comes from, and a reader cannot see when it began.",
    question: "When did you first notice it, and where were you?",
  }),
  people: () => ({
    why: "The prompt is about other people too, and nobody but you appears in the draft so far.",
    question: "Who was there, and what did they do or say?",
  }),
  action: () => ({
    why: "The prompt asks what you did. The draft says what happened and what you think, but not your steps.",
    question: "What did you do first, and what did you do next?",
  }),
  otherView: () => ({
    why: "The prompt asks about a disagreement, and only one side speaks in the draft.",
    question: "What did the other person believe, in words they would agree with?",
  }),
  effect: () => ({
    why: "The prompt asks how it affected you. A reader does not learn what was different afterward.",
    question: "What do you do now that you did not do before?",
  }),
  reflection: () => ({
    why: "The prompt asks what came of it, and the draft ends before a reader finds out.",
    question: "What do you understand now that you did not understand at the beginning?",
  }),
  reason: () => ({
    why: "The prompt asks why, and the draft does not give a reason yet.",
    question: "Why does this matter to you, out of all the things you could study or do?",
  }),
  contribution: () => ({
    why: "The prompt asks what you would add, and the draft only looks back.",
    question: "What would you do there in your first month, and with whom?",
  }),
};

const openings: Readonly<Record<OpeningKind, Words>> = {
  dictionary: {
    why: "Many essays open with a definition. A dictionary’s words tell a reader nothing about you.",
    question: "What does this word look like on an ordinary day in your life?",
  },
  quotation: {
    why: "The first words a reader meets here are someone else’s.",
    question: "What happened to you that made this quotation ring true?",
  },
  everSince: {
    why: "Readers see “ever since I was little” many times a day, and it hides the one moment that counts.",
    question: "Which single day would you show, if you could show only one?",
  },
  alwaysBeen: {
    why: "“Always” and “passionate” are claims that a reader must take on trust.",
    question: "What were you doing the last time you forgot to look at the clock?",
  },
  society: {
    why: "The first sentence is about everyone, so a reader has not met you yet.",
    question: "Where in your own week does this show up?",
  },
  imagine: {
    why: "The opening asks a reader to imagine a scene. You were in it.",
    question: "What did you see when you were standing there?",
  },
  introduction: {
    why: "Your name and grade are on the application already, and the first sentence is the one read most closely.",
    question: "What is the first thing you would want a stranger to see you do?",
  },
  announcement: {
    why: "The sentence announces the essay instead of beginning it.",
    question: "What is the first moment of the story itself?",
  },
  haveYouEver: {
    why: "A question to the reader puts off the moment when you appear.",
    question: "What is your own answer, and what happened that gave it to you?",
  },
  beginningOfTime: {
    why: "The opening begins a long way from you.",
    question: "Where do you come into this?",
  },
  lifeIs: {
    why: "The opening says something about all people, so it could begin any essay.",
    question: "What happened to you that made you think so?",
  },
  alarmClock: {
    why: "Many essays begin with an alarm clock. A morning is rarely where the story starts.",
    question: "What is the first moment of that day that could only have been yours?",
  },
};

const claims: Readonly<Record<CollegeClaim, (said: string, known: string, college: string) => Words>> = {
  place: (said, known, college) => ({
    why: `${college} is in ${known}, and this says “${said}.”`,
    question: `Which place did you have in mind?`,
  }),
  size: (said, known, college) => ({
    why: `This says “${said}.” Federal data put ${college} at about ${known}.`,
    question: "Where did you read it, and which students does it count?",
  }),
  control: (said, known, college) => ({
    why: `This calls the college ${said}. ${college} is ${known}.`,
    question: "Was this sentence written for another college?",
  }),
  ivyLeague: (_said, _known, college) => ({
    why: `The Ivy League is eight colleges, and ${college} is not one of them.`,
    question: "What do you want to say about the college itself?",
  }),
};

const safety: Readonly<Record<"danger" | "harmedByOthers", string>> = {
  danger:
    "You can write about this, and we won’t tell anyone. If it ever feels like too much, you can call or text 988 at any hour.",
  harmedByOthers:
    "You can write about this, and we won’t tell anyone. If it is happening now, you can call or text Childhelp at 1-800-422-4453 at any hour.",
};

/** `finding` in words. */
export function describeFinding(finding: Finding): Words {
  switch (finding.kind) {
    case "care":
      return {
        why: safety[finding.tier],
        question: "Is there someone you trust who could read this with you before it goes out?",
      };
    case "otherCollege":
      return finding.college === null
        ? {
            why: `This essay goes to every college you apply to with this application, and it names ${finding.named}.`,
            question: `Should every college read that you hope for ${finding.named}?`,
          }
        : {
            why: `This essay is for ${finding.college}, and it names ${finding.named}.`,
            question: `Does ${finding.named} belong here, or did it come from another draft?`,
          };
    case "wrongFact":
      return claims[finding.claim](finding.said, finding.known, finding.college);
    case "overLimit":
      return {
        why: `From here on, the draft is over its limit by ${countOf(finding.by, finding.limit.unit)}. A form may cut it off.`,
        question: "Which part would a reader miss least?",
      };
    case "underLimit":
      return {
        why: `The draft is ${countOf(finding.by, finding.limit.unit)} short of the minimum.`,
        question: "Which moment in it would you like to stay in longer?",
      };
    case "promptPart":
      return parts[finding.part](finding.college ?? "this college");
    case "opening":
      return openings[finding.opening];
    case "anyones":
      return finding.isOfCollege
        ? {
            why: `“${finding.phrase}” is true of hundreds of colleges, according to their own brochures.`,
            question: "Which one course, person or place made you think so?",
          }
        : {
            why: `“${finding.phrase}” could be in anyone’s essay.`,
            question: "What happened to you that nobody else could write here?",
          };
    case "telling":
      return finding.phrase === null
        ? {
            why: "This paragraph says what you thought and felt. A reader finds nothing in it to see or hear.",
            question: "Where were you, and who was with you?",
          }
        : {
            why: `“${finding.phrase}” asks a reader to take your word for it. Nothing around it shows it.`,
            question: "When could someone watching you have seen this?",
          };
    case "longSentence":
      return {
        why: `This sentence has ${finding.words} words, so a reader may lose the thread.`,
        question: "Where would you take a breath if you read it out loud?",
      };
    case "repeatedOpening":
      return finding.times === finding.of
        ? {
            why: `${finding.times} sentences in a row begin with “${finding.word}.”`,
            question: "What else in the scene could one of these sentences begin with?",
          }
        : {
            why: `${finding.times} of ${finding.of} sentences begin with “${finding.word}.”`,
            question: "What was happening around you that a sentence could begin with?",
          };
    case "repeatedWord":
      return {
        why: finding.isNear
          ? `“${finding.word}” appears ${finding.times} times within three sentences.`
          : `“${finding.word}” appears ${finding.times} times in this draft, and it says a little less each time.`,
        question: "Which of them would you keep if you could keep only one?",
      };
    case "rhythm":
      return {
        why: `${finding.sentences} sentences in a row have about ${finding.words} words each, so they sound alike.`,
        question: "Which of them matters most, and should a reader slow down there?",
      };
    case "readability":
      return {
        why: `${listWords(finding.words)}: words like these one after another make a reader work for the meaning.`,
        question: "How would you say this to a friend across the table?",
      };
    default:
      return finding satisfies never;
  }
}

function countOf(count: number, unit: "words" | "characters"): string {
  return `${formatInteger(count)} ${count === 1 ? unit.slice(0, -1) : unit}`;
}

function listWords(words: readonly string[]): string {
  return words.map((word) => `“${word}”`).join(", ");
}
