/** The text of the counselor's page. */
import { stateNames } from "#domain/college/states.ts";
import type { AskedChange } from "#domain/counselor/counselor.ts";
import { formatDate, formatGradePoints, formatInteger, formatUsd } from "#lib/format.ts";

export const words = {
  title: "Ask the counselor",
  lead: "Ask about a college, a deadline, a price, your chances or the next step. Answers come from your plan and from published figures, with the source and year.",
  privacy:
    "Your question is read on this device and goes nowhere else. The answer comes from written rules and published figures, not from an AI model. When Tassel doesn’t know, it says so.",
  check: "Each answer starts by showing how we understood your question. Check that line first.",
  tested: {
    label: "How often it is right, and how often it misses the point",
    to: "/ai-technology#counselor-test",
  },
  field: "Your question",
  ask: "Ask",
  asking: "Looking it up",
  about: (name: string) => `You’re asking about ${name}.`,
  empty: "Type a question first.",
  tooLong: (limit: number) =>
    `That’s more than ${formatInteger(limit)} characters. Ask only the main question.`,
  failed: "We couldn’t load the college data",
  failedKept: "Your question is still in the field.",
  loading: "Getting the college data",
  noAnswer: "That didn’t work",
  noAnswerText: "Something went wrong while looking this up. Try again, or ask it another way.",
  notKept: "This browser can’t save the conversation. It lasts until you leave this page.",

  examplesTitle: "Questions students ask",
  /** A test asks each for a student whose plan is empty, and expects an answer with figures. */
  examples: [
    "When is the UT Austin application due?",
    "How hard is it to get into Purdue?",
    "What would Michigan cost us out of state?",
    "Do I need to send SAT scores to UCLA?",
    "Is Penn State or Ohio State cheaper for us?",
    "What scholarships can I get in Georgia?",
    "What do Georgia Tech graduates earn?",
    "Does Clemson have a nursing program?",
    "Who is guaranteed admission to a public university in Texas?",
  ],
  collegeExamples: (name: string) => [
    `When is the application due at ${name}?`,
    `What would ${name} cost my family?`,
    `What are my chances at ${name}?`,
    `Does ${name} require the SAT?`,
    `Add ${name} to my list.`,
  ],
  followUp: "You can follow up: “and out of state?”, “what about early action?”",

  conversation: "Your questions and answers",
  askedOn: (day: string) => `Asked on ${formatDate(day)}`,
  readAs: "Read as",
  countedValues: "Counted in this answer",
  leaveOutValue: (text: string) => `Answer without ${text}`,
  others: "Did you mean",
  sources: "Sources",
  sourceLink: (title: string, year: string) => (year === "" ? title : `${title}, ${year}`),
  erase: "Erase this conversation",
  erased: "The conversation was erased from this device.",

  /** Help in danger: the numbers are answered day and night, all over the country. */
  danger: {
    title: "You don’t have to handle this alone",
    text: "If you are thinking about hurting yourself, or you can’t stop thinking about dying, talk to someone now. It’s free and private, day or night.",
    call: "Call 988",
    message: "Text 988",
    line: "988 Suicide & Crisis Lifeline",
    spanish: "En español: llama al 988 y oprime el 2, o envía AYUDA por texto al 988.",
    emergency: "If anyone is in danger right now, call 911.",
    emergencyCall: "Call 911",
    poison: "If someone took too much of anything, call 911 or Poison Help, 1-800-222-1222.",
    people: "If you can, stay near someone you trust and tell them.",
    kept: "What you wrote was not saved. College can wait.",
  },
  harmed: {
    title: "What is happening to you is not your fault",
    text: "You deserve to be safe. The Childhelp National Child Abuse Hotline talks with young people day or night, and it’s confidential.",
    call: "Call Childhelp, 1-800-422-4453",
    message: "Text Childhelp, 1-800-422-4453",
    emergency: "If you are in danger right now, call 911.",
    people: "A teacher, a school counselor or a doctor can also help you get safe.",
    spanish: "En español: llama a Childhelp al 1-800-422-4453, o al 988 y oprime el 2.",
    others: [
      "If a partner is hurting you: National Domestic Violence Hotline, 1-800-799-7233",
      "After a sexual assault: RAINN, 1-800-656-4673",
      "No safe place to sleep tonight: National Runaway Safeline, 1-800-786-2929",
    ],
    crisisLine: "You can call or text 988 at any time, too.",
  },

  helpLine: "Someone to talk to",

  chance: (name: string) => `Your chance at ${name}`,
  price: (name: string) => `Your price at ${name}`,
  whatIf: (name: string) => `What would change at ${name}`,
  deadlines: (name: string) => `Dates at ${name}`,
  noDeadlines: "We don’t have its dates. Check with the college.",
  deadlinesMissing: "We couldn’t load the dates. They are on the college’s page once you are online.",
  tellUs: "Add your grades, your home state and what your family can pay to see this for you.",
  tellUsLink: "Answer three questions",
  compareLink: "See them side by side",
  methodLink: "How we work this out",
  costLink: "See what goes into the price",
  stepsNeedYear: "Tell us your graduation year, and we’ll lay out your next steps.",
  stepsLink: "Make my timeline",
  rules: (state: string) => `Published admission rules in ${state}`,
  programs: (state: string) => `Aid programs in ${state}`,
  programWho: "Who qualifies and how to apply",
  ruleRead: "Read the rule",
  pages: "These pages may help",

  change: {
    title: "Change your plan?",
    already: "Your plan already says this.",
    planFull: (limit: number) =>
      `Your plan holds at most ${formatInteger(limit)} colleges. Take one off to add another.`,
    /** What the button does. */
    button: (change: AskedChange, name: string) => describeChange(change, name),
    done: (change: AskedChange, name: string) => describeDone(change, name),
  },
};

function describeChange(change: AskedChange, name: string): string {
  switch (change.kind) {
    case "addCollege":
      return `Add ${name} to my plan`;
    case "removeCollege":
      return `Take ${name} off my plan`;
    case "gpa":
      return `Set my GPA to ${formatGradePoints(change.value)}`;
    case "satTotal":
      return `Set my SAT to ${change.value}`;
    case "actComposite":
      return `Set my ACT to ${change.value}`;
    case "budgetUsd":
      return `Set what we can pay to ${formatUsd(change.value)} a year`;
    case "incomeUsd":
      return `Set our income to ${formatUsd(change.value)} a year`;
    case "homeState":
    default:
      return `Set my home state to ${stateNames[change.state]}`;
  }
}

function describeDone(change: AskedChange, name: string): string {
  switch (change.kind) {
    case "addCollege":
      return `${name} is in your plan.`;
    case "removeCollege":
      return `${name} was removed from your plan.`;
    case "gpa":
      return `Your GPA is now ${formatGradePoints(change.value)}.`;
    case "satTotal":
      return `Your SAT is now ${change.value}.`;
    case "actComposite":
      return `Your ACT is now ${change.value}.`;
    case "budgetUsd":
      return `Your family can pay ${formatUsd(change.value)} a year.`;
    case "incomeUsd":
      return `Your family’s income is now ${formatUsd(change.value)} a year.`;
    case "homeState":
    default:
      return `Your home state is now ${stateNames[change.state]}.`;
  }
}
