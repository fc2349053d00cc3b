/** The text around remarks on a draft. The remarks' own words come with them. */
import type { RemarkKind } from "#domain/essays/reading/remark.ts";

const kinds: Readonly<Record<RemarkKind, string>> = {
  care: "Before anything else",
  otherCollege: "Another college’s name",
  wrongFact: "A fact to check",
  overLimit: "Over the limit",
  promptPart: "Part of the prompt",
  opening: "The opening",
  anyones: "Could be anyone’s",
  telling: "Told, not shown",
  underLimit: "Below the minimum",
  longSentence: "A long sentence",
  repeatedOpening: "Sentences that begin alike",
  repeatedWord: "A repeated word",
  rhythm: "Rhythm",
  readability: "Hard words",
};

export const readWords = {
  kinds,
  intro:
    "Tassel checks your draft against written rules, on this device, and asks about specific sentences. It doesn’t score your draft or rewrite anything. You decide what to do with each question.",
  noModel: "This uses no AI model, and your draft never leaves the device.",
  loading: "Loading",
  read: "Read my draft",
  readAgain: "Read it again",
  reading: "Reading…",
  empty: "Write a few sentences first.",
  failed: "We couldn’t read your draft, but it’s safe. Try again.",
  found: (count: number) =>
    count === 0
      ? "Nothing stood out. Read it aloud once, then ask a person you trust."
      : count === 1
        ? "1 question"
        : `${count} questions, the most important first`,
  noColleges: "We couldn’t load the college data, so college names and facts were not checked.",
  changed: "The text has changed since then. Read it again to see what is left.",
  gone: "You have changed this sentence.",
  show: "Show in the draft",
  showHeard: (quote: string) => `Show in the draft: ${quote}`,
  setAside: "Set aside",
  setAsideHeard: (quote: string) => `Set aside: ${quote}`,
  back: "All questions",
  ideasTitle: "What could it be about?",
  another: "Another question",
  noteField: "Your notes",
  noteHint: "A few words are enough. Only you see them.",
  noteTooLong: "A note can have up to 5,000 characters.",
  notesTitle: "Your notes so far",
  changeNote: "Change",
  changeHeard: (question: string) => `Change your notes: ${question}`,

  exampleTitle: "Maya’s essay, in three drafts",
  exampleText:
    "Maya is a composite student, and we wrote her drafts as examples. Watch how the questions change from the first draft to the third. None of her sentences came from the questions.",
  exampleShow: "See the three drafts",
  drafts: { first: "First draft", second: "Second draft", third: "Third draft" },
  draftFacts: (day: string, words: number, remarks: number | null) =>
    `${day} · ${words} words${remarks === null ? "" : ` · ${remarks === 1 ? "1 question" : `${remarks} questions`}`}`,
  exampleTabs: "Maya’s drafts",
  exampleQuestions: "What a reader would ask",
};
