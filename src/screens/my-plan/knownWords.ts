/** The text of "What we know about you". */
import type { AnswerId } from "#domain/answers/readAnswer.ts";
import { formatInteger } from "#lib/format.ts";

const sources: Readonly<Partial<Record<AnswerId, string>>> = {
  graduationYear: "the year you finish high school",
  gradeYear: "your grade",
  situations: "what applies to you",
  transfer: "the college you transfer from",
};

export const knownWords = {
  title: "What we know about you",
  lead: "These are the answers you’ve given in any tool. Change one here, and it changes everywhere.",
  nothing:
    "There is nothing here yet. Answers you give in any tool will show up here, and no other tool will ask for them again.",
  groups: {
    school: "School",
    family: "Home and family",
    college: "What you look for in a college",
    state: "For state grants",
  },
  capitalize: (text: string) => text.charAt(0).toUpperCase() + text.slice(1),
  /** Beside its name: "3.1" of "GPA 3.1". */
  withoutName: (text: string, name: string) =>
    text.toLowerCase().startsWith(`${name.toLowerCase()} `) ? text.slice(name.length + 1) : text,
  said: "You told us",
  saidOn: (day: string) => `You told us on ${day}`,
  fromFafsa: "This comes from your FAFSA answers.",
  fromOther: (source: string) => `Based on ${source}.`,
  sources: (from: AnswerId | "fafsa" | undefined) =>
    (from === undefined || from === "fafsa" ? undefined : sources[from]) ?? "another answer",
  alsoTyped: (value: string) => `You also entered ${value}, which we don’t use.`,
  change: "Change",
  forget: "Forget",
  done: "Done",
  forgotten: (name: string) => `We no longer have your ${name}.`,
  elsewhere: "In other tools",
  timeline: "Application timeline",
  timelineInText: "timeline answers",
  aid: "Family finances and FAFSA",
  aidInText: "FAFSA answers",
  answers: (count: number) => (count === 1 ? "1 answer" : `${formatInteger(count)} answers`),
  opened: "Colleges you opened",
  openedInText: "the colleges you opened",
  openedNote:
    "We remember these on this device only, so other tools can suggest them. They aren’t part of your plan and never leave this device.",
  openedForgotten: "We no longer remember which colleges you opened.",
  colleges: (count: number) => (count === 1 ? "1 college" : `${formatInteger(count)} colleges`),
  left: "You left these blank",
  unsaid: "You haven’t said",
  addHeard: "Add: ",
};
